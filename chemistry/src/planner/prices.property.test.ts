import { between } from '../testing/random-waters.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plan, type Plan } from './planner.ts';
import { PRODUCT_IDS, PRODUCTS } from '../products/products.ts';

const at = '2026-06-01T12:00:00.000Z';
const real = between;
/** Anything that can occur, from neglected to spoiled. */
const fullWater = fc.record({
  ph: real(6.2, 8.9),
  alkalinityPpm: real(10, 300),
  hardnessPpm: real(0, 1500),
  cyanuricAcidPpm: fc.oneof(fc.constant(0), real(0, 250)),
  freeChlorinePpm: fc.oneof(real(0, 12), real(0, 45)),
  combinedChlorinePpm: fc.oneof(real(0, 0.5), real(0, 6)),
  brominePpm: fc.oneof(fc.constant(0), real(0, 15)),
  saltPpm: real(60, 7500),
  boratePpm: fc.oneof(fc.constant(0), real(0, 90)),
  temperatureC: real(3, 41),
});

const usd = ({ cost }: Plan) => (cost ? cost.chemicalsUsd + cost.waterUsd : 0);

describe('prices', () => {
  test('a cheaper or an additional product never makes the plan clearly dearer', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fullWater,
        real(15_000, 90_000),
        fc.constantFrom(...PRODUCT_IDS.filter((id) => id !== 'fill-water')),
        (water, volumeL, productId) => {
          const pool = { volumeL, surface: 'plaster' } as const;
          const base = PRODUCT_IDS.filter(
            (id) => !['fill-water', 'sodium-thiosulfate', 'lithium-hypo', 'borax', 'boric-acid'].includes(id),
          );
          const shelf = base.map((id) => ({ productId: id, pricePerUnit: PRODUCTS[id].typicalPriceUsdPerKgOrL }));
          const cheaper = shelf.map((item) => (item.productId === productId ? { ...item, pricePerUnit: item.pricePerUnit / 2 } : item));
          const before = plan({ pool, water, shelf, at });
          const after = plan({ pool, water, shelf: cheaper, at });
          // one more product in use is worth two dollars of effort, side effects have a price of their own, amounts are rounded, and what
          // gets cheaper may go further: more stabilizer at once
          expect(usd(after)).toBeLessThanOrEqual(usd(before) * 1.1 + 8);
        },
      ),
      { numRuns: 250, seed: 11 },
    );
  });
});
