// What the coach may look at: the pool that the person asked about, and nothing else.
import type { PoolTraits, ShelfItem } from '@limpid/chemistry';
import type { Place } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import type { PoolRow } from '../../http/route.ts';
import type { Person } from '../../http/session.ts';
import { listEquipment } from '../equipment/equipment.ts';
import { findPlan } from '../plans/plans.ts';
import { listOverview } from '../plans/pool-overview.ts';
import { listPools } from '../pools/pools.ts';
import { passagesOf } from '../library/library.ts';
import { listReadings } from '../readings/readings.ts';
import { findPages, pageText } from '../search/find-pages.ts';
import { listTasks } from '../tasks/tasks.ts';
import { listTreatments } from '../treatments/treatments.ts';
import { regionOf } from './knowledge/climate.ts';
import type { PoolBrief } from './skills/pool-brief.ts';
import type { Article, CoachContext, CoachPool, Personality } from './skills/reply.ts';

const RECENT = 120;

export interface Asking {
  person: Person;
  pool: PoolRow | undefined;
  personality: Personality;
  now: Date;
  /** the question is about all pools of the person */
  isOfAll?: boolean;
}

export async function contextOf(db: Queries, { person, pool, personality, now, isOfAll = false }: Asking): Promise<CoachContext> {
  const measures = person.units ?? 'us';
  return {
    language: person.language ?? 'en',
    measures,
    personality,
    now,
    timeZone: pool?.timeZone ?? 'America/New_York',
    articles,
    rules,
    ...(pool ? { pool: await poolOf(db, pool, measures, now) } : {}),
    ...(isOfAll ? { allPools: await briefsOf(db, person, now) } : {}),
  };
}

/** Beyond these a list in a chat helps no one; the dashboard has them all. */
const MOST_POOLS = 60;
async function briefsOf(db: Queries, person: Person, now: Date): Promise<PoolBrief[]> {
  const names = new Map((await listPools(db, person)).map(({ id, name }) => [id, name]));
  const briefs: PoolBrief[] = [];
  let cursor: string | null | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop
    const page = await listOverview(db, person, { limit: MOST_POOLS, cursor: cursor ?? undefined }, now);
    for (const { poolId, swim, testedAt, stepsLeft, hasClearUp } of page.items)
      briefs.push({ id: poolId, name: names.get(poolId) ?? '', swim, testedAt, stepsLeft, hasClearUp });
    cursor = page.nextCursor;
  } while (cursor !== null && briefs.length < MOST_POOLS);
  return briefs;
}

export const articles = (question: string, language: 'en' | 'es'): Article[] =>
  findPages(question, language)
    .filter(({ kind }) => kind === 'article')
    .map(({ title, url, excerpt }) => ({ title, url, excerpt, passages: passagesOf(url, language) }));

/** Rules are written in English only. */
export const rules = (question: string): Article[] =>
  findPages(question, 'en')
    .filter(({ kind }) => kind === 'rules')
    .map(({ title, url, excerpt }) => ({ title, url, excerpt, passages: [{ heading: title, text: pageText(url) }] }));

async function poolOf(db: Queries, pool: PoolRow, measures: 'us' | 'metric', now: Date): Promise<CoachPool> {
  const recent = { limit: RECENT };
  const [plan, readings, treatments, tasks, equipment] = await Promise.all([
    findPlan(db, { pool, measures }, now),
    listReadings(db, pool, recent),
    listTreatments(db, pool, recent),
    listTasks(db, pool, recent, now),
    listEquipment(db, pool, recent, now),
  ]);
  return {
    id: pool.id,
    name: pool.name,
    ...(pool.place ? { region: regionOf(pool.place as Place) } : {}),
    traits: traitsOf(pool),
    shelf: (pool.shelf ?? []) as ShelfItem[],
    ...(pool.pumpFlowLpm === null ? {} : { pumpFlowLpm: pool.pumpFlowLpm }),
    plan,
    readings: readings.items.map(({ bounds: _bounds, ...reading }) => reading),
    treatments: treatments.items,
    tasks: tasks.items,
    equipment: equipment.items,
  };
}

const traitsOf = (pool: PoolRow): PoolTraits => ({
  volumeL: pool.volumeL,
  kind: pool.kind,
  sanitizer: pool.sanitizer,
  setting: pool.setting,
  ...(pool.surface === null ? {} : { surface: pool.surface }),
});
