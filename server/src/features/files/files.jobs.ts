import type { Job } from '../../jobs/job.ts';
import type { Noun } from '../../registry/noun.ts';
import { compareFiles, removeDoomedFiles } from './files.ts';

const DAY_S = 24 * 3600;

export const removeFilesJob: Job = {
  name: 'remove-files',
  isExclusive: true,
  queue: { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: DAY_S },
  every: '* * * * *',
  run: (_data, { connection, files, now }) => removeDoomedFiles(connection, files, now()),
};

/** Every night, when the fewest people are awake in all of the United States. It reports and changes nothing. */
export const compareFilesJob = (nouns: readonly Noun[]): Job => ({
  name: 'compare-files',
  isExclusive: true,
  queue: { retryLimit: 1, expireInSeconds: 3600, deleteAfterSeconds: DAY_S },
  every: '20 9 * * *',
  run: async (_data, { connection, files, log, now }) => {
    for (const { files: noun } of nouns) {
      if (!noun) continue;
      // oxlint-disable-next-line no-await-in-loop -- one after the other: no one waits for it
      log(`files of ${noun.name} compared with their rows`, { ...(await compareFiles(connection.db, files, noun, now())) });
    }
  },
});
