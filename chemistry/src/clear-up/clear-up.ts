// A guided clear-up: from green or cloudy water to clear, by holding free chlorine at the shock level of the water's cyanuric acid until
// nothing is left that uses it (troublefreepool.com, "SLAM"; facts/expert-advice part 1). Its state is a pure function of the pool, its
// log, the start and now, so that a page finds it without a connection, after days, and after any correction of the log.
import { type ClearUpAction, nextAction, PH_UNREADABLE_ABOVE_PPM } from './action.ts';
import { type ClearUpAddition, chlorineUpTo } from './amounts.ts';
import { type ClearUpCriteria, criteriaOf, endedAt } from './criteria.ts';
import {
  type ClearUpFacts,
  clearUpFacts,
  type ClearUpInput,
  DAY_MS,
  dosesSinceStart,
  hasChlorine,
  isAboveStrip,
  lastTestWith,
} from './log.ts';
import { OVERNIGHT_LOSS_PASSES_PPM, overnightTests } from './night.ts';
import { vanishedDoses } from './trouble.ts';
import type { Look } from '../look.ts';
import { localDay } from '../chlorine/sun.ts';
import { isSpa } from '../targets/targets.ts';

/** One day of the progress line. */
export interface ClearUpDay {
  /** in the pool's zone */
  on: string;
  look?: Look;
  lowestPpm?: number;
  /** free chlorine added on this day, ppm */
  addedPpm: number;
  tests: number;
  /** of the night before this day's morning */
  overnightLossPpm?: number;
}
/** What else to do while chlorine works. */
export type ClearUpDuty = 'brush' | 'filter' | 'clean_filter' | 'debris' | 'salt_cell_off' | 'cover_off' | 'clarifier';
/** What is worth knowing now, in words of the page. */
export type ClearUpNote =
  | 'ammonia'
  | 'dead_algae'
  | 'ph_unreadable'
  | 'near_miss'
  | 'strip_scale'
  | 'lock_gate'
  | 'place_unknown'
  | 'algae_before_metals';
export interface ClearUpExpectation {
  daysLow: number;
  daysHigh: number;
  /** how often the first dose, in all */
  dosesLow: number;
  dosesHigh: number;
  /** from no chlorine to the shock level */
  firstDose?: ClearUpAddition;
}
export interface ClearUpState {
  isSpa: boolean;
  startedAt: string;
  /** 1 on the first day, in the pool's zone */
  day: number;
  shockPpm: number;
  cyanuricAcidPpm?: number;
  /** the newest test since a day before the start */
  freeChlorinePpm?: number;
  freeChlorineAt?: string;
  action: ClearUpAction;
  criteria: ClearUpCriteria;
  days: ClearUpDay[];
  duties: ClearUpDuty[];
  notes: ClearUpNote[];
  expectation: ClearUpExpectation;
}

function daysOf(facts: ClearUpFacts, until: number): ClearUpDay[] {
  const { timeZone } = facts.input.place;
  const days = new Map<string, ClearUpDay>();
  for (let at = facts.start; at < until + DAY_MS; at += DAY_MS / 4) {
    if (at > until && localDay(at, timeZone) > localDay(until, timeZone)) break;
    const on = localDay(at, timeZone);
    if (!days.has(on)) days.set(on, { on, addedPpm: 0, tests: 0 });
  }
  const first = days.get(localDay(facts.start, timeZone));
  const before = facts.tests.findLast(({ look, at }) => look !== undefined && at < facts.start && at >= facts.start - DAY_MS);
  if (first && before?.look) first.look = before.look;
  for (const test of facts.tests) {
    const day = test.at >= facts.start ? days.get(localDay(test.at, timeZone)) : undefined;
    if (!day) continue;
    day.tests += 1;
    if (test.look) day.look = test.look;
    if (hasChlorine(test)) day.lowestPpm = Math.min(day.lowestPpm ?? Infinity, test.freeChlorinePpm);
  }
  for (const dose of dosesSinceStart(facts)) {
    const day = days.get(localDay(dose.at, timeZone));
    if (day) day.addedPpm = Math.round((day.addedPpm + dose.raisePpm) * 10) / 10;
  }
  for (const { to, lossPpm, problem } of overnightTests(facts, facts.start)) {
    const day = problem ? undefined : days.get(localDay(Date.parse(to), timeZone));
    if (day) day.overnightLossPpm = lossPpm;
  }
  return [...days.values()];
}

/** More than this and nothing in between: how long such water usually takes (facts/expert-advice part 1, judgement). */
const EXPECTED: Partial<Record<Look, Omit<ClearUpExpectation, 'firstDose'>>> = {
  green: { daysLow: 3, daysHigh: 7, dosesLow: 3, dosesHigh: 6 },
  brown: { daysLow: 7, daysHigh: 21, dosesLow: 6, dosesHigh: 12 },
};
const HAZE = { daysLow: 1, daysHigh: 3, dosesLow: 2, dosesHigh: 3 };

