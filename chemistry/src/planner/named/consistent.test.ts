// What a plan says agrees with what it does: no sentence takes back another one, or a step.
import { describe, expect, test } from 'vitest';
import { ask, at, good, PLASTER, shelfOf, SPA } from '../../testing/asked-plan.ts';
import { plan } from '../planner.ts';
import type { PoolTraits } from '../../pool.ts';
import type { MeasuredWater } from '../../water.ts';

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

const textOf = ({ findings }: ReturnType<typeof ask>, wanted: string, name?: string) =>
  findings.find(({ code, parameter }) => code === wanted && (name === undefined || parameter === name))?.text;

test('a test that contradicts itself is asked for once, without a count of values', () => {
  const text = textOf(ask({ water: { ...good, ph: 8.6, alkalinityPpm: 40, cyanuricAcidPpm: 150 } }), 'readings_contradict') ?? '';
  expect(text).toMatch(/borate is wrong, so test again\. We won’t dose anything until then\.$/);
});

test('a plan for nothing says once that it doses nothing untested', () => {
  const { findings } = ask({ water: {} });
  expect(findings.filter(({ severity }) => severity === 'ask').length).toBeGreaterThanOrEqual(4);
  expect(findings.filter(({ text }) => /won’t dose/.test(text)).length).toBe(1);
});

test('chlorine before an exchange of water is called enough for now, and not on its way to a shock level that no one wants', () => {
  const clear = ask({ water: { ...good, cyanuricAcidPpm: 200, freeChlorinePpm: 3 } });
  expect(clear.ids).toEqual(['liquid-chlorine', 'fill-water']);
  expect(clear.steps[0]?.why).toMatch(/above its minimum of 12\.5 ppm\. That’s enough for now\.$/);
  const green = ask({ look: 'green', water: { ...good, cyanuricAcidPpm: 110, freeChlorinePpm: 0 } });
  expect(green.steps[0]?.why).not.toMatch(/43 ppm/);
  expect(green.steps[0]?.why).toMatch(/enough for now/);
});

test('cloudy water of a high pH is told about scale, not about the filter', () => {
  expect(textOf(ask({ look: 'cloudy', water: { ...good, ph: 8.4 } }), 'cloudy_filter')).toMatch(/At pH 8\.4, that’s probably scale/);
});

test('combined chlorine after non-chlorine shock is a matter of that shock, in the state and in the plan', () => {
  const made = ask({ monopersulfateHoursAgo: 20, water: { ...good, combinedChlorinePpm: 2 } });
  expect(made.swim.because).toEqual(['combined_chlorine_after_monopersulfate']);
  expect(made.swimSafeAt).not.toBeNull();
  expect(textOf(made, 'combined_chlorine_uncertain')).toMatch(/non-chlorine shock/);
  expect(textOf(made, 'combined_chlorine_uncertain')).not.toMatch(/margin of error/);
});

test('who has tablets buys no stabilizer', () => {
  const made = ask({ water: { ...good, cyanuricAcidPpm: 20, freeChlorinePpm: 1.5 }, shelf: shelfOf('trichlor') });
  expect(made.shopping?.map(({ productId }) => productId)).toEqual(['liquid-chlorine']);
  expect(textOf(made, 'stays_out_of_range', 'cyanuricAcidPpm')).toMatch(/tablets add some/);
  const bare = ask({ water: { ...good, cyanuricAcidPpm: 10, freeChlorinePpm: 3 }, shelf: shelfOf('liquid-chlorine') });
  expect(bare.shopping?.map(({ productId }) => productId)).toContain('cyanuric-acid');
});

test('bleach at hand that is held back for pH is not called too weak', () => {
  const made = ask({ water: { ...good, freeChlorinePpm: 1, ph: 8.1 }, shelf: [{ productId: 'liquid-chlorine', strengthPercent: 6 }] });
  expect(made.shopping?.map(({ productId }) => productId)).toEqual(['muriatic-acid']);
  expect(textOf(made, 'stays_out_of_range', 'freeChlorinePpm')).toMatch(/lift pH/);
});

test('stabilizer that has to wait does not ask to raise a pH that is in range', () => {
  const water = {
    freeChlorinePpm: 0,
    ph: 7.2,
    alkalinityPpm: 60,
    hardnessPpm: 60,
    cyanuricAcidPpm: 0,
    combinedChlorinePpm: 0,
    temperatureC: 28.9,
  };
  const made = ask({ pool: { volumeL: 16_655.8, surface: 'vinyl', setting: 'outdoor' }, measures: 'us', water });
  expect(made.ids).not.toContain('cyanuric-acid');
  expect(textOf(made, 'stays_out_of_range', 'cyanuricAcidPpm')).not.toMatch(/Bring pH up/);
});

test('ranges in a sentence have the decimals of a test', () => {
  const text = textOf(ask({ water: { ...good, cyanuricAcidPpm: 250, freeChlorinePpm: 5 } }), 'stays_out_of_range', 'freeChlorinePpm');
  expect(text).toMatch(/range of \d+\.\d to \d+\.\d ppm/);
});

test('pH that a shock lifts comes with where it drops back to', () => {
  const made = ask({ look: 'green', water: { ...good, cyanuricAcidPpm: 50, freeChlorinePpm: 0.2, alkalinityPpm: 85 } });
  expect(made.predicted?.ph).toBeGreaterThan(8.2);
  const said = made.findings.filter(({ parameter }) => parameter === 'ph').map(({ text }) => text);
  expect(said.join(' ')).toMatch(/drops back to about 7\.[5-9]/);
});

