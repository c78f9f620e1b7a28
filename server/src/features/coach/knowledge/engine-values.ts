// Ranges in the texts of the cards, as {cya} or {cya salt}: the engine's, so that a card can't say another range than the app.
import { balance, type Sanitizer, swimLimits, targets } from '@limpid/chemistry';
import type { CoachLanguage } from '../understanding/fold.ts';

const setOf = (sanitizer: Sanitizer) => targets({ kind: 'pool', sanitizer }, sanitizer === 'salt' ? 75 : 40);

const calciumOf = (surface: 'plaster' | 'vinyl') => targets({ kind: 'pool', surface }, 40).hardnessPpm;

interface Range {
  low: number;
  high: number;
}
const RANGES: Record<string, { range: () => Range; decimals: number }> = {
  ph: { range: () => setOf('chlorine').ph, decimals: 1 },
  cya: { range: () => setOf('chlorine').cyanuricAcidPpm, decimals: 0 },
  'cya salt': { range: () => setOf('salt').cyanuricAcidPpm, decimals: 0 },
  ta: { range: () => setOf('chlorine').alkalinityPpm, decimals: 0 },
  'calcium plaster': { range: () => calciumOf('plaster'), decimals: 0 },
  'calcium vinyl': { range: () => calciumOf('vinyl'), decimals: 0 },
  salt: { range: () => setOf('salt').saltPpm, decimals: 0 },
};
const leastChlorine = (cyanuricAcidPpm: number) =>
  targets({ kind: 'pool', sanitizer: 'chlorine' }, cyanuricAcidPpm).freeChlorine?.minimumPpm ?? Number.NaN;
const TUB = { volumeL: 1500, kind: 'spa' } as const;
const inTub = swimLimits(TUB, 0);
/** Without stabilizer, in percent. */
const activeAt = (ph: number): number =>
  Math.round(balance({ ph, alkalinityPpm: 100, freeChlorinePpm: 1, cyanuricAcidPpm: 0 }).hypochlorousPpm * 100);
const FIGURES: Record<string, () => number> = {
  'fc 30': () => leastChlorine(30),
  'fc 50': () => leastChlorine(50),
  'fc 80': () => leastChlorine(80),
  'active 7.5': () => activeAt(7.5),
  'active 8': () => activeAt(8),
  borate: () => setOf('chlorine').boratePpm.high,
  combined: () => swimLimits({ volumeL: 50_000 }, 40).combinedChlorine.high,
  'spa low': () => inTub.freeChlorine?.low ?? Number.NaN,
  'spa high': () => inTub.freeChlorine?.high ?? Number.NaN,
  'spa bromine': () => swimLimits({ ...TUB, sanitizer: 'bromine' }, undefined).bromine?.low ?? Number.NaN,
  'index low': () => targets({ kind: 'pool', surface: 'plaster' }, 40).saturationIndex.low,
};

/** Where people stop swimming: with one decimal, as a test says it. */
const ofPh = swimLimits({ volumeL: 50_000 }, 40).ph;
const PH_LIMITS: Record<string, number> = {
  'ph low': ofPh.low,
  'ph high': ofPh.high,
  'ph danger low': ofPh.dangerLow,
  'ph danger high': ofPh.dangerHigh,
};

const text = (value: number, decimals = 1, least = 0): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals, minimumFractionDigits: least }).format(value).replace('-', '−');

/** Throws where the engine has no such value. */
export const withEngineValues = (card: string, language: CoachLanguage): string =>
  card.replaceAll(/\{([a-z\d. ]+)\}/g, (_, name: string) => {
    const found = RANGES[name];
    if (found) {
      const { low, high } = found.range();
      return `${text(low, found.decimals, found.decimals)} ${language === 'es' ? 'a' : 'to'} ${text(high, found.decimals, found.decimals)}`;
    }
    const limit = PH_LIMITS[name];
    if (limit !== undefined) return limit.toFixed(1);
    const figure = FIGURES[name];
    if (!figure) throw new Error(`The engine has no value "${name}" for a card.`);
    return text(figure());
  });
