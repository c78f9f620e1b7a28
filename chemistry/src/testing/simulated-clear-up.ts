// A pool with something alive in it, and an owner who does what the clear-up says. The water here is a model of its own, rough on purpose:
// algae use chlorine as they die, the dead ones cloud the water until the filter has them, and the sun takes its share.
import { type ClearUpState, clearUpState } from '../clear-up/clear-up.ts';
import { chlorineRaisePpm, type ClearUpInput, HOUR_MS, MINUTE_MS } from '../clear-up/log.ts';
import type { LoggedReading, LoggedTreatment } from '../log/log-entries.ts';
import type { Look } from '../look.ts';
import { nightAt, wallClock } from '../chlorine/sun.ts';

export interface SimulatedWater {
  freeChlorinePpm: number;
  /** the chlorine that everything alive in the water will use, ppm */
  alivePpm: number;
  /** what is dead and not yet in the filter, in the same measure */
  deadPpm: number;
  ph: number;
  cyanuricAcidPpm: number;
  /** share of the dead that the filter takes in a day while it is clean */
  filterPerDay: number;
}
export interface DiaryLine {
  day: number;
  /** hour of the pool's own clock */
  hour: number;
  what: string;
  state: ClearUpState;
}
export interface Story {
  diary: DiaryLine[];
  last: ClearUpState;
  input: ClearUpInput;
  /** chlorine that went in, ppm of the pool */
  addedPpm: number;
}

const STEP_MS = 15 * MINUTE_MS;

export function lookOf({ alivePpm, deadPpm }: SimulatedWater): Look {
  if (alivePpm > 12) return 'green';
  if (deadPpm + alivePpm > 14) return 'cloudy';
  return deadPpm + alivePpm > 5 ? 'hazy' : 'clear';
}

/** A quarter of an hour. */
export function waterLater(water: SimulatedWater, isDay: boolean): SimulatedWater {
  const hours = STEP_MS / HOUR_MS;
  const { freeChlorinePpm, alivePpm } = water;
  const isStrong = freeChlorinePpm > 0.3 * water.cyanuricAcidPpm * 0.4;
  const killed = Math.min(freeChlorinePpm * 0.45, alivePpm * 0.12 * (isStrong ? 1 : 0.3)) * hours;
  const sun = isDay ? (freeChlorinePpm - killed) * 0.05 * hours : 0;
  const grown = freeChlorinePpm < 0.5 ? alivePpm * 0.01 * hours : 0;
  return {
    ...water,
    freeChlorinePpm: freeChlorinePpm - killed - sun,
    alivePpm: alivePpm - killed + grown,
    deadPpm: Math.max(0, (water.deadPpm + killed) * (1 - water.filterPerDay * (hours / 24))),
  };
}

/** A drop is half a ppm. */
const byDrops = (ppm: number) => Math.round(ppm * 2) / 2;

interface Running {
  water: SimulatedWater;
  readings: LoggedReading[];
  treatments: LoggedTreatment[];
  diary: DiaryLine[];
}

const idOf = (log: Running) => `00000000-0000-7000-8000-${String(log.readings.length + log.treatments.length).padStart(12, '0')}`;

function test(log: Running, now: number, state: ClearUpState): string {
  const { water } = log;
  const asked = state.action.kind === 'test' ? state.action.parameters : [];
  const reading: LoggedReading = {
    id: idOf(log),
    takenAt: new Date(now).toISOString(),
    method: 'drops',
    freeChlorinePpm: byDrops(water.freeChlorinePpm),
    combinedChlorinePpm: byDrops(0.04 * water.alivePpm),
    look: lookOf(water),
    ...(asked.includes('ph') ? { ph: Math.round(water.ph * 10) / 10 } : {}),
    ...(asked.includes('cyanuricAcidPpm') ? { cyanuricAcidPpm: water.cyanuricAcidPpm } : {}),
  };
  log.readings.push(reading);
  const reason = state.action.kind === 'test' ? state.action.reason : '';
  return `test ${reason}: ${reading.freeChlorinePpm} ppm, ${reading.combinedChlorinePpm} combined, ${reading.look}`;
}

function add(log: Running, now: number, { action }: ClearUpState, volumeL: number): string {
  if (action.kind !== 'add') return '';
  const { isOwned: _isOwned, ...addition } = action.addition;
  const treatment: LoggedTreatment = { id: idOf(log), doneAt: new Date(now).toISOString(), ...addition };
  log.treatments.push(treatment);
  if (action.because === 'ph') log.water = { ...log.water, ph: log.water.ph + Math.max(-0.5, 7.3 - log.water.ph) };
  else log.water = { ...log.water, freeChlorinePpm: log.water.freeChlorinePpm + chlorineRaisePpm(treatment, volumeL) };
  return `add ${addition.productId} for ${action.because}${action.toPpm === undefined ? '' : ` to ${action.toPpm} ppm`}`;
}

/** Until it is done or a professional is needed, for at most that many days. `hears`: the test's result for each state. */
export function simulate(
  given: Omit<ClearUpInput, 'readings' | 'treatments' | 'now'>,
  start: SimulatedWater,
  mostDays: number,
  hears: (state: ClearUpState, now: number) => void = () => undefined,
): Story {
  const log: Running = { water: start, readings: [], treatments: [], diary: [] };
  const first = Date.parse(given.startedAt);
  const { timeZone } = given.place;
  const input = (now: number): ClearUpInput => ({ ...given, readings: log.readings, treatments: log.treatments, now: new Date(now) });
  let now = first;
  for (; now < first + mostDays * 24 * HOUR_MS; now += STEP_MS) {
    const state = clearUpState(input(now));
    hears(state, now);
    const { action } = state;
    if (action.kind === 'done' || action.kind === 'call') break;
    const what =
      action.kind === 'test' && Date.parse(action.at) <= now
        ? test(log, now, state)
        : action.kind === 'add'
          ? add(log, now, state, given.pool.volumeL)
          : undefined;
    if (what) log.diary.push({ day: state.day, hour: (wallClock(now, timeZone) % (24 * HOUR_MS)) / HOUR_MS, what, state });
    log.water = waterLater(log.water, nightAt(now, given.place) === undefined);
  }
  const addedPpm = log.treatments.reduce((sum, one) => sum + chlorineRaisePpm(one, given.pool.volumeL), 0);
  return { diary: log.diary, last: clearUpState(input(now)), input: input(now), addedPpm };
}
