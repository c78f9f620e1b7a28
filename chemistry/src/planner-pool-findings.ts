// What a plan says about the kind of pool, and about episodes: combined chlorine, algae.
import type { Finding } from './findings.ts';
import { chlorineBounds, type Goals, MOST_SHOCK_PPM, needsShock, SHOCK_COMBINED_PPM } from './planner-goals.ts';
import type { Situation } from './planner-input.ts';
import type { Addition } from './planner-schedule.ts';
import { show } from './planner-words.ts';
import type { FreeChlorineTarget } from './target-ranges.ts';
import { CYANURIC_ACID_CEILING_PPM, targets } from './targets.ts';
import type { Water } from './water.ts';

/** The kind of pool and what goes with it. */
export function poolFindings(situation: Situation, goals: Goals, additions: readonly Addition[]): Finding[] {
  const findings: Finding[] = [];
  if (situation.sanitizer === 'biguanide') {
    findings.push({
      code: 'biguanide_no_oxidizer',
      severity: 'watch',
      text: 'This pool is kept with biguanide: chlorine, bromine and monopersulfate would spoil it and are never part of the plan. Only pH, alkalinity and hardness are planned; test biguanide and its oxidizer (hydrogen peroxide) with their own kit.',
    });
  }
  const excess = goals.cyanuricAcidPpm.value > CYANURIC_ACID_CEILING_PPM;
  const bringsStabilizer = additions.some(({ portion }) => portion.productId === 'dichlor');
  if (situation.withoutStabilizer && situation.targets.freeChlorine && (excess || bringsStabilizer)) {
    findings.push({
      code: 'stabilizer_ceiling',
      severity: 'info',
      parameter: 'cyanuricAcidPpm',
      text: `Indoors and in spas cyanuric acid is never raised above ${CYANURIC_ACID_CEILING_PPM} ppm${excess ? `; it is ${show(goals.cyanuricAcidPpm.value)} ppm now, so ${bringsStabilizer ? 'part of the water is exchanged first' : 'no stabilized chlorine is used'}` : ''}.`,
    });
  }
  if (situation.sanitizer === 'salt' && goals.freeChlorinePpm.state === 'low') {
    findings.push({
      code: 'salt_cell_falls_short',
      severity: 'watch',
      parameter: 'freeChlorinePpm',
      text: 'The salt cell should hold this level by itself: raise its output or running time, and look at the cell and the salt level if that does not help.',
    });
  }
  if (situation.sanitizer === 'bromine' && goals.brominePpm.state === 'low') {
    findings.push({
      code: 'bromide_bank',
      severity: 'info',
      parameter: 'brominePpm',
      text: 'No test shows the bromide in the water, so the plan brings what the oxidizer needs. If you have added sodium bromide since the last refill, leave that step out.',
    });
  }
  return findings;
}

/** Shock level at the cyanuric acid after draining (what is added takes days to dissolve); null: that would take a level that nobody should use. */
function shockPpmAfter(situation: Situation, predicted: Water): number | null {
  const cyanuricAcidPpm = Math.min(situation.water.cyanuricAcidPpm, predicted.cyanuricAcidPpm);
  const { shockPpm } = targets(situation.pool, cyanuricAcidPpm, situation.overrides).freeChlorine as FreeChlorineTarget;
  return shockPpm > MOST_SHOCK_PPM ? null : shockPpm;
}

const DRAIN_FIRST =
  'with this much cyanuric acid it would take more chlorine than anybody should use, so exchanging water until cyanuric acid is low enough comes first';

function combinedChlorineFinding(situation: Situation, goals: Goals, predicted: Water): Finding[] {
  const combined = situation.water.combinedChlorinePpm;
  const head = `Combined chlorine ${show(combined)} ppm is above ${SHOCK_COMBINED_PPM} ppm`;
  const common = { parameter: 'combinedChlorinePpm', values: { combinedChlorinePpm: combined } } as const;
  if (!needsShock(situation)) {
    const isAbove = situation.known.has('combinedChlorinePpm') && combined > SHOCK_COMBINED_PPM;
    const text = `${head}, but by less than the error of the test: test again.`;
    return isAbove ? [{ ...common, code: 'combined_chlorine_uncertain', severity: 'watch', text }] : [];
  }
  const shockPpm = shockPpmAfter(situation, predicted);
  if (shockPpm === null) {
    return [{ ...common, code: 'combined_chlorine_high', severity: 'act', text: `${head}. To break it, ${DRAIN_FIRST}.` }];
  }
  const isReached =
    predicted.freeChlorinePpm >= 0.99 * chlorineBounds(situation, goals.freeChlorinePpm, predicted.cyanuricAcidPpm, true).low;
  const way = isReached ? `the plan goes to the shock level of ${show(shockPpm)} ppm` : `it takes the shock level of ${show(shockPpm)} ppm`;
  const text = `${head}. In theory ${show(0.5 * combined)} ppm of free chlorine would break it; what else is in the water takes more, so ${way}. Hold it there, uncovered, until combined chlorine is at most 0.5 ppm and no more than 1 ppm is lost overnight.`;
  return [{ ...common, code: 'combined_chlorine_high', severity: 'act', text, values: { ...common.values, shockPpm } }];
}

function algaeFinding(situation: Situation, goals: Goals, predicted: Water, minimumPpm: number): Finding[] {
  const { state, value } = goals.freeChlorinePpm;
  if (state !== 'low' || value > 0.5 * minimumPpm || needsShock(situation)) return [];
  const shockPpm = shockPpmAfter(situation, predicted);
  const isDiluted = predicted.cyanuricAcidPpm < situation.water.cyanuricAcidPpm - 1;
  const at = isDiluted ? ` (at ${show(predicted.cyanuricAcidPpm)} ppm cyanuric acid, after the exchange of water)` : '';
  const cure =
    shockPpm === null
      ? `it has to be shocked, and ${DRAIN_FIRST}`
      : `go to the shock level of ${show(shockPpm)} ppm${at} and hold it until it is clear`;
  return [
    {
      code: 'algae_risk',
      severity: 'watch',
      parameter: 'freeChlorinePpm',
      text: `Free chlorine ${show(value)} ppm is far below the minimum of ${show(minimumPpm)} ppm, so algae may have started. If the water is green or cloudy, or loses more than 1 ppm overnight, ${cure}.`,
      values: { freeChlorinePpm: value, minimumPpm, ...(shockPpm !== null && { shockPpm }) },
    },
  ];
}

/** Sanitizer episodes: combined chlorine, algae. */
export function episodeFindings(situation: Situation, goals: Goals, predicted: Water): Finding[] {
  const set = situation.targets.freeChlorine;
  if (!set) return [];
  return [...combinedChlorineFinding(situation, goals, predicted), ...algaeFinding(situation, goals, predicted, set.minimumPpm)];
}
