// The state of one demo pool while its year is generated: its water, what its owner knows, and everything that was logged.
import type { Look, MeasuredWater, Parameter, Totals } from '@limpid/chemistry';
import { type Dose, expectAfter, isPossible, measure, type Measured, merge, parametersOf, pour, trueWater } from './seed-owner.ts';
import type { DemoPool } from './seed-pools.ts';
import type { Random } from './seed-random.ts';
import { type LivingWater, lookOf } from './seed-water.ts';

export interface DemoReading {
  id: string;
  takenAt: Date;
  measured: Measured;
  look?: Look;
  saltCellPercent?: number | undefined;
  note?: string;
}
export interface DemoTreatment extends Dose {
  id: string;
  doneAt: Date;
  note?: string;
}
export interface DemoRemark {
  id: string;
  at: Date;
  text?: string | undefined;
  rainMm?: number;
  bathers?: number;
}
export interface DemoClearUp {
  id: string;
  startedAt: Date;
  endedAt?: Date;
  outcome?: 'clear' | 'stopped';
}
export interface DemoYear {
  readings: DemoReading[];
  treatments: DemoTreatment[];
  clearUps: DemoClearUp[];
  remarks: DemoRemark[];
}
export interface Story extends Omit<DemoYear, 'remarks'> {
  demo: DemoPool;
  random: Random;
  water: LivingWater;
  fill: Totals;
  known: MeasuredWater;
  tests: number;
  /** how far the clear-up that is running was told */
  clearUpToldUntil?: Date;
}

const MOST_REPEATS = 5;

export function record(story: Story, at: Date, parameters: readonly Parameter[], note?: string): void {
  const { demo, random } = story;
  const read = () => measure(trueWater(story.water), parameters, demo.method, { errorShare: demo.testErrorShare, random });
  let measured = read();
  // Values that can't belong to one water are tested again, as the application asks.
  for (let tries = 0; tries < MOST_REPEATS && !isPossible(merge(story.known, measured)); tries++) measured = read();
  story.tests += 1;
  story.known = merge(story.known, measured);
  story.readings.push({ id: random.id(at), takenAt: at, measured, look: lookOf(story.water), note });
}

export function test(story: Story, at: Date): void {
  const { pool, start, testEveryDays, testsDailyWhenWarm } = story.demo;
  const habit = {
    testEveryDays: testsDailyWhenWarm ? 1 : testEveryDays,
    isSalt: pool.sanitizer === 'salt',
    hasStabilizer: start.cyanuricAcidPpm !== undefined,
  };
  record(story, at, parametersOf(story.tests, habit));
}

export function testEverything(story: Story, at: Date): void {
  const everything: Parameter[] = ['freeChlorinePpm', 'combinedChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'temperatureC'];
  if (story.demo.start.cyanuricAcidPpm !== undefined) everything.push('cyanuricAcidPpm');
  if (story.demo.pool.sanitizer === 'salt') everything.push('saltPpm');
  record(story, at, everything);
}

export function give(story: Story, at: Date, what: Dose, note?: string): void {
  story.water = pour(story.water, story.demo.pool.volumeL, what, story.fill, story.random);
  story.known = expectAfter(story.known, story.demo.pool, what);
  story.treatments.push({ ...what, id: story.random.id(at), doneAt: at, note });
}
