// What a person marked in articles without a connection: kept on the device until it has been sent, by the next page that can.
import { api, type LibraryMarkPatch } from '@limpid/contract';
import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { signedInId, useSignedInHint } from '../../session/signed-in-hint.ts';

type Marks = Readonly<Record<string, LibraryMarkPatch>>;

const KEY = 'lmp-unsent-marks';

/** By article. Of the signed-in person only: another person's marks are neither shown nor sent. */
export function unsentMarks(): Marks {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { personId?: unknown; marks?: Marks } | null;
    return kept?.personId === signedInId() ? (kept.marks ?? {}) : {};
  } catch {
    return {};
  }
}

/** False where this device keeps nothing. */
function store(marks: Marks): boolean {
  try {
    if (Object.keys(marks).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ personId: signedInId(), marks }));
    return true;
  } catch {
    return false;
  }
}

function keep(slug: string, change: LibraryMarkPatch): boolean {
  const marks = unsentMarks();
  return store({ ...marks, [slug]: { ...marks[slug], ...change } });
}

/** What was changed in the meantime stays. */
function forget(slug: string, sent: LibraryMarkPatch): void {
  const { [slug]: now = {}, ...others } = unsentMarks();
  const rest = Object.entries(now).filter(([name, value]) => sent[name as keyof LibraryMarkPatch] !== value);
  store(rest.length === 0 ? others : { ...others, [slug]: Object.fromEntries(rest) });
}

/** Sent again, it would be refused again. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 403, 429].includes(error.status);

let sending: Promise<void> | undefined;

/** One after the other. Throws where the server refuses one, which is then forgotten; whatever else fails stays kept. */
const sendMarks = (): Promise<void> => (sending ??= sendAll().finally(() => (sending = undefined)));

async function sendAll(): Promise<void> {
  const [first] = Object.entries(unsentMarks());
  if (!first) return;
  const [slug, body] = first;
  try {
    await call(api.library.mark, { params: { slug }, body });
  } catch (error) {
    if (!isRefused(error)) return;
    forget(slug, body);
    throw error;
  }
  forget(slug, body);
  return sendAll();
}

/** Into the account: right away with a connection, else with the next one. */
export async function saveMark(slug: string, change: LibraryMarkPatch): Promise<void> {
  if (keep(slug, change)) return sendMarks();
  // Now or not at all.
  await call(api.library.mark, { params: { slug }, body: change });
}

/** Sends what an earlier page, or a time without a signal, has left. */
export function useUnsentMarks(): void {
  const isSomeoneHere = useSignedInHint();
  useEffect(() => {
    if (!isSomeoneHere) return undefined;
    const send = () => void sendMarks().catch(() => undefined);
    if (navigator.onLine) send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isSomeoneHere]);
}
