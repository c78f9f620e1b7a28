// What the coach may look at: the pool that the person asked about, and nothing else.
import { type PoolTraits, type ShelfItem, type Targets, withoutDoubtful } from '@limpid/chemistry';
import type { Place, Reading } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import type { PoolRow } from '../../http/route.ts';
import type { Person } from '../../http/session.ts';
import { isTimeZone } from '../notifications/local-time.ts';
import { findRules } from '../notifications/notification-settings.ts';
import { listEquipment } from '../equipment/equipment.ts';
import { findWeather } from '../weather/weather.ts';
import { findPlan } from '../plans/plans.ts';
import { listOverview } from '../plans/pool-overview.ts';
import { listPools } from '../pools/pools.ts';
import { listReadings } from '../readings/readings.ts';
import { listTasks } from '../tasks/tasks.ts';
import { listTreatments } from '../treatments/treatments.ts';
import { regionOf } from './knowledge/climate.ts';
import type { PoolBrief } from './skills/pool-brief.ts';
import type { CoachContext, CoachPool, CoachReading, Personality } from './skills/reply.ts';

const RECENT = 120;

export interface Asking {
  person: Person;
  pool: PoolRow | undefined;
  personality: Personality;
  now: Date;
  /** the question is about all pools of the person */
  isOfAll?: boolean;
  /** of the person's own clock, as the browser says */
  timeZone?: string | undefined;
}

/** A pool without a place has no zone of its own. */
const NO_ZONE = 'UTC';
const USUAL_ZONE = 'America/New_York';
/** "At 6 pm" is meant by the clock of the person, else by that of the pool. */
async function zoneOf(db: Queries, { timeZone: asked, pool, person }: Asking): Promise<string> {
  if (asked !== undefined && isTimeZone(asked)) return asked;
  if (pool && pool.timeZone !== NO_ZONE) return pool.timeZone;
  const { timeZone } = await findRules(db, person.id);
  return timeZone === NO_ZONE ? (pool?.timeZone ?? USUAL_ZONE) : timeZone;
}

export async function contextOf(db: Queries, asking: Asking): Promise<CoachContext> {
  const { person, pool, personality, now, isOfAll = false } = asking;
  const measures = person.units ?? 'us';
  return {
    language: person.language ?? 'en',
    measures,
    personality,
    now,
    timeZone: await zoneOf(db, asking),
    ...(pool ? { pool: await poolOf(db, pool, measures, now) } : {}),
    ...(isOfAll ? { allPools: await briefsOf(db, person, now) } : {}),
  };
}

const chlorineOf = ({ water, targets }: { water: { freeChlorinePpm?: number | undefined }; targets?: Targets | undefined }) =>
  water.freeChlorinePpm === undefined || !targets?.freeChlorine
    ? undefined
    : { ppm: water.freeChlorinePpm, low: targets.freeChlorine.targetLowPpm, minimum: targets.freeChlorine.minimumPpm };

/** Beyond these a list in a chat helps no one; the dashboard has them all. */
const MOST_POOLS = 60;
async function briefsOf(db: Queries, person: Person, now: Date): Promise<PoolBrief[]> {
  const names = new Map((await listPools(db, person)).map(({ id, name }) => [id, name]));
  const briefs: PoolBrief[] = [];
  const chlorine = new Map<string, PoolBrief['freeChlorine']>();
  let cursor: string | null | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop
    const page = await listOverview(
      db,
      person,
      { limit: MOST_POOLS, cursor: cursor ?? undefined, onPlan: (id, plan) => chlorine.set(id, chlorineOf(plan)) },
      now,
    );
    for (const { poolId, swim, testedAt, stepsLeft, hasClearUp } of page.items)
      briefs.push({ id: poolId, name: names.get(poolId) ?? '', swim, testedAt, stepsLeft, hasClearUp, freeChlorine: chlorine.get(poolId) });
    cursor = page.nextCursor;
  } while (cursor !== null && briefs.length < MOST_POOLS);
  return briefs;
}

async function poolOf(db: Queries, pool: PoolRow, measures: 'us' | 'metric', now: Date): Promise<CoachPool> {
  const recent = { limit: RECENT };
  const [plan, readings, treatments, tasks, equipment, weather] = await Promise.all([
    findPlan(db, { pool, measures }, now),
    listReadings(db, pool, recent),
    listTreatments(db, pool, recent),
    listTasks(db, pool, recent, now),
    listEquipment(db, pool, recent, now),
    findWeather(db, pool, 0, now),
  ]);
  return {
    id: pool.id,
    name: pool.name,
    ...(pool.place ? { region: regionOf(pool.place as Place) } : {}),
    traits: traitsOf(pool),
    shelf: (pool.shelf ?? []) as ShelfItem[],
    ...(pool.pumpFlowLpm === null ? {} : { pumpFlowLpm: pool.pumpFlowLpm }),
    plan,
    readings: readings.items.map(countedReading),
    treatments: treatments.items,
    tasks: tasks.items,
    equipment: equipment.items,
    ...(weather.needs === undefined ? { weather } : {}),
  };
}

/** Only what counts: a doubtful value is spoken of by the plan. */
const countedReading = (reading: Reading): CoachReading => {
  const { bounds: _bounds, doubtful: _doubtful, confirmed: _confirmed, ...counted } = withoutDoubtful(reading);
  return counted;
};

const traitsOf = (pool: PoolRow): PoolTraits => ({
  volumeL: pool.volumeL,
  kind: pool.kind,
  sanitizer: pool.sanitizer,
  setting: pool.setting,
  ...(pool.surface === null ? {} : { surface: pool.surface }),
});
