// What a plan says about the kind of pool, and about episodes: combined chlorine, algae.
import type { Finding } from '../../findings.ts';
import { type Goals, hasMetals, looksLikeAlgae, MOST_SHOCK_PPM, needsShock } from '../goals.ts';
import { SHOCK_COMBINED_PPM } from '../../targets/care-limits.ts';
import { chlorineBounds } from '../chlorine-bounds.ts';
import type { Situation } from '../input.ts';
import { isSaltRangeUnknown } from '../salt-level.ts';
import { isCold, isNewSurface, isOutOfSeason } from '../season.ts';
import type { Addition } from '../schedule.ts';
import { findingSentence } from '../plan-sentences.ts';
import { isChlorine } from '../../safety.ts';
import type { Sentence } from '../../sentences/message.ts';
import { sentencesFrom, shown, together } from '../../sentences/sentences.ts';
import { SWIM_SENTENCES } from '../../swim/swim-sentences.ts';
import type { FreeChlorineTarget } from '../../targets/target-ranges.ts';
import { CYANURIC_ACID_CEILING_PPM, isSpa, targets } from '../../targets/targets.ts';
import type { Water } from '../../water.ts';

const swimSentence = /* @__PURE__ */ sentencesFrom(SWIM_SENTENCES);

/** Stabilizer raises what the chlorine has to be. */
function isShortOfChlorine({ pool, overrides }: Situation, after: Water | undefined): boolean {
  if (after === undefined) return false;
  return after.freeChlorinePpm < (targets(pool, after.cyanuricAcidPpm, overrides).freeChlorine?.minimumPpm ?? 0) - 1e-6;
}

/** The kind of pool and what goes with it. */
export function poolFindings(situation: Situation, goals: Goals, additions: readonly Addition[]): Finding[] {
  const findings: Finding[] = [];
  if (situation.sanitizer === 'biguanide') {
    findings.push({
      code: 'biguanide_no_oxidizer',
      severity: 'watch',
      ...findingSentence('findings_biguanide_only'),
    });
  }
  const excess = goals.cyanuricAcidPpm.value > CYANURIC_ACID_CEILING_PPM;
  const bringsStabilizer = additions.some(({ portion }) => portion.productId === 'dichlor');
  if (situation.withoutStabilizer && situation.targets.freeChlorine && (excess || bringsStabilizer)) {
    findings.push({
      code: 'stabilizer_ceiling',
      severity: 'info',
      parameter: 'cyanuricAcidPpm',
      ...stabilizerSentence(excess, goals.cyanuricAcidPpm.value, bringsStabilizer),
    });
  }
  const { state } = goals.freeChlorinePpm;
  const isShortLater = state !== 'unknown' && isShortOfChlorine(situation, additions.at(-1)?.after);
  const isDosed = additions.some(({ portion }) => isChlorine(portion.productId));
  if (situation.sanitizer === 'salt' && (state === 'low' || isShortLater)) {
    findings.push({
      code: 'salt_cell_falls_short',
      severity: 'act',
      parameter: 'freeChlorinePpm',
      ...findingSentence(cellAdvice(situation, isDosed)),
    });
  }
  findings.push(...saltRangeFindings(situation, goals));
  const isLow = situation.sanitizer === 'bromine' && goals.brominePpm.state === 'low';
  if (isLow)
    findings.push({ code: 'bromine_feeder', severity: 'act', parameter: 'brominePpm', ...findingSentence('findings_bromine_feeder') });
  if (isLow && additions.some(({ portion }) => portion.productId === 'sodium-bromide')) {
    findings.push({ code: 'bromide_bank', severity: 'ask', parameter: 'brominePpm', ...findingSentence('findings_bromide_bank') });
  }
  return findings;
}

/** Outside the usual range the maker's own decides, so it is asked for. */
function saltRangeFindings(situation: Situation, { saltPpm: { state } }: Goals): Finding[] {
  if (!isSaltRangeUnknown(situation) || (state !== 'low' && state !== 'high' && state !== 'high_tolerated')) return [];
  return [{ code: 'salt_range_unknown', severity: 'ask', parameter: 'saltPpm', ...findingSentence('findings_salt_range_unknown') }];
}

function cellAdvice(situation: Situation, isDosed: boolean) {
  if (isCold(situation)) return 'findings_salt_cell_cold';
  return isDosed ? 'findings_salt_cell_after_dose' : 'findings_salt_cell_falls_short';
}

function stabilizerSentence(isExcess: boolean, cyanuricAcidPpm: number, isExchanged: boolean): Sentence {
  const ceiling = CYANURIC_ACID_CEILING_PPM;
  if (!isExcess) return findingSentence('findings_stabilizer_ceiling', { ceiling });
  const code = isExchanged ? 'findings_stabilizer_ceiling_exchange' : 'findings_stabilizer_ceiling_none_used';
  return findingSentence(code, { ceiling, value: shown(cyanuricAcidPpm) });
}

