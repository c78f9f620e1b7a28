import type { Pool, PoolPlan } from '@limpid/contract';
import { describe, expect, it } from 'vitest';
import { productText, shownAmount } from './step-amount.ts';
import { swimLook } from './water/swim-look.ts';
import { minutesText } from './wait-text.ts';
import { outcomeOf } from './what-if-form.tsx';

const NOW = Date.parse('2026-07-04T18:00:00Z');
const READY: PoolPlan['swim'] = { state: 'ready', because: [], isKnown: true, why: ['Fine.'], action: 'Swim.' };
const plan = (over: Partial<PoolPlan>): PoolPlan => ({
  steps: [],
  retestAfterMinutes: 0,
  findings: [],
  water: {},
  measuredAt: { ph: '2026-07-04T10:00:00.000Z' },
  swim: READY,
  skipped: [],
  ...over,
});

describe('an amount', () => {
  it('is shown so that people can measure it, and what is shown is what is meant', () => {
    const shown = shownAmount('liquid-chlorine', { amountMl: 1000 }, 'us');
    expect(shown.label).toBe('34 fl oz');
    expect(shown.amounts.amountMl).toBeCloseTo(34 * 29.5735, 1);
    expect(shownAmount('baking-soda', { amountG: 2000 }, 'metric').label).toBe('2 kg');
    expect(shownAmount('fill-water', { amountL: 12_345 }, 'metric')).toMatchObject({ label: '12,000 L', amounts: { amountL: 12_000 } });
  });

  it('keeps a dose that is too small for any spoon', () => {
    expect(shownAmount('cal-hypo', { amountG: 0.1 }, 'us')).toMatchObject({ label: 'less than ¼ tsp', amounts: { amountG: 0.1 } });
  });

  it('goes by the spoon where a scale would show hundredths of an ounce, and means what the spoon holds', () => {
    const spoons = shownAmount('dichlor', { amountG: 7.4 }, 'us');
    expect(spoons).toMatchObject({ label: '1½ tsp', also: '0.26 oz' });
    expect(spoons.amounts.amountG).toBeCloseTo(1.5 * 4.929 * 0.95, 1);
    expect(shownAmount('baking-soda', { amountG: 30 }, 'us').label).toBe('2 tbsp');
    expect(shownAmount('dichlor', { amountG: 7.4 }, 'metric').label).toBe('7.5 g');
    expect(shownAmount('baking-soda', { amountG: 500 }, 'us').label).toBe('1 lb 2 oz');
  });

  it('counts tablets for a floater', () => {
    expect(shownAmount('bromine-tablets', { amountG: 60 }, 'us').also).toBe('about 3 tablets');
    expect(shownAmount('trichlor', { amountG: 227 }, 'metric').also).toBe('about one tablet');
  });

  it('names the product with its strength', () => {
    expect(productText('liquid-chlorine', 10)).toContain('10%');
    expect(productText('baking-soda')).not.toContain('%');
  });

  it('says waits in words', () => {
    expect([30, 240, 2880].map(minutesText)).toEqual(['30 min', '4 h', '2 days']);
  });
});

const lookOf = (over: Partial<PoolPlan>) => swimLook(plan(over).swim, Object.keys(plan(over).measuredAt).length > 0, NOW);

describe('the answer to "can we swim?"', () => {
  it('is one of five', () => {
    expect(lookOf({}).title).toBe('Ready to swim');
    expect(lookOf({ swim: { ...READY, state: 'stay_out', from: '2026-07-04T19:00:00Z' } }).status).toBe('waiting');
    expect(lookOf({ swim: { ...READY, state: 'stay_out' } }).status).toBe('bad');
    expect(lookOf({ swim: { ...READY, state: 'treat_today' } }).status).toBe('warn');
    expect(lookOf({ swim: { ...READY, state: 'treat_today', isKnown: false }, measuredAt: {} }).title).toContain('Test your pool');
  });
});

it('speaks of soaking where it is a hot tub', () => {
  const soak = (swim: Partial<PoolPlan['swim']>) => swimLook({ ...READY, ...swim }, true, NOW, true);
  expect(soak({}).title).toBe('Ready to soak');
  expect(soak({ state: 'treat_today' }).word).toBe('Soaking is fine');
  expect(soak({ state: 'treat_today', isKnown: false }).title).toBe('Test before you soak');
});

describe('what if', () => {
  const pool = { volumeL: 50_000, shelf: [{ productId: 'liquid-chlorine', strengthPercent: 10 }] } as unknown as Pool;
  it('uses the strength on the shelf', () => {
    const water = { ph: 7.5, alkalinityPpm: 90, cyanuricAcidPpm: 30, freeChlorinePpm: 1 };
    const outcome = outcomeOf(pool, { water }, 'liquid-chlorine', { amountMl: 1000 });
    expect(outcome?.after.freeChlorinePpm).toBeCloseTo(3, 2);
    expect(outcome?.after.ph).toBeGreaterThan(7.5);
  });

  it('says nothing where pH or alkalinity is unknown', () => {
    expect(outcomeOf(pool, { water: { ph: 7.5 } }, 'salt', { amountG: 1000 })).toBeNull();
  });
});
