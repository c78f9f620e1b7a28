import type { AnswerOf, Endpoint } from '@limpid/contract';
import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { pathSegments } from './client.ts';
import type { Arguments, ReadInput } from './client.ts';

/** The key of a read is its path: invalidating a shorter path reaches everything under it. */
export function readKey<E extends Endpoint>(endpoint: E, ...[input]: Arguments<ReadInput<E>>): QueryKey {
  const loose: { params?: unknown; query?: unknown } = input ?? {};
  const segments = pathSegments(endpoint.path, loose.params);
  return loose.query === undefined ? segments : [...segments, loose.query];
}

export type ReadingOptions<Answer> = Pick<
  UseQueryOptions<Answer, Error>,
  'enabled' | 'refetchInterval' | 'placeholderData' | 'queryFn' | 'staleTime' | 'retry'
>;

/** Reads an endpoint of the contract; everything else about it (freshness, retries) is the same everywhere. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: ReadInput<E>,
  options: ReadingOptions<AnswerOf<E>> = {},
): UseQueryResult<AnswerOf<E>, Error> {
  const key = readKey(endpoint, ...([input] as unknown as Arguments<ReadInput<E>>));
  return useQuery<AnswerOf<E>, Error>({ ...options, queryKey: key });
}
