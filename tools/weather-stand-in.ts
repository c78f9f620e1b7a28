// npm run weather-stand-in [port]: both weather services on this machine. `curl 'http://127.0.0.1:3999/v1/forecast?fault=null_uv'` makes it
// misbehave from then on (server/src/testing/weather-stand-in.ts names the faults), `?fault=none` behave again.
import { FAULTS, openWeatherStandIn } from '../server/src/testing/weather-stand-in.ts';

const standIn = await openWeatherStandIn(Number(process.argv[2] ?? 3999));
const soon = new Date(Date.now() - 3_600_000).toISOString();
const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
standIn.alerts.set('FL', [
  {
    id: 'stand-in.heat',
    event: 'Heat Advisory',
    headline: 'Heat Advisory until tomorrow evening',
    severity: 'Moderate',
    zones: ['FLC057', 'FLZ151'],
    onset: soon,
    ends: tomorrow,
  },
]);
process.stdout.write(
  `The stand-in answers at ${standIn.url}. Start Limpid with WEATHER_BASE_URL=${standIn.url} WEATHER_ALERTS_URL=${standIn.url}\nFaults: ${FAULTS.join(', ')}\n`,
);
