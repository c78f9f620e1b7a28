import { PRODUCTS, UNIT_SYSTEMS } from '@limpid/chemistry';
import { describe, expect, it } from 'vitest';
import { balanceCalculator } from './sums/balance.ts';
import { bathersCalculator } from './sums/bathers.ts';
import { breakpointCalculator } from './sums/breakpoint.ts';
import { CALCULATOR_NAMES } from './calculator-names.ts';
import { type Calculator, run } from './calculator.ts';
import { CALCULATORS } from './calculators.ts';
import { chlorineStrengthCalculator } from './sums/chlorine-strength.ts';
import { citationOf } from './citations.ts';
import { contactTimeCalculator } from './sums/contact-time.ts';
import { dilutionCalculator } from './sums/dilution.ts';
import { doseCalculator } from './sums/dose.ts';
import { dropsCalculator } from './sums/drops.ts';
import { effectCalculator } from './sums/effect.ts';
import { evaporationCalculator } from './sums/evaporation.ts';
import { heaterCalculator } from './sums/heater.ts';
import { exampleOf, type Input, isAsked, type Value, type Values } from './inputs.ts';
import { leakTestCalculator } from './sums/leak-test.ts';
import { onlyChooses, readValues, writeValues } from './link.ts';
import { planCalculator } from './sums/plan.ts';
import { saltCellCalculator } from './sums/salt-cell.ts';
import { formatIn } from './format.ts';
import { ALL_CALCULATORS as ALL } from './testing/all-calculators.ts';
import { targetsCalculator } from './sums/targets.ts';
import { turnoverCalculator } from './sums/turnover.ts';
import { unitsCalculator } from './units.ts';
import { volumeCalculator } from './sums/volume.ts';

const us = formatIn('us', 'en-US');
const metric = formatIn('metric', 'en-US');
const cases = ALL.map((calculator) => [calculator.name, calculator] as const);

/** Other values that a person could choose, for every kind of question. */
function othersFor(input: Input): Value[] {
  switch (input.kind) {
    case 'number':
      return [input.low, input.high, (input.low * 2 + input.high) / 3, ...(input.optional ? [null] : [])];
    case 'choice':
      return input.options.map((option) => option.value);
    case 'flag':
      return [true, false];
    case 'many':
      return [[], input.options.slice(0, 2).map((option) => option.value)];
  }
}

const asked = (calculator: Calculator, values: Values) =>
  Object.fromEntries(
    Object.keys(calculator.inputs).flatMap((name) => (isAsked(calculator.inputs[name] as Input, values) ? [[name, values[name]]] : [])),
  );

it('is one calculator for every name', () => {
  expect(ALL.map(({ name }) => name)).toEqual([...CALCULATOR_NAMES]);
  expect(Object.keys(CALCULATORS).toSorted()).toEqual([...CALCULATOR_NAMES].toSorted());
});

describe.each(cases)('%s', (_, calculator) => {
  it('answers its own example in both systems, with a sum and sources', () => {
    for (const units of UNIT_SYSTEMS) {
      const { answer, errors, trouble } = run(calculator, exampleOf(calculator.inputs, units), formatIn(units, 'en-US'));
      expect({ errors, trouble }).toEqual({ errors: {}, trouble: null });
      expect(answer?.hero.value).not.toMatch(/NaN|Infinity|undefined/);
      expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity|undefined/);
      expect(answer?.meaning.length).toBeGreaterThan(20);
      expect(answer?.arithmetic.length).toBeGreaterThan(0);
      for (const id of answer?.sources ?? []) expect(citationOf(id)?.title, id).toBeTruthy();
    }
  });

  it('comes back from its link with every value', () => {
    const example = exampleOf(calculator.inputs, 'us');
    for (const [name, input] of Object.entries(calculator.inputs)) {
      for (const value of othersFor(input)) {
        const values = { ...example, [name]: value };
        const back = readValues(calculator.inputs, writeValues(calculator.inputs, values), exampleOf(calculator.inputs, 'metric'));
        expect(back).not.toBeNull();
        const before = asked(calculator, values);
        for (const [key, kept] of Object.entries(asked(calculator, back as Values))) {
          if (typeof kept === 'number') expect(kept).toBeCloseTo(before[key] as number, 6 - Math.ceil(Math.log10(Math.abs(kept) + 1)));
          else expect(kept).toEqual(before[key]);
        }
      }
    }
  });

  it('says what is wrong, and never breaks, whatever is typed', () => {
    const example = exampleOf(calculator.inputs, 'metric');
    for (const [name, input] of Object.entries(calculator.inputs)) {
      const wrong: Value[] =
        input.kind === 'number'
          ? [input.low - 1 - Math.abs(input.low) / 10, input.high * 10 + 1, null, Number.MAX_VALUE, -Number.MAX_VALUE]
          : [];
      for (const value of [...othersFor(input), ...wrong]) {
        const values = { ...example, [name]: value };
        const { answer, errors, trouble } = run(calculator, values, us);
        if (!answer) expect(Object.keys(errors).length > 0 || trouble !== null).toBe(true);
        else expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity/);
        if (input.kind !== 'number' || !isAsked(input, values)) continue;
        const isOutside = typeof value === 'number' && (value < input.low || value > input.high);
        if (isOutside) expect(errors[name], `${name} ${value}`).toContain('must be from');
        if (value === null && !input.optional) expect(errors[name]).toContain('Enter a number');
      }
    }
  });
});

