// A simulated year of one pool: the weather, the water, and the owner who tests, doses, forgets and goes on holiday.
import {
  completeFillWater,
  completeWater,
  dose,
  type MeasuredWater,
  type Parameter,
  PRODUCTS,
  targets,
  type Totals,
  totalsOf,
} from '@limpid/chemistry';
import { weatherOf, type Day } from './seed-climate.ts';
import { advisedSteps, type Dose, expectAfter, measure, type Measured, merge, parametersOf, pour, trueWater } from './seed-owner.ts';
import type { DemoPool } from './seed-pools.ts';
import { type Random, randomFrom } from './seed-random.ts';
import { type Circumstances, liveOneDay, type LivingWater } from './seed-water.ts';

export interface DemoReading {
  id: string;
  takenAt: Date;
  measured: Measured;
  note?: string;
}
export interface DemoTreatment extends Dose {
  id: string;
  doneAt: Date;
  note?: string;
}
export interface DemoYear {
  readings: DemoReading[];
  treatments: DemoTreatment[];
}

interface Story extends DemoYear {
  demo: DemoPool;
  random: Random;
  water: LivingWater;
  fill: Totals;
  known: MeasuredWater;
  tests: number;
  /** green water: tested and shocked daily until it is clear */
  isRecovering: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** So that the last reading is fresh and nothing has been done about it yet. */
const LAST_TEST_BEFORE_END_MS = 3 * HOUR_MS;
const UNTREATED_DAYS = 3;
const GREEN = 0.25;

export function simulateYear(demo: DemoPool, end: Date, days: number, seed: number): DemoYear {
  const random = randomFrom(seed);
  const fill = totalsOf(completeFillWater(demo.pool.fillWater ?? { ph: 7.8, alkalinityPpm: 80 }, 20));
  const water = { totals: totalsOf(completeWater(demo.start)), algae: 0 };
  const story: Story = { demo, random, water, fill, known: {}, tests: 0, isRecovering: false, readings: [], treatments: [] };
  const weather = weatherOf(demo.climate, end, days, random);
  weather.forEach((day, index) => {
    story.water = liveOneDay(story.water, day, circumstancesOf(story, day));
    const remaining = weather.length - 1 - index;
    if (remaining === 0) testAtTheEnd(story, end);
    else if (!isAway(demo, day.at)) spendDayAtHome(story, day, index, remaining < UNTREATED_DAYS);
  });
  return { readings: story.readings, treatments: story.treatments };
}

function circumstancesOf({ demo, fill }: Story, day: Day): Circumstances {
  const isWeekend = day.at.getUTCDay() % 6 === 0;
  const isSwimmable = demo.heatedToC !== undefined || day.airTemperatureC > 20;
  const away = isAway(demo, day.at);
  return {
    volumeL: demo.pool.volumeL,
    surfaceAreaM2: demo.pool.surfaceAreaM2 ?? 40,
    isOutdoor: demo.pool.setting !== 'indoor' && demo.pool.kind !== 'spa',
    isHeatedToC: demo.heatedToC,
    // The cell is turned down in winter, when the sun takes less.
    cellGramsPerDay: demo.cellGramsPerDay * Math.min(1, 0.25 + 0.75 * (day.uvIndex / 10)),
    bathers: away || !isSwimmable ? 0 : isWeekend ? demo.bathersOnWeekends : demo.bathersOnWeekends * 0.2,
    airExchangePerDay: demo.airExchangePerDay,
    fill,
  };
}

const isAway = (demo: DemoPool, at: Date) => demo.holidayMonth === at.getUTCMonth() && at.getUTCDate() >= 10 && at.getUTCDate() <= 27;

function spendDayAtHome(story: Story, day: Day, index: number, isUntreated: boolean): void {
  const { demo, random } = story;
  const morning = new Date(day.at.getTime() + random.between(-1, 5) * HOUR_MS);
  if (!story.isRecovering && story.water.algae > GREEN) story.isRecovering = true;
  if (story.isRecovering) return fightAlgae(story, morning);
  const isTestDay = index % demo.testEveryDays === 0;
  if (isTestDay) test(story, morning);
  if (isUntreated) return;
  if (isTestDay) followPlan(story, morning);
  else followHabits(story, day, index, morning);
}

function record(story: Story, at: Date, parameters: readonly Parameter[], note?: string): void {
  const { demo, random } = story;
  const measured = measure(trueWater(story.water), parameters, demo.method, random);
  story.tests += 1;
  story.known = merge(story.known, measured);
  story.readings.push({ id: random.id(at), takenAt: at, measured, note });
}

function test(story: Story, at: Date): void {
  const { pool, start } = story.demo;
  record(story, at, parametersOf(story.tests, pool.sanitizer === 'salt', start.cyanuricAcidPpm !== undefined));
}

function testAtTheEnd(story: Story, end: Date): void {
  const everything: Parameter[] = ['freeChlorinePpm', 'combinedChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'temperatureC'];
  if (story.demo.start.cyanuricAcidPpm !== undefined) everything.push('cyanuricAcidPpm');
  if (story.demo.pool.sanitizer === 'salt') everything.push('saltPpm');
  record(story, new Date(end.getTime() - LAST_TEST_BEFORE_END_MS), everything);
}

function give(story: Story, at: Date, what: Dose, note?: string): void {
  story.water = pour(story.water, story.demo.pool.volumeL, what, story.fill, story.random);
  story.known = expectAfter(story.known, story.demo.pool, what);
  story.treatments.push({ ...what, id: story.random.id(at), doneAt: at, note });
}

function followPlan(story: Story, at: Date): void {
  const { demo, random } = story;
  for (const step of advisedSteps(demo.pool, story.known, at, demo.method)) {
    if (random.chance(demo.forgetfulness)) continue;
    const { productId, strengthPercent, amountG, amountMl, amountL, afterMinutes } = step;
    const delay = afterMinutes + random.between(5, 40);
    // What would run into the next days is left for the next test.
    if (delay < 8 * 60) give(story, new Date(at.getTime() + delay * MINUTE_MS), { productId, strengthPercent, amountG, amountMl, amountL });
  }
}

function followHabits(story: Story, day: Day, index: number, at: Date): void {
  for (const { productId, everyDays, amountG, amountMl, reliability, followsSun } of story.demo.habits) {
    if (index % everyDays !== 0 || !story.random.chance(reliability)) continue;
    const strengthPercent = story.demo.pool.shelf?.find((item) => item.productId === productId)?.strengthPercent;
    const usual = strengthPercent ?? PRODUCTS[productId].defaultStrengthPercent;
    const share = followsSun ? Math.min(1, 0.3 + 0.07 * day.uvIndex) : 1;
    const poured = amountMl === undefined ? undefined : Math.max(10, Math.round((amountMl * share) / 10) * 10);
    give(story, new Date(at.getTime() + 20 * MINUTE_MS), { productId, strengthPercent: usual, amountG, amountMl: poured });
  }
}

/** Test, raise chlorine to the shock level of this cyanuric acid, every day, until the water is clear and holds. */
function fightAlgae(story: Story, at: Date): void {
  const { pool } = story.demo;
  const isFirst = !story.readings.some((reading) => at.getTime() - reading.takenAt.getTime() < 2 * 24 * HOUR_MS);
  const discovery =
    story.demo.holidayMonth === at.getUTCMonth() ? 'Back from the holiday and the water is green.' : 'The water has turned green.';
  const note = isFirst ? discovery : undefined;
  record(
    story,
    at,
    isFirst ? ['freeChlorinePpm', 'ph', 'cyanuricAcidPpm', 'temperatureC'] : ['freeChlorinePpm', 'combinedChlorinePpm'],
    note,
  );
  const water = trueWater(story.water);
  const shock = targets({ ...pool, surface: pool.surface ?? undefined }, water.cyanuricAcidPpm).freeChlorine?.shockPpm;
  const known = { ...water, freeChlorinePpm: story.known.freeChlorinePpm ?? 0 };
  if (shock !== undefined && known.freeChlorinePpm < 0.9 * shock && story.water.algae > 0.01) {
    const productId = 'liquid-chlorine' as const;
    const wanted = { volumeL: pool.volumeL, water: known, productId, target: { parameter: 'freeChlorinePpm' as const, value: shock } };
    const amountMl = Math.round((dose(wanted).amountMl ?? 0) / 100) * 100;
    if (amountMl > 0)
      give(story, new Date(at.getTime() + 15 * MINUTE_MS), { productId, strengthPercent: 12.5, amountMl }, 'Against the algae.');
  }
  if (story.water.algae <= 0.01) {
    story.isRecovering = false;
    const last = story.readings.at(-1);
    if (last) last.note = 'Clear again.';
  }
}
