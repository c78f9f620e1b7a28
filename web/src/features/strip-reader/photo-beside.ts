// The page's side of the worker that opens and reads photos.
import { photoJobs, type PhotoAnswer, type PhotoJob } from './photo-jobs.ts';
// oxlint-disable-next-line import/default -- Vite makes the file and its address
import workerAddress from './photo-worker.ts?worker&url';

export interface PhotoDesk {
  ask: (job: PhotoJob) => Promise<PhotoAnswer>;
  close: () => void;
}

function begun(): Worker | undefined {
  // Where a worker has no canvas, it could not read the photo.
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  try {
    return new Worker(workerAddress, { type: 'module', name: 'photo' });
  } catch {
    return undefined;
  }
}

/** One photo at a time. Should the worker end (too little memory), the page that waits hears that the photo could not be read. */
export function photoDesk(): PhotoDesk {
  const worker = begun();
  if (!worker) return { ask: photoJobs(), close: () => undefined };
  const open = new Map<number, (answer: PhotoAnswer) => void>();
  let lastId = 0;
  const giveUp = () => {
    for (const resolve of open.values()) resolve({ kind: 'fault', fault: 'broken' });
    open.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: PhotoAnswer }>) => {
    open.get(data.id)?.(data.answer);
    open.delete(data.id);
  });
  worker.addEventListener('error', giveUp);
  worker.addEventListener('messageerror', giveUp);
  const ask = (job: PhotoJob) =>
    new Promise<PhotoAnswer>((resolve) => {
      lastId += 1;
      open.set(lastId, resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ id: lastId, job });
    });
  return { ask, close: () => worker.terminate() };
}
