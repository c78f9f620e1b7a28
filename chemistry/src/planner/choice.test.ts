// What a plan says about the chemicals that it uses and those that it doesn't: when, what they cost, why not, and what to buy.
import { describe, expect, test } from 'vitest';
import { at, good, PLASTER } from '../testing/asked-plan.ts';
import { plan, type PlanInput } from './planner.ts';
import type { ProductId } from '../products/products.ts';

const pool = PLASTER;
const shelfOf = (...ids: ProductId[]) => ids.map((productId) => ({ productId }));
const whyNot = (input: Partial<PlanInput>, id: ProductId) => {
  const made = plan({ pool, water: good, at, ...input });
  return made.whyNot?.find(({ productId }) => productId === id);
};

describe('when a step is due', () => {
  const whens = (input: Partial<PlanInput>) =>
    plan({ pool, water: good, at, ...input }).steps.map(({ productId, when }) => `${productId} ${when}`);

  test('chlorine today, hardness this week', () => {
    expect(whens({ water: { ...good, freeChlorinePpm: 1, hardnessPpm: 150 } })).toEqual(['cal-hypo today', 'calcium-chloride this_week']);
  });
  test('stabilizer and a little salt this week', () => {
    const water = { ...good, cyanuricAcidPpm: 40, saltPpm: 2450, freeChlorinePpm: 4.6, alkalinityPpm: 80, ph: 7.7 };
    const steps = whens({ pool: { ...pool, sanitizer: 'salt' }, water });
    expect(steps).toContain('cyanuric-acid this_week');
    expect(steps).toContain('salt this_week');
    expect(whens({ pool: { ...pool, sanitizer: 'salt' }, water: { ...water, saltPpm: 2000 } })).toContain('salt today');
  });
  test('alkalinity today only where pH cannot hold', () => {
    expect(whens({ water: { ...good, alkalinityPpm: 55 } })).toEqual(['baking-soda this_week']);
    expect(whens({ water: { ...good, alkalinityPpm: 40 } })).toEqual(['baking-soda today']);
  });
  test('no step is due later than one after it', () => {
    const order = ['today', 'this_week', 'before_opening'];
    const ranks = plan({ pool, water: { ...good, ph: 8.2, alkalinityPpm: 55, hardnessPpm: 120, freeChlorinePpm: 1 }, at }).steps.map(
      ({ when }) => order.indexOf(when ?? ''),
    );
    expect(ranks.length).toBeGreaterThan(2);
    expect(ranks).toEqual(ranks.toSorted());
  });
  test('in cold water and in a closed pool, salt waits for the opening', () => {
    const water = { ...good, saltPpm: 2450, cyanuricAcidPpm: 75, freeChlorinePpm: 6, alkalinityPpm: 80 };
    expect(whens({ pool: { ...pool, sanitizer: 'salt' }, water: { ...water, temperatureC: 10 } })).toEqual(['salt before_opening']);
    expect(whens({ pool: { ...pool, sanitizer: 'salt', isClosed: true }, water })).toEqual(['salt before_opening']);
  });
});

test('chlorine names its price per ppm', () => {
  const [step] = plan({
    pool: { volumeL: 37_854 },
    water: { ...good, freeChlorinePpm: 2 },
    shelf: [{ productId: 'liquid-chlorine', strengthPercent: 10, pricePerUnit: 1.5 }],
    at,
  }).steps;
  // a gallon of 10 % is 10 ppm in 10,000 gallons: 3.785 L x 1.50 / 10
  expect(step?.freeChlorinePerPpmUsd).toBeCloseTo(0.57, 2);
});

describe('why not', () => {
  test('every chemical on the shelf that is not used gets an answer, and none that is', () => {
    const shelf = shelfOf('liquid-chlorine', 'trichlor', 'muriatic-acid', 'salt', 'clarifier', 'algaecide', 'sodium-bromide', 'soda-ash');
    const made = plan({ pool, water: { ...good, freeChlorinePpm: 1 }, shelf, at });
    const used = new Set(made.steps.map(({ productId }) => productId));
    expect(made.whyNot?.map(({ productId }) => productId)).toEqual(
      shelf.map(({ productId }) => productId).filter((productId) => !used.has(productId)),
    );
    for (const { text, messages } of made.whyNot ?? []) {
      expect(text).toMatch(/\.$/);
      expect(messages.length).toBe(1);
    }
  });
  test.each<[string, ProductId, Partial<PlanInput>, string, RegExp]>([
    [
      'tablets are too slow',
      'trichlor',
      { water: { ...good, freeChlorinePpm: 1 }, shelf: shelfOf('trichlor', 'liquid-chlorine') },
      'too_slow',
      /today/,
    ],
    [
      'dichlor would bring stabilizer over its range',
      'dichlor',
      { water: { ...good, cyanuricAcidPpm: 48, freeChlorinePpm: 1 }, shelf: shelfOf('dichlor', 'liquid-chlorine') },
      'more_stabilizer',
      /above 50 ppm/,
    ],
    [
      'cal-hypo would bring hardness over its range',
      'cal-hypo',
      { water: { ...good, hardnessPpm: 448, freeChlorinePpm: 1 }, shelf: shelfOf('cal-hypo', 'liquid-chlorine') },
      'more_hardness',
      /above 450 ppm/,
    ],
    [
      'the same at twice the price',
      'dry-acid',
      { water: { ...good, ph: 8 }, shelf: [...shelfOf('muriatic-acid'), { productId: 'dry-acid', pricePerUnit: 20 }] },
      'dearer',
      /Muriatic acid does the same for \$\d/,
    ],
    ['pH is in range', 'soda-ash', { shelf: shelfOf('soda-ash') }, 'in_range', /^pH of 7.5 needs no correction/],
    ['no salt cell', 'salt', { shelf: shelfOf('salt') }, 'no_cell', /salt/],
    [
      'left out by the person',
      'muriatic-acid',
      { water: { ...good, ph: 8 }, shelf: shelfOf('muriatic-acid'), excluded: ['muriatic-acid'] },
      'skipped',
      /You skipped it/,
    ],
    [
      'alkalinity is high, air first',
      'soda-ash',
      { water: { ...good, ph: 7, alkalinityPpm: 150 }, shelf: shelfOf('soda-ash') },
      'aerate',
      /150 ppm/,
    ],
  ])('%s', (_, id, input, code, text) => {
    const answer = whyNot(input, id);
    expect(answer?.code).toBe(code);
    expect(answer?.text).toMatch(text);
  });
});

describe('what to buy', () => {
  test('without a shelf, everything that the plan uses', () => {
    const made = plan({ pool, water: { ...good, freeChlorinePpm: 1, hardnessPpm: 150 }, at });
    expect(made.shopping?.map(({ productId }) => productId)).toEqual(['cal-hypo', 'calcium-chloride']);
    expect(made.shopping?.every(({ costUsd }) => (costUsd ?? 0) > 0)).toBe(true);
    expect(made.shopping?.[0]?.text).toBe('Free chlorine is 1.0 ppm, below the range of 5.0 to 7.0 ppm.');
  });
  test('with a shelf, only what it lacks', () => {
    const made = plan({ pool, water: { ...good, freeChlorinePpm: 1, hardnessPpm: 150 }, shelf: shelfOf('liquid-chlorine'), at });
    expect(made.shopping?.map(({ productId }) => productId)).toEqual(['calcium-chloride']);
    expect(made.shopping?.[0]?.amountG).toBeGreaterThan(5000);
  });
  test('nothing for water in range', () => {
    expect(plan({ pool, water: good, shelf: shelfOf('salt'), at }).shopping).toEqual([]);
  });
});
