// pH in the planning problem, in two states of the water: now, with all chlorine still there, and settled, when the chlorine that the plan
// adds is used up. Hypochlorite lifts pH for a day or so and gives it back; trichlor and dichlor go on lowering it.
import { afterChlorineUsed } from '../effect.ts';
import { type AlkalinityLine, alkalinityAtPh } from '../alkalinity-line.ts';
import { ChemistryError } from '../findings.ts';
import { type Goal, type Goals, hasMetals, needsShock, PH_LIFTED_MOST, SHOCK_PH } from './goals.ts';
import type { Situation } from './input.ts';
import { PENALTY_USD, type Row } from './optimizer/row.ts';
import { isAcid, isChlorine, isSlow } from '../safety.ts';
import { MOLAR, type Totals } from '../totals.ts';
import { targets } from '../targets/targets.ts';
import type { Water } from '../water.ts';

/** pH touches people and every surface. */
const PH_PENALTY_USD = 4 * PENALTY_USD;
const PH_SCALE = 0.1;
/** Where pH should come to rest once it is corrected at all. */
const PH_AIM = { low: 7.4, high: 7.6 } as const;
/** (facts/expert-advice.md, metals) */
const PH_AIM_WITH_METALS = { low: 7.2, high: 7.4 } as const;
const PH_AIM_USD = 1;
/** Soda ash and borax raise pH, and no further for alkalinity, which baking soda brings the next day: two tenths cost more than it is worth. */
const PH_BASE_USD = PENALTY_USD / 3;
const ROUNDING = 0.02;
/** Enough to choose between two products that do the same, too little to call for a third. */
const PH_LIFT_USD = 0.1;

type Line = Pick<Row, 'slope' | 'base'>;

/** How far alkalinity is above what it would be at this pH, in tenths of pH; with the chlorine of the water `at`. */
function phLine(situation: Situation, at: Totals, ph: number): Line {
  const line = alkalinityAtPh(at, ph, LINE_TOLERANCE);
  const perTenth = perTenthOf(line);
  const slope = { alk: 1 / perTenth, dic: -line.a / perTenth, cy: -line.b / perTenth, b: -line.c / perTenth, hy: -line.f / perTenth };
  const { totals } = situation;
  const base = (totals.alk - line.a * totals.dic - line.b * totals.cy - line.c * totals.b - line.f * totals.hy - line.w) / perTenth;
  return { slope, base };
}

/** A line through a curve need not be nearer than that. */
const LINE_TOLERANCE = 1e-5;
const perTenthOf = ({ perPh }: AlkalinityLine) => Math.max(1e-6, Math.abs(PH_SCALE * perPh));

/** Free chlorine that stays: as much as there is today; of a shock, what the target keeps. */
function keptPpm(situation: Situation, cyanuricAcidPpm: number): number {
  if (!needsShock(situation)) return situation.water.freeChlorinePpm;
  return targets(situation.pool, Math.max(0, cyanuricAcidPpm), situation.overrides).freeChlorine?.targetHighPpm ?? 4;
}

/** The totals once the chlorine that was added is used up: each mole of it takes one equivalent of alkalinity with it. */
export function settledTotals(situation: Situation, at: Totals): Totals {
  const kept = Math.min(at.hy, keptPpm(situation, at.cy * MOLAR.cyanuric) / MOLAR.chlorine);
  return { ...at, hy: kept, alk: at.alk - (at.hy - kept) };
}

/** The water once the chlorine that was added to it is used up. */
export function afterChlorineUse(situation: Situation, water: Water): Water {
  const used = water.freeChlorinePpm - keptPpm(situation, water.cyanuricAcidPpm);
  if (used <= 0) return water;
  try {
    return afterChlorineUsed(water, used);
  } catch (error) {
    // with so little alkalinity no one can say where pH ends: assume no improvement
    if (error instanceof ChemistryError) return water;
    throw error;
  }
}

/** The same of the settled water. */
function settledLine(situation: Situation, at: Totals, ph: number): Line {
  const used = settledTotals(situation, at);
  const kept = used.hy;
  const line = alkalinityAtPh(used, ph, LINE_TOLERANCE);
  const perTenth = perTenthOf(line);
  const slope = { alk: 1 / perTenth, dic: -line.a / perTenth, cy: -line.b / perTenth, b: -line.c / perTenth, hy: -1 / perTenth };
  const { totals } = situation;
  const alk = totals.alk - (totals.hy - kept);
  const base = (alk - line.a * totals.dic - line.b * totals.cy - line.c * totals.b - line.f * kept - line.w) / perTenth;
  return { slope, base };
}

const atLeast = (id: string, line: Line, usd: number): Row => ({ id, ...line, low: 0, high: Infinity, usd });
const atMost = (id: string, line: Line, usd: number): Row => ({ id, ...line, low: -Infinity, high: 0, usd });

