import { expect, it } from 'vitest';
import { effectVector, type ProductId } from './products.ts';
import { MOLAR } from '../totals.ts';
import { likelyAddition } from './likely-addition.ts';

const perLiter = (productId: ProductId, strengthPercent?: number) => (likelyAddition(productId, 40_000, strengthPercent) ?? 0) / 40_000;

it.each<[ProductId, 'hy' | 'alk' | 'ca' | 'cy' | 'cl' | 'b', number, number]>([
  ['liquid-chlorine', 'hy', MOLAR.chlorine, 15],
  ['cal-hypo', 'hy', MOLAR.chlorine, 15],
  ['dichlor', 'hy', MOLAR.chlorine, 15],
  ['lithium-hypo', 'hy', MOLAR.chlorine, 15],
  ['muriatic-acid', 'alk', MOLAR.caco3Alk, -12.5],
  ['dry-acid', 'alk', MOLAR.caco3Alk, -12.5],
  ['baking-soda', 'alk', MOLAR.caco3Alk, 50],
  ['borax', 'b', MOLAR.boron, 50],
  ['boric-acid', 'b', MOLAR.boron, 50],
  ['calcium-chloride', 'ca', MOLAR.caco3, 100],
  ['cyanuric-acid', 'cy', MOLAR.cyanuric, 40],
  ['salt', 'cl', MOLAR.sodiumChloride, 1500],
])('a generous treatment with %s moves the water by about what the table says', (productId, total, molar, ppm) => {
  const moved = perLiter(productId) * effectVector(productId)[total] * molar;
  expect(moved / ppm).toBeGreaterThan(0.9);
  expect(moved / ppm).toBeLessThan(1.1);
});

it('is the same chlorine at any strength', () => {
  expect(perLiter('liquid-chlorine', 6.25)).toBeCloseTo(2 * perLiter('liquid-chlorine', 12.5), 9);
});

it('knows no limit to exchanged water', () => {
  expect(likelyAddition('fill-water', 40_000)).toBeNull();
});
