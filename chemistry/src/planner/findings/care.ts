// What a plan says about everything that is no value of the balance: the look of the water, metals, phosphate, ORP, dissolved solids, and
// the time of a pool's life.
import {
  BIGUANIDE_PPM,
  METAL_WATCH_PPM,
  ORP_USUAL_MV,
  PHOSPHATE_NOTICED_PPB,
  TDS_POOL_PPM,
  TDS_SPA_PPM,
} from '../../targets/care-limits.ts';
import { CARE_SENTENCES } from '../../sentences/care-sentences.ts';
import type { Finding } from '../../findings.ts';
import { isDullTub } from '../equipped.ts';
import { type Goals, hasMetals, isBelowMinimum, isBromineLow, looksLikeAlgae, MOST_SHOCK_PPM, needsShock } from '../goals.ts';
import type { Situation } from '../input.ts';
import { CLOSED_PH_HIGH, isNewSurface, phWaitsForOpening, waitsForSeason } from '../season.ts';
import type { Addition } from '../schedule.ts';
import { findingSentence } from '../plan-sentences.ts';
import type { Sentence } from '../../sentences/message.ts';
import { shown, sentencesFrom } from '../../sentences/sentences.ts';
import type { ProductId } from '../../products/products.ts';
import { METAL_HIGH_PPM } from '../../swim/swim-limits.ts';
import { isMuchExchanged } from '../optimizer/solve.ts';
import { waterLife } from '../../seasons/water-life.ts';
import { swimState } from '../../swim/swim-state.ts';
import { countsForHours } from '../../swim/test-age.ts';
import type { Parameter } from '../../water.ts';
import { isSpa, targets } from '../../targets/targets.ts';

const sentence = /* @__PURE__ */ sentencesFrom(CARE_SENTENCES);

function metalFindings(situation: Situation): Finding[] {
  return (['copperPpm', 'ironPpm'] as const).flatMap((parameter): Finding[] => {
    const value = situation.measured[parameter] ?? 0;
    const numbers = { parameter, value: shown(value, true) };
    if (value <= METAL_WATCH_PPM) return [];
    if (value <= METAL_HIGH_PPM)
      return [{ code: 'metals_watch', severity: 'watch', parameter, ...sentence('findings_metals_watch', numbers) }];
    const code = looksLikeAlgae(situation) ? 'metals_after_algae' : 'metals_first';
    return [{ code, severity: 'act', parameter, ...sentence(`findings_${code}`, numbers), values: { value } }];
  });
}

function algaeFinding(situation: Situation, additions: readonly Addition[]): Finding {
  const lowest = Math.min(situation.water.cyanuricAcidPpm, additions.at(-1)?.after.cyanuricAcidPpm ?? Infinity);
  const shock = targets(situation.pool, lowest, situation.overrides).freeChlorine?.shockPpm ?? Infinity;
  const spoken =
    shock > MOST_SHOCK_PPM
      ? sentence('findings_algae_drain_first')
      : sentence(isDullTub(situation) ? 'findings_algae_shock_tub' : 'findings_algae_shock', { shock: shown(shock) });
  return { code: 'algae_shock', severity: 'act', parameter: 'freeChlorinePpm', ...spoken };
}

/** Metal explains it, or has to be tested, or it is something else. */
function brownFinding(situation: Situation): Finding {
  const { copperPpm, ironPpm } = situation.measured;
  const parameter = (copperPpm ?? 0) > (ironPpm ?? 0) ? 'copperPpm' : 'ironPpm';
  if (hasMetals(situation))
    return { code: 'brown_explained', severity: 'act', parameter, ...sentence('findings_brown_explained', { parameter }) };
  if (ironPpm === undefined || copperPpm === undefined)
    return { code: 'brown_needs_tests', severity: 'ask', parameter: 'ironPpm', ...sentence('findings_brown_needs_tests') };
  return { code: 'brown_other', severity: 'act', ...sentence('findings_brown_other') };
}

