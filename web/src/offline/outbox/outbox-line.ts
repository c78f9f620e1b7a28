// The lines on which a page sends, one for each lane: heard whether anybody answers on it, and cut when there is a better one. The key of an
// entry makes one of two tries, and so does the id of a photo: nothing is done twice when a try is given up that had arrived after all.
import { noteAnswer, noteUnreached } from '../../browser/reach.ts';
import type { Lane } from './outbox-lanes.ts';
import { either, type Fetch } from './outbox-send.ts';
import { upload } from './outbox-upload.ts';

/**
 * From then on it is asked beside it whether the server is there at all (reach.ts). A file tells how far it is; when it is there the server
 * has work to do with it.
 */
const SILENT_MS: Readonly<Record<Lane, number>> = { small: 4000, files: 15_000 };
/** A server that is slow, not gone, is given the time for one whole try. */
const CUT_PAUSE_MS = 30_000;

interface Line {
  cut: AbortController;
  heardAt: number;
  cutAt: number;
}

const newLine = (): Line => ({ cut: new AbortController(), heardAt: 0, cutAt: -Infinity });
const lines: Readonly<Record<Lane, Line>> = { small: newLine(), files: newLine() };

/** For one run. */
export function openLine(lane: Lane): Fetch {
  const line = lines[lane];
  line.cut = new AbortController();
  const { signal: ends } = line.cut;
  line.heardAt = Date.now();
  return async (url, init, heard) => {
    const listen = () => setTimeout(noteSilence, SILENT_MS[lane]);
    let silence = listen();
    const askedAtMs = Date.now();
    const onProgress = (sentBytes: number, totalBytes: number) => {
      clearTimeout(silence);
      silence = listen();
      line.heardAt = Date.now();
      heard?.(sentBytes, totalBytes);
    };
    try {
      const send: Fetch = init.body instanceof FormData ? upload : fetch;
      const response = await send(url, { ...init, signal: either(init.signal, ends) }, onProgress);
      noteAnswer(response, askedAtMs);
      return response;
    } catch (error) {
      // What was given up here says nothing about the link.
      if (!ends.aborted && !isTakenBack(init.signal)) noteUnreached();
      throw error;
    } finally {
      clearTimeout(silence);
      line.heardAt = Date.now();
    }
  };
}

/** By the person; a patience that has ended is called otherwise. */
const isTakenBack = (signal: AbortSignal | null | undefined): boolean => (signal?.reason as Error | undefined)?.name === 'AbortError';

function noteSilence(): void {
  // Twice: it counts as lost.
  noteUnreached();
  noteUnreached();
}

/** Gives the running tries up when nothing has been heard for so long. */
export function cutSilent(silentForMs: number): void {
  cutLine(lines.small, silentForMs);
  cutLine(lines.files, Math.max(silentForMs, SILENT_MS.files));
}

function cutLine(line: Line, silentForMs: number): void {
  const now = Date.now();
  if (now - line.heardAt < silentForMs || now - line.cutAt < CUT_PAUSE_MS) return;
  line.cutAt = now;
  line.cut.abort(new DOMException('Given up for a better line.', 'AbortError'));
}
