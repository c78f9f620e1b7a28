// One entry to the server, and what its answer means. Nothing counts as sent unless the server confirms it in its own format: a hotel's
// sign-in page answers 200 too.
import type { NounCall } from '../noun.ts';
import { callOf, verbOf } from '../nouns.ts';
import { blobOf, type KeptFile } from './outbox-attachment.ts';
import { type Fields, isOwnVersion, type OutboxEntry, type OutboxProblem } from './outbox-entry.ts';
import { isSame } from './outbox-facts.ts';

const PATIENCE_MS = 15_000;
/** 20 kB in a second: what is slower is not a link. */
const SLOWEST_BYTES_PER_MS = 20;

/** How much of a file has gone. */
export type Heard = (sentBytes: number, totalBytes: number) => void;
/** `heard` is called by those that know. */
export type Fetch = (url: string, init: RequestInit, heard?: Heard) => Promise<Response>;

/** What is sent with an entry that has a file. */
export interface Upload {
  file: KeptFile;
  heard: Heard;
  /** the person has taken it back */
  ends: AbortSignal;
}

/** Whose session this is. The token belongs to that session: once another person signs in, the server refuses it. */
export interface Identity {
  personId: string;
  token?: { header: string; value: string };
}

export type Outcome =
  | { is: 'sent'; answer: Fields | undefined; version: string | undefined }
  | { is: 'stopped'; problem: OutboxProblem }
  | { is: 'later'; problem: OutboxProblem; afterMs?: number }
  /** the token or the session is not good any more: ask again who is here */
  | { is: 'stranger' };

async function readJson(response: Response): Promise<Fields | undefined> {
  try {
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

const within = (init: RequestInit, signal = AbortSignal.timeout(PATIENCE_MS)): RequestInit => ({
  ...init,
  credentials: 'include',
  // A redirection is never an answer of ours.
  redirect: 'error',
  cache: 'no-store',
  signal,
});

/** The token first, then the person: if the person has changed in between, the token is of the one before and sends nothing. */
export async function identify(fetch: Fetch): Promise<Identity | 'offline' | 'signed_out'> {
  try {
    const headers = { Accept: 'application/json' };
    // One patience for both.
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const token = await readJson(await fetch('/api/csrf-token', within({ headers }, signal)));
    const response = await fetch('/api/me', within({ headers }, signal));
    const me = await readJson(response);
    if (response.status === 401 && me?.['code'] === 'not_signed_in') return 'signed_out';
    if (!response.ok || typeof me?.['id'] !== 'string' || typeof token?.['token'] !== 'string') return 'offline';
    if (token['enabled'] === false) return { personId: me['id'] };
    return {
      personId: me['id'],
      token: { header: typeof token['headerName'] === 'string' ? token['headerName'] : 'X-CSRF-Token', value: token['token'] },
    };
  } catch {
    return 'offline';
  }
}

function addressOf({ path }: NounCall, entry: OutboxEntry): string {
  const values: Record<string, string | undefined> = { stepId: entry.stepId, ...entry.params, poolId: entry.poolId, id: entry.rowId };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

export function either(one: AbortSignal | null | undefined, other: AbortSignal): AbortSignal {
  if (!one) return other;
  // Older browsers wait until the attempt ends.
  return 'any' in AbortSignal ? AbortSignal.any([one, other]) : one;
}

/** The texts first: a server reads a form from its beginning. */
function formOf(name: string, body: Fields | undefined, file: KeptFile): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {})) form.append(field, typeof value === 'string' ? value : JSON.stringify(value));
  form.append(name, blobOf(file), name);
  return form;
}

function requestOf({ method, form }: NounCall, entry: OutboxEntry, { token }: Identity, file?: KeptFile): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json', 'Idempotency-Key': entry.key };
  if (token) headers[token.header] = token.value;
  if (entry.version !== undefined && !isOwnVersion(entry.version)) headers['If-Match'] = `"${entry.version}"`;
  if (form && file) return { method, headers, body: formOf(form.file, entry.body, file) };
  if (entry.body !== undefined) headers['Content-Type'] = 'application/json';
  return { method, headers, ...(entry.body === undefined ? {} : { body: JSON.stringify(entry.body) }) };
}

