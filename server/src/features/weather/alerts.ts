// Which of the stored alerts are for a place, and valid now.
import type { WeatherAlert } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { cellOf } from './cells.ts';
import type { Position } from './normals.ts';
import { playbookOf, type PlaybookPool } from './playbooks.ts';
import { type AlertRow, findZones, listAlertRows } from './weather.queries.ts';

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
