// Plans that a reader with twenty years of pools behind him liked least, each with what he would do instead.
import { describe, expect, test } from 'vitest';
import { latestWater } from '../../log/latest-water.ts';
import { ask, at, good, PLASTER, shelfOf, SPA } from '../../testing/asked-plan.ts';
import { swimState } from '../../swim/swim-state.ts';

describe('new plaster in cold water', () => {
  const fresh = { ...good, temperatureC: 6, freeChlorinePpm: 0, cyanuricAcidPpm: 0, hardnessPpm: 150, alkalinityPpm: 80 };
  test('gets liquid chlorine and never granules', () => {
    const made = ask({ pool: { ...PLASTER, surfaceAgeDays: 2 }, water: fresh });
    expect(made.ids).toEqual(['liquid-chlorine']);
    expect(made.codes).not.toContain('algae_risk');
  });
  test('does not repeat as something to do what the builder’s card decides', () => {
    const made = ask({ pool: { ...PLASTER, surfaceAgeDays: 2 }, water: fresh });
    expect(made.findings.filter(({ severity }) => severity === 'act').map(({ code }) => code)).toEqual(['new_surface_today']);
  });
});

test('a fresh hot tub gets its calcium first, while the water is cold, and sanitizer within the hour', () => {
  const water = { ph: 7.8, alkalinityPpm: 50, hardnessPpm: 40, cyanuricAcidPpm: 0, freeChlorinePpm: 0, temperatureC: 15 };
  const made = ask({ pool: SPA, water });
  expect(made.ids[0]).toBe('calcium-chloride');
  expect(made.steps.find(({ productId }) => productId === 'dichlor')?.afterMinutes).toBeLessThanOrEqual(60);
  expect(made.ids.length).toBeLessThanOrEqual(3);
  expect(made.predicted?.hardnessPpm).toBeGreaterThan(115);
});

test('no spa is given cal-hypo from a shop; a bromine tub gets an oxidizer that a spoon can measure, and the floater', () => {
  const water = { ph: 7.5, alkalinityPpm: 100, hardnessPpm: 180, cyanuricAcidPpm: 0, brominePpm: 3, freeChlorinePpm: 0, temperatureC: 38 };
  const made = ask({ pool: { ...SPA, sanitizer: 'bromine' }, water: { ...water, bromidePpm: 30 } });
  expect(made.ids).toEqual(['liquid-chlorine']);
  // half a teaspoon
  expect(made.steps[0]?.amountMl).toBeGreaterThan(2.4);
  expect(made.codes).toContain('bromine_feeder');
  expect(ask({ pool: SPA, water: { ...water, freeChlorinePpm: 0 } }).ids).not.toContain('cal-hypo');
});

test('bromine below what is safe to soak in is raised, also where an older test could be off by as much', () => {
  const water = { ph: 7.5, alkalinityPpm: 100, hardnessPpm: 180, brominePpm: 3.2, bromidePpm: 30, temperatureC: 38 };
  const made = ask({ pool: { ...SPA, sanitizer: 'bromine' }, water, agesHours: { brominePpm: 20 } });
  expect(made.swim.because).toEqual(['bromine_below_range']);
  expect(made.ids.length).toBeGreaterThan(0);
});

test('a warm tub without bromine gets its bromine before its calcium', () => {
  const water = { ph: 8, alkalinityPpm: 140, hardnessPpm: 90, brominePpm: 0, temperatureC: 39 };
  const made = ask({ pool: { ...SPA, sanitizer: 'bromine' }, water });
  expect(made.predicted?.brominePpm).toBeGreaterThan(4);
  expect(made.ids).not.toContain('calcium-chloride');
});

test('stabilizer of 110 is brought down to a level that the pool can live with, at a bearable price', () => {
  const made = ask({ water: { ...good, cyanuricAcidPpm: 110, freeChlorinePpm: 8 } });
  const refill = made.steps.find(({ productId }) => productId === 'fill-water');
  expect(refill?.amountL).toBeGreaterThan(0.3 * PLASTER.volumeL);
  expect(refill?.amountL).toBeLessThan(0.42 * PLASTER.volumeL);
  expect(made.cost?.waterUsd).toBeLessThan(65);
  const stays = made.findings.find(({ code, parameter }) => code === 'stays_out_of_range' && parameter === 'cyanuricAcidPpm');
  expect(stays?.text).toMatch(/low enough/);
  expect(stays?.severity).toBe('watch');
});

test('much acid for a high alkalinity comes with a word on aeration', () => {
  const made = ask({ water: { ...good, ph: 8.5, alkalinityPpm: 200 } });
  const air = made.findings.find(({ code }) => code === 'aerate_after_acid');
  expect(air?.severity).toBe('act');
  expect(air?.text).toMatch(/200 ppm/);
  expect(made.codes).not.toContain('alkalinity_high_left_alone');
});

