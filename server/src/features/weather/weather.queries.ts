import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { pools } from '../../db/tables/pools.ts';
import { remarks } from '../../db/tables/remarks.ts';
import { weatherAlerts, weatherCells, weatherDays, weatherStates, weatherZones } from '../../db/tables/weather.ts';

export type DayRow = typeof weatherDays.$inferSelect;
export type AlertRow = typeof weatherAlerts.$inferSelect;
export type CellRow = typeof weatherCells.$inferSelect;
export interface CellKey {
  cell: string;
  timeZone: string;
}

const isCell = ({ cell, timeZone }: CellKey) => and(eq(weatherCells.cell, cell), eq(weatherCells.timeZone, timeZone));

export async function findCell(db: Queries, key: CellKey): Promise<CellRow | undefined> {
  return (await db.select().from(weatherCells).where(isCell(key)))[0];
}

export function listDays(db: Queries, { cell, timeZone }: CellKey, from: string, to: string): Promise<DayRow[]> {
  return db
    .select()
    .from(weatherDays)
    .where(and(eq(weatherDays.cell, cell), eq(weatherDays.timeZone, timeZone), gte(weatherDays.on, from), lte(weatherDays.on, to)))
    .orderBy(asc(weatherDays.on));
}

/** The cells of pools under the sky whose people were here lately, and that are due; the one that waits longest comes first. */
export async function listDueCells(
  db: Queries,
  { now, seenSince, fetchedBefore, limit }: { now: Date; seenSince: Date; fetchedBefore: Date; limit: number },
): Promise<CellKey[]> {
  const { rows } = await db.execute<{ cell: string; timeZone: string }>(sql`
    select place.cell, place.time_zone as "timeZone" from (
      select distinct
        floor(((pools.place->>'latitude')::float8 + 90) * 10)::int || '_' || floor(((pools.place->>'longitude')::float8 + 180) * 10)::int as cell,
        pools.time_zone
      from pools
      where pools.place is not null and pools.setting <> 'indoor'
        and exists (select 1 from sessions where sessions.person_id = pools.person_id and sessions.last_seen_at > ${seenSince.toISOString()}::timestamptz)
    ) place
    left join weather_cells on weather_cells.cell = place.cell and weather_cells.time_zone = place.time_zone
    where (weather_cells.fetched_at is null or weather_cells.fetched_at < ${fetchedBefore.toISOString()}::timestamptz)
      and (weather_cells.retry_at is null or weather_cells.retry_at <= ${now.toISOString()}::timestamptz)
    order by weather_cells.fetched_at nulls first, place.cell
    limit ${limit}`);
  return rows;
}

/** Claims a cell for this server: false where another one has just done so, or has fetched it since it was listed. */
export async function claimCell(
  db: Queries,
  key: CellKey,
  { now, until, fetchedBefore }: { now: Date; until: Date; fetchedBefore: Date },
): Promise<boolean> {
  const rows = await db
    .insert(weatherCells)
    .values({ ...key, retryAt: until })
    .onConflictDoUpdate({
      target: [weatherCells.cell, weatherCells.timeZone],
      set: { retryAt: until },
      setWhere: and(
        or(isNull(weatherCells.retryAt), lte(weatherCells.retryAt, now)),
        or(isNull(weatherCells.fetchedAt), lt(weatherCells.fetchedAt, fetchedBefore)),
      ),
    })
    .returning({ cell: weatherCells.cell });
  return rows.length > 0;
}

/** A value that is missing now keeps what was forecast for that day before. */
export async function upsertDays(db: Queries, rows: readonly DayRow[]): Promise<void> {
  if (rows.length === 0) return;
  const kept = (column: string) => sql.raw(`coalesce(excluded.${column}, weather_days.${column})`);
  await db
    .insert(weatherDays)
    .values([...rows])
    .onConflictDoUpdate({
      target: [weatherDays.cell, weatherDays.timeZone, weatherDays.on],
      set: {
        uvIndexMax: kept('uv_index_max'),
        airTemperatureC: kept('air_temperature_c'),
        airTemperatureMaxC: kept('air_temperature_max_c'),
        rainMm: kept('rain_mm'),
        windMaxKmh: kept('wind_max_kmh'),
        fetchedAt: sql`excluded.fetched_at`,
      },
    });
}

export async function noteFetched(db: Queries, key: CellKey, elevationM: number | undefined, now: Date): Promise<void> {
  await db
    .update(weatherCells)
    .set({ fetchedAt: now, retryAt: null, failures: 0, ...(elevationM === undefined ? {} : { elevationM }) })
    .where(isCell(key));
}

export async function noteFailed(db: Queries, key: CellKey, retryAt: Date): Promise<void> {
  await db
    .update(weatherCells)
    .set({ retryAt, failures: sql`${weatherCells.failures} + 1` })
    .where(isCell(key));
}

