import { convert, type ProductId } from '@limpid/chemistry';
import { beforeEach, expect, it } from 'vitest';
import { storedTicks } from './shopping-ticks.ts';
import { packagesFor, packagesText } from './store-sizes.ts';

beforeEach(() => localStorage.clear());

const pounds = (amount: number) => ({ amountG: convert('mass', amount, 'lb', 'g') });
const gallons = (amount: number) => ({ amountMl: convert('liquid', amount, 'gal', 'mL') });
const text = (productId: ProductId, amounts: { amountG?: number; amountMl?: number }, units: 'us' | 'metric' = 'us') => {
  const packages = packagesFor(productId, amounts);
  return packages && packagesText(packages, units);
};

it('says what to take from the store: enough, little left over, and few packages', () => {
  expect(text('liquid-chlorine', gallons(0.4))).toBe('1 jug of 1 gal');
  expect(text('liquid-chlorine', gallons(1.8))).toBe('2 jugs of 1 gal');
  expect(text('liquid-chlorine', gallons(5))).toBe('2 jugs of 2.5 gal');
  expect(text('cal-hypo', pounds(4.2))).toBe('5 bags of 1 lb');
  expect(text('cal-hypo', pounds(22))).toBe('1 bucket of 25 lb');
  expect(text('baking-soda', pounds(12))).toBe('1 bag of 13.5 lb');
  expect(text('salt', pounds(195))).toBe('5 bags of 40 lb');
});

it('never takes less than is needed, but for what rounding adds', () => {
  for (let tenths = 1; tenths < 400; tenths += 3) {
    const { amountMl } = gallons(tenths / 10);
    const found = packagesFor('liquid-chlorine', { amountMl });
    expect((found?.count ?? 0) * gallons(found?.size ?? 0).amountMl).toBeGreaterThanOrEqual(amountMl * 0.98);
  }
  // a gallon is shown as 3.8 L
  expect(text('muriatic-acid', { amountMl: 3800 }, 'metric')).toBe('1 jug of 3.8 L');
  expect(text('salt', pounds(60), 'metric')).toBe('2 bags of 18.1 kg');
});

it('names no package where no size is common, or nothing is needed', () => {
  expect(text('dichlor', pounds(1))).toBeUndefined();
  expect(text('salt', pounds(0))).toBeUndefined();
});

it('forgets a check mark after a week, and reads nothing into what it does not know', () => {
  const now = Date.parse('2026-07-10T12:00:00Z');
  const days = (count: number) => now - count * 86_400_000;
  localStorage.setItem('lmp-bought-p', JSON.stringify({ salt: days(2), borax: days(8), trichlor: true }));
  expect(storedTicks('p', now)).toEqual({ salt: days(2) });
  localStorage.setItem('lmp-bought-p', 'no');
  expect(storedTicks('p', now)).toEqual({});
});
