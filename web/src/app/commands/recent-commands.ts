// The last things chosen in the palette on this device: ids only, so that they follow the language and the pools.
const KEY = 'lmp-recent-commands';
const MOST = 4;

export function recentCommands(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberCommand(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...recentCommands().filter((one) => one !== id)].slice(0, MOST)));
  } catch {
    // A full or forbidden storage only costs the memory.
  }
}
