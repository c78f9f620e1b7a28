// The planning problem in the conserved totals of the water, where every product is a straight line (science/chemistry 7).
// pH bounds are two linear inequalities in the totals; the saturation index is linearised. Both are renewed at each iterate.
import { saturationIndexOf } from '../../equilibrium.ts';
import { MOLAR, type Totals } from '../../totals.ts';
import { type Change, sizeFactor, type TotalKey } from './actions.ts';
import type { Situation, Steered } from '../input.ts';
import { phRows, settledTotals } from '../ph.ts';
import { PENALTY_USD, type Row } from './row.ts';
import { saturationKnown, saturationNeed } from '../saturation-need.ts';
import { type Goal, type Goals, isBelowMinimum, hasMetals, MOST_SHOCK_PPM, needsShock } from '../goals.ts';
import { chlorineBounds } from '../chlorine-bounds.ts';
import { isAcid } from '../../safety.ts';
import { targets } from '../../targets/targets.ts';

const PPM: Partial<Record<Steered, readonly [TotalKey, number]>> = {
  freeChlorinePpm: ['hy', MOLAR.chlorine],
  brominePpm: ['hobr', MOLAR.bromine],
  alkalinityPpm: ['alk', MOLAR.caco3Alk],
  hardnessPpm: ['ca', MOLAR.caco3],
  cyanuricAcidPpm: ['cy', MOLAR.cyanuric],
  boratePpm: ['b', MOLAR.boron],
  saltPpm: ['cl', MOLAR.sodiumChloride],
};
/** Out of range by this much costs one unit of penalty: what a person would call a noticeable step. */
const NOTICEABLE: Partial<Record<Steered, number>> = {
  freeChlorinePpm: 0.5,
  brominePpm: 0.5,
  alkalinityPpm: 10,
  hardnessPpm: 25,
  cyanuricAcidPpm: 5,
  boratePpm: 5,
  saltPpm: 200,
};

/** Alkalinity only serves pH. */
const ALKALINITY_PENALTY_USD = PENALTY_USD / 2;

function penaltyOf(situation: Situation, { parameter, state }: Goal): number {
  if (parameter === 'freeChlorinePpm' && isBelowMinimum(situation)) return 6 * PENALTY_USD;
  if (parameter === 'alkalinityPpm') return ALKALINITY_PENALTY_USD;
  // stabilizer may come in two plans: nothing else is pushed aside for it
  return parameter === 'cyanuricAcidPpm' && state === 'low' ? PENALTY_USD / 6 : PENALTY_USD;
}

/** Mass-balance rows: one per measured value. */
function balanceRows(situation: Situation, goals: Goals, at: Totals, dosesChlorine: boolean): Row[] {
  const rows: Row[] = [];
  for (const [parameter, unit] of Object.entries(PPM) as [Steered, readonly [TotalKey, number]][]) {
    const goal = goals[parameter];
    const [key, molar] = unit;
    const scale = NOTICEABLE[parameter] ?? 1;
    const { low, high } = parameter === 'freeChlorinePpm' ? chlorineBounds(situation, goal, at.cy * MOLAR.cyanuric, dosesChlorine) : goal;
    if (low === -Infinity && high === Infinity) continue;
    // the alkalinity that hypochlorite brings goes as the chlorine is used
    const isSettled = parameter === 'alkalinityPpm';
    const lift = isSettled ? situation.totals.hy - settledTotals(situation, at).hy : 0;
    rows.push({
      id: parameter,
      slope: { [key]: molar / scale, ...(isSettled && { hy: -molar / scale }) },
      base: ((situation.totals[key] - lift) * molar) / scale,
      low: low / scale,
      high: high / scale,
      usd: penaltyOf(situation, goal),
      // the salt that others bring is too little to wait for
      ...(parameter === 'saltPpm' && goal.state === 'low' && { ignores: (id) => id !== 'salt' }),
    });
  }
  return rows;
}

