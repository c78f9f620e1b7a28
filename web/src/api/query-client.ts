import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { looksRight } from './answer-shape.ts';
import { ApiError, errorFromResponse, isSessionOver } from './api-error.ts';
import { queryString } from './client.ts';
import { takeEarly } from './early-reads.ts';
import { inTime, isTooLate } from '../browser/in-time.ts';
import { keepReads } from './cached-reads.ts';
import { noteAnswer } from '../browser/reach.ts';

const ME_KEY = ['/api', 'me'];
export const FRESH_MS = 30_000;
export const UNUSED_KEPT_MS = 600_000;
export const QUERY_RETRIES = 2;
export const RETRY_FIRST_DELAY_MS = 1000;
export const RETRY_LONGEST_DELAY_MS = 4000;

export interface ReadOptions {
  /** answers that mean "nothing" rather than an error */
  nullOn?: readonly (401 | 404)[];
}

/** The address of a key: its parts joined by '/', and a record at the end as the query. */
export function addressOf(key: QueryKey): string {
  const words = key.filter((part) => typeof part === 'string' || typeof part === 'number');
  const query = key.find((part) => typeof part === 'object' && part !== null);
  return words.join('/') + queryString(query);
}

/** The default read: GET to the path that the key spells. */
export function readByKey(options: ReadOptions = {}) {
  return ({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<unknown> =>
    inTime(signal, (within) => read(queryKey, within, options));
}

async function read(queryKey: QueryKey, signal: AbortSignal, { nullOn }: ReadOptions): Promise<unknown> {
  const address = addressOf(queryKey);
  const taken = takeEarly(address);
  const early = taken && (await taken.catch(() => undefined));
  const askedAtMs = early ? performance.timeOrigin : Date.now();
  const response = early ?? (await fetch(address, { credentials: 'include', headers: { Accept: 'application/json' }, signal }));
  noteAnswer(response, askedAtMs);
  if (nullOn?.some((status) => status === response.status)) return null;
  if (!response.ok) throw await errorFromResponse(response);
  const answer: unknown = await response.json();
  if (!looksRight(queryKey, answer)) throw new SyntaxError(`The answer of ${address} is not what was asked for.`);
  return answer;
}

/** A 4xx is an answer, and without a network there will be none: asking again changes nothing. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  // No one waits three times as long.
  if (!navigator.onLine || isTooLate(error)) return false;
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failureCount < QUERY_RETRIES;
}

export function retryDelay(attempt: number): number {
  return Math.min(RETRY_FIRST_DELAY_MS * 2 ** attempt, RETRY_LONGEST_DELAY_MS);
}

export function createQueryClient(): QueryClient {
  // Ask once more who is signed in: the page's guard then leads to the sign-in.
  const onError = (error: unknown) => void (isSessionOver(error) && client.invalidateQueries({ queryKey: ME_KEY, exact: true }));
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: readByKey(),
        staleTime: FRESH_MS,
        gcTime: UNUSED_KEPT_MS,
        refetchOnWindowFocus: true,
        refetchOnMount: true,
        refetchOnReconnect: true,
        refetchInterval: false,
        networkMode: 'offlineFirst',
        retry: shouldRetry,
        retryDelay,
      },
      mutations: { retry: false, networkMode: 'online' },
    },
  });
  void keepReads(client);
  // It takes the network for there until it hears that it went; where there was none from the start, it has missed that, and would miss
  // that there is one now.
  if (typeof window !== 'undefined' && !navigator.onLine)
    window.addEventListener('online', () => void client.invalidateQueries(), { once: true });
  return client;
}
