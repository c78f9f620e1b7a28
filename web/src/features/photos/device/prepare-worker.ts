// Photos are made smaller beside the page, so that it can still be scrolled and pressed.
import { shrinkFile, type ShrunkPhoto } from './shrink.ts';

export interface PrepareAnswer {
  id: number;
  /** missing: this file can't be unpacked here */
  photo?: ShrunkPhoto | undefined;
}

const worker = globalThis as unknown as Pick<Worker, 'addEventListener'> & { postMessage: (message: PrepareAnswer) => void };

worker.addEventListener('message', ({ data: { id, file } }: MessageEvent<{ id: number; file: Blob }>) => {
  void shrinkFile(file)
    .catch(() => undefined)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    .then((photo) => worker.postMessage({ id, photo }));
});
