/** A placeholder for the current address. */
const HERE = 'https://here.invalid';

/**
 * A page of ours out of an address that anybody may have written; the front page instead of any other place. What browsers make of an
 * address is asked of them: they read over tabs, line ends and slashes the wrong way round.
 */
export function ownPath(from: string): string {
  const url = from.startsWith('/') && URL.canParse(from, HERE) ? new URL(from, HERE) : null;
  return url?.origin === HERE ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : '/';
}
