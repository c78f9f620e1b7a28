// The volume of a pool from what a weighed amount of salt does to its salt reading: V = mass / rise.
import { ChemistryError, type Finding } from '../findings.ts';
import { rounded, sentencesFrom, together } from '../sentences/sentences.ts';
import { requireAllWithin } from '../measuring/valid-range.ts';

/** Half a drop of the usual 200 ppm-per-drop chloride titration (science/chemistry 4.5). */
const DEFAULT_TEST_ERROR_PPM = 100;
const SMALLEST_USEFUL_RISE_PPM = 200;
const GOOD_RISE_PPM = 800;

export const SALT_METHOD_SENTENCES = {
  answers_salt_rise_too_small: 'Salt rose by only {rise} ppm, too little for a salt test to show clearly.',
  answers_salt_rise_small: 'With a rise of {rise} ppm and a test accurate to about ±{error} ppm, this volume is only a rough estimate.',
  answers_salt_retry: 'For a reliable result, raise salt by {good} ppm or more, let it mix for a day and test again.',
  answers_salt_no_rise: 'The salt test after adding salt must be higher than the one before.',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(SALT_METHOD_SENTENCES);

export interface SaltMethod {
  /** salt added, 100 to 2,000,000 g */
  addedSaltG: number;
  /** 90 to 100 %, default 100 */
  saltPurityPercent?: number;
  /** 0 to 50,000 ppm as NaCl */
  beforePpm: number;
  /** after a day of circulation, 0 to 50,000 ppm as NaCl, above `beforePpm` */
  afterPpm: number;
  /** ± of one reading, 1 to 1000 ppm, default 100 */
  testErrorPpm?: number;
}
export interface SaltMethodVolume {
  volumeL: number;
  /** the volume if both readings are off by their error in the unlucky direction; null when that leaves no rise at all */
  lowL: number;
  highL: number | null;
  findings: Finding[];
}

function findingsOf(risePpm: number, errorPpm: number): Finding[] {
  const values = { risePpm, errorPpm };
  const rise = rounded(risePpm, 0);
  const retry = sentence('answers_salt_retry', { good: GOOD_RISE_PPM });
  if (risePpm < SMALLEST_USEFUL_RISE_PPM) {
    const spoken = together(sentence('answers_salt_rise_too_small', { rise }), retry);
    return [{ code: 'salt_rise_too_small', severity: 'act', ...spoken, parameter: 'saltPpm', values }];
  }
  if (risePpm < GOOD_RISE_PPM) {
    const spoken = together(sentence('answers_salt_rise_small', { rise, error: rounded(errorPpm, 0) }), retry);
    return [{ code: 'salt_rise_small', severity: 'watch', ...spoken, parameter: 'saltPpm', values }];
  }
  return [];
}

/**
 * Volume in litres from the salt method. The two readings' errors add as independent ones (√2 · testErrorPpm).
 * Throws `out_of_range` with the field, also when the salt did not rise.
 */
export function volumeBySalt(input: SaltMethod): SaltMethodVolume {
  const salt = [0, 50_000, 'ppm'] as const;
  requireAllWithin(input, {
    addedSaltG: [100, 2_000_000, 'g'],
    saltPurityPercent: [90, 100, '%'],
    beforePpm: salt,
    afterPpm: salt,
    testErrorPpm: [1, 1000, 'ppm'],
  });
  const risePpm = input.afterPpm - input.beforePpm;
  if (risePpm <= 0) {
    const { text, messages } = sentence('answers_salt_no_rise');
    throw new ChemistryError('out_of_range', text, 'afterPpm', messages);
  }
  const massMg = input.addedSaltG * 1000 * ((input.saltPurityPercent ?? 100) / 100);
  const errorPpm = Math.SQRT2 * (input.testErrorPpm ?? DEFAULT_TEST_ERROR_PPM);
  return {
    volumeL: massMg / risePpm,
    lowL: massMg / (risePpm + errorPpm),
    highL: risePpm > errorPpm ? massMg / (risePpm - errorPpm) : null,
    findings: findingsOf(risePpm, errorPpm),
  };
}
