// What a person has chosen and their account does not know yet, as when offline: stored on the device until it has been sent, by the next
// page that can. The newest choice counts, even over the account's answer.
import type { BodyOf, Me } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { readKey } from '../api/reads.ts';
import { signedInId, useSignedInHint } from './signed-in-hint.ts';

type Choices = Pick<BodyOf<typeof api.accounts.change>, 'units' | 'language'>;

const KEY = 'lmp-unsent-choices';
const ME = readKey(api.accounts.me);

/** Of the signed-in person only; another person's choices are neither shown nor sent. */
function unsentChoices(): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('personId' in kept) || kept.personId !== signedInId()) return {};
    const { personId: _, ...choices } = kept;
    return choices;
  } catch {
    return {};
  }
}

/** False where this device keeps nothing. */
function keepUnsent(choices: Choices): boolean {
  try {
    if (Object.keys(choices).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ personId: signedInId(), ...choices }));
    return true;
  } catch {
    return false;
  }
}

/** The account as this person wants it. */
export const withUnsentChoices = <Person extends Me | null>(me: Person): Person => me && { ...me, ...unsentChoices() };

const withoutSent = (sent: Choices): Choices =>
  Object.fromEntries(Object.entries(unsentChoices()).filter(([name, value]) => sent[name as keyof Choices] !== value));

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 403, 429].includes(error.status);

let sending: Promise<void> | undefined;

/** One after the other, until the account knows everything, including what was chosen in between; what fails stays stored. */
function sendChoices(queryClient: QueryClient): void {
  sending ??= sendAll(queryClient).finally(() => (sending = undefined));
}

async function sendAll(queryClient: QueryClient): Promise<void> {
  const choices = unsentChoices();
  if (Object.keys(choices).length === 0) return;
  try {
    const me = await call(api.accounts.change, { body: choices });
    keepUnsent(withoutSent(choices));
    queryClient.setQueryData(ME, withUnsentChoices(me));
  } catch (error) {
    if (!isRefused(error)) return;
    keepUnsent(withoutSent(choices));
    await queryClient.invalidateQueries({ queryKey: ME });
  }
  return sendAll(queryClient);
}

/** Into the account of the signed-in person: right away when online, else with the next connection. */
export function chooseForAccount(queryClient: QueryClient, choices: Choices): void {
  queryClient.setQueryData(ME, (before: object | null | undefined) => (before ? { ...before, ...choices } : before));
  if (keepUnsent({ ...unsentChoices(), ...choices })) return sendChoices(queryClient);
  // Now or not at all.
  void call(api.accounts.change, { body: choices }).catch(() => queryClient.invalidateQueries({ queryKey: ME }));
}

/** Sends what an earlier page, or a time without a signal, has left. */
export function useUnsentChoices(): void {
  const queryClient = useQueryClient();
  const isSomebodyHere = useSignedInHint();
  useEffect(() => {
    if (!isSomebodyHere) return undefined;
    const send = () => sendChoices(queryClient);
    if (navigator.onLine) send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isSomebodyHere, queryClient]);
}