describe('a shock', () => {
  const shocked = ask({ look: 'green', water: { ...good, cyanuricAcidPpm: 80, alkalinityPpm: 115, freeChlorinePpm: 1 } });
  test('raises no alarm for the pH that it lifts, but says when a test of it tells the truth', () => {
    expect(shocked.predicted?.ph).toBeGreaterThan(8.2);
    expect(shocked.swimBlockedBecause.join(' ')).not.toMatch(/pH/);
    const clear = ask({ water: { ...good, combinedChlorinePpm: 0.9, cyanuricAcidPpm: 60, ph: 7.6 } });
    expect(clear.swimBlockedBecause).toEqual([expect.stringMatching(/^The shock lifts pH to 8\.\d+ for now/)]);
    expect(shocked.findings.find(({ parameter }) => parameter === 'ph')?.text).toMatch(/below 10 ppm/);
  });
  test('says that its alkalinity goes as the chlorine does', () => {
    const lifted = shocked.findings.find(({ parameter }) => parameter === 'alkalinityPpm');
    expect(lifted?.severity).toBe('info');
    expect(lifted?.text).toMatch(/as the chlorine is used up/);
  });
});

describe('what a plan says is true of this water', () => {
  const cloudy = (pool: PoolTraits, water: MeasuredWater) =>
    plan({ pool, look: 'cloudy', water, at }).findings.find(({ code }) => code === 'cloudy_filter')?.text ?? '';
  test('it is not chlorine that is above its minimum where there is none, or no one tested it', () => {
    const { freeChlorinePpm: _untested, ...water } = good;
    expect(cloudy({ ...SPA, sanitizer: 'bromine' }, { ...water, brominePpm: 0.5 })).toMatch(/bromine is too low/);
    expect(cloudy({ ...PLASTER, sanitizer: 'biguanide' }, water)).toMatch(/hydrogen peroxide/);
    expect(cloudy(PLASTER, water)).toMatch(/Test the sanitizer first/);
    expect(cloudy(PLASTER, good)).toMatch(/chlorine is above its minimum/);
  });
  test('a test of last week is too old to dose from, and not missing', () => {
    const asked = ask({ agesHours: { freeChlorinePpm: 120 } }).findings.find(({ code }) => code === 'measure_free_chlorine');
    expect(asked?.text).toMatch(/^Test free chlorine again: your last test is too old/);
  });
  test('chlorine that went in lately raises no alarm about scale', () => {
    const lifted = { ...good, ph: 7.95, freeChlorinePpm: 8 };
    expect(ask({ water: lifted, settledPh: 7.5 }).codes).not.toContain('saturation_high');
    expect(ask({ water: lifted }).codes).not.toContain('ph_lifted_by_chlorine');
  });
  test('one shock breaks down algae and combined chlorine, and is explained once', () => {
    const { findings } = ask({ look: 'hazy', water: { ...good, freeChlorinePpm: 1.2, combinedChlorinePpm: 0.8 } });
    expect(findings.filter(({ text }) => text.includes('overnight')).map(({ code }) => code)).toEqual(['algae_shock']);
  });
  test('with high alkalinity and pH at 7.2, air comes before acid', () => {
    const high = (ph: number) =>
      ask({ water: { ...good, ph, alkalinityPpm: 240 } }).findings.find(({ code }) => code === 'alkalinity_high_left_alone');
    expect(high(7.2)?.text).toMatch(/Aerate first/);
    expect(high(7.6)?.text).toMatch(/lower pH to 7.2/);
  });
  test('copper of 0.25 ppm is not called 0.3', () => {
    expect(ask({ water: { ...good, copperPpm: 0.25 } }).findings.find(({ code }) => code === 'metals_watch')?.text).toMatch(/0\.25 ppm/);
  });
  test('a cell in cold water is not told to run longer', () => {
    const { findings } = ask({
      pool: { ...PLASTER, sanitizer: 'salt' },
      water: { ...good, saltPpm: 3200, cyanuricAcidPpm: 72, freeChlorinePpm: 4, temperatureC: 11 },
    });
    expect(findings.find(({ code }) => code === 'salt_cell_falls_short')?.text).toMatch(/stop making chlorine/);
  });
  test('what was skipped is the reason, where it would have helped', () => {
    const skipped = ask({ water: { ...good, ph: 8 }, excluded: ['muriatic-acid', 'dry-acid'] });
    expect(skipped.findings.find(({ parameter, code }) => parameter === 'ph' && code === 'stays_out_of_range')?.text).toMatch(
      /you skipped/,
    );
  });
  test('no one looks for algae in a hot tub that is only hazy', () => {
    const tub = plan({ pool: SPA, look: 'hazy', water: { ...good, cyanuricAcidPpm: 20, freeChlorinePpm: 1, temperatureC: 38 }, at });
    expect(JSON.stringify([tub.steps.map(({ why }) => why), tub.findings.map(({ text }) => text)])).not.toMatch(/algae/);
  });
  test('what is still to come after the next test is said once', () => {
    const water = { brominePpm: 0, ph: 7.9, alkalinityPpm: 60, hardnessPpm: 60, temperatureC: 17 };
    const { findings } = plan({ pool: { ...SPA, sanitizer: 'bromine' }, water, at });
    const toCome = findings.filter(({ code }) => code === 'continue_after_retest').map(({ parameter }) => parameter);
    expect(toCome).toEqual(['alkalinityPpm', 'hardnessPpm']);
    expect(findings.filter(({ code }) => code === 'stays_out_of_range').map(({ parameter }) => parameter)).toEqual([]);
  });
});