const patienceFor = ({ file, ends }: Upload): AbortSignal =>
  either(ends, AbortSignal.timeout(PATIENCE_MS + Math.ceil(file.bytes.byteLength / SLOWEST_BYTES_PER_MS)));

export async function sendEntry(entry: OutboxEntry, identity: Identity, fetch: Fetch, upload?: Upload): Promise<Outcome> {
  const call = callOf(entry);
  // Never asked to: what this build does not know is not among what may go (sendable).
  if (!call) return { is: 'later', problem: { kind: 'trouble', status: 0, message: 'Another version of the app made this.' } };
  try {
    const init = within(requestOf(call, entry, identity, upload?.file), upload && patienceFor(upload));
    const response = await fetch(addressOf(call, entry), init, upload?.heard);
    return judge(call, entry, response, response.status === 204 ? undefined : await readJson(response));
  } catch (error) {
    return { is: 'later', problem: { kind: 'trouble', status: 0, message: error instanceof Error ? error.message : String(error) } };
  }
}

/** Whether this is the answer that the call promises. */
function isPromised({ status, answer, mayBeOther }: NounCall, entry: OutboxEntry, response: Response, body: Fields | undefined): boolean {
  if (response.status !== status) return false;
  if (status === 204) return true;
  if (answer) return Array.isArray(body?.[answer.list]);
  return body?.['id'] === entry.rowId || (mayBeOther === true && typeof body?.['id'] === 'string' && typeof body['updatedAt'] === 'string');
}

/** The sentences about fields, and the codes of all sentences, as far as the answer has them. */
function sentencesIn(body: Fields | undefined): Pick<OutboxProblem, 'fields' | 'reason' | 'fieldReasons'> {
  const names = ['fields', 'reason', 'fieldReasons'].filter((name) => typeof body?.[name] === 'object' && body[name] !== null);
  return Object.fromEntries(names.map((name) => [name, body?.[name]]));
}

function judge(call: NounCall, entry: OutboxEntry, response: Response, body: Fields | undefined): Outcome {
  const { status } = response;
  if (isPromised(call, entry, response, body)) return { is: 'sent', answer: body, version: textOf(body?.['updatedAt']) };
  const code = textOf(body?.['code']);
  const problem: OutboxProblem = {
    kind: 'refused',
    status,
    ...(code === undefined ? {} : { code }),
    ...(typeof body?.['message'] === 'string' ? { message: body['message'] } : {}),
    ...sentencesIn(body),
  };
  const later = (): Outcome => ({ is: 'later', problem: { ...problem, kind: 'trouble' }, ...askedFor(response, status, code) });
  // An answer in another format comes from something in between: a proxy, a captive portal.
  if (code === undefined || status < 400 || status >= 500) return later();
  if ((status === 401 && code === 'not_signed_in') || code === 'csrf_token_invalid') return { is: 'stranger' };
  if (status === 408 || status === 425 || status === 429 || code === 'request_in_flight') return later();
  return judgeRow(entry, problem, body?.['current']);
}

function judgeRow(entry: OutboxEntry, problem: OutboxProblem, now: unknown): Outcome {
  const verb = verbOf(entry);
  if (problem.code === 'not_found') {
    if (verb === 'remove') return { is: 'sent', answer: undefined, version: undefined };
    return { is: 'stopped', problem: { ...problem, kind: 'gone' } };
  }
  if (problem.code !== 'conflict' || typeof now !== 'object' || now === null) return { is: 'stopped', problem };
  const current = now as Fields;
  // Changed to the very same value: by this device, with a lost answer and an expired key, or by a person who agrees.
  if (verb === 'change' && Object.entries(entry.body ?? {}).every(([name, value]) => isSame(current[name], value))) {
    return { is: 'sent', answer: current, version: textOf(current['updatedAt']) };
  }
  return { is: 'stopped', problem: { ...problem, kind: 'conflict', current } };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Retry-After, in seconds or as a date. */
function askedFor(response: Response, status: number, code: string | undefined): { afterMs?: number } {
  const given = response.headers.get('retry-after');
  if (given !== null) {
    const ms = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
    if (Number.isFinite(ms)) return { afterMs: Math.min(Math.max(0, ms), 3_600_000) };
  }
  return status === 409 && code === 'request_in_flight' ? { afterMs: 1000 } : {};
}
