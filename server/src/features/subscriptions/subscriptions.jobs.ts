import type { Job } from '../../jobs/job.ts';
import { deleteErasedTrials } from './subscriptions.queries.ts';
import { endDueTrials } from './trial-end.ts';

export const trialJob: Job = {
  name: 'trials',
  isExclusive: true,
  queue: { retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 24 * 3600 },
  every: '* * * * *',
  run: (_data, { connection, now }) =>
    connection.withTransaction(async (tx) => {
      await endDueTrials(tx, now());
      await deleteErasedTrials(tx, now());
    }),
};
