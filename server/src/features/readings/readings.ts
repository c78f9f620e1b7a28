// Readings: measured values of one moment, typed by hand or sent by a device.
import {
  type Bounds,
  doubtFindings,
  type Finding,
  type Parameter,
  PARAMETERS,
  plausibilityFindings,
  type PoolKind,
  totalChlorineFinding,
  warmPoolFinding,
} from '@limpid/chemistry';
import { BESIDE_THE_WATER, type Reading, type ReadingInput, type ReadingPatch, reason, type WrittenReading } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem, requireFound } from '../../http/problems.ts';
import { nextVersion, requireVersion } from '../../http/versions.ts';
import { type DoubtedPool, judgeAround } from '../doubts/doubts.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import { requirePlausibleInstant } from '../pools/log-instant.ts';
import {
  deleteReading,
  findLastRowOfDay,
  findReadingRow,
  insertReading,
  listReadingRows,
  type NewReadingRow,
  type ReadingRow,
  updateReading,
} from './readings.queries.ts';

type PoolOfReading = DoubtedPool & { kind: PoolKind };

const valuesOf = (row: ReadingRow) =>
  Object.fromEntries(PARAMETERS.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))) as Pick<
    Reading,
    (typeof PARAMETERS)[number]
  >;

/** Of the values that are there, and only if there are some. */
function boundsOf(row: Pick<ReadingRow, 'bounds' | Parameter>): { bounds?: Bounds } {
  const bounds = PARAMETERS.flatMap((name) => (row.bounds?.[name] && row[name] !== null ? [[name, row.bounds[name]]] : []));
  return bounds.length === 0 ? {} : { bounds: Object.fromEntries(bounds) as Bounds };
}

/** Of the values that are there, and only if there are some. */
function namesOf<Key extends 'doubtful' | 'confirmed'>(key: Key, row: ReadingRow): { [K in Key]?: Parameter[] } {
  const names = PARAMETERS.filter((name) => row[key]?.includes(name) && row[name] !== null);
  return (names.length === 0 ? {} : { [key]: names }) as { [K in Key]?: Parameter[] };
}

