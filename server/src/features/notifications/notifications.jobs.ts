import type { Job } from '../../jobs/job.ts';
import { PUSH_QUEUE } from './notifications.ts';
import type { DeliveryKey } from './push.queries.ts';
import { deliverPush } from './push.ts';

const DAY_S = 24 * 3600;

export const pushJob: Job<DeliveryKey> = {
  name: PUSH_QUEUE.name,
  queue: {
    // a crash uses up an attempt here, but not one of ours
    retryLimit: 16,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 1800,
    expireInSeconds: 60,
    retentionSeconds: 2 * DAY_S,
    deleteAfterSeconds: DAY_S,
  },
  atOnce: 4,
  run: (key, { connection, push, now }) => deliverPush(connection.db, push, key, now()),
};
