// A simulated year of one pool: the weather, the water, and the owner who tests, doses, forgets and travels.
import { completeFillWater, completeWater, PRODUCTS, totalsOf } from '@limpid/chemistry';
import { continueClearUp, giveUpClearUp, isGreen, openClearUp, startClearUp } from './seed-clear-up.ts';
import { type Day, weatherOf } from './seed-climate.ts';
import { advisedSteps } from './seed-owner.ts';
import type { DemoPool } from './seed-pools.ts';
import { randomFrom } from './seed-random.ts';
import { cellShareOn, remarksOf, withCellPercents } from './seed-remarks.ts';
import { type DemoYear, give, type Story, test, testEverything } from './seed-story.ts';
import { type Circumstances, liveOneDay, liveOneDayOfClearUp } from './seed-water.ts';

export type { DemoYear } from './seed-story.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** So that the last reading is fresh and nothing has been done about it yet. */
const LAST_TEST_BEFORE_END_MS = 3 * HOUR_MS;
/** On these last days the owner tests everything and follows the plan, as on a weekend before guests come. */
const LAST_COMPLETE_DAYS = [3, 1];
const UNTREATED_DAYS = 3;
/** The last test of an abandoned pool: still young enough to dose by. */
const ABANDONED_DAYS = 2;
/** Before that test nothing was added, so that there is something to do. */
const NEGLECTED_DAYS = 7;
/** Eight in the evening in Florida; what the plan asked for in the morning is done by then. */
const DUSK_AFTER_NOON_UTC_MS = 13 * HOUR_MS;
const WARM_FROM_C = 22;
const JULY = 6;
const AUGUST = 7;

export function simulateYear(demo: DemoPool, end: Date, days: number, seed: number): DemoYear {
  const random = randomFrom(seed);
  const fill = totalsOf(completeFillWater(demo.pool.fillWater ?? { ph: 7.8, alkalinityPpm: 80 }, 20));
  const water = { totals: totalsOf(completeWater(demo.start)), algae: 0 };
  const story: Story = { demo, random, water, fill, known: {}, tests: 0, readings: [], treatments: [], clearUps: [] };
  const weather = weatherOf(demo.climate, end, days, random);
  weather.forEach((day, index) => {
    const live = openClearUp(story) ? liveOneDayOfClearUp : liveOneDay;
    story.water = live(story.water, day, circumstancesOf(story, day, end));
    spendDay(story, day, { index, remaining: weather.length - 1 - index, end });
  });
  const { treatments, clearUps } = story;
  const remarks = remarksOf(demo, weather, { end, seed });
  return { readings: withCellPercents(demo, story.readings, weather), treatments, clearUps, remarks };
}

interface When {
  index: number;
  /** days until the end of the year */
  remaining: number;
  end: Date;
}

function spendDay(story: Story, day: Day, when: When): void {
  const { demo } = story;
  const { remaining, end } = when;
  const isLastDay = remaining === 0;
  if (demo.ending === 'abandoned' && remaining < ABANDONED_DAYS + NEGLECTED_DAYS) {
    giveUpClearUp(story, day.at);
    if (remaining === ABANDONED_DAYS) testEverything(story, day.at);
    return;
  }
  if (!isLastDay && isAway(demo, day.at, end)) return;
  const lastTestAt = new Date(end.getTime() - LAST_TEST_BEFORE_END_MS);
  if (openClearUp(story) || isGreen(story)) fightAlgae(story, day, isLastDay ? lastTestAt : new Date(day.at.getTime() + 12 * HOUR_MS), end);
  else if (!isLastDay) spendUsualDay(story, day, when);
  if (isLastDay) testEverything(story, lastTestAt);
}

