// Which of the stored alerts are for a place, and valid now.
import type { WeatherAlert } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { cellOf } from './cells.ts';
import type { Position } from './normals.ts';
import { playbookOf, type PlaybookPool } from './playbooks.ts';
import { type AlertRow, findZones, listAlertRows, listPoolsInStates, listValidAlerts, listZones } from './weather.queries.ts';

const SEVERITIES = ['extreme', 'severe', 'moderate', 'minor', 'unknown'];

/** The most severe first. */
export async function alertsOf(db: Queries, pool: PlaybookPool, place: Position & { state: string }, now: Date): Promise<WeatherAlert[]> {
  const rows = await listAlertRows(db, place.state.toUpperCase());
  const valid = rows.filter(({ endsAt }) => endsAt === null || endsAt > now);
  if (valid.length === 0) return [];
  const zones = new Set(await findZones(db, cellOf(place)));
  const severity = (row: AlertRow) => SEVERITIES.indexOf(row.severity);
  return valid
    .filter((row) => isFor(row, place, zones))
    .toSorted((a, b) => severity(a) - severity(b) || a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ id, event, headline, severity: level, startsAt, endsAt }) => {
      const playbook = playbookOf(event, pool, place);
      return {
        id,
        event,
        headline,
        severity: level,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        ...(playbook === undefined ? {} : { playbook }),
      };
    });
}

/** What is over since the last days; an alert that was called off before it began is not among them. */
export async function endedAlertsOf(
  db: Queries,
  place: Position & { state: string },
  now: Date,
): Promise<{ event: string; endedAt: Date }[]> {
  const rows = await listAlertRows(db, place.state.toUpperCase());
  const over = rows.flatMap((row) =>
    row.endsAt && row.endsAt <= now && row.startsAt < row.endsAt ? [{ ...row, endedAt: row.endsAt }] : [],
  );
  if (over.length === 0) return [];
  const zones = new Set(await findZones(db, cellOf(place)));
  return over.filter((row) => isFor(row, place, zones)).map(({ event, endedAt }) => ({ event, endedAt }));
}

/** An alert with its guide, as the reminders tell it. */
export interface PoolAlert extends Pick<AlertRow, 'chain' | 'event' | 'severity' | 'startsAt' | 'endsAt'> {
  playbook: string;
}

/** Every pool for which an alert is valid that has a guide; of a chain the message that holds longest. */
export async function alertsByPool(db: Queries, now: Date): Promise<Map<string, PoolAlert[]>> {
  const byState = Map.groupBy(await listValidAlerts(db, now), ({ state }) => state);
  const found = new Map<string, PoolAlert[]>();
  if (byState.size === 0) return found;
  const zonesOf = new Map((await listZones(db)).map(({ cell, zones }) => [cell, new Set(zones)]));
  for (const pool of await listPoolsInStates(db, [...byState.keys()])) {
    const zones = zonesOf.get(cellOf(pool.place)) ?? new Set<string>();
    const alerts = (byState.get(pool.place.state.toUpperCase()) ?? []).flatMap((row) => {
      const playbook = playbookOf(row.event, pool, pool.place);
      return playbook !== undefined && isFor(row, pool.place, zones) ? [{ ...row, playbook }] : [];
    });
    const longest = new Map(alerts.toSorted((a, b) => endOf(a) - endOf(b)).map((alert) => [alert.chain, alert]));
    if (longest.size > 0) found.set(pool.id, [...longest.values()]);
  }
  return found;
}
const endOf = ({ endsAt }: Pick<AlertRow, 'endsAt'>): number => endsAt?.getTime() ?? Infinity;

/** Where the service drew the area, the drawing decides: counties are larger than storms. */
export function isFor({ rings, zones }: Pick<AlertRow, 'rings' | 'zones'>, place: Position, known: ReadonlySet<string>): boolean {
  return rings.length > 0 ? rings.some((ring) => isInside(ring, place)) : zones.some((zone) => known.has(zone));
}

/** Whether a ray to the east crosses the ring an odd number of times. */
function isInside(ring: readonly [number, number][], { latitude, longitude }: Position): boolean {
  let inside = false;
  for (const [index, [x, y]] of ring.entries()) {
    const [before, above] = ring.at(index - 1) as [number, number];
    if (y > latitude !== above > latitude && longitude < ((before - x) * (latitude - y)) / (above - y) + x) inside = !inside;
  }
  return inside;
}