/** The rain that people read from a gauge, by day at the pool; of several on one day the newest. */
export async function listOwnRain(db: Queries, poolId: string, timeZone: string, from: string, to: string): Promise<Map<string, number>> {
  const day = sql<string>`(${remarks.at} at time zone ${timeZone})::date::text`;
  const rows = await db
    .select({ on: day, rainMm: remarks.rainMm })
    .from(remarks)
    .where(and(eq(remarks.poolId, poolId), sql`${remarks.rainMm} is not null`, sql`${day} between ${from} and ${to}`))
    .orderBy(asc(remarks.at), asc(remarks.id));
  return new Map(rows.map(({ on, rainMm }) => [on, rainMm ?? 0]));
}

export async function listStatesOfPools(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ state: string }>(
    sql`select distinct upper(place->>'state') as state from pools where place->>'state' ~ '^[A-Za-z]{2}$' order by 1`,
  );
  return rows.map(({ state }) => state);
}

export async function listStates(db: Queries, states: readonly string[]) {
  return states.length === 0
    ? []
    : db
        .select()
        .from(weatherStates)
        .where(inArray(weatherStates.state, [...states]));
}

export async function upsertState(db: Queries, row: typeof weatherStates.$inferInsert): Promise<void> {
  const { state: _, ...set } = row;
  await db.insert(weatherStates).values(row).onConflictDoUpdate({ target: weatherStates.state, set });
}

/** Of a state, as they were stored last. */
export const listAlertRows = (db: Queries, state: string): Promise<AlertRow[]> =>
  db.select().from(weatherAlerts).where(eq(weatherAlerts.state, state)).orderBy(asc(weatherAlerts.startsAt), asc(weatherAlerts.id));

export const listValidAlerts = (db: Queries, now: Date): Promise<AlertRow[]> =>
  db
    .select()
    .from(weatherAlerts)
    .where(or(isNull(weatherAlerts.endsAt), gt(weatherAlerts.endsAt, now)))
    .orderBy(asc(weatherAlerts.startsAt), asc(weatherAlerts.id));

export interface PlacedPoolRow {
  id: string;
  kind: string;
  setting: string;
  place: { latitude: number; longitude: number; state: string };
}
export async function listPoolsInStates(db: Queries, states: readonly string[]): Promise<PlacedPoolRow[]> {
  const rows = await db
    .select({ id: pools.id, kind: pools.kind, setting: pools.setting, place: pools.place })
    .from(pools)
    .where(inArray(sql`upper(${pools.place}->>'state')`, [...states]))
    .orderBy(asc(pools.id));
  return rows.map((row) => ({ ...row, place: row.place as PlacedPoolRow['place'] }));
}

export const listZones = (db: Queries): Promise<{ cell: string; zones: string[] }[]> =>
  db.select({ cell: weatherZones.cell, zones: weatherZones.zones }).from(weatherZones);

/** What guides say after an alert is needed for so long. */
const KEPT_DAYS = 14;

/** The alerts of a state that are valid are these and no others. What is over stays for a while, with its end. */
export async function replaceAlerts(tx: Queries, state: string, rows: readonly AlertRow[], now: Date): Promise<void> {
  const ofState = eq(weatherAlerts.state, state);
  const chains = rows.map(({ chain }) => chain);
  const isLongOver = lt(weatherAlerts.endsAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000));
  await tx.delete(weatherAlerts).where(and(ofState, or(inArray(weatherAlerts.chain, chains), isLongOver)));
  await tx
    .update(weatherAlerts)
    .set({ endsAt: now })
    .where(and(ofState, or(isNull(weatherAlerts.endsAt), gt(weatherAlerts.endsAt, now))));
  if (rows.length > 0)
    await tx
      .insert(weatherAlerts)
      .values([...rows])
      .onConflictDoNothing();
}

export async function findZones(db: Queries, cell: string): Promise<string[] | undefined> {
  return (await db.select({ zones: weatherZones.zones }).from(weatherZones).where(eq(weatherZones.cell, cell)))[0]?.zones;
}

export async function upsertZones(db: Queries, cell: string, zones: string[], now: Date): Promise<void> {
  const set = { zones, fetchedAt: now };
  await db
    .insert(weatherZones)
    .values({ cell, ...set })
    .onConflictDoUpdate({ target: weatherZones.cell, set });
}

/** Cells of pools in states with an alert without a drawing, whose zones aren't known or were asked for long ago. */
export async function listCellsWithoutZones(db: Queries, before: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ cell: string }>(sql`
    select place.cell from (
      select distinct
        floor(((place->>'latitude')::float8 + 90) * 10)::int || '_' || floor(((place->>'longitude')::float8 + 180) * 10)::int as cell
      from pools where upper(place->>'state') in (select state from weather_alerts where rings = '[]'::jsonb)
    ) place
    left join weather_zones on weather_zones.cell = place.cell
    where weather_zones.cell is null or weather_zones.fetched_at < ${before.toISOString()}::timestamptz
    order by place.cell limit ${limit}`);
  return rows.map(({ cell }) => cell);
}

export async function deleteEndedAlerts(db: Queries, now: Date): Promise<void> {
  await db.delete(weatherAlerts).where(lt(weatherAlerts.endsAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}