export function toReading(row: ReadingRow): Reading {
  return {
    id: row.id,
    takenAt: row.takenAt.toISOString(),
    ...(row.method === null ? {} : { method: row.method }),
    ...(row.look === null ? {} : { look: row.look }),
    ...(row.saltCellPercent === null ? {} : { saltCellPercent: row.saltCellPercent }),
    ...boundsOf(row),
    ...namesOf('doubtful', row),
    ...namesOf('confirmed', row),
    ...(row.note === null ? {} : { note: row.note }),
    ...valuesOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function warningsAbout(reading: Reading, kind: PoolKind): Finding[] {
  const { temperatureC } = reading;
  const values = valuesOfReading(reading);
  const { totalChlorinePpm: total, freeChlorinePpm: free, method } = reading;
  const below = total === undefined || free === undefined ? null : totalChlorineFinding(total, free, method);
  const warnings = [...plausibilityFindings(values), ...(below ? [below] : [])];
  const warm = kind === 'pool' && temperatureC !== undefined ? warmPoolFinding(temperatureC) : null;
  return warm === null || warnings.some(isAboutTemperature) ? warnings : [...warnings, warm];
}
const isAboutTemperature = (finding: Finding) => finding.parameter === 'temperatureC';
const valuesOfReading = (reading: Reading) => Object.fromEntries(PARAMETERS.map((name) => [name, reading[name]]));

/** With what looks unlikely about it, and what can't be true after the tests before it. */
async function written(db: Queries, pool: PoolOfReading, row: ReadingRow, ...changedAt: Date[]): Promise<WrittenReading> {
  const { verdicts, open } = await judgeAround(db, pool, ...changedAt);
  const reading = toReading({ ...row, doubtful: [...(verdicts.get(row.id) ?? row.doubtful ?? [])] });
  const doubts = open.filter(({ readingId }) => readingId === row.id);
  const warnings = warningsAbout(reading, pool.kind);
  const isSaid = (parameter: string) => warnings.some((one) => one.parameter === parameter && one.severity === 'ask');
  return { ...reading, warnings: [...warnings, ...doubtFindings(doubts.filter(({ parameter }) => !isSaid(parameter)))] };
}

export async function listReadings(db: Queries, pool: PoolOfReading, query: { limit: number; cursor?: string | undefined }) {
  const rows = await listReadingRows(db, pool.id, query.limit + 1, readCursor(query.cursor));
  return pageOf(rows, query.limit, (row) => ({ at: row.takenAt, id: row.id }), toReading);
}

export async function findReading(db: Queries, poolId: string, id: string): Promise<Reading | undefined> {
  const row = await findReadingRow(db, poolId, id);
  return row && toReading(row);
}

/** The last test of the water on a day at the pool. */
export async function findLastReadingOfDay(db: Queries, pool: { id: string; timeZone: string }, day: string): Promise<Reading | undefined> {
  const row = await findLastRowOfDay(db, pool, day);
  return row && toReading(row);
}

/** The same id twice is one reading: a client that never heard the first answer may ask again. */
export async function recordReading(db: Queries, pool: PoolOfReading, input: ReadingInput, now: Date): Promise<WrittenReading> {
  const { id = newId(), takenAt, note, ...measured } = input;
  const reading: NewReadingRow = {
    ...measured,
    doubtful: [],
    note: tidyNote(note) ?? null,
    id: id.toLowerCase(),
    poolId: pool.id,
    takenAt: requirePlausibleInstant(takenAt, now, 'takenAt'),
    createdAt: now,
    updatedAt: now,
  };
  const row = (await insertReading(db, reading)) ?? requireFound(await findReadingRow(db, pool.id, reading.id));
  return written(db, pool, row, row.takenAt);
}

/** `version`: the one that the caller last saw; missing, it changes whatever is there. */
export async function changeReading(
  db: Queries,
  pool: PoolOfReading,
  id: string,
  patch: ReadingPatch,
  { now, version }: { now: Date; version?: string | undefined },
): Promise<WrittenReading> {
  const before = requireFound(await findReadingRow(db, pool.id, id));
  requireVersion(version, before, toReading);
  const { takenAt, note, ...values } = patch;
  if ([...BESIDE_THE_WATER, ...PARAMETERS].every((name) => (values[name] === undefined ? before[name] : values[name]) === null)) {
    throw problem('invalid_request', { fields: { values: reason('test_emptied') } });
  }
  const row = await updateReading(db, pool.id, id, {
    ...values,
    bounds: boundsAfter(before, values),
    confirmed: confirmedAfter(before, values),
    note: tidyNote(note),
    takenAt: takenAt === undefined ? undefined : requirePlausibleInstant(takenAt, now, 'takenAt'),
    updatedAt: nextVersion(before, now),
  });
  const changed = requireFound(row);
  return written(db, pool, changed, before.takenAt, changed.takenAt);
}

/** A value that is corrected is no bound any more, unless the correction says so. */
function boundsAfter(before: ReadingRow, { bounds, ...values }: Pick<ReadingPatch, 'bounds' | Parameter>): Bounds | null {
  if (bounds !== undefined) return bounds;
  return Object.fromEntries(
    PARAMETERS.flatMap((name) => (before.bounds?.[name] && values[name] === undefined ? [[name, before.bounds[name]]] : [])),
  );
}

/** A value that is corrected has to be confirmed again. */
function confirmedAfter(before: ReadingRow, { confirmed, ...values }: Pick<ReadingPatch, 'confirmed' | Parameter>): string[] | null {
  if (confirmed !== undefined) return confirmed;
  return PARAMETERS.filter((name) => before.confirmed?.includes(name) && values[name] === undefined);
}

/** An empty note is no note; undefined leaves it alone. */
function tidyNote(note: string | null | undefined): string | null | undefined {
  return note === undefined || note === null ? note : note.normalize('NFC') || null;
}

export async function removeReading(db: Queries, pool: PoolOfReading, id: string, version?: string): Promise<void> {
  const before = requireFound(await findReadingRow(db, pool.id, id));
  if (version !== undefined) requireVersion(version, before, toReading);
  requireFound((await deleteReading(db, pool.id, id)) || null);
  await judgeAround(db, pool, before.takenAt);
}
