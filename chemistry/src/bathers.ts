// What people in the water do to its chlorine.
import type { Sentence } from './sentences/message.ts';
import { rounded, sentencesFrom } from './sentences/sentences.ts';
import { requireAllWithin, requireWithin } from './measuring/valid-range.ts';

/**
 * Grams of chlorine per visit to a pool: 4.12 (J. Water Health 17:227, 2019) to 5.5 (Bradford 2014).
 * Grams per person and hour in a spa: 4 to 7, a rule of experience without a measurement that we could check.
 */
const POOL_VISIT_G = { low: 4.12, high: 5.5 } as const;
const SPA_HOUR_G = { low: 4, high: 7 } as const;

export const BATHER_SENTENCES = {
  answers_bathers_visits: '{times} visits × {each} to {eachHigh} g = {low} to {high} g of chlorine',
  answers_bathers_hours: '{times} person-hours × {each} to {eachHigh} g = {low} to {high} g of chlorine',
  answers_bathers_ppm: '{low} to {high} g × 1000 ÷ {wholeVolume} L = {lowPpm} to {highPpm} ppm',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(BATHER_SENTENCES);

export interface BatherDemand {
  lowG: number;
  highG: number;
  /** free chlorine that the water will lose to them */
  lowPpm: number;
  highPpm: number;
  arithmetic: Sentence[];
}

/**
 * Chlorine that `count` bathers use up (0 to 10,000). In a pool each visit counts, in a spa (and swim spa) the hours in the water
 * (0 to 24 each, required there). Volume 50 to 10,000,000 L.
 */
export function batherDemand(input: { kind: 'pool' | 'spa' | 'swim_spa'; volumeL: number; count: number; hours?: number }): BatherDemand {
  requireAllWithin(input, { volumeL: [50, 10_000_000, 'L'], count: [0, 10_000, 'bathers'] });
  const isPool = input.kind === 'pool';
  const each = isPool ? POOL_VISIT_G : SPA_HOUR_G;
  const times = isPool ? input.count : input.count * requireWithin(input.hours ?? Number.NaN, 'hours', 0, 24, 'hours');
  const [lowG, highG] = [times * each.low, times * each.high];
  const toPpm = 1000 / input.volumeL;
  const [low, high] = [rounded(lowG, 1), rounded(highG, 1)];
  return {
    lowG,
    highG,
    lowPpm: lowG * toPpm,
    highPpm: highG * toPpm,
    arithmetic: [
      sentence(isPool ? 'answers_bathers_visits' : 'answers_bathers_hours', {
        times: rounded(times, 2),
        each: each.low,
        eachHigh: each.high,
        low,
        high,
      }),
      sentence('answers_bathers_ppm', {
        low,
        high,
        wholeVolume: input.volumeL,
        lowPpm: rounded(lowG * toPpm, 2),
        highPpm: rounded(highG * toPpm, 2),
      }),
    ],
  };
}