test('tablets are no step where chlorine has to rise today', () => {
  const made = ask({ water: { ...good, freeChlorinePpm: 1 }, shelf: shelfOf('trichlor', 'baking-soda') });
  expect(made.ids).toEqual([]);
  expect(made.findings[0]?.code).toBe('shelf_cannot');
  expect(made.shopping?.map(({ productId }) => productId)).toEqual(['liquid-chlorine']);
  expect(made.whyNot?.[0]).toMatchObject({ productId: 'trichlor', code: 'too_slow' });
  expect(ask({ water: { ...good, freeChlorinePpm: 4 }, shelf: shelfOf('trichlor') }).ids).toEqual(['trichlor']);
});

describe('a salt pool', () => {
  const pool = { ...PLASTER, sanitizer: 'salt' } as const;
  const water = { ...good, cyanuricAcidPpm: 72, saltPpm: 3200, alkalinityPpm: 80 };
  test('runs its cell longer before anybody buys bleach', () => {
    const made = ask({ pool, water: { ...water, freeChlorinePpm: 4 } });
    expect(made.ids).toEqual([]);
    expect(made.findings[0]).toMatchObject({ code: 'salt_cell_falls_short', severity: 'act' });
  });
  test('gets bleach below its minimum', () => {
    const made = ask({ pool, water: { ...water, freeChlorinePpm: 2 } });
    expect(made.ids).toEqual(['liquid-chlorine']);
    expect(made.findings[0]).toMatchObject({ code: 'salt_cell_falls_short', severity: 'act' });
  });
});

test('much iron has a second dose of sequestrant a day later, and swimming does not wait for it', () => {
  const made = ask({ water: { ...good, ironPpm: 3 } });
  expect(made.ids).toEqual(['sequestrant', 'sequestrant']);
  expect(made.steps.map(({ afterMinutes }) => afterMinutes)).toEqual([0, 1440]);
  expect(made.swimSafeAt).toBe('2026-06-01T12:30:00.000Z');
  expect(ask({ water: { ...good, ironPpm: 0.45 } }).ids).toEqual(['sequestrant']);
});

describe('the bromide of a bromine tub', () => {
  const latest = (brominePpm: number) =>
    latestWater({
      volumeL: 1325,
      pool: { sanitizer: 'bromine' },
      readings: [{ takenAt: '2026-05-31T12:00:00.000Z', ph: 7.5, alkalinityPpm: 100, brominePpm }],
      treatments: [],
      at,
    });
  test('is taken as present where bromine was measured: no question is asked again', () => {
    expect(latest(2.5).water.bromidePpm).toBe(30);
    const made = ask({ pool: { ...SPA, sanitizer: 'bromine' }, water: { ...latest(2.5).water, hardnessPpm: 180, temperatureC: 38 } });
    expect(made.ids).not.toContain('sodium-bromide');
    expect(made.codes).not.toContain('bromide_bank');
  });
  test('is unknown where there is none', () => {
    expect(latest(0.5).water.bromidePpm).toBeUndefined();
  });
});

test('ready says that swimming is fine; the label is a note', () => {
  const swim = swimState({ pool: PLASTER, water: good, at });
  expect(swim.action).toMatch(/^Swim/);
  const note = ask({}).findings.find(({ code }) => code === 'label_limit');
  expect(note).toMatchObject({ severity: 'info' });
});

describe('what readers of forty plans found', () => {
  test('tablets are no step where stabilizer is high already', () => {
    const made = ask({ water: { ...good, cyanuricAcidPpm: 80, freeChlorinePpm: 7 }, shelf: shelfOf('trichlor') });
    expect(made.ids).toEqual([]);
    expect(made.whyNot?.[0]?.code).toBe('too_much_stabilizer');
    expect(made.shopping?.[0]?.productId).toBe('liquid-chlorine');
  });
  test('stabilizer, which lowers pH, waits for a low pH to come up, and the plan stays short', () => {
    const made = ask({ water: { ph: 6.9, alkalinityPpm: 40, hardnessPpm: 100, cyanuricAcidPpm: 0, freeChlorinePpm: 0, temperatureC: 26 } });
    expect(made.ids.slice(0, 2)).toEqual(['baking-soda', 'cal-hypo']);
    expect(made.ids).not.toContain('cyanuric-acid');
    expect(made.steps.length).toBeLessThanOrEqual(5);
    const later = made.findings.find(({ code, parameter }) => code === 'stays_out_of_range' && parameter === 'cyanuricAcidPpm');
    expect(later?.text).toMatch(/Bring pH up first/);
    expect(made.steps.filter(({ when }) => when === 'today').length).toBeLessThanOrEqual(3);
  });
  test('with low pH, air comes before acid', () => {
    const made = ask({ water: { ...good, ph: 7, alkalinityPpm: 160 } });
    expect(made.findings.find(({ code }) => code === 'alkalinity_high_left_alone')?.text).toMatch(/Aerate first/);
  });
  test('water that attacks plaster is balanced now, also in the cold', () => {
    const water = { ...good, temperatureC: 9, hardnessPpm: 180, alkalinityPpm: 60 };
    expect(ask({ water }).steps.find(({ productId }) => productId === 'calcium-chloride')?.when).toBe('this_week');
  });
  test('a traditional start-up may use acid, and each day says what to do', () => {
    const pool = { ...PLASTER, surfaceAgeDays: 10 };
    const water = { ...good, ph: 8.1 };
    expect(ask({ pool, water }).ids).toEqual([]);
    expect(ask({ pool: { ...pool, startUp: 'traditional' }, water }).ids).toEqual(['muriatic-acid']);
    expect(ask({ pool: { ...pool, startUp: 'traditional' }, water }).codes).not.toContain('new_surface_start_up');
    const says = (surfaceAgeDays: number) =>
      ask({ pool: { ...PLASTER, surfaceAgeDays } }).findings.find(({ code }) => code === 'new_surface_today')?.text;
    expect([says(0), says(5), says(10), says(20), says(30)].map((text) => text?.slice(0, 20))).toEqual([
      'New surface, day 1: ',
      'New surface, day 6: ',
      'New surface, day 11:',
      'New surface, day 21:',
      undefined,
    ]);
  });
  test('UV and ozone leave the minimum where it is', () => {
    const made = ask({ pool: { ...PLASTER, secondarySanitizer: 'ozone' }, water: { ...good, freeChlorinePpm: 1 } });
    expect(made.codes).toContain('secondary_sanitizer');
    expect(made.targets?.freeChlorine?.minimumPpm).toBe(3);
  });
});