/**
 * Shock level at the cyanuric acid after draining (what is added takes days to dissolve); null: that would take a level that is not safe
 * to use.
 */
export function shockPpmAfter(situation: Situation, predicted: Water): number | null {
  const cyanuricAcidPpm = Math.min(situation.water.cyanuricAcidPpm, predicted.cyanuricAcidPpm);
  const { shockPpm } = targets(situation.pool, cyanuricAcidPpm, situation.overrides).freeChlorine as FreeChlorineTarget;
  return shockPpm > MOST_SHOCK_PPM ? null : shockPpm;
}

function combinedChlorineFinding(situation: Situation, goals: Goals, predicted: Water): Finding[] {
  const combined = situation.water.combinedChlorinePpm;
  const numbers = { value: shown(combined), limit: SHOCK_COMBINED_PPM };
  const common = { parameter: 'combinedChlorinePpm', values: { combinedChlorinePpm: combined } } as const;
  const isAbove = situation.known.has('combinedChlorinePpm') && combined > SHOCK_COMBINED_PPM;
  if (!isAbove) return [];
  if (!needsShock(situation)) {
    const spoken = situation.isAfterMonopersulfate
      ? together(
          swimSentence('findings_swim_combined_chlorine_after_monopersulfate', { value: numbers.value }),
          swimSentence('findings_swim_do_test_combined_again'),
        )
      : findingSentence('findings_combined_chlorine_uncertain', numbers);
    return [{ ...common, code: 'combined_chlorine_uncertain', severity: 'watch', ...spoken }];
  }
  const high = { ...common, code: 'combined_chlorine_high', severity: 'act' } as const;
  const shockPpm = shockPpmAfter(situation, predicted);
  if (shockPpm === null) return [{ ...high, ...findingSentence('findings_combined_chlorine_drain_first', numbers) }];
  if (looksLikeAlgae(situation)) return [{ ...high, ...findingSentence('findings_combined_chlorine_same_shock', numbers) }];
  const isReached =
    predicted.freeChlorinePpm >= 0.99 * chlorineBounds(situation, goals.freeChlorinePpm, predicted.cyanuricAcidPpm, true).low;
  const code = isReached ? 'findings_combined_chlorine_goes_to_shock' : 'findings_combined_chlorine_takes_shock';
  const spoken = findingSentence(code, { ...numbers, shock: shown(shockPpm) });
  return [{ ...high, ...spoken, values: { ...common.values, shockPpm } }];
}

/** Algae hardly grow in cold water, and water that was just filled has had no time for them; a spa is replaced rather than shocked. */
const isNeverGreen = (situation: Situation) => isOutOfSeason(situation) || isNewSurface(situation) || isSpa(situation.pool);

function algaeFinding(situation: Situation, goals: Goals, predicted: Water, minimumPpm: number): Finding[] {
  const { state, value } = goals.freeChlorinePpm;
  if (state !== 'low' || value > 0.5 * minimumPpm || needsShock(situation) || isNeverGreen(situation) || hasMetals(situation)) return [];
  const shockPpm = shockPpmAfter(situation, predicted);
  const values = { freeChlorinePpm: value, minimumPpm, ...(shockPpm !== null && { shockPpm }) };
  const spoken = algaeSentence(situation, predicted, { value: shown(value), minimum: shown(minimumPpm) }, shockPpm);
  return [{ code: 'algae_risk', severity: 'watch', parameter: 'freeChlorinePpm', ...spoken, values }];
}

function algaeSentence(
  situation: Situation,
  predicted: Water,
  numbers: { value: number; minimum: number },
  shockPpm: number | null,
): Sentence {
  if (shockPpm === null) return findingSentence('findings_algae_risk_drain_first', numbers);
  const shock = shown(shockPpm);
  const isDiluted = predicted.cyanuricAcidPpm < situation.water.cyanuricAcidPpm - 1;
  return isDiluted
    ? findingSentence('findings_algae_risk_after_exchange', { ...numbers, shock, cyanuricAcid: shown(predicted.cyanuricAcidPpm) })
    : findingSentence('findings_algae_risk', { ...numbers, shock });
}

/** Sanitizer episodes: combined chlorine, algae. */
export function episodeFindings(situation: Situation, goals: Goals, predicted: Water): Finding[] {
  const set = situation.targets.freeChlorine;
  if (!set) return [];
  return [...combinedChlorineFinding(situation, goals, predicted), ...algaeFinding(situation, goals, predicted, set.minimumPpm)];
}
