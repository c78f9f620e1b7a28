// Which changes of the coach were saved from this device, by the end of their signature: a card that is shown again after a reload does not
// ask to be saved a second time.
import { useSyncExternalStore } from 'react';

const KEY = 'lmp-coach-saved';
const MOST = 50;
const nameOf = (token: string) => token.slice(-16);

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Also where it is saved in another tab while this one shows it. */
export const useWasSaved = (token: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => stored().includes(nameOf(token)),
    () => false,
  );

export function rememberSaved(token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...stored().filter((one) => one !== nameOf(token)), nameOf(token)].slice(-MOST)));
  } catch {
    // The server still saves it only once.
  }
}
