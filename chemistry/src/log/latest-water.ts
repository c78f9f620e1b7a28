// The water now, as far as anybody knows: for each value the newest measurement, advanced by the treatments logged since.
import { type Addition, afterChlorineUsed, effect } from '../effect.ts';
import { ChemistryError } from '../findings.ts';
import type { Look } from '../look.ts';
import { type Bounds, errorBar, withCombinedChlorine } from '../measuring/measurement.ts';
import type { Method, PoolTraits } from '../pool.ts';
import { BESIDES, type MeasuredWater, type Parameter, PARAMETERS, type Water, type WaterInput } from '../water.ts';
import { requireWater } from '../targets/water-limits.ts';

export type LatestReading = {
  takenAt: string;
  method?: Method;
  look?: Look | undefined;
  bounds?: Bounds | undefined;
  /** values that were judged doubtful and decide nothing; missing: not judged yet */
  doubtful?: readonly Parameter[] | undefined;
  /** values that the person said are true, however unlikely */
  confirmed?: readonly Parameter[] | undefined;
} & {
  [P in Parameter]?: number | undefined;
};
export interface LatestTreatment extends Addition {
  doneAt: string;
}
export interface LatestWaterInput {
  volumeL: number;
  readings: readonly LatestReading[];
  treatments: readonly LatestTreatment[];
  /** ISO: what comes later is not looked at */
  at: string;
  /** a bromine pool turns every oxidiser into bromine from the bromide that it holds */
  pool?: Pick<PoolTraits, 'sanitizer'>;
}
export interface LatestWater {
  /** measured values only, advanced; a value that was not measured stays missing */
  water: MeasuredWater;
  /** when each value was measured */
  measuredAt: Partial<Record<Parameter, string>>;
  methods: Partial<Record<Parameter, Method>>;
  /** which of them were at the end of their test's scale */
  bounds: Bounds;
  /** measured twice within a day and a half, with the same result: such a value errs half as much */
  repeated: Partial<Record<Parameter, true>>;
  /** unlikely ones that the person said are true */
  confirmed: Partial<Record<Parameter, true>>;
  /** what the water looked like when it was last noted, and when that was */
  look?: Look;
  lookedAt?: string;
  /** what pH falls back to once the chlorine added since the last test is used; missing: none was added */
  settledPh?: number;
  /** how many treatments came after one of these measurements and were reckoned in */
  advancedBy: number;
}

type WaterParameter = Extract<Parameter, keyof Water>;
/** Values that are part of a water: ORP, metals and phosphate are not changed by what the engine knows. */
const WATER_PARAMETERS = PARAMETERS.filter((name): name is WaterParameter => !BESIDES.some((one) => one === name));

interface State {
  known: MeasuredWater;
  /** what treatments left behind that no test shows */
  unseen: Pick<Water, 'sulfatePpm' | 'bromidePpm'>;
  /** free chlorine from treatments since it was last measured */
  addedChlorinePpm: number;
  /** the part of it that still lifts pH, whether a test of pH has seen that or not */
  liftingChlorinePpm: number;
  /** when the last of it went in */
  liftedAt: number;
}

const NOTHING_KNOWN: State = { known: {}, unseen: {}, addedChlorinePpm: 0, liftingChlorinePpm: 0, liftedAt: -Infinity };

/** Later, what is left of a dose belongs to the usual level of this water. */
const LIFTS_FOR_MS = 48 * 3_600_000;

/** Bromine pools keep some 30 ppm of bromide; without a bank no oxidiser could have made bromine. */
const USUAL_BROMIDE_PPM = 30;
/** So much bromine has a bank behind it. */
const BROMINE_OF_A_BANK_PPM = 1;
/** Values that were not measured, only to let the measured ones move. */
const STAND_IN = { ph: 7.5, alkalinityPpm: 90 } as const;

function tryEffect(volumeL: number, water: Water, addition: Addition): Water | null {
  try {
    return effect({ volumeL, water, additions: [addition] });
  } catch (error) {
    if (error instanceof ChemistryError) return null;
    throw error;
  }
}

