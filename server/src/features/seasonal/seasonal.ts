// The guide of a pool: for its place and day, with what is done and what to add.
import { planSettings, type PlannedPool, type UnitSystem } from '@limpid/chemistry';
import type { PoolGuide } from '@limpid/contract';
import { dayOf, type Day, daysBetween } from '@limpid/schedule';
import type { Queries } from '../../db/connection.ts';
import type { PoolRow } from '../../http/route.ts';
import { findPlan } from '../plans/plans.ts';
import { alertsOf, endedAlertsOf } from '../weather/alerts.ts';
import { type Choice, chooseGuide, type PoolTraits } from './choice.ts';
import { doseOf, type Dosing } from './guide-doses.ts';
import { itemIn, type Language, requireGuide, type StoredGuide, summaryOf } from './guides.ts';
import { seasonNear } from './season.ts';
import { listTickRowsOf, type TickRow } from './ticks.queries.ts';

interface Asked {
  pool: PoolRow;
  measures: UnitSystem;
  language: Language;
  /** undefined: the one for the place and the day */
  guide?: string | undefined;
}
type Placed = NonNullable<PoolTraits['place']> & { longitude: number };

export async function findPoolGuide(db: Queries, asked: Asked, now: Date): Promise<PoolGuide> {
  const { pool, language } = asked;
  const place = pool.place as Placed | null;
  const today = dayOf(now, pool.timeZone);
  const alerts = place ? await alertsOf(db, pool, place, now) : [];
  const ended = place ? await endedAlertsOf(db, place, now) : [];
  const daysAgo = (endedAt: Date) => daysBetween(dayOf(endedAt, pool.timeZone), today);
  const occasion = {
    pool: { ...pool, place },
    today,
    alerts,
    ended: ended.map(({ event, endedAt }) => ({ event, daysAgo: daysAgo(endedAt) })),
  };
  const { guide, because, others } = asGiven(chooseGuide(occasion), asked.guide);
  const alert = because === 'alert' ? alerts.find(({ event }) => guide.event.includes(event)) : undefined;
  const ticks = await listTickRowsOf(db, pool.id, guide.slug);
  const seasonOn = roundOf(guide, ticks, { today, timeZone: pool.timeZone });
  return {
    ...summaryOf(guide, language),
    updatedOn: guide.updatedOn,
    sources: guide.sources,
    because,
    ...(alert && { alert: { event: alert.event, headline: alert.headline, endsAt: alert.endsAt } }),
    ...(place ? {} : { needs: 'place' as const }),
    seasonOn,
    checklist: checklistOf(
      guide,
      language,
      ticks.filter((tick) => tick.seasonOn === seasonOn),
      await dosingOf(db, guide, asked, now),
    ),
    finished: finishedIn(
      guide,
      ticks.filter((tick) => tick.seasonOn !== seasonOn),
    ),
    others: others.map((other) => summaryOf(other, language)),
  };
}

/** Another guide than the day's, if it was asked for. */
function asGiven(choice: Choice, slug: string | undefined): Choice {
  if (slug === undefined || slug === choice.guide.slug) return choice;
  const guide = requireGuide(slug);
  return { guide, because: 'asked', others: [choice.guide, ...choice.others.filter((other) => other !== guide)] };
}

/** Two storms within this time are one round of ticks. */
const ROUND_DAYS = 14;

/** A guide with months has a round each year. One that alerts open has a new round when the last tick is long ago. */
function roundOf({ months }: StoredGuide, ticks: readonly TickRow[], { today, timeZone }: { today: Day; timeZone: string }): Day {
  if (months) return seasonNear(months, today);
  const [last] = ticks;
  return last && daysBetween(dayOf(last.doneAt, timeZone), today) <= ROUND_DAYS ? last.seasonOn : today;
}

function checklistOf(
  guide: StoredGuide,
  language: Language,
  ticks: readonly TickRow[],
  dosing: Dosing | undefined,
): PoolGuide['checklist'] {
  const doneAt = new Map(ticks.map((tick) => [tick.item, tick.doneAt.toISOString()]));
  return guide.items.map((item) => {
    const dose = item.dose && dosing ? doseOf(item.dose, guide.season, dosing) : undefined;
    return { ...itemIn(item, language), doneAt: doneAt.get(item.id) ?? null, ...(dose && { dose }) };
  });
}

/** The rounds in which every item was ticked, the last one first. */
function finishedIn({ items }: StoredGuide, ticks: readonly TickRow[]): PoolGuide['finished'] {
  const rounds = [...Map.groupBy(ticks, ({ seasonOn }) => seasonOn)];
  return rounds
    .filter(([, done]) => items.every(({ id }) => done.some(({ item }) => item === id)))
    .map(([seasonOn, done]) => ({ seasonOn, finishedAt: new Date(Math.max(...done.map((tick) => tick.doneAt.getTime()))).toISOString() }))
    .toSorted((a, b) => b.seasonOn.localeCompare(a.seasonOn));
}

/** Only where something is dosed: a plan is the dearest part of the answer. */
async function dosingOf(db: Queries, { items }: StoredGuide, { pool, measures }: Asked, now: Date): Promise<Dosing | undefined> {
  if (!items.some(({ dose }) => dose)) return undefined;
  const plan = await findPlan(db, { pool, measures }, now);
  const settings = planSettings({ ...pool, shelf: pool.shelf as PlannedPool['shelf'], fillWater: null }, measures);
  return { plan, now, pool: { pool: settings.pool, water: plan.water, shelf: settings.shelf, measures } };
}
