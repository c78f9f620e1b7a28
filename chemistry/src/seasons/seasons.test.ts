import { describe, expect, test } from 'vitest';
import { plan } from '../planner/planner.ts';
import { type GuideInput, guideOf, GUIDES, guidesFor } from './guides.ts';
import { filledAt, waterLife } from './water-life.ts';

const POOL = { volumeL: 56_781, kind: 'pool', surface: 'plaster' } as const;
const TUB = { volumeL: 1514, kind: 'spa', surface: 'acrylic' } as const;
const water = { freeChlorinePpm: 4, cyanuricAcidPpm: 40, ph: 7.5, alkalinityPpm: 80 };
const ask = (name: (typeof GUIDES)[number], input: Partial<GuideInput> = {}) => {
  const { first, after } = guideOf(name, { pool: POOL, water, measures: 'us', ...input });
  return [...first, ...after].map(({ text }) => text).join(' ');
};

describe('how long the water of a hot tub lasts', () => {
  test('gallons, divided by three, divided by the bathers of a day', () => {
    expect(waterLife({ ...TUB, dailyBathers: 2 })).toEqual({ days: 67, state: 'unknown' });
    expect(waterLife({ ...TUB, dailyBathers: 0.5 })?.days).toBe(90);
    expect(waterLife({ ...TUB, dailyBathers: 2, waterAgeDays: 67 })?.state).toBe('due');
    expect(waterLife({ ...TUB, dailyBathers: 2, waterAgeDays: 58 })?.state).toBe('soon');
    expect(waterLife({ ...TUB, waterAgeDays: 30 })).toEqual({ days: 90, ageDays: 30, state: 'fine' });
    expect(waterLife(POOL)).toBeNull();
  });
  test('counts from the last change: by the log, or as the owner messages', () => {
    const change = { productId: 'fill-water', doneAt: '2026-05-01T12:00:00.000Z', amountL: 1500 };
    expect(filledAt(1514, [change], '2026-04-01')).toBe(Date.parse(change.doneAt));
    expect(filledAt(1514, [{ ...change, amountL: 600 }], '2026-04-01')).toBe(Date.parse('2026-04-01'));
    expect(filledAt(1514, [], null)).toBeUndefined();
  });
  test('the plan says when it is due', () => {
    const codes = (waterAgeDays: number) =>
      plan({ pool: { ...TUB, dailyBathers: 2, waterAgeDays }, water, at: '2026-06-01T12:00:00.000Z' }).findings.map(({ code }) => code);
    expect(codes(70)).toContain('water_change_due');
    expect(codes(60)).toContain('water_change_soon');
    expect(codes(20).filter((code) => code.startsWith('water_change'))).toEqual([]);
  });
});

describe('guided lists', () => {
  test('carry the amounts of this pool and its own chlorine', () => {
    // 4 to 7 ppm in 15,000 gallons with 12.5 % liquid chlorine: 46 fl oz
    expect(ask('away')).toMatch(/Add 46 fl oz of liquid chlorine: it brings free chlorine from 4.0 to 7.0 ppm/);
    expect(ask('away')).toMatch(/Put 3 chlorine tablets/);
    expect(ask('away', { awayDays: 14 })).toMatch(/Put 6 chlorine tablets .* 14 days/);
    expect(ask('away', { shelf: [{ productId: 'cal-hypo' }] })).toMatch(/Add \d.* of cal/);
    expect(ask('storm')).toMatch(/Don’t drain/);
    expect(ask('closing')).toMatch(/8 ppm/);
  });
  test('follow what this pool is kept with', () => {
    expect(ask('away', { pool: { ...POOL, sanitizer: 'salt' } })).toMatch(/salt cell on/);
    expect(ask('away', { water: { ...water, cyanuricAcidPpm: 90 } })).toMatch(/Don’t use tablets/);
    expect(ask('away', { awayDays: 30 })).toMatch(/30 days are too long/);
    expect(ask('away', { water: {} })).toMatch(/the evening before/);
    expect(ask('water_change', { pool: { ...TUB, sanitizer: 'bromine' } })).toMatch(/sodium bromide, the reserve/);
    expect(ask('water_change', { pool: { ...TUB, sanitizer: 'biguanide' } })).not.toMatch(/chlorine|bromide/);
    for (const name of GUIDES) expect(ask(name, { pool: { ...POOL, sanitizer: 'biguanide' } })).not.toMatch(/Add \d.* chlorine/);
  });
  test('a hot tub has neither storms nor seasons, and hears of no pool', () => {
    expect(guidesFor(TUB)).toEqual(['water_change', 'away', 'well']);
    for (const name of guidesFor(TUB)) expect(ask(name, { pool: TUB })).not.toMatch(/\bpool\b|swim/i);
  });
  test('the change of a hot tub begins with the pipes, in spoons', () => {
    expect(ask('water_change', { pool: TUB })).toMatch(/^Take out the filter. Add 1 tbsp of pipe purge/);
  });
});