/** The state after one treatment. Readings that contradict each other keep their pH and alkalinity; the rest still moves. */
function afterTreatment(input: LatestWaterInput, state: State, treatment: LatestTreatment): State | null {
  const { doneAt, ...addition } = treatment;
  const bank = input.pool?.sanitizer === 'bromine' ? { bromidePpm: Math.max(USUAL_BROMIDE_PPM, state.unseen.bromidePpm ?? 0) } : {};
  const base = { ...state.unseen, ...bank, ...state.known };
  const whole = requireWater({ ...base, ph: base.ph ?? STAND_IN.ph, alkalinityPpm: base.alkalinityPpm ?? STAND_IN.alkalinityPpm });
  const full = tryEffect(input.volumeL, whole, addition);
  const after = full ?? tryEffect(input.volumeL, { ...whole, ...STAND_IN, cyanuricAcidPpm: 0 }, addition);
  if (!after) return null;
  const known: MeasuredWater = { ...state.known };
  for (const name of WATER_PARAMETERS) {
    const isKept = full === null && (name === 'ph' || name === 'alkalinityPpm' || name === 'cyanuricAcidPpm');
    if (known[name] !== undefined && !isKept) known[name] = after[name];
  }
  const addedPpm = Math.max(0, after.freeChlorinePpm - whole.freeChlorinePpm);
  return {
    known,
    unseen: { sulfatePpm: after.sulfatePpm, bromidePpm: after.bromidePpm },
    addedChlorinePpm: state.addedChlorinePpm + addedPpm,
    liftingChlorinePpm: state.liftingChlorinePpm + addedPpm,
    liftedAt: addedPpm > 0 ? Date.parse(doneAt) : state.liftedAt,
  };
}

/** Chlorine that was added and is gone at the next test was used, which takes back the rise in pH that it came with. */
function afterUse(state: State, measuredPpm: number): State {
  const { freeChlorinePpm, ph, alkalinityPpm } = state.known;
  const gonePpm = freeChlorinePpm === undefined ? 0 : Math.max(0, freeChlorinePpm - measuredPpm);
  const settled = { ...state, addedChlorinePpm: 0, liftingChlorinePpm: Math.max(0, state.liftingChlorinePpm - gonePpm) };
  if (freeChlorinePpm === undefined || ph === undefined || alkalinityPpm === undefined) return settled;
  const usedPpm = Math.min(freeChlorinePpm - measuredPpm, state.addedChlorinePpm);
  if (usedPpm <= 0) return settled;
  const after = waterWithout({ ...state.unseen, ...state.known, ph, alkalinityPpm }, usedPpm);
  return after ? { ...settled, known: { ...state.known, ph: after.ph, alkalinityPpm: after.alkalinityPpm } } : settled;
}

/** null: the readings contradict each other. */
function waterWithout(water: WaterInput, usedPpm: number): Water | null {
  try {
    return afterChlorineUsed(requireWater(water), usedPpm);
  } catch (error) {
    if (error instanceof ChemistryError) return null;
    throw error;
  }
}

function settledPhOf({ known, unseen, liftingChlorinePpm }: State): number | undefined {
  const { ph, alkalinityPpm } = known;
  if (liftingChlorinePpm <= 0 || ph === undefined || alkalinityPpm === undefined) return undefined;
  return waterWithout({ ...unseen, ...known, ph, alkalinityPpm }, liftingChlorinePpm)?.ph;
}

/** "Test again tomorrow" may be a day and a half later. */
const REPEATED_WITHIN_MS = 36 * 3_600_000;

/** The newest test of a value says the same as the one before it, with what was added since reckoned in. */
function noteRepeats(state: State, reading: LatestReading, latest: LatestWater): void {
  for (const name of WATER_PARAMETERS) {
    const [value, expected, at] = [reading[name], state.known[name], latest.measuredAt[name]];
    if (value === undefined) continue;
    const isSoon = at !== undefined && Date.parse(reading.takenAt) - Date.parse(at) <= REPEATED_WITHIN_MS;
    const error = errorBar(name, reading.method ?? 'drops', value);
    if (isSoon && expected !== undefined && at !== reading.takenAt && Math.abs(value - expected) <= error) latest.repeated[name] = true;
    else delete latest.repeated[name];
    if (reading.confirmed?.includes(name)) latest.confirmed[name] = true;
    else delete latest.confirmed[name];
  }
}

function afterReading(state: State, reading: LatestReading, latest: LatestWater): State {
  noteRepeats(state, reading, latest);
  if (reading.look !== undefined) Object.assign(latest, { look: reading.look, lookedAt: reading.takenAt });
  const before = reading.freeChlorinePpm === undefined ? state : afterUse(state, reading.freeChlorinePpm);
  // a test of pH soon after the chlorine includes the lift: that goes back, and is no reason for acid
  const isLifted = Date.parse(reading.takenAt) - state.liftedAt <= LIFTS_FOR_MS;
  const liftingChlorinePpm = reading.ph === undefined || isLifted ? before.liftingChlorinePpm : 0;
  return { ...before, liftingChlorinePpm, known: { ...before.known, ...measuredIn(reading, latest) } };
}

