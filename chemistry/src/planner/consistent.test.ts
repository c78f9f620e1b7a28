// What a plan says agrees with what it does: no sentence takes back another one, or a step.
import { expect, test } from 'vitest';
import { plan, type PlanInput } from './planner.ts';
import type { ProductId } from '../products/products.ts';

const at = '2026-06-01T12:00:00.000Z';
const PLASTER = { volumeL: 50_000, surface: 'plaster' } as const;
const SPA = { kind: 'spa', volumeL: 1325, surface: 'acrylic' } as const;
const good = {
  ph: 7.5,
  alkalinityPpm: 90,
  hardnessPpm: 330,
  cyanuricAcidPpm: 40,
  freeChlorinePpm: 6,
  combinedChlorinePpm: 0,
  saltPpm: 1000,
  temperatureC: 26,
};
const shelfOf = (...ids: ProductId[]) => ids.map((productId) => ({ productId }));
function ask(input: Partial<PlanInput>) {
  const made = plan({ pool: PLASTER, water: good, at, ...input });
  const codes = made.findings.map(({ code }) => code);
  return { ...made, ids: made.steps.map(({ productId }) => productId), codes };
}

test('what a shop has for soft water is bought now, and not put off until after the refill', () => {
  const fillWater = { ph: 7.8, alkalinityPpm: 110, hardnessPpm: 150, saltPpm: 60 };
  const water = { ...good, freeChlorinePpm: 8.4, ph: 7.6, alkalinityPpm: 65, hardnessPpm: 150, cyanuricAcidPpm: 100, temperatureC: 20 };
  const made = ask({ water, fillWater, shelf: shelfOf('trichlor', 'liquid-chlorine', 'muriatic-acid', 'baking-soda') });
  expect(made.shopping?.map(({ productId }) => productId)).toEqual(['calcium-chloride']);
  const hardness = made.findings.filter(({ code, parameter }) => code === 'stays_out_of_range' && parameter === 'hardnessPpm');
  expect(hardness.map(({ severity }) => severity)).toEqual(['watch']);
  expect(hardness[0]?.text).not.toMatch(/after you refill/);
});

test('cloudy water that is shocked is not called a matter of the filter', () => {
  const shocked = ask({ look: 'cloudy', water: { ...good, freeChlorinePpm: 8, combinedChlorinePpm: 1.5 } });
  expect(shocked.codes).toContain('cloudy_shock');
  expect(shocked.codes).not.toContain('cloudy_filter');
  expect(ask({ look: 'hazy', water: good }).codes).toContain('cloudy_filter');
});

test('cold water of an open pool waits for warmth, of a closed one for its opening', () => {
  const water = { ...good, temperatureC: 12, hardnessPpm: 180 };
  const textOf = (isClosed: boolean) => ask({ pool: { ...PLASTER, isClosed }, water }).findings.map(({ text }) => text);
  expect(textOf(false).join(' ')).toMatch(/until the water is warmer/);
  expect(textOf(false).join(' ')).not.toMatch(/opening|open up/);
  expect(textOf(true).join(' ')).toMatch(/next opening/);
});

test('a salt pool that gets chlorine today is told to run its cell after that, not first', () => {
  const pool = { ...PLASTER, sanitizer: 'salt' } as const;
  const made = ask({ pool, water: { ...good, saltPpm: 3200, cyanuricAcidPpm: 72, freeChlorinePpm: 2 } });
  const cell = made.findings.find(({ code }) => code === 'salt_cell_falls_short');
  expect(made.ids).toContain('liquid-chlorine');
  expect(cell?.text).not.toMatch(/^First/);
});

test('the shock level to buy for is the one that the plan names, after the exchange of water', () => {
  const water = { ...good, freeChlorinePpm: 0.5, cyanuricAcidPpm: 150 };
  const made = ask({ look: 'green', water, shelf: shelfOf('trichlor') });
  const level = /shock level of (\d+) ppm/;
  const named = made.findings.find(({ code }) => code === 'algae_shock')?.text.match(level)?.[1];
  expect(named).toBeDefined();
  expect(made.shopping?.[0]?.text.match(level)?.[1]).toBe(named);
});

test('an unusual temperature is said in degrees Fahrenheit, not in sixteen decimals', () => {
  const made = ask({ pool: SPA, water: { ...good, temperatureC: (106 - 32) / 1.8 } });
  expect(made.findings.find(({ code }) => code === 'value_unusual')?.text).toMatch(/^106 °F \(41\.1 °C\)/);
});
