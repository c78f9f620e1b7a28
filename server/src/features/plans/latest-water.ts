// The latest water: the newest measured value of each parameter, advanced by the treatments logged since. A pure function of the log.
import {
  type Addition,
  afterChlorineUsed,
  ChemistryError,
  completeWater,
  effect,
  type MeasuredWater,
  type Method,
  type Parameter,
  PARAMETERS,
  type Water,
} from '@limpid/chemistry';

export type Measured = Partial<Record<Parameter, number | null>>;
export interface LoggedReading {
  takenAt: Date;
  method: Method | null;
  measured: Measured;
}
export interface LoggedTreatment extends Addition {
  doneAt: Date;
}
export interface LatestWater {
  /** only what was measured at least once */
  water: MeasuredWater;
  measuredAt: Partial<Record<Parameter, Date>>;
  methods: Partial<Record<Parameter, Method>>;
  /** treatments whose effect could not be worked out, because the values contradict each other */
  uncounted: number;
}

/** The measured values that are also values of the engine's water; the others (phosphate, metals, ORP) are only shown. */
const IN_WATER = PARAMETERS.filter((name) => !['phosphatePpb', 'copperPpm', 'ironPpm', 'orpMv'].includes(name)) as (Parameter &
  keyof Water)[];

/** Stand-ins that only keep the model running for a water whose pH or alkalinity was never measured. */
const STAND_IN = { ph: 7.5, alkalinityPpm: 90 };

/** From when on the log matters: the oldest of the newest values. Undefined: nothing was measured. */
export function oldestOfNewest(readings: readonly LoggedReading[]): Date | undefined {
  const newest = newestValues(readings);
  const times = IN_WATER.flatMap((name) => newest.get(name)?.takenAt.getTime() ?? []);
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

function newestValues(readings: readonly LoggedReading[]): Map<Parameter, { value: number; takenAt: Date }> {
  const newest = new Map<Parameter, { value: number; takenAt: Date }>();
  for (const { takenAt, measured } of readings) {
    for (const name of IN_WATER) {
      const value = measured[name];
      const known = newest.get(name);
      if (value != null && (known === undefined || takenAt >= known.takenAt)) newest.set(name, { value, takenAt });
    }
  }
  return newest;
}

interface Course {
  state: Water;
  known: Set<Parameter>;
  latest: LatestWater;
}

/** Readings and treatments in any order; at the same instant a treatment follows the reading. */
export function latestWater(volumeL: number, readings: readonly LoggedReading[], treatments: readonly LoggedTreatment[]): LatestWater {
  const newest = newestValues(readings);
  // Before its first measurement a value stands at its newest: the best guess there is.
  const guess = completeWater({ ...STAND_IN, ...Object.fromEntries([...newest].map(([name, { value }]) => [name, value])) });
  const course: Course = { state: guess, known: new Set(), latest: { water: {}, measuredAt: {}, methods: {}, uncounted: 0 } };
  const from = oldestOfNewest(readings);
  const events = [
    ...readings.map((reading) => ({ at: reading.takenAt.getTime(), order: 0, apply: () => takeReading(course, reading) })),
    ...treatments.map((treatment) => ({ at: treatment.doneAt.getTime(), order: 1, apply: () => treat(course, guess, volumeL, treatment) })),
  ].filter((event) => from !== undefined && event.at >= from.getTime());
  events.sort((a, b) => a.at - b.at || a.order - b.order);
  for (const event of events) event.apply();
  for (const name of course.known) course.latest.water[name as keyof Water] = course.state[name as keyof Water];
  return course.latest;
}

function takeReading(course: Course, { takenAt, method, measured }: LoggedReading): void {
  useUpChlorine(course, measured.freeChlorinePpm);
  for (const name of IN_WATER) {
    const value = measured[name];
    if (value == null) continue;
    course.state = { ...course.state, [name]: value };
    course.known.add(name);
    course.latest.measuredAt[name] = takenAt;
    if (method === null) delete course.latest.methods[name];
    else course.latest.methods[name] = method;
  }
}

/** Chlorine that is gone at the next test was used, which takes back the rise in pH that it came with. */
function useUpChlorine(course: Course, measuredPpm: number | null | undefined): void {
  const usedPpm = course.state.freeChlorinePpm - (measuredPpm ?? Number.POSITIVE_INFINITY);
  if (usedPpm <= 0 || !course.known.has('freeChlorinePpm')) return;
  course.state = unlessContradictory(course, () => afterChlorineUsed(course.state, usedPpm));
}

function treat(course: Course, guess: Water, volumeL: number, treatment: LoggedTreatment): void {
  const { doneAt: _doneAt, ...addition } = treatment;
  const after = unlessContradictory(course, () => effect({ volumeL, water: course.state, additions: [addition] }));
  const unknown = IN_WATER.filter((name) => !course.known.has(name));
  course.state = { ...after, ...Object.fromEntries(unknown.map((name) => [name, guess[name]])) };
}

function unlessContradictory(course: Course, next: () => Water): Water {
  try {
    return next();
  } catch (error) {
    if (!(error instanceof ChemistryError)) throw error;
    course.latest.uncounted += 1;
    return course.state;
  }
}
