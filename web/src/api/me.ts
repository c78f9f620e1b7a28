import type { Me } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { readByKey } from './query-client.ts';
import { readKey } from './reads.ts';
import { forgetUser, useSignedInHint } from './signed-in-hint.ts';

export const ME_KEY = readKey(api.accounts.me);

export interface WhoIsHere {
  /** undefined while still asking, null when signed out */
  me: Me | null | undefined;
  isLoading: boolean;
}

/** Who is signed in. 401 is an answer ("nobody"), not an error, and is not asked again. */
export function useMe(options: { onlyIfHinted?: boolean } = {}): WhoIsHere {
  const isHinted = useSignedInHint();
  const enabled = !options.onlyIfHinted || isHinted;
  const query = useQuery<Me | null, Error>({
    queryKey: ME_KEY,
    queryFn: (context) => readByKey({ nullOn: [401] })(context) as Promise<Me | null>,
    enabled,
  });
  if (!enabled) return { me: query.data ?? null, isLoading: false };
  // A server that cannot be reached is not a reason to keep everybody waiting: without an answer nobody is known to be here.
  return { me: query.isError ? (query.data ?? null) : query.data, isLoading: query.isPending };
}

/** Ends the session: everything of this person leaves the browser, even when the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    queryClient.clear();
    forgetUser();
    await call(api.accounts.logout).catch(() => undefined);
    window.location.assign('/');
  };
}