const WHOLE_SHARE = 0.9;
/** All the water is new, and the tap water is unknown: earlier tests say nothing about it. */
const isUnknownRefill = ({ volumeL }: LatestWaterInput, { productId, amountL = 0, fillWater }: LatestTreatment): boolean =>
  productId === 'fill-water' && fillWater === undefined && amountL >= WHOLE_SHARE * volumeL;

function emptied(latest: LatestWater): State {
  Object.assign(latest, { measuredAt: {}, methods: {}, bounds: {}, repeated: {}, confirmed: {}, look: undefined, lookedAt: undefined });
  return NOTHING_KNOWN;
}

type Event = { at: number; order: number; apply: (state: State) => State };

/** What the log says right before a reading: what counts of that reading. */
export type Count = (reading: LatestReading, known: MeasuredWater, latest: LatestWater) => LatestReading;

/** Treatments with a product and amount that the engine can follow, readings with at least one value, oldest first. */
function eventsOf(input: LatestWaterInput, now: number, onTreatment: (at: number) => void, latest: LatestWater, count: Count): Event[] {
  const events: Event[] = [];
  for (const reading of input.readings) {
    const at = Date.parse(reading.takenAt);
    if (!(at <= now)) continue;
    events.push({ at, order: 0, apply: (state) => afterReading(state, count(reading, state.known, latest), latest) });
  }
  for (const treatment of input.treatments) {
    const at = Date.parse(treatment.doneAt);
    if (!(at <= now)) continue;
    const apply = (state: State) => {
      if (isUnknownRefill(input, treatment)) return emptied(latest);
      const next = afterTreatment(input, state, treatment);
      if (next) onTreatment(at);
      return next ?? state;
    };
    // a treatment of the same instant follows the reading
    events.push({ at, order: 1, apply });
  }
  return events.sort((a, b) => a.at - b.at || a.order - b.order);
}

function measuredIn(taken: LatestReading, latest: LatestWater): MeasuredWater {
  const reading = withCombinedChlorine(taken);
  const values: MeasuredWater = {};
  for (const name of WATER_PARAMETERS) {
    const value = reading[name];
    if (value === undefined || value === null) continue;
    values[name] = value;
    latest.measuredAt[name] = reading.takenAt;
    latest.methods[name] = reading.method ?? 'drops';
    const bound = reading.bounds?.[name];
    if (bound) latest.bounds[name] = bound;
    else delete latest.bounds[name];
  }
  return values;
}

/** A reading without its doubtful values. */
export function withoutDoubtful<Reading extends LatestReading>(reading: Reading): Reading {
  if (reading.doubtful === undefined || reading.doubtful.length === 0) return reading;
  const counted: Reading = { ...reading, ...(reading.bounds && { bounds: { ...reading.bounds } }) };
  for (const name of reading.doubtful) {
    delete counted[name];
    delete counted.bounds?.[name];
  }
  return counted;
}

/** The latest water. Values outside what is possible throw a ChemistryError, as everywhere. */
export const latestWater = (input: LatestWaterInput): LatestWater => replay(input, withoutDoubtful);

/** Goes through the log, oldest first; `count` says what counts of each reading. */
export function replay(input: LatestWaterInput, count: Count): LatestWater {
  const now = Date.parse(input.at);
  if (!Number.isFinite(now)) throw new ChemistryError('out_of_range', 'The time must be an ISO 8601 instant.', 'at');
  const latest: LatestWater = { water: {}, measuredAt: {}, methods: {}, bounds: {}, repeated: {}, confirmed: {}, advancedBy: 0 };
  const advancedAt: number[] = [];
  const events = eventsOf(input, now, (at) => advancedAt.push(at), latest, count);
  let state: State = NOTHING_KNOWN;
  for (const event of events) state = event.apply(state);
  const oldest = Math.min(...Object.values(latest.measuredAt).map((instant) => Date.parse(instant)));
  latest.advancedBy = advancedAt.filter((at) => at >= oldest).length;
  const hasBank = input.pool?.sanitizer === 'bromine' && (state.known.brominePpm ?? 0) >= BROMINE_OF_A_BANK_PPM;
  const unseen = hasBank ? { ...state.unseen, bromidePpm: Math.max(USUAL_BROMIDE_PPM, state.unseen.bromidePpm ?? 0) } : state.unseen;
  latest.water = Object.keys(state.known).length === 0 ? {} : { ...definedOf(unseen), ...state.known };
  const settledPh = settledPhOf(state);
  return settledPh === undefined ? latest : { ...latest, settledPh };
}

function definedOf(unseen: State['unseen']): MeasuredWater {
  return Object.fromEntries(Object.entries(unseen).filter(([, value]) => value !== undefined && value > 0));
}
