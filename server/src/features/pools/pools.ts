// Pools: bodies of water and what is known about them.
import { ChemistryError, completeFillWater, DEFAULT_TEMPERATURE_C, totalsOf, volumeFinding, volumeOf } from '@limpid/chemistry';
import { type Pool, type PoolInput, type PoolPatch, reason, type Shape, type WrittenPool } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { lockPerson } from '../../db/row-locks.ts';
import { problem, requireFound, toldBy } from '../../http/problems.ts';
import type { Person } from '../../http/session.ts';
import { poolLimitOf, UNLIMITED } from '../accounts/entitlements.ts';
import { requireFittingStrength } from '../products/amounts.ts';
import {
  countPoolsOf,
  deletePool,
  findPoolOf,
  insertPool,
  listPoolsOf,
  type PoolChanges,
  type PoolRow,
  updatePool,
} from './pools.queries.ts';

/** Neither place nor browser told where the pool is. */
const UNKNOWN_TIME_ZONE = 'UTC';

/** Columns hold what the contract checked on the way in, so they leave in the contract's types. */
export function toPool(row: PoolRow & { isReadOnly: boolean }): Pool {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() } as unknown as Pool;
}

/** Oldest first: so many of them as the plan covers can be worked with, the others can be read. */
export async function listPoolRows(db: Queries, person: Person) {
  const limit = poolLimitOf(person);
  const rows = await listPoolsOf(db, person.id);
  return rows.map((row, index) => ({ ...row, isReadOnly: limit !== UNLIMITED && index >= limit }));
}

export const listPools = async (db: Queries, person: Person): Promise<Pool[]> => (await listPoolRows(db, person)).map(toPool);

/** The limit is exact: simultaneous requests add pools one after the other. */
export async function addPool(db: Queries, person: Person, input: PoolInput, now: Date): Promise<Pool> {
  requireUsable(input);
  await lockPerson(db, person.id);
  const id = input.id?.toLowerCase() ?? newId();
  const known = input.id === undefined ? undefined : await findPoolOf(db, person.id, id);
  if (known) return toPool({ ...known, isReadOnly: false });
  const limit = poolLimitOf(person);
  if (limit !== UNLIMITED && (await countPoolsOf(db, person.id)) >= limit) {
    throw problem('plan_limit_reached', { reason: limit === 1 ? reason('pool_limit_one') : reason('pool_limit', { count: limit }) });
  }
  const added = await insertPool(db, { ...newPool(input), id, personId: person.id, createdAt: now, updatedAt: now });
  if (!added) throw problem('conflict', { reason: reason('pool_id_taken') });
  return toPool({ ...added, isReadOnly: false });
}

function newPool(input: PoolInput) {
  const { shape = null, place = null } = input;
  return {
    name: tidy(input.name),
    volumeL: input.volumeL,
    kind: input.kind ?? ('pool' as const),
    surface: input.surface ?? null,
    sanitizer: input.sanitizer ?? ('chlorine' as const),
    setting: input.setting ?? ('outdoor' as const),
    volumeSource: input.volumeSource ?? (shape ? ('shape' as const) : ('known' as const)),
    shape,
    surfaceAreaM2: input.surfaceAreaM2 ?? areaOf(shape),
    cover: input.cover ?? ('none' as const),
    saltCell: input.saltCell ?? null,
    pumpFlowLpm: input.pumpFlowLpm ?? null,
    usage: input.usage ?? ('normal' as const),
    place,
    kit: input.kit ?? null,
    shelf: input.shelf ?? [],
    fillWater: input.fillWater ?? null,
    targetOverrides: input.targetOverrides ?? null,
    surfaceNewSinceOn: input.surfaceNewSinceOn ?? null,
    startUp: input.startUp ?? null,
    secondarySanitizer: input.secondarySanitizer ?? ('none' as const),
    isClosed: input.isClosed ?? false,
    dailyBathers: input.dailyBathers ?? null,
    filledOn: input.filledOn ?? null,
    timeZone: timeZoneOf(input.timeZone, place?.timeZone) ?? UNKNOWN_TIME_ZONE,
  };
}

/** What is left out stays; null clears. A new shape brings its own surface area, a new place its time zone, unless they are given too. */
export async function changePool(db: Queries, pool: PoolRow, patch: PoolPatch, now: Date): Promise<Pool> {
  requireUsable(patch);
  const changes: PoolChanges = { ...patch, updatedAt: now };
  if (patch.name !== undefined) changes.name = tidy(patch.name);
  if (patch.shape && patch.surfaceAreaM2 === undefined) changes.surfaceAreaM2 = areaOf(patch.shape);
  const timeZone = timeZoneOf(patch.timeZone, patch.place?.timeZone);
  if (timeZone !== undefined) changes.timeZone = timeZone;
  return toPool({ ...requireFound(await updatePool(db, pool.id, changes)), isReadOnly: false });
}

export const removePool = (db: Queries, pool: PoolRow): Promise<void> => deletePool(db, pool.id);

/** What a plan could not be computed with is refused here, and not at the first look at the plan. */
function requireUsable({ shelf, fillWater }: PoolPatch): void {
  shelf?.forEach((item, index) => requireFittingStrength(item, `shelf.${index}.`));
  if (!fillWater) return;
  try {
    totalsOf(completeFillWater(fillWater, DEFAULT_TEMPERATURE_C));
  } catch (error) {
    if (!(error instanceof ChemistryError)) throw error;
    throw problem('invalid_request', { fields: { fillWater: toldBy(error) } });
  }
}

/** As it was written, with a question where its volume is unlikely for its kind. */
export function withWarnings(pool: Pool): WrittenPool {
  const doubt = volumeFinding(pool.kind, pool.volumeL);
  return { ...pool, warnings: doubt ? [doubt] : [] };
}

const tidy = (name: string) => name.normalize('NFC').trim();
const areaOf = (shape: Shape | null) => (shape ? volumeOf(shape).surfaceAreaM2 : null);

/** The zone that was named, or that of the place; undefined: neither. */
function timeZoneOf(named: string | undefined, ofPlace: string | undefined): string | undefined {
  const field = named === undefined ? 'place.timeZone' : 'timeZone';
  const timeZone = named ?? ofPlace;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw problem('invalid_request', { fields: { [field]: reason('time_zone_invalid') } });
  }
  return timeZone;
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
