// Chance with a seed, and what every made question has.
import type { ProductId } from '@limpid/chemistry';

export interface BankQuestion {
  kind: string;
  question: string;
  language: 'en' | 'es';
  /** every number that the answer has to carry, in any of these units, within two percent */
  wanted?: readonly { value: number; unit?: string; tolerance?: number }[];
  /** the product and canonical amount of the dose card */
  dose?: { productId: ProductId; amountG?: number; amountMl?: number };
  /** what the answer has to begin with or contain */
  says?: RegExp;
  /** what was asked for, where there is no number */
  intent?: string;
}

/** mulberry32: small, seeded, the same everywhere */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const GAL = 3.785411784;

export interface Making {
  pick: <T>(from: readonly T[]) => T;
  between: (low: number, high: number, step: number) => number;
}

export function makingOf(seed: number): Making {
  const random = randomOf(seed);
  return {
    pick: (from) => from[Math.floor(random() * from.length)] as never,
    between: (low, high, step) => {
      const value = low + Math.floor(random() * (Math.round((high - low) / step) + 1)) * step;
      return Math.round(value * 100) / 100;
    },
  };
}

interface Volume {
  litres: number;
  en: string;
  es: string;
}
export function volume({ pick, between }: Making): Volume {
  const gallons = between(6000, 34_000, 500);
  const litres = between(20_000, 120_000, 1000);
  const cubic = between(20, 110, 1);
  const comma = (value: number) => value.toLocaleString('en-US');
  return pick<() => Volume>([
    () => ({ litres: gallons * GAL, en: `${comma(gallons)} gallons`, es: `${comma(gallons)} galones` }),
    () => ({ litres: gallons * GAL, en: `${gallons} gal`, es: `${gallons} gal` }),
    () => ({
      litres: Math.round(gallons / 1000) * 1000 * GAL,
      en: `${Math.round(gallons / 1000)}k gallons`,
      es: `${Math.round(gallons / 1000)} mil galones`,
    }),
    () => ({ litres, en: `${comma(litres)} liters`, es: `${litres} litros` }),
    () => ({ litres: cubic * 1000, en: `${cubic} m3`, es: `${cubic} metros cúbicos` }),
  ])();
}

export const fill = (template: string, values: Record<string, string>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