/** Where it isn't known that chlorine is above its minimum. */
function otherCloud(situation: Situation): Sentence | null {
  const { sanitizer, known } = situation;
  if (sanitizer === 'biguanide') return sentence('findings_cloudy_biguanide');
  if (sanitizer === 'bromine' && isBromineLow(situation)) return sentence('findings_cloudy_bromine');
  return known.has(sanitizer === 'bromine' ? 'brominePpm' : 'freeChlorinePpm') ? null : sentence('findings_cloudy_untested');
}

function cloudyFindings(situation: Situation): Finding[] {
  const other = otherCloud(situation);
  if (other) return [{ code: 'cloudy_filter', severity: 'act', ...other }];
  if (needsShock(situation)) return [{ code: 'cloudy_shock', severity: 'act', ...sentence('findings_cloudy_shock') }];
  if (isBelowMinimum(situation)) return [];
  const { known, water, targets: set } = situation;
  const isScale = known.has('ph') && water.ph > set.ph.high;
  const spoken = isScale ? sentence('findings_cloudy_scale', { ph: shown(water.ph, true) }) : sentence('findings_cloudy_filter');
  return [{ code: 'cloudy_filter', severity: 'act', ...spoken }];
}

function lookFindings(situation: Situation, additions: readonly Addition[]): Finding[] {
  const { look, measured } = situation;
  if (looksLikeAlgae(situation)) return [algaeFinding(situation, additions)];
  const hasChlorine = situation.targets.freeChlorine !== null;
  if (look === 'green' && hasChlorine && measured.freeChlorinePpm === undefined)
    return [{ code: 'algae_needs_tests', severity: 'ask', parameter: 'freeChlorinePpm', ...sentence('findings_algae_needs_tests') }];
  if (look === 'brown') return [brownFinding(situation)];
  if (look === 'cloudy' || look === 'hazy') return cloudyFindings(situation);
  return look === 'foamy'
    ? [{ code: 'foam', severity: 'act', ...sentence(isSpa(situation.pool) ? 'findings_foam_tub' : 'findings_foam') }]
    : [];
}

/** What can be logged and is no value of the balance. */
function loggedFindings({ measured, pool, sanitizer }: Situation): Finding[] {
  const { phosphatePpb = 0, orpMv, tdsPpm = 0 } = measured;
  const findings: Finding[] = [];
  if (phosphatePpb > PHOSPHATE_NOTICED_PPB) {
    const spoken = sentence('findings_phosphate_fine', { value: shown(phosphatePpb) });
    findings.push({ code: 'phosphate_noticed', severity: 'info', parameter: 'phosphatePpb', ...spoken });
  }
  if (orpMv !== undefined && (orpMv < ORP_USUAL_MV.low || orpMv > ORP_USUAL_MV.high)) {
    const spoken = sentence(orpMv < ORP_USUAL_MV.low ? 'findings_orp_low' : 'findings_orp_high', { value: shown(orpMv) });
    findings.push({ code: 'orp_unusual', severity: 'watch', parameter: 'orpMv', ...spoken });
  }
  const isOld = sanitizer !== 'salt' && tdsPpm > (isSpa(pool) ? TDS_SPA_PPM : TDS_POOL_PPM);
  if (isOld) {
    const spoken = sentence(isSpa(pool) ? 'findings_tds_high_spa' : 'findings_tds_high', { value: shown(tdsPpm) });
    findings.push({ code: 'tds_high', severity: isSpa(pool) ? 'act' : 'info', parameter: 'tdsPpm', ...spoken });
  }
  return findings;
}

