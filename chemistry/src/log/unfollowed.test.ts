import { expect, test } from 'vitest';
import type { LoggedTreatment } from './log-entries.ts';
import { planFacts } from './pool-log.ts';
import { planOfPool } from './pool-plan.ts';

const NOW = new Date('2026-07-04T18:00:00Z');
const reading = {
  id: 'a',
  takenAt: '2026-07-04T12:00:00Z',
  method: 'drops' as const,
  ph: 7.5,
  alkalinityPpm: 90,
  hardnessPpm: 330,
  cyanuricAcidPpm: 40,
  freeChlorinePpm: 2,
  combinedChlorinePpm: 0,
};
const chlorine = (amountMl: number): LoggedTreatment => ({
  id: 't',
  doneAt: '2026-07-04T13:00:00Z',
  productId: 'liquid-chlorine',
  amountMl,
});
const after = (treatments: LoggedTreatment[], readings = [reading]) => {
  const pool = { volumeL: 50_000, surface: 'plaster' } as const;
  const settings = {
    pool,
    shelf: [{ productId: 'liquid-chlorine' } as const],
    fillWater: undefined,
    overrides: undefined,
    measures: 'metric' as const,
  };
  return planOfPool(planFacts({ settings, readings, treatments, skipped: [], started: [] }, NOW));
};

test('the planned dose, and twice of it, are followed', () => {
  const [step] = after([]).steps;
  const planned = step?.amountMl ?? 0;
  expect(planned).toBeGreaterThan(1000);
  expect(after([chlorine(planned)]).swim.state).toBe('ready');
  expect(after([chlorine(2 * planned)]).findings.map(({ code }) => code)).not.toContain('addition_not_followed');
});

test('ten times the dose is asked about: stay out, no further dose, a test in an hour', () => {
  const planned = after([]).steps[0]?.amountMl ?? 0;
  const made = after([chlorine(10 * planned)]);
  expect(made.swim).toMatchObject({ state: 'stay_out', because: expect.arrayContaining(['addition_not_followed']) });
  expect(made.steps).toEqual([]);
  expect(made.swimSafeAt).toBeUndefined();
  expect(made.findings[0]?.text).toMatch(/10 times.*Is that right/);
  expect(made.retestAfterMinutes).toBe(60);
});

test('what leads out of the model is never dropped', () => {
  const acid: LoggedTreatment = { id: 't', doneAt: '2026-07-04T13:00:00Z', productId: 'muriatic-acid', amountMl: 60_000 };
  const made = after([acid]);
  expect(made.swim.because).toContain('addition_not_followed');
  expect(made.steps).toEqual([]);
});

test('a new test ends it', () => {
  const later = { ...reading, id: 'b', takenAt: '2026-07-04T15:00:00Z', freeChlorinePpm: 6 };
  expect(after([chlorine(30_000)], [reading, later]).swim.state).toBe('ready');
});