function answerOf(calculator: Calculator, values: Values, format = metric) {
  const { answer, errors, trouble } = run(calculator, { ...exampleOf(calculator.inputs, format.units), ...values }, format);
  expect({ errors, trouble }).toEqual({ errors: {}, trouble: null });
  if (!answer) throw new Error('no answer');
  return answer;
}
const sumOf = (answer: ReturnType<typeof answerOf>) =>
  answer.arithmetic.flatMap((part) => (typeof part === 'string' ? [part] : [part.title, ...part.lines]));

describe('worked by hand', () => {
  it('dose: 4 ppm of chlorine in 50 m³ are 200 g, 1.6 L of 12.5 %', () => {
    const answer = answerOf(doseCalculator, { volumeL: 50_000, freeChlorinePpm: 2, targetFreeChlorinePpm: 6 });
    expect(answer.hero.value).toBe('1.6 L');
    expect(sumOf(answer).at(-2)).toBe('200 g ÷ 0.125 g = 1,600 mL');
  });

  it('dose: acid by the alkalinity that the wanted pH asks for', () => {
    const answer = answerOf(doseCalculator, { parameter: 'ph', productId: 'muriatic-acid', ph: 7.9, targetPh: 7.5, volumeL: 50_000 });
    expect(sumOf(answer)[0]).toMatch(/^at pH 7\.5 the equilibrium needs an alkalinity of [\d.]+ instead of 90 ppm$/);
    // 10.006 mol of acid in a litre take 0.5007 g of alkalinity per millilitre
    expect(sumOf(answer)).toContainEqual(expect.stringContaining('one mL changes 0.5007 g'));
  });

  it('dose: the wrong product is said at the product', () => {
    const values = { ...exampleOf(doseCalculator.inputs, 'us'), parameter: 'ph', productId: 'muriatic-acid', ph: 7.2, targetPh: 7.6 };
    expect(run(doseCalculator, values, us).errors['productId']).toContain('moves this value the other way');
  });

  it('effect: 1 kg of salt in 10 m³ is 100 ppm', () => {
    const answer = answerOf(effectCalculator, { productId: 'salt', amountG: 1000, volumeL: 10_000, saltPpm: 600 });
    expect(answer.hero).toMatchObject({ label: 'Salt afterwards', value: '700', unit: 'ppm' });
  });

  it('effect: two products that must not meet are called dangerous', () => {
    const answer = answerOf(effectCalculator, { productId: 'trichlor', amountG: 500, secondId: 'cal-hypo', secondG: 500 });
    expect(answer.findings?.some(({ code }) => code === 'never_together' || code === 'keep_apart')).toBe(true);
  });

  it('balance: the lines add up to the index', () => {
    const answer = answerOf(balanceCalculator, { ph: 7.7, alkalinityPpm: 110, hardnessPpm: 320, cyanuricAcidPpm: 60, saltPpm: 3200 });
    const lines = sumOf(answer).slice(1);
    const numbers = lines.map((line) => {
      const text = /([+−=]?)\s*(?:saturation index )?([+−]?)\s*(\d+(?:\.\d+)?)$/.exec(line);
      return { sign: text?.[1] === '−' || text?.[2] === '−' ? -1 : 1, value: Number(text?.[3]) };
    });
    const total = numbers.pop();
    const added = numbers.reduce((sum, { sign, value }) => sum + sign * value, 0);
    expect(added).toBeCloseTo((total?.sign ?? 1) * (total?.value ?? Number.NaN), 2);
    expect(answer.hero.value).toBe(`${total?.sign === -1 ? '−' : '+'}${total?.value.toFixed(2).replace(/0$/, '')}`);
  });

  it('plan: high pH and no chlorine give acid and chlorine, water in range gives nothing', () => {
    const low = answerOf(planCalculator, { ph: 8.1, freeChlorinePpm: 0, alkalinityPpm: 100, hardnessPpm: 350, cyanuricAcidPpm: 40 });
    const steps = low.panels?.flatMap((panel) => (panel.kind === 'steps' ? panel.steps : [])) ?? [];
    const roles = steps.map(({ productId }) => PRODUCTS[productId].role);
    expect(roles).toContain('sanitizer');
    expect(roles).toContain('acid');
    const fine = answerOf(planCalculator, {
      ph: 7.5,
      freeChlorinePpm: 6,
      combinedChlorinePpm: 0,
      alkalinityPpm: 90,
      hardnessPpm: 350,
      cyanuricAcidPpm: 40,
    });
    expect(fine.hero.value).toBe('No steps');
  });

  it('targets: 40 ppm of cyanuric acid ask for 5 to 7, half way to 50 for 5.5 to 7.5', () => {
    expect(answerOf(targetsCalculator, { cyanuricAcidPpm: 40 }).hero.value).toBe('5–7');
    const between = answerOf(targetsCalculator, { cyanuricAcidPpm: 45 });
    expect(between.hero.value).toBe('5.5–7.5');
    expect(sumOf(between)).toContain('target from: 5 + (6 − 5) × 0.5 = 5.5 ppm');
    expect(answerOf(targetsCalculator, { sanitizer: 'bromine', kind: 'spa' }).hero).toMatchObject({ label: 'Bromine', value: '4–6' });
  });

  it('volume: 10 × 5 × 1.5 m are 75,000 L; by salt 75 kg for 1000 ppm are the same', () => {
    const shape = answerOf(volumeCalculator, { shape: 'rectangle', lengthM: 10, widthM: 5, shallowDepthM: 1, deepDepthM: 2 });
    expect(shape.hero).toMatchObject({ value: '75,000', unit: 'L' });
    const salt = answerOf(volumeCalculator, { method: 'salt', addedSaltG: 75_000, beforePpm: 500, afterPpm: 1500 });
    expect(salt.hero.value).toBe('75,000');
    expect(
      answerOf(volumeCalculator, { shape: 'round', diameterM: 5.4864, shallowDepthM: 1.2192, deepDepthM: 1.2192 }, us).hero.value,
    ).toBe('7,614');
  });

  it('dilution: half of the water for half of the value, less the tap', () => {
    expect(answerOf(dilutionCalculator, { nowPpm: 100, wantedPpm: 50, fillPpm: 0, volumeL: 50_000 }).hero.value).toBe('25,000');
    expect(answerOf(dilutionCalculator, { nowPpm: 600, wantedPpm: 400, fillPpm: 100, volumeL: 50_000 }).hero.value).toBe('20,000');
    const values = { ...exampleOf(dilutionCalculator.inputs, 'us'), nowPpm: 300, wantedPpm: 90, fillPpm: 100 };
    expect(run(dilutionCalculator, values, us).errors['wantedPpm']).toContain('can’t lower it to 90 ppm');
  });

  it('turnover: half the speed takes twice the hours and an eighth of the power', () => {
    const answer = answerOf(turnoverCalculator, { volumeL: 60_000, flowLpm: 200, turnovers: 1, ratedRpm: 3000, rpm: 1500, powerW: 1600 });
    expect(answer.hero.value).toBe('10');
    expect(sumOf(answer)).toContainEqual(expect.stringContaining('= 200\u00a0W'));
  });

  it('salt cell: 3 ppm in 50 m³ are 150 g, 60 % of 25 g/h over 10 hours', () => {
    const answer = answerOf(saltCellCalculator, {
      volumeL: 50_000,
      demandPpmPerDay: 3,
      rating: 'grams',
      gramsPerHour: 25,
      hoursPerDay: 10,
    });
    expect(answer.hero).toMatchObject({ value: '60%' });
  });

  it('heater: 50 m³ by 8 °C with 30 kW take about 15½ hours', () => {
    const answer = answerOf(heaterCalculator, { volumeL: 50_000, fromC: 20, toC: 28, heater: 'heat_pump', outputKw: 30 });
    expect(Number(answer.hero.value)).toBeCloseTo((50_000 * 4.187 * 8) / 3600 / 30, 1);
    const colder = { ...exampleOf(heaterCalculator.inputs, 'metric'), fromC: 30, toC: 25 };
    expect(run(heaterCalculator, colder, metric).errors['toC']).toContain('already warmer than that');
    const lost = { ...exampleOf(heaterCalculator.inputs, 'metric'), lossKw: 100 };
    expect(run(heaterCalculator, lost, metric).errors['lossKw']).toContain('never gets warmer');
  });

  it('evaporation: nothing at 100 % humidity over water as warm as the air', () => {
    const answer = answerOf(evaporationCalculator, { waterC: 25, airC: 25, relativeHumidityPercent: 100 });
    expect(answer.hero.value).toBe('0');
  });

  it('leak test: 10 mm more than the bucket on 40 m² is a leak of 400 L a day', () => {
    const answer = answerOf(leakTestCalculator, { poolDropMm: 15, bucketDropMm: 5, hours: 24, surfaceAreaM2: 40 });
    expect(answer.hero.value).toBe('Leak');
    expect(sumOf(answer).at(-1)).toContain('= 400 ±');
    expect(answerOf(leakTestCalculator, { poolDropMm: 5, bucketDropMm: 5, readingErrorMm: 0.5 }).hero.value).toBe('No leak');
  });

  it('bathers: 10 visits use 41 to 55 g', () => {
    const answer = answerOf(bathersCalculator, { kind: 'pool', count: 10, volumeL: 50_000 });
    expect(answer.hero.value).toBe('0.82–1.1');
  });

  it('breakpoint: 1 ppm of ammonia nitrogen takes 7.59 ppm', () => {
    const answer = answerOf(breakpointCalculator, { combinedChlorinePpm: 0, ammoniaNPpm: 1 });
    expect(answer.hero.value).toBe('7.59');
  });

  it('contact time: 15,300 over 10 ppm are 25.5 hours', () => {
    const answer = answerOf(contactTimeCalculator, {
      stool: 'diarrhea',
      freeChlorinePpm: 10,
      ph: 7.5,
      cyanuricAcidPpm: 0,
      temperatureC: 28,
    });
    expect(sumOf(answer)[0]).toBe('15,300 ppm·min ÷ 10 ppm = 1,530 min = 25.5 h');
    const stabilized = answerOf(contactTimeCalculator, { stool: 'diarrhea', cyanuricAcidPpm: 80, freeChlorinePpm: 10 });
    expect(stabilized.hero.value).toBe('–');
    expect(stabilized.findings?.length).toBeGreaterThan(0);
  });

  it('strength: as new at once, 11.1 % after a month at 70 °F', () => {
    expect(answerOf(chlorineStrengthCalculator, { labelPercent: 12.5, months: 0 }).hero.value).toBe('12.5%');
    expect(answerOf(chlorineStrengthCalculator, { labelPercent: 12.5, months: 1, temperatureC: (70 - 32) / 1.8 }).hero.value).toBe('11.1%');
  });

  it('drops: 8 drops of a 10 mL sample are 4 ppm of chlorine, 8 of a 25 mL sample are 80 ppm of alkalinity', () => {
    expect(answerOf(dropsCalculator, { parameter: 'freeChlorinePpm', sampleMl: '10', drops: 8 }).hero.value).toBe('4.0');
    expect(answerOf(dropsCalculator, { parameter: 'alkalinityPpm', sampleMl: '25', drops: 8 }).hero.value).toBe('80');
    expect(answerOf(dropsCalculator, { parameter: 'saltPpm', drops: 16 }).hero.value).toBe('3,200');
  });

  it('units: 15,000 gal are 56,781.2 L, 82 °F are 27.778 °C', () => {
    expect(answerOf(unitsCalculator, { value: 15_000 }).hero).toMatchObject({ value: '56,781.2', unit: 'L' });
    expect(answerOf(unitsCalculator, { quantity: 'temperature', value: 82 }).hero.value).toBe('27.778');
  });

  it('dose: nothing of what only raises, where the water is above the target already', () => {
    const past = answerOf(doseCalculator, { freeChlorinePpm: 8.8, targetFreeChlorinePpm: 6 });
    expect(past.hero.value).toBe('Nothing');
    expect(past.meaning).toMatch(/already above 6/);
  });

  it('a link with no figure only chooses, so the figures stay the pool’s', () => {
    const { inputs } = doseCalculator;
    expect(onlyChooses(inputs, new URLSearchParams('parameter=cyanuricAcidPpm&productId=cyanuric-acid&pool=1'))).toBe(true);
    expect(onlyChooses(inputs, new URLSearchParams('parameter=cyanuricAcidPpm&volumeL=40000'))).toBe(false);
  });
});
