// Fetches in the background what the pages show: forecasts of cells that people look at, alerts of states with pools.
import { dayOf, daysBetween } from '@limpid/schedule';
import type { AlertService, StateAlert } from '../../adapters/weather/alerts.ts';
import type { ForecastService } from '../../adapters/weather/forecast.ts';
import { WeatherCallError } from '../../adapters/weather/weather-call.ts';
import type { Connection, Queries } from '../../db/connection.ts';
import { positionOf } from './cells.ts';
import {
  type AlertRow,
  type CellKey,
  claimCell,
  findCell,
  listAlertRows,
  listCellsWithoutZones,
  listDueCells,
  listStates,
  listStatesOfPools,
  noteFailed,
  noteFetched,
  replaceAlerts,
  upsertDays,
  upsertState,
  upsertZones,
} from './weather.queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The service has new forecasts every hour. */
const REFRESH_MS = HOUR_MS;
const SEEN_MS = 14 * DAY_MS;
/** of one run; each minute has one */
const MOST_CELLS = 200;
const AT_ONCE = 4;
/** Longer than a call takes: until then no other server asks for the same. */
const CLAIM_MS = 2 * MINUTE_MS;
/** After failures: 2, 4, 8 minutes and so on. */
const WAIT_MS = 2 * MINUTE_MS;
const LONGEST_WAIT_MS = 2 * HOUR_MS;
const PAST_DAYS = 7;
const MOST_PAST_DAYS = 92;
const ALERTS_MS = 5 * MINUTE_MS;
const ZONES_MS = 30 * DAY_MS;
const MOST_ZONES = 20;
/** After so many in a row the service is down: the rest of a run would only wait for it. */
const MOST_FAILURES = 8;

const retryAfter = (error: unknown, failures: number, now: Date): Date => {
  const wait = Math.min(WAIT_MS * 2 ** Math.min(failures, 10), LONGEST_WAIT_MS);
  const asked = error instanceof WeatherCallError ? (error.retryAtMs ?? 0) : 0;
  return new Date(Math.max(now.getTime() + wait, Math.min(asked, now.getTime() + DAY_MS)));
};

export interface FetchReport {
  fetched: number;
  failed: number;
}

