// One round of the weather's jobs, for a journey: its server asks no service, and no journey waits for a minute to pass.
// node server/src/testing/fetch-weather.ts URL LATITUDE LONGITUDE TIME_ZONE HOURS_AGO
import { weatherGov } from '../adapters/weather/alerts.ts';
import { openMeteo } from '../adapters/weather/forecast.ts';
import { readConfig } from '../config.ts';
import { joinDatabase } from '../db/open.ts';
import { cellOf } from '../features/weather/cells.ts';
import { fetchAlerts, fetchCell } from '../features/weather/fetching.ts';

const [url = '', latitude, longitude, timeZone = '', hoursAgo] = process.argv.slice(2);
const { dataDir, databaseUrl } = readConfig(process.env);
const database = await joinDatabase({ dataDir, databaseUrl, poolSize: 2, log: () => {} });
try {
  const now = new Date(Date.now() - Number(hoursAgo) * 3_600_000);
  const key = { cell: cellOf({ latitude: Number(latitude), longitude: Number(longitude) }), timeZone };
  await fetchCell(database.db, openMeteo(url, undefined), key, { now, fetchedBefore: now });
  await fetchAlerts(database, weatherGov(url), now);
} finally {
  await database.close();
}
