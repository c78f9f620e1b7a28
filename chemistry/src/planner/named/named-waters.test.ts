import { describe, expect, test } from 'vitest';
import { at, good } from '../../testing/asked-plan.ts';
import { plan } from '../planner.ts';
import { NAMED_WATERS } from '../../testing/named-waters.ts';
import type { MeasuredWater } from '../../water.ts';

const GOOD: MeasuredWater = good;

describe('named waters, as three independent references treat them', () => {
  test('are at least sixty, from all three', () => {
    expect(NAMED_WATERS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(NAMED_WATERS.map(({ source }) => source)).size).toBe(3);
    expect(new Set(NAMED_WATERS.map(({ name }) => name)).size).toBe(NAMED_WATERS.length);
  });

  test.each(NAMED_WATERS.map((one) => [`${one.name} (${one.source})`, one] as const))('%s', (_, one) => {
    const water = { ...GOOD, ...one.water };
    const made = plan({ pool: { volumeL: 50_000, surface: 'plaster', ...one.pool }, water, look: one.look, at, ...one.more });
    const products = made.steps.map(({ productId }) => productId);
    if (one.state) expect(made.swim.state).toBe(one.state);
    if (one.none) expect(products).toEqual([]);
    if (one.most) expect(products.length).toBeLessThanOrEqual(one.most);
    if (one.when) expect(made.steps.map(({ when }) => when)).toEqual(one.when);
    let from = 0;
    for (const wanted of one.uses ?? []) {
      const group = typeof wanted === 'string' ? [wanted] : wanted;
      const found = products.findIndex((id, index) => index >= from && group.includes(id));
      expect(found, `${group.join(' or ')} in ${products.join(', ')}`).toBeGreaterThanOrEqual(0);
      from = found + 1;
    }
    for (const id of one.never ?? []) expect(products).not.toContain(id);
    for (const code of one.says ?? []) expect(made.findings.map((finding) => finding.code)).toContain(code);
    if (one.buys) expect(made.shopping?.map(({ productId }) => productId)).toEqual(one.buys);
    for (const code of one.quiet ?? []) expect(made.findings.map((finding) => finding.code)).not.toContain(code);
    if (one.brings) {
      const [name, low, high] = one.brings;
      const change = Number(made.predicted?.[name as 'ph']) - Number(water[name]);
      expect(change).toBeGreaterThanOrEqual(low);
      expect(change).toBeLessThanOrEqual(high);
    }
  });
});