/** Every cell on its own: one that fails keeps no other waiting, until so many have failed in a row that the next run goes on. */
export async function fetchForecasts({ db }: Pick<Connection, 'db'>, service: ForecastService, now: Date): Promise<FetchReport> {
  const fetchedBefore = new Date(now.getTime() - REFRESH_MS);
  const waiting = await listDueCells(db, { now, seenSince: new Date(now.getTime() - SEEN_MS), fetchedBefore, limit: MOST_CELLS });
  const report = { fetched: 0, failed: 0 };
  let inARow = 0;
  const work = async () => {
    for (let key = waiting.shift(); key && inARow < MOST_FAILURES; key = waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- a few at a time
      const outcome = await fetchCell(db, service, key, { now, fetchedBefore });
      if (!outcome) continue;
      report[outcome] += 1;
      inARow = outcome === 'failed' ? inARow + 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return report;
}

export async function fetchCell(
  db: Queries,
  service: ForecastService,
  key: CellKey,
  { now, fetchedBefore }: { now: Date; fetchedBefore: Date },
): Promise<keyof FetchReport | undefined> {
  if (!(await claimCell(db, key, { now, fetchedBefore, until: new Date(now.getTime() + CLAIM_MS) }))) return undefined;
  const known = await findCell(db, key);
  try {
    const forecast = await service.find(
      { ...positionOf(key.cell), timeZone: key.timeZone, pastDays: pastDaysOf(known?.fetchedAt, key, now) },
      now.getTime(),
    );
    await upsertDays(
      db,
      forecast.days.map(({ on, values }) => ({ ...key, on, ...values, fetchedAt: now })),
    );
    await noteFetched(db, key, forecast.elevationM, now);
    return 'fetched';
  } catch (error) {
    await noteFailed(db, key, retryAfter(error, known?.failures ?? 0, now));
    return 'failed';
  }
}

/** Yesterday's values are still corrected today; after a gap, all days of it. */
function pastDaysOf(fetchedAt: Date | null | undefined, { timeZone }: CellKey, now: Date): number {
  if (!fetchedAt) return PAST_DAYS;
  return Math.min(MOST_PAST_DAYS, Math.max(2, daysBetween(dayOf(fetchedAt, timeZone), dayOf(now, timeZone)) + 1));
}

/** One request for each state; the zones of places only where there are alerts that need them. */
export async function fetchAlerts(connection: Connection, service: AlertService, now: Date): Promise<FetchReport> {
  const { db } = connection;
  const states = await listStatesOfPools(db);
  const known = new Map((await listStates(db, states)).map((row) => [row.state, row]));
  const report = { fetched: 0, failed: 0 };
  for (const state of states) {
    const before = known.get(state);
    const isDue = (before?.retryAt ?? new Date(0)) <= now && now.getTime() - (before?.fetchedAt?.getTime() ?? 0) >= ALERTS_MS - 1000;
    if (!isDue) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- a handful of states, and the service is everybody's
      const { alerts, lastModified } = await service.ofState(state, before?.lastModified ?? undefined, now.getTime());
      // oxlint-disable-next-line no-await-in-loop
      if (alerts) await connection.withTransaction((tx) => storeAlerts(tx, state, alerts, now));
      // oxlint-disable-next-line no-await-in-loop
      await upsertState(db, { state, lastModified: lastModified ?? null, fetchedAt: now, retryAt: null, failures: 0 });
      report.fetched += 1;
    } catch (error) {
      const failures = before?.failures ?? 0;
      // oxlint-disable-next-line no-await-in-loop
      await upsertState(db, { state, retryAt: retryAfter(error, failures, now), failures: failures + 1 });
      report.failed += 1;
    }
  }
  await fetchZones(db, service, now);
  return report;
}

/** What was cancelled or replaced is gone; who heard of the first of a chain is not told of the next as of a new one. */
async function storeAlerts(tx: Queries, state: string, alerts: readonly StateAlert[], now: Date): Promise<void> {
  const chains = new Map((await listAlertRows(tx, state)).map(({ id, chain }) => [id, chain]));
  const gone = new Set(alerts.flatMap(({ replaces, isCancelled, id }) => [...replaces, ...(isCancelled ? [id] : [])]));
  // An answer may name only the message before, which came and went between two of our requests: then the event's own key finds the chain.
  const chainOf = ({ id, replaces, eventKey, startsAt }: StateAlert): string =>
    [id, ...replaces].map((one) => chains.get(one)).find((chain) => chain !== undefined) ??
    (eventKey === null ? id : `${eventKey}.${startsAt.slice(0, 4)}`);
  const rows = alerts
    .filter(({ id, endsAt }) => !gone.has(id) && (endsAt === null || new Date(endsAt) > now))
    .map((alert): AlertRow => {
      const { id, event, headline, severity, startsAt, endsAt, zones, rings } = alert;
      return {
        id,
        state,
        chain: chainOf(alert),
        event,
        headline,
        severity,
        startsAt: new Date(startsAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
        zones,
        rings,
      };
    });
  await replaceAlerts(tx, state, rows, now);
}

/** Also for a pool that came after the alert. Until its zones are known, an alert without a drawing isn't shown there. */
async function fetchZones(db: Queries, service: AlertService, now: Date): Promise<void> {
  const cells = await listCellsWithoutZones(db, new Date(now.getTime() - ZONES_MS), MOST_ZONES);
  let failures = 0;
  for (const cell of cells) {
    const { latitude, longitude } = positionOf(cell);
    try {
      // oxlint-disable-next-line no-await-in-loop -- a few in a run
      await upsertZones(db, cell, await service.zonesAt(latitude, longitude, now.getTime()), now);
    } catch {
      // The next run tries again.
      failures += 1;
      if (failures === 3) return;
    }
  }
}
