// Goes through the pools, several times a day while it is day there, and writes what their owners are reminded of. What was told is claimed in
// the same transaction, so that it makes no difference how often, and on how many servers, this runs.
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '../../db/connection.ts';
import { createFailures } from '../../jobs/failures.ts';
import { poolLimitOf, UNLIMITED } from '../accounts/entitlements.ts';
import { localTime } from '../notifications/local-time.ts';
import { remindOfPool } from './pool-check.ts';
import { claimCheck, deleteOldOccasions, findPoolToCheck, listPoolsToCheck, listTimeZones } from './reminders.queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** At the pool: in the morning, and again through the day for what has come up since. */
const FROM_MINUTES = 8 * 60;
const UNTIL_MINUTES = 20 * 60;
const AGAIN_MS = 30 * MINUTE_MS;
const AHEAD_MS = 10 * MINUTE_MS;
const POOLS_AT_ONCE = 100;
/** So many connections are used for it. */
const SIDE_BY_SIDE = 4;
/** Then the next run goes on. */
const RUN_MS = 40_000;
const OCCASIONS_KEPT_MS = 400 * DAY_MS;

const isDaytime = (timeZone: string, now: Date): boolean => {
  const { minutes } = localTime(now, timeZone);
  return minutes >= FROM_MINUTES && minutes < UNTIL_MINUTES;
};

export async function remindOfAllPools(connection: Pick<Connection, 'db' | 'withTransaction'>, now: Date): Promise<void> {
  const { db } = connection;
  const window = { before: new Date(now.getTime() - AGAIN_MS), ahead: new Date(now.getTime() + AHEAD_MS) };
  const timeZones = (await listTimeZones(db)).filter((timeZone) => isDaytime(timeZone, now));
  const until = performance.now() + RUN_MS;
  const failures = createFailures();
  for (;;) {
    const poolIds = await listPoolsToCheck(db, timeZones, window, POOLS_AT_ONCE);
    for (let first = 0; first < poolIds.length; first += SIDE_BY_SIDE) {
      const some = poolIds.slice(first, first + SIDE_BY_SIDE);
      await failures.collect(some.map((poolId) => checkPool(connection, poolId, now, window)));
      // Requests come first.
      await pause(0);
      if (performance.now() > until) return failures.throwAny();
    }
    // What failed is still among those to be checked.
    if (poolIds.length < POOLS_AT_ONCE || failures.count() >= POOLS_AT_ONCE) break;
  }
  await deleteOldOccasions(db, new Date(now.getTime() - OCCASIONS_KEPT_MS));
  failures.throwAny();
}

function checkPool(
  connection: Pick<Connection, 'withTransaction'>,
  poolId: string,
  now: Date,
  window: { before: Date; ahead: Date },
): Promise<void> {
  return connection.withTransaction(async (tx) => {
    const found = await findPoolToCheck(tx, poolId);
    if (!found || !(await claimCheck(tx, poolId, now, window))) return;
    const limit = poolLimitOf(found.person);
    // Beyond what the plan covers a pool can only be read: there is nothing that its owner could do.
    if (limit !== UNLIMITED && found.older >= limit) return;
    await remindOfPool(tx, found, now);
  });
}
