// The schedule that Limpid proposes for a pool: which tasks of the catalog it needs, and how often.
import { type Pool, type Recurrence, winterOf } from '@limpid/contract';
import { addDays, type Day, daysBetween, weekdayOf } from '@limpid/schedule';
import type { CatalogTask, Condition } from './catalog.ts';
import { TEST_WATER } from './reckoned-tasks.ts';

export interface PoolFacts {
  pool: Pick<Pool, 'kind' | 'sanitizer' | 'setting' | 'cover' | 'usage' | 'surface' | 'surfaceNewSinceOn' | 'place'>;
  equipment: readonly { kind: string; variant?: string | null | undefined }[];
  today: Day;
}

const monthOf = (day: Day): number => Number(day.slice(5, 7));
const isAmong = (allowed: string | readonly string[] | undefined, value: string | undefined): boolean =>
  allowed === undefined || (value !== undefined && (typeof allowed === 'string' ? allowed === value : allowed.includes(value)));

/** Ahead too: the pool is being filled, and its owner plans for it. */
const isNewFor = (days: number, { pool: { surfaceNewSinceOn }, today }: PoolFacts): boolean =>
  Boolean(surfaceNewSinceOn) && daysBetween(surfaceNewSinceOn ?? today, today) <= days;

export function fits(when: Condition, facts: PoolFacts): boolean {
  const { pool, equipment, today } = facts;
  const pieces = equipment.filter(({ kind }) => isAmong(when.equipment, kind));
  const variants = pieces.flatMap(({ variant }) => variant ?? []);
  const filters = equipment.flatMap(({ kind, variant }) => (kind === 'filter' && variant ? [variant] : []));
  return (
    isAmong(when.kind, pool.kind) &&
    isAmong(when.sanitizer, pool.sanitizer) &&
    isAmong(when.setting, pool.setting) &&
    isAmong(when.cover, pool.cover) &&
    isAmong(when.usage, pool.usage) &&
    isAmong(when.surface, pool.surface ?? undefined) &&
    (when.surfaceDays === undefined || isNewFor(when.surfaceDays, facts)) &&
    isAmong(when.region, pool.place?.state) &&
    (when.winter === undefined || when.winter.includes(winterOf(pool.place))) &&
    (when.months === undefined || when.months.includes(monthOf(today))) &&
    (when.equipment === undefined || pieces.length > 0) &&
    (when.variant === undefined || variants.some((variant) => when.variant?.includes(variant))) &&
    (when.without === undefined || !filters.some((variant) => when.without?.includes(variant)))
  );
}

const MONTH_DAYS = 30;
const YEAR_DAYS = 365;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const nameOf = (day: Day): string => WEEKDAYS[weekdayOf(day)] ?? 'SA';

/** A day that every month has, named as the rule names it: "2SA". */
function ofMonth(day: Day): { name: string; startsOn: Day } {
  const number = Number(day.slice(8));
  return number > 28 ? ofMonth(addDays(day, 7)) : { name: `${Math.ceil(number / 7)}${nameOf(day)}`, startsOn: day };
}

/** Over the days, weeks and months, so that not everything is due on the same day, and nothing today. `place`: its position in the list. */
function ruleOf(days: number, place: number, today: Day): Recurrence {
  const calendar = (rule: string, startsOn = today): Recurrence => ({ kind: 'calendar', rule, startsOn });
  const first = addDays(today, 1 + (place % 6));
  if (days >= YEAR_DAYS) return calendar(`FREQ=YEARLY;BYMONTH=${((place * 5) % 12) + 1};BYDAY=${(place % 4) + 1}${nameOf(first)}`);
  if (days >= MONTH_DAYS - 2) {
    const months = Math.round(days / MONTH_DAYS);
    const { name, startsOn } = ofMonth(addDays(first, 7 + (place % months) * MONTH_DAYS));
    return calendar(months === 1 ? `FREQ=MONTHLY;BYDAY=${name}` : `FREQ=MONTHLY;INTERVAL=${months};BYDAY=${name}`, startsOn);
  }
  const weekly = (interval: number) => (interval > 1 ? `FREQ=WEEKLY;INTERVAL=${interval}` : 'FREQ=WEEKLY');
  if (days >= 7) return calendar(`${weekly(Math.floor(days / 7))};BYDAY=${nameOf(first)}`, first);
  if (days === 3) {
    const second = addDays(first, weekdayOf(addDays(first, 3)) === weekdayOf(today) ? 4 : 3);
    return calendar(`FREQ=WEEKLY;BYDAY=${nameOf(first)},${nameOf(second)}`, first);
  }
  return calendar(days === 1 ? 'FREQ=DAILY' : `FREQ=DAILY;INTERVAL=${days}`);
}

export function recurrenceFor(task: CatalogTask, place: number, facts: PoolFacts): Recurrence {
  const { every, adjust = [] } = task;
  if (every.condition) return { kind: 'condition', condition: every.condition };
  if (every.rule) return { kind: 'calendar', rule: every.rule, startsOn: facts.today };
  const days = adjust.find(({ when }) => fits(when, facts))?.days ?? every.days ?? MONTH_DAYS;
  // So long after the last test, and a test that is logged counts.
  if (task.slug === TEST_WATER) return { kind: 'since_done', days };
  return ruleOf(days, place, facts.today);
}

/** Whether a pool like this ever has the task, in whatever season. */
export const suits = ({ only = {} }: CatalogTask, facts: PoolFacts): boolean => fits({ ...only, months: undefined }, facts);

export interface Proposal {
  task: CatalogTask;
  recurrence: Recurrence;
}

/** The first weeks with a pool, most important first: the water, then what keeps it moving and clean, then the checks. */
const FIRST = [
  TEST_WATER,
  'brush-new-plaster',
  'skimmer-basket',
  'brush',
  'spa-filter',
  'spa-drain',
  'filter-pressure',
  'clean-filter',
  'backwash-sand',
  'backwash-de',
  'rinse-cartridge',
  'inspect-cell',
  'cleaner-filter',
  'vacuum',
  'test-balance',
  'spa-cover',
  'drain-covers',
  'gfci',
];
/** As many as a person takes on at once. */
const MOST_PROPOSED = 7;

/** What matters most for this pool, in the order of how often it comes; the rest of the catalog can be added by hand. */
export function proposalsFor(catalog: readonly CatalogTask[], facts: PoolFacts): Proposal[] {
  const known = FIRST.flatMap((slug) => catalog.find((task) => task.slug === slug) ?? []);
  const fitting = known.filter(({ only }) => fits(only ?? {}, facts)).slice(0, MOST_PROPOSED);
  const often = ({ every }: CatalogTask) => every.days ?? 20;
  return fitting
    .map((task, place) => ({ task, recurrence: recurrenceFor(task, place, facts) }))
    .toSorted((one, other) => often(one.task) - often(other.task));
}
