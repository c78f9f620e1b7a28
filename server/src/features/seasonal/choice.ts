// Which guide is for a pool on a day: an alert opens its guide, else the season does.
import { type PoolGuide, type Winter, winterOf } from '@limpid/contract';
import type { Day } from '@limpid/schedule';
import { GUIDES, requireGuide, type StoredGuide } from './guides.ts';
import { daysUntil, isInSeason, lengthOf } from './season.ts';

export interface PoolTraits {
  kind: string;
  sanitizer: string;
  setting: string;
  cover: string;
  usage: string;
  surface: string | null;
  place: { state: string; latitude: number } | null;
}
export interface Occasion {
  pool: PoolTraits;
  today: Day;
  /** of the alerts that are valid, the most severe first */
  alerts: readonly { event: string }[];
  /** how many days ago alerts ended */
  ended: readonly { event: string; daysAgo: number }[];
}
export interface Choice {
  guide: StoredGuide;
  because: PoolGuide['because'];
  others: StoredGuide[];
}

/** Where nothing else fits, such as an indoor pool. */
const GENERAL = 'away-on-vacation';
/** As for the alerts' playbooks: what we write about Southern California holds south of it. */
const SOUTHERN_BELOW = 36;
/** How long there is something to do after an alert, by season. */
const DAYS_AFTER: Readonly<Record<string, number>> = { 'hurricane-after': 14, flood: 7, dust: 3, smoke: 3, vog: 3 };
/** Only people who leave need them, only an alert makes them urgent, or they last all year: never the first by date alone. */
const SECOND = new Set(['snowbird', 'away', 'wind', 'salt-air']);

export function regionOf(place: PoolTraits['place']): StoredGuide['region'] {
  if (!place) return null;
  if (place.state === 'FL') return 'florida';
  if (place.state === 'HI') return 'hawaii';
  if (place.state === 'AZ') return 'arizona';
  if (place.state === 'NV') return 'nevada';
  return place.state === 'CA' && place.latitude < SOUTHERN_BELOW ? 'southern-california' : null;
}

const isAmong = (allowed: readonly string[] | undefined, value: string | null): boolean =>
  allowed === undefined || (value !== null && allowed.includes(value));

function fits({ region, season, only }: StoredGuide, { pool }: Occasion, winter: Winter | null): boolean {
  return (
    (region === null || region === regionOf(pool.place)) &&
    isAmong(only.kind, pool.kind) &&
    isAmong(only.sanitizer, pool.sanitizer) &&
    isAmong(only.setting, pool.setting) &&
    isAmong(only.cover, pool.cover) &&
    isAmong(only.usage, pool.usage) &&
    isAmong(only.surface, pool.surface) &&
    isAmong(only.winter, winter) &&
    // a pool under the snow isn't opened in February, whatever the desert below it does
    !(winter === 'hard' && season === 'opening' && only.winter === undefined)
  );
}

/** The smaller, the better it fits: what the sky does, then what this winter or region needs, then what lasts shortest. */
function rankBySeason(guide: StoredGuide): readonly number[] {
  return [
    SECOND.has(guide.season) ? 1 : 0,
    guide.only.winter?.includes('hard') ? 0 : 1,
    guide.region === null ? 1 : 0,
    guide.months ? lengthOf(guide.months) : 366,
  ];
}
const byRank = (one: StoredGuide, other: StoredGuide): number => {
  const [a, b] = [rankBySeason(one), rankBySeason(other)];
  return a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
};

/** Those of the region first; a warning is a reason to prepare, not yet to clean up. */
function openedByAlerts(fitting: readonly StoredGuide[], { alerts }: Occasion): StoredGuide[] {
  const open = fitting.filter(({ season }) => season !== 'hurricane-after').toSorted(byRank);
  const rank = ({ season, region }: StoredGuide) => (season === 'hurricane-before' ? 0 : region === null ? 2 : 1);
  return alerts.flatMap(({ event }) => open.filter((guide) => guide.event.includes(event)).toSorted((a, b) => rank(a) - rank(b)));
}

const openedAfter = (fitting: readonly StoredGuide[], { ended }: Occasion): StoredGuide[] =>
  fitting.filter(({ season, event }) => ended.some((alert) => event.includes(alert.event) && alert.daysAgo <= (DAYS_AFTER[season] ?? -1)));

export function chooseGuide(occasion: Occasion): Choice {
  const { pool, today } = occasion;
  const winter = pool.place ? winterOf(pool.place) : null;
  const fitting = GUIDES.filter((guide) => fits(guide, occasion, winter));
  const active = openedByAlerts(fitting, occasion);
  const after = openedAfter(fitting, occasion);
  const inSeason = fitting.filter(({ months }) => isInSeason(months, today)).toSorted(byRank);
  const coming = fitting
    .flatMap((guide) => (guide.months && !SECOND.has(guide.season) ? [{ guide, days: daysUntil(guide.months, today) }] : []))
    .toSorted((a, b) => a.days - b.days)
    .map(({ guide }) => guide);
  const open = [...new Set([...active, ...after, ...inSeason])];
  const guide = open[0] ?? coming[0] ?? requireGuide(GENERAL);
  const because = active.includes(guide) ? 'alert' : after.includes(guide) ? 'after_alert' : inSeason.includes(guide) ? 'season' : 'next';
  return { guide, because, others: open.filter((other) => other !== guide) };
}