/** Findings about values that Limpid logs but never doses from; some of them it doesn't judge either. */
function besidesFindings({ measured, known, sanitizer, targets: set }: Situation): Finding[] {
  const { totalHardnessPpm, totalChlorinePpm, biguanidePpm = 0, freeChlorinePpm, combinedChlorinePpm } = measured;
  const isWithoutCalcium = totalHardnessPpm !== undefined && !known.has('hardnessPpm');
  const isWithoutFree = totalChlorinePpm !== undefined && freeChlorinePpm === undefined && set.freeChlorine !== null;
  const isCombinedBromine = combinedChlorinePpm !== undefined && sanitizer === 'bromine';
  const isElsewhere = biguanidePpm > 0 && sanitizer !== 'biguanide';
  const said: (Finding | false)[] = [
    isWithoutCalcium && beside('total_hardness_not_calcium', 'ask', 'totalHardnessPpm'),
    isWithoutFree && beside('total_chlorine_not_free', 'ask', 'totalChlorinePpm'),
    isCombinedBromine && beside('combined_chlorine_in_bromine', 'info', 'combinedChlorinePpm'),
    isElsewhere && beside('biguanide_elsewhere', 'ask', 'biguanidePpm'),
  ];
  return said.filter((one) => one !== false);
}
type Beside = 'total_hardness_not_calcium' | 'total_chlorine_not_free' | 'combined_chlorine_in_bromine' | 'biguanide_elsewhere';
const beside = (code: Beside, severity: Finding['severity'], parameter: Parameter): Finding => ({
  code,
  severity,
  parameter,
  ...sentence(`findings_${code}`),
});

/** Too little or too much of it; products differ, so nothing is dosed. An old test says nothing about today. */
function biguanideFindings({ measured, pool, sanitizer, agesHours }: Situation): Finding[] {
  const { biguanidePpm: value } = measured;
  const isOld = (agesHours?.biguanidePpm ?? 0) > countsForHours('biguanidePpm', pool, measured);
  if (sanitizer !== 'biguanide' || value === undefined || isOld) return [];
  const { low, high } = BIGUANIDE_PPM;
  if (value >= low && value <= high) return [];
  const code = value < low ? 'biguanide_low' : 'biguanide_high';
  const spoken = sentence(`findings_${code}`, { value: shown(value), low, high });
  return [{ code, severity: value < low ? 'act' : 'watch', parameter: 'biguanidePpm', ...spoken, values: { value, low, high } }];
}

/** The first four weeks (facts/expert-advice.md, new surfaces). */
function startUpToday(day: number): Sentence {
  if (day <= 3) return sentence('findings_start_up_first_days', { day });
  if (day <= 7) return sentence('findings_start_up_first_week', { day });
  return sentence(day <= 14 ? 'findings_start_up_second_week' : 'findings_start_up_later', { day });
}

function seasonFindings(situation: Situation, goals: Goals): Finding[] {
  const findings: Finding[] = [];
  if (isNewSurface(situation)) {
    const days = Math.floor(situation.pool.surfaceAgeDays ?? 0);
    if (!situation.pool.startUp)
      findings.push({ code: 'new_surface_start_up', severity: 'ask', ...sentence('findings_new_surface_start_up', { days }) });
    findings.push({ code: 'new_surface_today', severity: 'act', ...startUpToday(days + 1) });
  }
  const waiting = (['alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm'] as const).some((name) => goals[name].state === 'low');
  if (waiting && waitsForSeason(situation)) {
    const celsius = situation.water.temperatureC;
    const numbers = { celsius: shown(celsius), fahrenheit: shown(32 + 1.8 * celsius) };
    findings.push({
      code: 'wait_for_season',
      severity: 'watch',
      parameter: 'temperatureC',
      ...sentence(situation.pool.isClosed ? 'findings_wait_for_season' : 'findings_wait_for_warmth', numbers),
    });
  }
  if (goals.ph.state === 'high_tolerated' && phWaitsForOpening(situation)) {
    const numbers = { value: shown(goals.ph.value, true), limit: CLOSED_PH_HIGH };
    findings.push({
      code: 'ph_waits_for_opening',
      severity: 'watch',
      parameter: 'ph',
      ...sentence('findings_ph_waits_for_opening', numbers),
    });
  }
  return findings;
}

/** When the water of a hot tub has had its time. */
function waterLifeFinding({ pool }: Situation): Finding[] {
  const life = waterLife(pool);
  const { dailyBathers: bathers } = pool;
  if (!life) return [];
  if (life.state === 'unknown' || !bathers)
    return [{ code: 'water_change_ask', severity: 'info', ...sentence('findings_water_change_ask') }];
  const { days, ageDays: age = 0 } = life;
  if (life.state === 'due')
    return [{ code: 'water_change_due', severity: 'act', ...sentence('findings_water_change_due', { age, bathers, days }) }];
  if (life.state === 'fine') return [];
  return [{ code: 'water_change_soon', severity: 'watch', ...sentence('findings_water_change_soon', { bathers, days, left: days - age }) }];
}

