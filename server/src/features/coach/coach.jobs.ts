import type { Job } from '../../jobs/job.ts';
import { movePhotos } from './photos.ts';

/** Photos that an earlier version kept in the database go to the store of files; afterwards there is nothing to do. */
export const movePhotosJob: Job = {
  name: 'move-coach-photos',
  isExclusive: true,
  queue: { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 24 * 3600 },
  every: '*/5 * * * *',
  run: async (_data, { connection, files, now }) => {
    await movePhotos({ connection, files }, now());
  },
};