/** What fresh chlorine lifts goes back without help: acid is never counted for it. */
const lift = (row: Row): Row => ({ ...row, ignores: isAcid });
/** Alkalinity that is low comes up whole: less of a buffer would be no reason for less of it. pH is tested the next day. */
const withoutSoda = (row: Row): Row => ({ ...row, ignores: (id) => id === 'baking-soda' || row.ignores?.(id) === true });
/** No more hypochlorite for a pH that it lifts only for a day. */
const unlifted = (row: Row): Row => ({ ...row, ignores: (id) => isChlorine(id) && !isSlow(id) && id !== 'dichlor' });
/** What dissolves over days decides nothing today. */
const today = (row: Row): Row => ({ ...row, ignores: isSlow });
/** Before the chlorine goes in. */
const beforeChlorine = (row: Row): Row => ({ ...row, ignores: (id) => isSlow(id) || isChlorine(id) });

/** Stabilizer and tablets lower pH over days: until then, chlorine may not lift it higher than this, or than it is. */
const PH_LIFTED_AT_ALL = 8.15;

/** Less than a test can tell is no dose: where acid is due today, it moves pH by at least so much. */
const PH_WORTH = 0.18;
const worthwhile = ({ state, high, value }: Goal) => (state === 'high' ? Math.min(high, value - PH_WORTH) : high);

/** No row for a bound that is open: after a refill the tap decides. */
const bounded = (ph: number, rowAt: (ph: number) => Row): Row[] => (Number.isFinite(ph) ? [rowAt(ph)] : []);

/** The rows that keep pH in its range, and bring it to the middle where it is corrected. */
export function phRows(situation: Situation, goals: Goals, at: Totals): Row[] {
  const goal = goals.ph;
  if (goal.state === 'unknown' || !situation.known.has('alkalinityPpm')) return [];
  if (needsShock(situation)) return shockRows(situation, goal, at);
  const now = goals.cyanuricAcidPpm.state === 'low' ? { ...at, cy: situation.totals.cy } : at;
  const high = Math.max(PH_LIFTED_MOST - ROUNDING, goal.high);
  const free = goal.state === 'high' ? (row: Row) => row : withoutSoda;
  return [
    ...bounded(high, (ph) => withoutSoda(lift(atMost('ph-high', phLine(situation, at, ph), PENALTY_USD / 6)))),
    withoutSoda(lift(atMost('ph-lift', phLine(situation, at, goal.range.high), PH_LIFT_USD))),
    withoutSoda(lift(atMost('ph-lifted-at-all', phLine(situation, now, Math.max(PH_LIFTED_AT_ALL, situation.water.ph)), PENALTY_USD / 6))),
    ...bounded(goal.low, (ph) => unlifted(atLeast('ph-low', phLine(situation, at, ph), PH_PENALTY_USD))),
    ...bounded(goal.low, (ph) => atLeast('ph-settled-low', settledLine(situation, at, ph), PH_PENALTY_USD)),
    ...bounded(worthwhile(goal), (ph) => free(today(atMost('ph-settled-high', settledLine(situation, now, ph), PH_PENALTY_USD)))),
    ...aimRows(situation, goal, at),
  ];
}

function shockRows(situation: Situation, goal: Goal, at: Totals): Row[] {
  const before = { ...at, hy: situation.totals.hy, cy: situation.totals.cy };
  const high = goal.state === 'high' ? SHOCK_PH.high - ROUNDING : Math.max(SHOCK_PH.high, goal.value);
  return [
    beforeChlorine(atMost('ph-before-shock-high', phLine(situation, before, high), PH_PENALTY_USD)),
    ...bounded(goal.low, (ph) => beforeChlorine(atLeast('ph-before-shock-low', phLine(situation, before, ph), PH_PENALTY_USD))),
    ...bounded(goal.low, (ph) => atLeast('ph-settled-low', settledLine(situation, at, ph), PENALTY_USD / 2)),
  ];
}

function aimRows(situation: Situation, goal: Goal, at: Totals): Row[] {
  if (goal.state !== 'low' && goal.state !== 'high') return [];
  // metal stains sooner at a higher pH
  const aim = hasMetals(situation) ? PH_AIM_WITH_METALS : PH_AIM;
  const low = Math.max(aim.low, goal.range.low);
  const high = Math.min(aim.high, goal.range.high);
  return [
    atLeast('ph-aim-low', settledLine(situation, at, low), PH_AIM_USD),
    ...(situation.stabilizerFollows
      ? []
      : [atMost('ph-aim-high', settledLine(situation, at, high), goal.state === 'low' ? PH_BASE_USD : PH_AIM_USD)]),
  ];
}
