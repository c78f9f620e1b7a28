import { describe, expect, it } from 'vitest';
import { EXAMPLE, exampleArithmetic, exampleSteps, exampleSwimFrom } from './landing-example.ts';

// The words around the example ("Low", "High", two steps, acid first) must stay true when the engine changes.
describe('the example of the start page', () => {
  it('says what the engine says', () => {
    expect(EXAMPLE.freeChlorine.value).toBeLessThan(EXAMPLE.freeChlorine.target.low);
    expect(EXAMPLE.ph.value).toBeGreaterThan(EXAMPLE.ph.target.high);
    expect(EXAMPLE.freeChlorine.predicted).toBeGreaterThanOrEqual(EXAMPLE.freeChlorine.target.low);
    expect(EXAMPLE.ph.predicted).toBeLessThanOrEqual(EXAMPLE.ph.target.high);
    expect(exampleSteps().map((step) => step.product)).toEqual(['muriatic acid', 'liquid chlorine']);
    for (const step of exampleSteps()) expect(step.dose).toMatch(/^\d+(\.\d+)? fl oz$/);
    expect(exampleSwimFrom()).toMatch(/^\d{1,2}:\d{2}\sPM$/);
    expect(exampleArithmetic().length).toBeGreaterThan(2);
  });
});
