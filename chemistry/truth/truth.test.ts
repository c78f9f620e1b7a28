import { describe, expect, it } from 'vitest';
import { SOURCES } from '../src/index.ts';
import { truthTables } from './index.ts';

const known = new Set<string>(SOURCES.map(({ id }) => id));

describe.each(truthTables)('truth: $title', ({ rows, sources }) => {
  it('names sources that exist', () => {
    expect(sources.filter((id) => !known.has(id))).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each(rows)('$label', ({ truth, tolerance, compute }) => {
    expect(Number.isFinite(truth)).toBe(true);
    expect(Math.abs(compute() - truth)).toBeLessThanOrEqual(tolerance);
  });
});

describe('the asked accuracy', () => {
  const saturation = truthTables.flatMap(({ rows }) => rows).filter(({ quantity, unit }) => quantity === 'saturation index' && unit === '');

  it('has no bias in the saturation index', () => {
    const errors = saturation.map(({ truth, compute }) => compute() - truth);
    expect(errors.length).toBeGreaterThanOrEqual(15);
    expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(0.001);
  });
});