describe('plans that an expert would not have signed', () => {
  test('a closed pool short of chlorine is told about its water, not about swimmers', () => {
    const water = { ...good, freeChlorinePpm: 0.3, temperatureC: 5 };
    const [why = ''] = ask({ pool: { ...PLASTER, isClosed: true }, water }).swim.why;
    expect(why).toMatch(/^Free chlorine is 0\.3 ppm, below the minimum.*until you open the pool\.$/);
    expect(ask({ water }).swim.why[0]).toMatch(/Germs/);
  });
  test('after two thirds of the water are new, a test comes before anything else, also with a tap that was tested', () => {
    const made = ask({ water: { ...good, hardnessPpm: 1800 }, fillWater: { ph: 7.6, alkalinityPpm: 70, hardnessPpm: 40 } });
    expect(made.ids).toEqual(['fill-water']);
    expect(made.codes).toContain('test_after_refill');
  });
  test('stabilizer of 130: one dose of chlorine before the exchange, and none after it', () => {
    const made = ask({ water: { ...good, cyanuricAcidPpm: 130, freeChlorinePpm: 2 } });
    expect(made.ids).toEqual(['liquid-chlorine', 'fill-water']);
    const [chlorine, exchange] = made.steps;
    expect(chlorine?.when).toBe('today');
    // the share of chlorine to stabilizer stays, so it is enough before and after
    expect(chlorine?.after.freeChlorinePpm).toBeGreaterThan(0.07 * 130);
    expect(exchange?.after.freeChlorinePpm).toBeGreaterThan(0.07 * (exchange?.after.cyanuricAcidPpm ?? Infinity));
  });
  test('acid that has brought pH into its range is all of it', () => {
    const made = ask({ water: { ...good, ph: 8.3, alkalinityPpm: 180, hardnessPpm: 420, temperatureC: 30 } });
    expect(made.ids).toEqual(['muriatic-acid', 'muriatic-acid']);
    expect(made.steps[1]?.after.ph).toBeLessThanOrEqual(made.targets?.ph.high ?? 0);
    expect(made.codes).not.toContain('continue_after_retest');
  });
  test('chlorine between its target and the shock level is ready, and the reason names the target that it misses', () => {
    const { swim } = ask({ water: { ...good, freeChlorinePpm: 14 } });
    expect(swim.state).toBe('ready');
    expect(swim.why[0]).toMatch(/^Free chlorine is 14\.0 ppm: safe, but above its target/);
    expect(ask({ water: { ...good, freeChlorinePpm: 17 } }).swim.state).toBe('stay_out');
  });
  test('the less buffer there is, the more baking soda goes in', () => {
    const water = { ...good, ph: 7.2, hardnessPpm: 75, cyanuricAcidPpm: 11, freeChlorinePpm: 0, saltPpm: 400, temperatureC: 20 };
    const sodaG = (alkalinityPpm: number) =>
      ask({ water: { ...water, alkalinityPpm } })
        .steps.filter(({ productId }) => productId === 'baking-soda')
        .reduce((sum, { amountG = 0 }) => sum + amountG, 0);
    const amounts = [35, 30, 24, 20, 16, 12].map(sodaG);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(new Set(amounts).size).toBe(amounts.length);
    expect(ask({ water: { ...water, alkalinityPpm: 16 } }).predicted?.alkalinityPpm).toBeGreaterThan(70);
  });
});