const SATURATION_STEP: Partial<Change> = { alk: 1e-4, dic: 1e-4, ca: 1e-4, cy: 2e-5, b: 1e-4, hy: 1e-5, cl: 1e-3, so4: 1e-4 };
const SATURATION_SCALE = 0.1;
function saturationRow(situation: Situation, at: Totals): Row[] {
  if (!saturationKnown(situation)) return [];
  // as it will be for long: with the chlorine of the plan used
  const settled = settledTotals(situation, at);
  const here = saturationIndexOf(settled);
  const today = saturationIndexOf(situation.totals).saturationIndex;
  if (here.saturationIndex === null || today === null) return [];
  const slope: Partial<Change> = {};
  let base = here.saturationIndex;
  for (const [key, step] of Object.entries(SATURATION_STEP) as [TotalKey, number][]) {
    // more chlorine is used like the rest: one equivalent of alkalinity goes with each mole
    const change = key === 'hy' ? { alk: settled.alk - step } : { [key]: settled[key] + step };
    const moved = saturationIndexOf({ ...settled, ...change }, here.ph).saturationIndex ?? here.saturationIndex;
    const gradient = (moved - here.saturationIndex) / step;
    slope[key] = gradient / SATURATION_SCALE;
    base += gradient * (situation.totals[key] - at[key]);
  }
  const { high } = situation.targets.saturationIndex;
  // too low, it makes goals of its own: hardness, and what is below its range by less than a test's error
  const ceiling = saturationNeed(situation) === 1 ? high - 0.03 : Math.max(high, today);
  return [
    {
      id: 'saturation',
      slope,
      base: base / SATURATION_SCALE,
      low: -Infinity,
      high: ceiling / SATURATION_SCALE,
      usd: PENALTY_USD / 4,
    },
  ];
}

const CARBONATE_OF_A_DAY = 0.95e-3;
/** More soda than one day takes (50 ppm of alkalinity) makes the plan a day longer: only where nothing else does it. */
function longDayRow(situation: Situation): Row {
  const scale = 0.2e-3;
  return {
    id: 'long-day',
    slope: { dic: 1 / scale },
    base: situation.totals.dic / scale,
    low: -Infinity,
    high: (situation.totals.dic + CARBONATE_OF_A_DAY) / scale,
    usd: 15 * sizeFactor(situation.pool.volumeL),
  };
}

/** What is not wrong but not free either: stabilizer beyond the middle of its range, calcium beyond the middle of its own. */
function preferenceRows(situation: Situation, goals: Goals): Row[] {
  const size = sizeFactor(situation.pool.volumeL);
  const rows: Row[] = [longDayRow(situation)];
  const creeping = [
    ['cyanuricAcidPpm', 'cy', MOLAR.cyanuric, 0.3],
    ['hardnessPpm', 'ca', MOLAR.caco3, 0.01],
  ] as const;
  for (const [parameter, key, molar, usd] of creeping) {
    const goal = goals[parameter];
    if (goal.state === 'unknown') continue;
    const middle = Math.max((goal.range.low + goal.range.high) / 2, goal.low);
    rows.push({
      id: `${parameter}-creep`,
      slope: { [key]: molar },
      base: situation.totals[key] * molar,
      low: -Infinity,
      high: middle,
      usd: usd * size,
    });
  }
  if (goals.cyanuricAcidPpm.state === 'low') rows.push(stabilizerAim(situation, goals.cyanuricAcidPpm));
  return rows;
}

const STABILIZER_INSIDE_PPM = 5;
const STABILIZER_AIM_USD_PER_PPM = 0.6;
/** The test of cyanuric acid is coarse: a little inside the range, so that the next one does not call for a little more. */
function stabilizerAim(situation: Situation, goal: Goal): Row {
  const inside = Math.min(STABILIZER_INSIDE_PPM, (goal.range.high - goal.range.low) / 2);
  return {
    id: 'stabilizer-aim',
    slope: { cy: MOLAR.cyanuric },
    base: situation.totals.cy * MOLAR.cyanuric,
    low: goal.range.low + inside,
    high: Infinity,
    usd: STABILIZER_AIM_USD_PER_PPM * sizeFactor(situation.pool.volumeL),
  };
}

