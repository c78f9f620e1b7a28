// Which values of a pool's tests are doubtful. The verdict is kept with the test; a change of the log judges its neighbors again, so that it
// costs the same however long the log is (docs/decisions/033-one-judge.md).
import {
  judgedLog,
  type LoggedReading,
  type LoggedTreatment,
  type OpenDoubt,
  type Parameter,
  PARAMETERS,
  type PoolTraits,
  type ProductId,
  readingAsCounted,
  treatmentAsCounted,
  type WaterInput,
} from '@limpid/chemistry';
import type { Queries } from '../../db/connection.ts';
import {
  type DoubtedRow,
  type DoubtedTreatment,
  listReadingsBefore,
  listReadingsFrom,
  listTreatmentsWithin,
  lockLog,
  updateDoubtful,
} from './doubts.queries.ts';

/** The pool as far as doubts depend on it. */
export interface DoubtedPool {
  id: string;
  volumeL: number;
  kind: PoolTraits['kind'];
  sanitizer: PoolTraits['sanitizer'];
  setting: PoolTraits['setting'];
  surface: PoolTraits['surface'] | null;
}

/** So many tests behind a change are judged again: by then each value has been measured again. */
const MOST_BEHIND = 12;
/** A test this long ago explains nothing about the next. */
const LOOKS_BACK_MS = 90 * 86_400_000;
const MOST_TREATMENTS = 300;

export interface JudgedAgain {
  /** by the id of each test that was judged */
  verdicts: ReadonlyMap<string, readonly Parameter[]>;
  /** what no newer test has settled */
  open: readonly OpenDoubt[];
}
const NOTHING_BEHIND: JudgedAgain = { verdicts: new Map(), open: [] };

/** Judges again what a change of the log at these instants may have changed. */
export async function judgeAround(db: Queries, pool: DoubtedPool, ...changedAt: readonly Date[]): Promise<JudgedAgain> {
  await lockLog(db, pool.id);
  const from = new Date(Math.min(...changedAt.map((at) => at.getTime())));
  const behind = await listReadingsFrom(db, pool.id, from, MOST_BEHIND);
  const last = behind.at(-1);
  if (!last) return NOTHING_BEHIND;
  const before = await listReadingsBefore(db, pool.id, from);
  const since = new Date(from.getTime() - LOOKS_BACK_MS);
  const treatments = await listTreatmentsWithin(db, pool.id, since, last.takenAt, MOST_TREATMENTS);
  const readings = [
    ...before.map((row) => ({ ...counted(row), doubtful: (row.doubtful ?? []) as Parameter[] })),
    ...behind.map((row) => ({ ...counted(row), doubtful: undefined })),
  ];
  const judged = judgedLog({
    pool: traitsOf(pool),
    readings,
    treatments: treatments.map((row) => treatmentAsCounted(toLoggedTreatment(row))),
  });
  const verdicts = new Map(judged.readings.map(({ id, doubtful = [] }) => [id, doubtful]));
  for (const row of behind) {
    const doubtful = verdicts.get(row.id) ?? [];
    // One after the other: nearly always it is one or none.
    // oxlint-disable-next-line no-await-in-loop
    if (!isSame(row.doubtful, doubtful)) await updateDoubtful(db, pool.id, row.id, doubtful);
  }
  return { verdicts, open: judged.open };
}

const counted = (row: DoubtedRow): LoggedReading => readingAsCounted(toLoggedReading(row));

const isSame = (was: readonly string[] | null, now: readonly string[]): boolean =>
  was !== null && was.length === now.length && now.every((name) => was.includes(name));

const traitsOf = ({ volumeL, kind, sanitizer, setting, surface }: DoubtedPool): PoolTraits => ({
  volumeL,
  kind,
  sanitizer,
  setting,
  ...(surface && { surface }),
});

/** A row of the log as the engine knows it. */
export function toLoggedReading(row: DoubtedRow): LoggedReading & { createdAt: string } {
  const { method, look, bounds, doubtful, confirmed } = row;
  return {
    id: row.id,
    takenAt: row.takenAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    method: method ?? undefined,
    look: look ?? undefined,
    ...(bounds && { bounds }),
    ...(doubtful && { doubtful: doubtful as Parameter[] }),
    ...(confirmed && { confirmed: confirmed as Parameter[] }),
    ...Object.fromEntries(PARAMETERS.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))),
  };
}

export function toLoggedTreatment(row: DoubtedTreatment): LoggedTreatment {
  return {
    id: row.id,
    doneAt: row.doneAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    productId: row.productId as ProductId,
    strengthPercent: row.strengthPercent ?? undefined,
    amountG: row.amountG ?? undefined,
    amountMl: row.amountMl ?? undefined,
    amountL: row.amountL ?? undefined,
    fillWater: (row.fillWater as WaterInput | null) ?? undefined,
  };
}
