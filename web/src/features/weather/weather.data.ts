// The weather of a pool, as the server has stored it. Where the service hasn't answered yet, the answer changes without a reload.
import { api, type Pool } from '@limpid/contract';
import { useRead } from '../../api/reads.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The server asks the service every minute until it answers: so often a page looks, and then less often. */
const SOON = 10;

/** Enough for the history, and the same everywhere: one answer in the cache of the device. */
const PAST_DAYS = 92;

export const usePoolWeather = (pool: Pick<Pool, 'id' | 'place' | 'setting'>) =>
  useRead(
    api.weather.find,
    { params: { poolId: pool.id }, query: { pastDays: PAST_DAYS } },
    {
      enabled: pool.place !== null,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data?.source === 'live' ? HOUR_MS : dataUpdateCount < SOON ? MINUTE_MS : 10 * MINUTE_MS,
    },
  );
