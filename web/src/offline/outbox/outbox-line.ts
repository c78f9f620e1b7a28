// The line on which a page sends: heard whether anybody answers on it, and cut when there is a better one. The key of an entry makes one of
// two tries, so nothing is done twice when a try is given up that had arrived after all.
import { noteAnswer, noteUnreached } from '../../browser/reach.ts';
import type { Fetch } from './outbox-send.ts';

/** From then on it is asked beside it whether the server is there at all (reach.ts). */
const SILENT_MS = 4000;
/** A server that is slow, not gone, is given the time for one whole try. */
const CUT_PAUSE_MS = 30_000;

let cut = new AbortController();
let heardAt = 0;
let cutAt = -Infinity;

/** For one run. */
export function openLine(): Fetch {
  cut = new AbortController();
  const { signal: ends } = cut;
  heardAt = Date.now();
  return async (url, init) => {
    const silence = setTimeout(noteSilence, SILENT_MS);
    const askedAtMs = Date.now();
    try {
      const response = await fetch(url, { ...init, signal: either(init.signal, ends) });
      noteAnswer(response, askedAtMs);
      return response;
    } catch (error) {
      // What was given up here says nothing about the link.
      if (!ends.aborted) noteUnreached();
      throw error;
    } finally {
      clearTimeout(silence);
      heardAt = Date.now();
    }
  };
}

function noteSilence(): void {
  // Twice: it counts as lost.
  noteUnreached();
  noteUnreached();
}

function either(one: AbortSignal | null | undefined, other: AbortSignal): AbortSignal {
  if (!one) return other;
  // Older browsers wait until the attempt ends.
  return 'any' in AbortSignal ? AbortSignal.any([one, other]) : one;
}

/** Gives the running try up when nothing has been heard for so long. */
export function cutSilent(silentForMs: number): void {
  const now = Date.now();
  if (now - heardAt < silentForMs || now - cutAt < CUT_PAUSE_MS) return;
  cutAt = now;
  cut.abort(new DOMException('Given up for a better line.', 'AbortError'));
}
