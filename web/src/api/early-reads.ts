// What every page of the app asks first is asked while the scripts are still on their way: a few words in the head of the page, for those
// who have signed in on this device. The first read of an address takes the answer.

import { KEEP_VERIFY_PLACE } from '../session/verify-place.ts';

/** Whose pool was looked at last on this device, "person:pool"; the plan of that pool is asked early too. */
const POOL_KEY = 'lmp-last-pool';

declare global {
  interface Window {
    limpidEarly?: Record<string, Promise<Response> | undefined>;
  }
}

export const EARLY_SCRIPT = `try{var u=JSON.parse(localStorage.getItem('user')||'null');if(u&&navigator.onLine&&/^\\/(dashboard|profile|chemistry|pools|settings|setup)(\\/|$)/.test(location.pathname)){${KEEP_VERIFY_PLACE}var g=function(a){(window.limpidEarly[a]=fetch(a,{credentials:'include',headers:{Accept:'application/json'}})).catch(function(){})};window.limpidEarly={};g('/api/me');g('/api/pools');var l=(localStorage.getItem('${POOL_KEY}')||'').split(':');var p=new URLSearchParams(location.search).get('pool')||(l[0]===u.id?l[1]:'');if(/^[\\da-f-]{36}$/.test(p)&&/^\\/(dashboard|profile)$/.test(location.pathname))g('/api/pools/'+p+'/plan')}}catch(e){}`;

/** The answer that is already on its way, once. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.limpidEarly;
  const answer = early?.[address];
  if (early) delete early[address];
  return answer;
}

/** The pool that this person looked at last on this device. */
export function lastPoolOf(personId: string): string | undefined {
  try {
    const [person, poolId] = (localStorage.getItem(POOL_KEY) ?? '').split(':');
    return person === personId ? poolId : undefined;
  } catch {
    return undefined;
  }
}

export function rememberPool(personId: string, poolId: string): void {
  try {
    localStorage.setItem(POOL_KEY, `${personId}:${poolId}`);
  } catch {
    // Without storage the plan is asked a moment later.
  }
}