const LABEL_LIMIT_PPM = 4;
/** What is right for this stabilizer, and still more than most labels say. */
function labelFinding({ pool, water, measured, look, known, targets: { freeChlorine } }: Situation): Finding[] {
  const value = water.freeChlorinePpm;
  const { state } = swimState({ pool, water: measured, look, at: '' });
  const isFine = state === 'ready' && freeChlorine !== null && value <= freeChlorine.targetHighPpm && known.has('cyanuricAcidPpm');
  if (!known.has('freeChlorinePpm') || !isFine || value <= LABEL_LIMIT_PPM) return [];
  const numbers = { value: shown(value), cyanuricAcid: shown(water.cyanuricAcidPpm), limit: LABEL_LIMIT_PPM };
  return [{ code: 'label_limit', severity: 'info', parameter: 'freeChlorinePpm', ...sentence('findings_label_limit', numbers) }];
}

function secondaryFinding({ pool: { secondarySanitizer: kind = 'none' } }: Situation): Finding[] {
  return kind === 'none' ? [] : [{ code: 'secondary_sanitizer', severity: 'info', ...sentence(`findings_secondary_${kind}`) }];
}

const STABILIZED: readonly ProductId[] = ['trichlor', 'dichlor'];
/** With too much stabilizer, the first thing is to bring no more of it. */
function tabletFinding(
  { pool, candidates }: Situation,
  { cyanuricAcidPpm: { state, value, range } }: Goals,
  additions: readonly Addition[],
): Finding[] {
  const isHigh = (state === 'high' || state === 'high_tolerated') && value > range.high;
  const isAtHand = candidates.some(({ productId, isOnShelf }) => isOnShelf && STABILIZED.includes(productId));
  if (!isHigh || !isAtHand || isSpa(pool)) return [];
  const refill = additions.find(({ portion }) => portion.productId === 'fill-water');
  const spoken = refill
    ? sentence('findings_stop_tablets_exchange', { value: shown(value), percent: shown((100 * refill.amount) / pool.volumeL) })
    : sentence('findings_stop_tablets', { value: shown(value) });
  return [{ code: 'stop_tablets', severity: 'act', parameter: 'cyanuricAcidPpm', ...spoken, values: { value } }];
}

/** Smaller paddling pools have no filter (CDC: empty them after each use). */
const SMALL_POOL_L = 1500;
const smallPoolFinding = ({ pool }: Situation): Finding[] =>
  isSpa(pool) || pool.volumeL > SMALL_POOL_L ? [] : [{ code: 'small_pool', severity: 'watch', ...sentence('findings_small_pool') }];

export function careFindings(situation: Situation, goals: Goals, additions: readonly Addition[]): Finding[] {
  return [
    ...lookFindings(situation, additions),
    ...metalFindings(situation),
    ...tabletFinding(situation, goals, additions),
    ...smallPoolFinding(situation),
    ...seasonFindings(situation, goals),
    ...loggedFindings(situation),
    ...besidesFindings(situation),
    ...biguanideFindings(situation),
    ...labelFinding(situation),
    ...secondaryFinding(situation),
    ...waterLifeFinding(situation),
    ...refillFinding(situation, goals, additions),
  ];
}

/** What comes after the refill rests on a test. */
function refillFinding(situation: Situation, goals: Goals, additions: readonly Addition[]): Finding[] {
  const refill = additions.findIndex(({ portion }) => portion.productId === 'fill-water');
  if (refill < 0 || (refill === 0 && situation.fillWaterGiven && !isMuchExchanged(situation, goals))) return [];
  const spoken = findingSentence('findings_test_after_refill');
  return [{ code: 'test_after_refill', severity: 'act', parameter: 'freeChlorinePpm', ...spoken }];
}
