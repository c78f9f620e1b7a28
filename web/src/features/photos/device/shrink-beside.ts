// The page's side of the worker that makes photos smaller.
import type { PrepareAnswer } from './prepare-worker.ts';
import { shrinkFile, shrunk, type ShrunkPhoto } from './shrink.ts';
// oxlint-disable-next-line import/default -- Vite makes the file and its address
import workerAddress from './prepare-worker.ts?worker&url';

/** After the last photo the worker's memory goes back to the phone. */
const REST_MS = 10_000;

let worker: Worker | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

function end(): void {
  worker?.terminate();
  worker = undefined;
}

function begun(): Worker | undefined {
  // Where a worker has no canvas, it could not draw the photo.
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  try {
    return (worker ??= new Worker(workerAddress, { type: 'module', name: 'prepare' }));
  } catch {
    return undefined;
  }
}

/** Undefined where there is no worker, it ended (too little memory), or it can't unpack this file. */
function askWorker(file: Blob): Promise<ShrunkPhoto | undefined> {
  const desk = begun();
  if (!desk) return Promise.resolve(undefined);
  clearTimeout(resting);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const heard = new AbortController();
    const settle = (photo?: ShrunkPhoto) => {
      heard.abort();
      resting = setTimeout(end, REST_MS);
      resolve(photo);
    };
    const fail = () => {
      end();
      settle();
    };
    const { signal } = heard;
    desk.addEventListener('message', ({ data }: MessageEvent<PrepareAnswer>) => data.id === id && settle(data.photo), { signal });
    desk.addEventListener('error', fail, { signal });
    desk.addEventListener('messageerror', fail, { signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    desk.postMessage({ id, file });
  });
}

/** Safari shows HEIC in a page that it does not unpack elsewhere. */
async function shrinkByPage(file: Blob): Promise<ShrunkPhoto> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await shrunk(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Undefined where this browser can't make a picture of the file. */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto | undefined> {
  return (
    (await askWorker(file)) ??
    (await shrinkFile(file)
      .catch(() => shrinkByPage(file))
      .catch(() => undefined))
  );
}