function expectationOf(facts: ClearUpFacts): ClearUpExpectation {
  const first = facts.tests.find(({ look, at }) => look !== undefined && at >= facts.start - DAY_MS)?.look;
  const empty = { ...facts, latest: { ...facts.latest, water: { ...facts.latest.water, freeChlorinePpm: 0 } } };
  const firstDose = facts.latest.water.cyanuricAcidPpm === undefined ? undefined : chlorineUpTo(empty, facts.shockPpm);
  return { ...((first && EXPECTED[first]) ?? HAZE), ...(firstDose ? { firstDose } : {}) };
}

const BLIND: readonly (Look | undefined)[] = ['green', 'brown', 'cloudy'];
const SETTLED_MS = 2 * DAY_MS;

function dutiesOf(facts: ClearUpFacts, criteria: ClearUpCriteria): ClearUpDuty[] {
  const { look } = criteria.clear;
  const isBlind = BLIND.includes(look ?? facts.latest.look);
  const isOutdoor = facts.input.pool.setting !== 'indoor';
  const isKilled = criteria.overnight.isMet && look !== 'clear' && facts.now - facts.start >= SETTLED_MS;
  return [
    ...(isBlind && facts.now - facts.start < DAY_MS ? ['debris' as const] : []),
    'brush',
    isBlind ? 'clean_filter' : 'filter',
    ...(facts.input.pool.sanitizer === 'salt' ? ['salt_cell_off' as const] : []),
    ...(isOutdoor ? ['cover_off' as const] : []),
    ...(isKilled ? ['clarifier' as const] : []),
  ];
}

const NEAR_MISS_PPM = 1.5;

function notesOf(facts: ClearUpFacts, criteria: ClearUpCriteria): ClearUpNote[] {
  const { look } = criteria.clear;
  const wasGreen = facts.tests.some((test) => test.look === 'green' && test.at >= facts.start - DAY_MS);
  const night = criteria.overnight.test;
  const isNear = night && !night.problem && night.lossPpm > OVERNIGHT_LOSS_PASSES_PPM && night.lossPpm <= NEAR_MISS_PPM;
  const ironPpm = facts.tests.findLast((test) => test.ironPpm !== undefined)?.ironPpm ?? 0;
  const newest = lastTestWith(facts, 'freeChlorinePpm');
  const { place } = facts.input;
  return [
    ...(BLIND.includes(look ?? facts.latest.look) ? ['lock_gate' as const] : []),
    ...(vanishedDoses(facts) > 0 ? ['ammonia' as const] : []),
    ...(wasGreen && (look === 'cloudy' || look === 'hazy') ? ['dead_algae' as const] : []),
    ...((facts.latest.water.freeChlorinePpm ?? 0) > PH_UNREADABLE_ABOVE_PPM ? ['ph_unreadable' as const] : []),
    ...(isNear ? ['near_miss' as const] : []),
    ...(newest && isAboveStrip(newest, facts.shockPpm) ? ['strip_scale' as const] : []),
    ...(ironPpm > 0.3 ? ['algae_before_metals' as const] : []),
    ...(place.latitude === undefined && facts.input.pool.setting !== 'indoor' ? ['place_unknown' as const] : []),
  ];
}

/** The progress of a clear-up. Impossible values throw a ChemistryError, as everywhere. */
export function clearUpState(input: ClearUpInput): ClearUpState {
  const facts = clearUpFacts(input);
  const spa = isSpa(input.pool);
  const action = nextAction(facts, spa ? undefined : endedAt(facts));
  const until = action.kind === 'done' ? Date.parse(action.at) : facts.now;
  const criteria = criteriaOf(facts);
  const tested = lastTestWith(facts, 'freeChlorinePpm', facts.start - DAY_MS);
  const days = daysOf(facts, until);
  const { cyanuricAcidPpm } = facts.latest.water;
  return {
    isSpa: spa,
    startedAt: input.startedAt,
    day: days.length,
    shockPpm: facts.shockPpm,
    ...(cyanuricAcidPpm === undefined ? {} : { cyanuricAcidPpm }),
    ...(tested?.freeChlorinePpm === undefined ? {} : { freeChlorinePpm: tested.freeChlorinePpm, freeChlorineAt: tested.takenAt }),
    action,
    criteria,
    days,
    duties: dutiesOf(facts, criteria),
    notes: spa ? [] : notesOf(facts, criteria),
    expectation: expectationOf(facts),
  };
}
