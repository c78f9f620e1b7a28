// Chlorine to destroy ammonia and chloramines. science/chemistry 2.4.
import type { Finding } from '../findings.ts';
import type { Sentence } from '../sentences/message.ts';
import { rounded, sentencesFrom } from '../sentences/sentences.ts';
import { requireAllWithin } from '../measuring/valid-range.ts';

/** 2 NH3 + 3 HOCl → N2: grams of Cl2 per gram of nitrogen, 1.5 · 70.906 / 14.007. */
export const CHLORINE_PER_AMMONIA_N = (1.5 * 70.906) / 14.007;
/** 2 NH2Cl + HOCl → N2: half a ppm of free chlorine per ppm of combined chlorine. */
const CHLORINE_PER_COMBINED = 0.5;
/** Part of the combined chlorine is organic and takes more: up to 1.5 in practice. */
const CHLORINE_PER_COMBINED_HIGH = 1.5;

export const BREAKPOINT_SENTENCES = {
  answers_breakpoint_ammonia: '{ammonia} ppm of ammonia nitrogen × {each} = {ppm} ppm',
  answers_breakpoint_combined: '{combined} ppm of combined chlorine × {each} to {eachHigh} = {low} to {high} ppm',
  answers_breakpoint_together: 'total: {low} to {high} ppm of free chlorine, all used up',
  answers_breakpoint_is_used_up:
    'The reaction uses up this chlorine. Keep free chlorine at the shock level and test again until combined chlorine is gone.',
  answers_breakpoint_slowed: 'With {cyanuricAcid} ppm of cyanuric acid the reaction is slower, because less chlorine is active.',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(BREAKPOINT_SENTENCES);

export interface Breakpoint {
  /** free chlorine to be used up, by stoichiometry */
  lowPpm: number;
  /** with organic chloramines; other demand comes on top */
  highPpm: number;
  lowChlorineG: number;
  highChlorineG: number;
  findings: Finding[];
  arithmetic: Sentence[];
}

/**
 * Free chlorine that breakpoint chlorination uses up. Volume 50 to 10,000,000 L, ammonia 0 to 20 ppm as N (without the nitrogen already
 * in chloramines, which counts as combined chlorine), combined chlorine 0 to 50 ppm as Cl2, cyanuric acid 0 to 1000 ppm.
 */
export function breakpoint(input: {
  volumeL: number;
  ammoniaNPpm?: number;
  combinedChlorinePpm?: number;
  cyanuricAcidPpm?: number;
}): Breakpoint {
  requireAllWithin(input, {
    volumeL: [50, 10_000_000, 'L'],
    ammoniaNPpm: [0, 20, 'ppm as N'],
    combinedChlorinePpm: [0, 50, 'ppm'],
    cyanuricAcidPpm: [0, 1000, 'ppm'],
  });
  const [ammonia, combined] = [input.ammoniaNPpm ?? 0, input.combinedChlorinePpm ?? 0];
  const forAmmonia = ammonia * CHLORINE_PER_AMMONIA_N;
  const lowPpm = forAmmonia + combined * CHLORINE_PER_COMBINED;
  const highPpm = forAmmonia + combined * CHLORINE_PER_COMBINED_HIGH;
  return {
    lowPpm,
    highPpm,
    lowChlorineG: (lowPpm * input.volumeL) / 1000,
    highChlorineG: (highPpm * input.volumeL) / 1000,
    findings: findingsOf(lowPpm, input.cyanuricAcidPpm ?? 0),
    arithmetic: [
      sentence('answers_breakpoint_ammonia', {
        ammonia: rounded(ammonia, 2),
        each: rounded(CHLORINE_PER_AMMONIA_N, 2),
        ppm: rounded(forAmmonia, 2),
      }),
      sentence('answers_breakpoint_combined', {
        combined: rounded(combined, 2),
        each: CHLORINE_PER_COMBINED,
        eachHigh: CHLORINE_PER_COMBINED_HIGH,
        low: rounded(combined * CHLORINE_PER_COMBINED, 2),
        high: rounded(combined * CHLORINE_PER_COMBINED_HIGH, 2),
      }),
      sentence('answers_breakpoint_together', { low: rounded(lowPpm, 2), high: rounded(highPpm, 2) }),
    ],
  };
}

function findingsOf(lowPpm: number, cyanuricAcidPpm: number): Finding[] {
  if (lowPpm === 0) return [];
  const findings: Finding[] = [{ code: 'breakpoint_is_used_up', severity: 'info', ...sentence('answers_breakpoint_is_used_up') }];
  if (cyanuricAcidPpm > 0) {
    const slowed = sentence('answers_breakpoint_slowed', { cyanuricAcid: rounded(cyanuricAcidPpm, 0) });
    findings.push({ code: 'breakpoint_slowed_by_cyanuric_acid', severity: 'info', ...slowed, parameter: 'cyanuricAcidPpm' });
  }
  return findings;
}