function circumstancesOf({ demo, fill }: Story, day: Day, end: Date): Circumstances {
  const isWeekend = day.at.getUTCDay() % 6 === 0;
  const isSwimmable = demo.heatedToC !== undefined || day.airTemperatureC > 20;
  const away = isAway(demo, day.at, end);
  return {
    volumeL: demo.pool.volumeL,
    surfaceAreaM2: demo.pool.surfaceAreaM2 ?? 40,
    isOutdoor: demo.pool.setting !== 'indoor' && demo.pool.kind !== 'spa',
    isHeatedToC: demo.heatedToC,
    cellGramsPerDay: demo.cellGramsPerDay * cellShareOn(day),
    bathers: away || !isSwimmable ? 0 : isWeekend ? demo.bathersOnWeekends : demo.bathersOnWeekends * 0.2,
    airExchangePerDay: demo.airExchangePerDay,
    fill,
  };
}

/** A year that ends in summer has its trip in spring: what followed from it is over by its end. */
export function isAway({ awayMonths }: DemoPool, at: Date, end: Date): boolean {
  const endsInSummer = [JULY, AUGUST].includes(end.getUTCMonth());
  const months = awayMonths.map((month) => (month === JULY && endsInSummer ? JULY - 2 : month));
  return months.includes(at.getUTCMonth()) && at.getUTCDate() >= 10 && at.getUTCDate() <= 21;
}

function spendUsualDay(story: Story, day: Day, { index, remaining }: When): void {
  const { demo, random } = story;
  const morning = new Date(day.at.getTime() + random.between(-1, 5) * HOUR_MS);
  const isDaily = demo.testsDailyWhenWarm === true && story.water.totals.temperatureC > WARM_FROM_C;
  const isTestDay = isDaily || index % demo.testEveryDays === 0;
  const isComplete = demo.ending === 'treated' && LAST_COMPLETE_DAYS.includes(remaining);
  if (isComplete) testEverything(story, morning);
  else if (isTestDay) test(story, morning);
  if (demo.ending === 'untreated' && remaining < UNTREATED_DAYS) return;
  if (isTestDay || isComplete) followPlan(story, morning, 8 * HOUR_MS);
  else followHabits(story, day, index, { at: morning, isDusk: false });
  followHabits(story, day, index, { at: new Date(day.at.getTime() + DUSK_AFTER_NOON_UTC_MS), isDusk: true });
}

/** What would run longer than `mostMs` is left for the next test. */
function followPlan(story: Story, at: Date, mostMs: number): void {
  const { demo, random } = story;
  for (const step of advisedSteps(demo.pool, story.known, story.readings.at(-1)?.look, at, demo.method)) {
    if (random.chance(demo.forgetfulness)) continue;
    const { productId, strengthPercent, amountG, amountMl, amountL, afterMinutes } = step;
    const delayMs = (afterMinutes + random.between(5, 40)) * MINUTE_MS;
    if (delayMs < mostMs) give(story, new Date(at.getTime() + delayMs), { productId, strengthPercent, amountG, amountMl, amountL });
  }
}

function followHabits(story: Story, day: Day, index: number, { at, isDusk }: { at: Date; isDusk: boolean }): void {
  for (const { productId, everyDays, amountG, amountMl, reliability, followsSun, atDusk = false } of story.demo.habits) {
    if (atDusk !== isDusk || index % everyDays !== 0 || !story.random.chance(reliability)) continue;
    const strengthPercent = story.demo.pool.shelf?.find((item) => item.productId === productId)?.strengthPercent;
    const usual = strengthPercent ?? PRODUCTS[productId].defaultStrengthPercent;
    const share = followsSun ? Math.min(1, 0.3 + 0.07 * day.uvIndex) : 1;
    const poured = amountMl === undefined ? undefined : Math.max(10, Math.round((amountMl * share) / 10) * 10);
    give(story, new Date(at.getTime() + 20 * MINUTE_MS), { productId, strengthPercent: usual, amountG, amountMl: poured });
  }
}

function fightAlgae(story: Story, day: Day, until: Date, end: Date): void {
  const yesterday = new Date(day.at.getTime() - 24 * HOUR_MS);
  if (!openClearUp(story)) startClearUp(story, day.at, isAway(story.demo, yesterday, end));
  continueClearUp(story, day, until);
}
