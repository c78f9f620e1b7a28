// Photos are opened and read beside the page, so that it can still be scrolled and pressed.
import { photoJobs, type PhotoAnswer, type PhotoJob } from './photo-jobs.ts';

const work = photoJobs();
const worker = globalThis as unknown as Pick<Worker, 'addEventListener'> & {
  postMessage: (message: { id: number; answer: PhotoAnswer }) => void;
};

worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; job: PhotoJob }>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void work(data.job).then((answer) => worker.postMessage({ id: data.id, answer }));
});
