import type { Me } from '@limpid/contract';
import { api } from '@limpid/contract';
import { type QueryClient, type QueryFunctionContext, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useContext } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { ExpectsPerson, useIsFirstDraw } from '../browser/first-draw.ts';
import { forgetReads } from '../api/cached-reads.ts';
import { forgetAllShared } from '../browser/shared-store.ts';
import { mayLeave } from './leaving.ts';
import { readByKey } from '../api/query-client.ts';
import { readKey } from '../api/reads.ts';
import { forgetUser, isLeaving, noteLeaving, noteLeft, noteSessionOver, useSignedInHint } from './signed-in-hint.ts';
import { withUnsentChoices } from './unsent-choices.ts';

export const ME_KEY = readKey(api.accounts.me);

export interface WhoIsHere {
  /** undefined while still asking, null when signed out */
  me: Me | null | undefined;
  isLoading: boolean;
  /** unknown who is signed in: offline, or the server is in trouble. No reason to sign a person out. */
  isUnreachable: boolean;
  /** asks again */
  ask: () => void;
}

/** Pages that are being left: there the news that no one is signed in must not lead to the sign-in page before the page is gone. */
const goingPages = new WeakSet<QueryClient>();

/** A person who signed out offline is signed out: the session is ended first, and until that is done no one is signed in. */
async function readMe(context: QueryFunctionContext): Promise<Me | null> {
  if (goingPages.has(context.client)) return new Promise<never>(() => undefined);
  if (isLeaving() && !(await finishLeaving())) return null;
  const me = (await readByKey({ nullOn: [401] })(context)) as Me | null;
  if (me === null) noteSessionOver();
  return withUnsentChoices(me);
}

let finishing: Promise<boolean> | null = null;

function finishLeaving(): Promise<boolean> {
  finishing ??= endSession().finally(() => {
    finishing = null;
  });
  return finishing;
}

async function endSession(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await call(api.accounts.logout);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return false;
  }
  noteLeft();
  return true;
}

/** Also where nothing asks who is signed in, as on the sign-in page. */
function useFinishLeaving(): void {
  useEffect(() => {
    const finish = () => void (isLeaving() && finishLeaving());
    finish();
    window.addEventListener('online', finish);
    return () => window.removeEventListener('online', finish);
  }, []);
}

/** Who is signed in. 401 is an answer ("no one"), not an error, and is not asked again. */
export function useMe(options: { onlyIfHinted?: boolean } = {}): WhoIsHere {
  const isHinted = useSignedInHint();
  useFinishLeaving();
  const enabled = !options.onlyIfHinted || isHinted;
  const query = useQuery<Me | null, Error>({
    queryKey: ME_KEY,
    queryFn: readMe,
    enabled,
    // That a person has signed out is known even offline.
    ...(isLeaving() && { networkMode: 'always' }),
  });
  const expectsPerson = useContext(ExpectsPerson);
  const isFirstDraw = useIsFirstDraw();
  const ask = () => void query.refetch();
  if (isFirstDraw) {
    const isLoading = expectsPerson || !options.onlyIfHinted;
    return { me: isLoading ? undefined : null, isLoading, isUnreachable: false, ask };
  }
  if (!enabled) return { me: query.data ?? null, isLoading: false, isUnreachable: false, ask };
  // An unreachable server is no reason to keep people waiting: without an answer no one counts as signed in.
  const isUnreachable = query.data === undefined && (query.isError || query.fetchStatus === 'paused');
  return { me: isUnreachable ? null : query.data, isLoading: query.isPending && !isUnreachable, isUnreachable, ask };
}

/** Ends the session: everything of this person leaves the browser, even when the server cannot be reached. False: they stay after all. */
export function useSignOut(): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return async () => {
    if (!(await mayLeave())) return false;
    // First of all: the other tabs ask who is here as soon as the person is forgotten, and the session still lives.
    noteLeaving();
    goingPages.add(queryClient);
    queryClient.clear();
    forgetUser();
    await forgetReads();
    await forgetAllShared();
    await finishLeaving();
    window.location.assign('/');
    return true;
  };
}
