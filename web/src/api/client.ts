import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@limpid/contract';
import { errorFromResponse } from './api-error.ts';
import { csrfToken, discardCsrfToken, isCsrfEnabled } from './csrf-token.ts';
import { inTime } from '../browser/in-time.ts';
import { noteAnswer } from '../browser/reach.ts';
import { uuidV7 } from '../browser/uuid.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** What an endpoint needs to be read: its path parameters and its query. */
export type ReadInput<E extends Endpoint> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>>;

export type CallInput<E extends Endpoint> = ReadInput<E> &
  Part<'body', BodyOf<E>> & {
    signal?: AbortSignal;
    /** made once per intent by those who may send it again; a fresh one otherwise */
    idempotencyKey?: string;
  };

/** The input may be left out when nothing in it is required. */
export type Arguments<Input> = Record<string, never> extends Input ? [input?: Input] : [input: Input];

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** The path with its parameters filled in, as segments. */
export function pathSegments(path: string, params: unknown): string[] {
  const values = (params ?? {}) as Record<string, string | number | undefined>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The path ${path} needs "${name}".`);
    return encodeURIComponent(String(value));
  });
  const [first = '', ...rest] = filled.split('/').slice(1);
  return [`/${first}`, ...rest];
}

export function queryString(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined && value !== null);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** One call of the contract: the only way to the server. Throws ApiError for any answer that is not OK. */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: Arguments<CallInput<E>>): Promise<AnswerOf<E>> {
  const loose: LooseInput = input ?? {};
  // A write without an answer may have been done: only reads time out.
  if (endpoint.method !== 'GET') return answerTo(endpoint, loose);
  return inTime(loose.signal, (signal) => answerTo(endpoint, { ...loose, signal }));
}

/** The same for an endpoint that answers with a stream: the caller reads the body, and the signal ends it. */
export async function callForStream<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Response> {
  const loose: LooseInput = input;
  const response = await send(endpoint, pathSegments(endpoint.path, loose.params).join('/'), loose);
  if (!response.ok) throw await errorFromResponse(response);
  return response;
}

async function answerTo<E extends Endpoint>(endpoint: E, input: LooseInput): Promise<AnswerOf<E>> {
  const url = pathSegments(endpoint.path, input.params).join('/') + queryString(input.query);
  const askedAtMs = Date.now();
  const response = await send(endpoint, url, input);
  noteAnswer(response, askedAtMs);
  if (!response.ok) throw await errorFromResponse(response);
  if (response.status === 204) return undefined as AnswerOf<E>;
  return (await response.json()) as AnswerOf<E>;
}

async function send(endpoint: Endpoint, url: string, input: LooseInput): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (endpoint.creates) headers['Idempotency-Key'] = input.idempotencyKey ?? uuidV7();
  const init: RequestInit = { method: endpoint.method, credentials: 'include', headers };
  if (input.signal) init.signal = input.signal;
  if (input.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(input.body);
  }
  return endpoint.method === 'GET' ? fetch(url, init) : sendProtected(url, init);
}

// A write carries the protection token; on a 403 the token may just be old: a fresh one, and once more.
export async function sendProtected(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, await withToken(init));
  if (response.status !== 403 || !isCsrfEnabled()) return response;
  discardCsrfToken();
  return fetch(url, await withToken(init));
}

async function withToken(init: RequestInit): Promise<RequestInit> {
  const token = await csrfToken();
  if (!token?.enabled) return init;
  return { ...init, headers: { ...(init.headers as Record<string, string>), [token.headerName]: token.token } };
}