const LEAST_ALKALINITY_PPM = 20;
const BROMINE_CEILING_PPM = 7.8;
/** What may not happen at any price. */
function hardRows(situation: Situation, goals: Goals, at: Totals): Row[] {
  const rows: Row[] = [];
  const row = (id: string, key: TotalKey, molar: number, low: number, high: number): Row => ({
    id,
    slope: { [key]: molar },
    base: situation.totals[key] * molar,
    low,
    high,
    usd: Infinity,
  });
  if (situation.withoutStabilizer) {
    rows.push(
      row(
        'stabilizer-ceiling',
        'cy',
        MOLAR.cyanuric,
        -Infinity,
        Math.max(goals.cyanuricAcidPpm.range.high - 0.5, goals.cyanuricAcidPpm.value),
      ),
    );
  }
  const { totals } = situation;
  // sanitizer above its ceiling, or water without any buffer, is no price to pay for anything
  if (goals.ph.state === 'low' && goals.alkalinityPpm.state !== 'unknown') rows.push(baseCeiling(situation, goals));
  rows.push(row('alkalinity-floor', 'alk', MOLAR.caco3Alk, Math.min(LEAST_ALKALINITY_PPM, totals.alk * MOLAR.caco3Alk), Infinity));
  const set = targets(situation.pool, at.cy * MOLAR.cyanuric, situation.overrides).freeChlorine;
  if (set) {
    const ceiling = needsShock(situation) && set.shockPpm <= MOST_SHOCK_PPM ? set.shockPpm : set.targetHighPpm;
    const most = situation.toMinimumOnly || (hasMetals(situation) && !needsShock(situation)) ? set.minimumPpm + 1 : 0.97 * ceiling;
    rows.push(chlorineCeiling(most, totals.hy * MOLAR.chlorine));
  }
  if (situation.sanitizer === 'bromine') {
    rows.push(row('bromine-ceiling', 'hobr', MOLAR.bromine, -Infinity, Math.max(BROMINE_CEILING_PPM, totals.hobr * MOLAR.bromine)));
  }
  if (situation.sanitizer === 'bromine') rows.push(row('bromide-bank', 'bromide', MOLAR.bromide, 0, Infinity));
  return rows;
}

/**
 * A base brings what alkalinity lacks and no more: the rest of a low pH is carbon dioxide, which air takes out. Hypochlorite takes its
 * alkalinity along as it is used.
 */
function baseCeiling(situation: Situation, { alkalinityPpm: { value, range } }: Goals): Row {
  return {
    id: 'base-ceiling',
    slope: { alk: MOLAR.caco3Alk, hy: -MOLAR.caco3Alk },
    base: situation.totals.alk * MOLAR.caco3Alk,
    low: -Infinity,
    high: Math.max(value, range.low + BASE_ROOM_PPM),
    usd: Infinity,
    ignores: isAcid,
    // what fresh water brings is no base
    drain: 0,
  };
}
/** For rounding to what a person pours. */
const BASE_ROOM_PPM = 1;

/** Nothing lifts chlorine above its ceiling. Where it is above already, only what fresh water has taken out may be made up for. */
function chlorineCeiling(ceiling: number, today: number): Row {
  const slope = { hy: MOLAR.chlorine };
  const common = { id: 'chlorine-ceiling', slope, low: -Infinity, usd: Infinity };
  return today < ceiling ? { ...common, base: today, high: ceiling } : { ...common, base: 0, high: 0, drain: -ceiling };
}

/** All rows, the non-linear ones taken at the water `at`. Chlorine that is dosed at all goes to the middle of its range. */
export function rowsAt(situation: Situation, goals: Goals, at: Totals, dosesChlorine: boolean): Row[] {
  const soft = [...balanceRows(situation, goals, at, dosesChlorine), ...phRows(situation, goals, at), ...saturationRow(situation, at)];
  const size = sizeFactor(situation.pool.volumeL);
  for (const row of soft) row.usd *= size;
  return [...soft, ...preferenceRows(situation, goals), ...hardRows(situation, goals, at)];
}
