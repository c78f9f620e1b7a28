import type { Job } from '../../jobs/job.ts';
import { fetchAlerts, fetchForecasts } from './fetching.ts';
import { deleteEndedAlerts } from './weather.queries.ts';

const DAY_S = 24 * 3600;

export const forecastJob: Job = {
  name: 'forecasts',
  isExclusive: true,
  queue: { retryLimit: 0, expireInSeconds: 900, deleteAfterSeconds: DAY_S },
  every: '* * * * *',
  run: async (_data, { connection, forecasts, now }) => {
    if (forecasts) await fetchForecasts(connection, forecasts, now());
  },
};

export const alertJob: Job = {
  name: 'weather-alerts',
  isExclusive: true,
  queue: { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: DAY_S },
  every: '*/5 * * * *',
  run: async (_data, { connection, weatherAlerts, now }) => {
    if (weatherAlerts) await fetchAlerts(connection, weatherAlerts, now());
    await deleteEndedAlerts(connection.db, now());
  },
};
