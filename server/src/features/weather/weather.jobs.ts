import type { Job, JobParts } from '../../jobs/job.ts';
import { fetchAlerts, fetchForecasts, type FetchReport } from './fetching.ts';
import { deleteEndedAlerts } from './weather.queries.ts';

const DAY_S = 24 * 3600;

/** The operator should see that a service is down; which places were asked for is no one's business. */
function report(log: JobParts['log'], words: string, { fetched, failed }: FetchReport): void {
  if (failed > 0) log(words, { fetched, failed });
}

export const forecastJob: Job = {
  name: 'forecasts',
  isExclusive: true,
  queue: { retryLimit: 0, expireInSeconds: 900, deleteAfterSeconds: DAY_S },
  every: '* * * * *',
  run: async (_data, { connection, forecasts, log, now }) => {
    if (forecasts) report(log, 'some forecasts could not be fetched', await fetchForecasts(connection, forecasts, now()));
  },
};

export const alertJob: Job = {
  name: 'weather-alerts',
  isExclusive: true,
  queue: { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: DAY_S },
  every: '*/5 * * * *',
  run: async (_data, { connection, weatherAlerts, log, now }) => {
    if (weatherAlerts) report(log, 'some weather alerts could not be fetched', await fetchAlerts(connection, weatherAlerts, now()));
    await deleteEndedAlerts(connection.db, now());
  },
};
