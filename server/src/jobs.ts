// Every background job, one line each. A feature declares its own in <noun>.jobs.ts.
import type { Database } from './db/open.ts';
import { movePhotosJob } from './features/coach/coach.jobs.ts';
import { compareFilesJob, removeFilesJob } from './features/files/files.jobs.ts';
import { NOUNS } from './features.ts';
import { pushJob } from './features/notifications/notifications.jobs.ts';
import { alertReminderJob, reminderJob, stepReminderJob } from './features/reminders/reminders.jobs.ts';
import { trialJob } from './features/subscriptions/subscriptions.jobs.ts';
import { alertJob, forecastJob } from './features/weather/weather.jobs.ts';
import type { Job } from './jobs/job.ts';
import { mailJob } from './jobs/mail-delivery.ts';
import { forgetMailsJob } from './jobs/mail-forgetting.ts';
import { installJobs } from './jobs/queues.ts';
import { sweepJob } from './jobs/sweeping.ts';

export const JOBS: readonly Job[] = [
  mailJob,
  forgetMailsJob,
  sweepJob,
  trialJob,
  pushJob,
  reminderJob,
  stepReminderJob,
  removeFilesJob,
  compareFilesJob(NOUNS),
  movePhotosJob,
  forecastJob,
  alertReminderJob,
  alertJob,
];

/** The tables of the product and of its jobs, as this version needs them. */
export async function bringUpToDate(database: Pick<Database, 'migrate' | 'connectAlone'>): Promise<void> {
  await database.migrate();
  await installJobs(database, JOBS);
}
