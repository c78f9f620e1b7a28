import { createFailures } from '../../jobs/failures.ts';
import type { Job } from '../../jobs/job.ts';
import { sendDigests } from '../notifications/digest.ts';
import { sweepNotifications } from '../notifications/notifications.ts';
import { remindOfAlerts } from './alert-reminders.ts';
import { remindOfAllPools } from './reminders.ts';
import { STEP_QUEUE, type StepToCheck } from './reminders.queries.ts';
import { remindOfStep } from './step-reminders.ts';

const DAY_S = 24 * 3600;

export const reminderJob: Job = {
  name: 'reminders',
  isExclusive: true,
  queue: { retryLimit: 0, expireInSeconds: 90, deleteAfterSeconds: DAY_S },
  every: '* * * * *',
  run: async (_data, { connection, site, now }) => {
    const failures = createFailures();
    await failures.collect([remindOfAllPools(connection, now())]);
    await failures.collect([sendDigests(connection, site, now())]);
    await sweepNotifications(connection.db, now());
    failures.throwAny();
  },
};

/** After the alerts were fetched, which begins at each fifth minute. */
export const alertReminderJob: Job = {
  name: 'alert-reminders',
  isExclusive: true,
  queue: { retryLimit: 0, expireInSeconds: 240, deleteAfterSeconds: DAY_S },
  every: '1-59/5 * * * *',
  run: (_data, { connection, now }) => remindOfAlerts(connection, now()),
};

export const stepReminderJob: Job<StepToCheck> = {
  name: STEP_QUEUE.name,
  queue: { retryLimit: 5, retryDelay: 15, retryBackoff: true, expireInSeconds: 60, retentionSeconds: 2 * DAY_S, deleteAfterSeconds: DAY_S },
  atOnce: 2,
  run: (asked, { connection, now }) => remindOfStep(connection, asked, now()),
};
