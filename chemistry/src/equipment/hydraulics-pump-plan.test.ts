import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atSpeed,
  dayOfRuns,
  hourlyPrices,
  type PumpDay,
  pumpPlan,
  type PumpPlan,
  type PumpTask,
  pumpUse,
  runsOfDay,
  SLOTS_PER_DAY,
} from '../index.ts';

const GPM = 3.785411784;
const FLAT = hourlyPrices(0.2, []);
const rated = { rpm: 3450, flowLpm: 66 * GPM, powerW: 2000 };
const VARIABLE = [1200, 1800, 2400, 3450].map((rpm) => atSpeed(rated, rpm));

function planned(task: PumpTask): PumpPlan {
  const plan = pumpPlan(task);
  if (!plan.isPossible) throw new Error(`lacks ${plan.lacks.join(', ')}`);
  return plan;
}

describe('the day of a pump', () => {
  test('prices: the last of two periods counts, also over midnight', () => {
    const prices = hourlyPrices(0.2, [
      { fromHour: 16, toHour: 21, pricePerKwhUsd: 0.6 },
      { fromHour: 20, toHour: 6, pricePerKwhUsd: 0.1 },
      { fromHour: 23, toHour: 24, pricePerKwhUsd: 0.05 },
    ]);
    expect(prices).toEqual([...Array(6).fill(0.1), ...Array(10).fill(0.2), ...Array(4).fill(0.6), ...Array(3).fill(0.1), 0.05]);
  });

  test('runs and quarter hours say the same', () => {
    const runs = [
      { fromMinute: 75, toMinute: 600, speed: 1 },
      { fromMinute: 1320, toMinute: 60, speed: 0 },
    ];
    expect(runsOfDay(dayOfRuns(runs, 2))).toEqual(runs);
    expect(runsOfDay(dayOfRuns([{ fromMinute: 0, toMinute: 1440, speed: 0 }], 1))).toEqual([{ fromMinute: 0, toMinute: 1440, speed: 0 }]);
    expect(runsOfDay(dayOfRuns([{ fromMinute: 1200, toMinute: 0, speed: 0 }], 1))).toEqual([
      { fromMinute: 1200, toMinute: 1440, speed: 0 },
    ]);
    expect(runsOfDay(dayOfRuns([], 1))).toEqual([]);
    expect(dayOfRuns([{ fromMinute: 0, toMinute: 60, speed: 3 }], 2).every((speed) => speed === null)).toBe(true);
  });

  test('2 kW for 6 hours are 4,380 kWh a year, 300 W for 10 hours 1,095', () => {
    const task = {
      volumeL: 100_000,
      turnoversPerDay: 1,
      speeds: [
        { flowLpm: 87 * GPM, powerW: 2000 },
        { flowLpm: 30 * GPM, powerW: 300 },
      ],
      pricesPerKwhUsd: FLAT,
    };
    const year = (speed: number, hours: number) =>
      pumpUse(task, dayOfRuns([{ fromMinute: 0, toMinute: hours * 60, speed }], 2)).kwhPerDay * 365;
    expect(year(0, 6)).toBeCloseTo(4380, 6);
    expect(year(1, 10)).toBeCloseTo(1095, 6);
  });
});

describe('the plan', () => {
  test('one speed, one price: the hours of one turnover, in one block by day', () => {
    const plan = planned({ volumeL: 60_000, turnoversPerDay: 1, speeds: [{ flowLpm: 125, powerW: 1500 }], pricesPerKwhUsd: FLAT });
    expect(plan.runs).toEqual([{ fromMinute: 480, toMinute: 960, speed: 0 }]);
    expect(plan.use).toMatchObject({ hours: 8, turnovers: 1, kwhPerDay: 12 });
    expect(plan.use.costPerYearUsd).toBeCloseTo(12 * 0.2 * 365, 6);
    expect(plan.arithmetic.at(-1)?.text).toContain('876 USD a year');
  });

  test('runs around the expensive hours', () => {
    const pricesPerKwhUsd = hourlyPrices(0.3, [
      { fromHour: 16, toHour: 21, pricePerKwhUsd: 0.7 },
      { fromHour: 8, toHour: 16, pricePerKwhUsd: 0.15 },
    ]);
    const { day, use, runs } = planned({ volumeL: 75_000, turnoversPerDay: 1, speeds: [{ flowLpm: 125, powerW: 1500 }], pricesPerKwhUsd });
    expect(use.hours).toBe(10);
    expect(day.slice(16 * 4, 21 * 4).every((speed) => speed === null)).toBe(true);
    expect(runs).toEqual([{ fromMinute: 360, toMinute: 960, speed: 0 }]);
  });

  test('slow and long beats fast and short', () => {
    const task = { volumeL: 75_000, turnoversPerDay: 1, speeds: VARIABLE, pricesPerKwhUsd: FLAT };
    const { use, runs } = planned(task);
    const fast = pumpUse(task, dayOfRuns([{ fromMinute: 480, toMinute: 780, speed: 3 }], 4));
    expect(fast.turnovers).toBeGreaterThan(0.99);
    expect(use.costPerDayUsd).toBeLessThan(fast.costPerDayUsd / 4);
    expect(runs.some(({ speed }) => speed === 0)).toBe(true);
  });

  test('gives the salt cell its hours at a speed that it works at', () => {
    const task = {
      volumeL: 40_000,
      turnoversPerDay: 0.5,
      speeds: VARIABLE,
      pricesPerKwhUsd: FLAT,
      cell: { hoursPerDay: 7.1, minimumFlowLpm: 25 * GPM },
    };
    const { use, day, arithmetic } = planned(task);
    expect(use.cellHours).toBe(7.25);
    expect(day.filter((speed) => speed === 1)).toHaveLength(29);
    expect(arithmetic.map(({ text }) => text).join(' ')).toContain('7.25 h with enough flow for the salt cell, 7.1 h needed');
  });

  test('says what the pump cannot do', () => {
    const speeds = [{ flowLpm: 50, powerW: 200 }];
    expect(pumpPlan({ volumeL: 100_000, turnoversPerDay: 1, speeds, pricesPerKwhUsd: FLAT })).toEqual({
      isPossible: false,
      lacks: ['turnover'],
      mostTurnovers: 0.72,
    });
    const cell = { hoursPerDay: 8, minimumFlowLpm: 80 };
    expect(pumpPlan({ volumeL: 10_000, turnoversPerDay: 1, speeds, pricesPerKwhUsd: FLAT, cell })).toMatchObject({ lacks: ['cell_flow'] });
    expect(pumpPlan({ volumeL: 72_000, turnoversPerDay: 1, speeds, pricesPerKwhUsd: FLAT })).toMatchObject({ use: { hours: 24 } });
  });
});

describe('of any pump and tariff', () => {
  const speed = fc.record({
    flowLpm: fc.double({ min: 20, max: 500, noNaN: true }),
    powerW: fc.double({ min: 40, max: 3000, noNaN: true }),
  });
  const price = fc.constantFrom(0, 0.08, 0.15, 0.22, 0.31, 0.44, 0.75);
  const task = fc.record({
    volumeL: fc.double({ min: 5000, max: 200_000, noNaN: true }),
    turnoversPerDay: fc.double({ min: 0.2, max: 3, noNaN: true }),
    speeds: fc.array(speed, { minLength: 1, maxLength: 3 }),
    pricesPerKwhUsd: fc.array(price, { minLength: 24, maxLength: 24 }),
    cell: fc.option(fc.record({ hoursPerDay: fc.double({ min: 0, max: 24, noNaN: true }), minimumFlowLpm: fc.constantFrom(0, 60, 120) }), {
      nil: undefined,
    }),
  });
  const isEnough = (of: PumpTask, day: PumpDay) => {
    const { turnovers, cellHours } = pumpUse(of, day);
    return turnovers >= of.turnoversPerDay && cellHours >= (of.cell?.hoursPerDay ?? 0);
  };
  const fits = (of: PumpTask, { use }: PumpPlan) => {
    expect(use.turnovers).toBeGreaterThanOrEqual(of.turnoversPerDay * (1 - 1e-6));
    expect(use.cellHours).toBeGreaterThanOrEqual((of.cell?.hoursPerDay ?? 0) - 1e-6);
  };

  test('never less turnover or cell time than wanted, and never dearer than a random day that is enough', () => {
    let compared = 0;
    const anyDay = fc.array(fc.integer({ min: -1, max: 2 }), { minLength: SLOTS_PER_DAY, maxLength: SLOTS_PER_DAY });
    fc.assert(
      fc.property(task, fc.array(anyDay, { minLength: 5, maxLength: 5 }), fc.integer({ min: 0, max: 95 }), (of, days, turn) => {
        const plan = pumpPlan(of);
        const random = days.map((day) => day.map((number) => (number < 0 || number >= of.speeds.length ? null : number)));
        if (!plan.isPossible) {
          for (const day of random) expect(isEnough(of, day)).toBe(false);
          return;
        }
        fits(of, plan);
        // Days of chance, and the plan itself at other hours or with a quarter of an hour taken away.
        const turned = [...plan.day.slice(turn), ...plan.day.slice(0, turn)];
        const shorter = plan.day.map((number, slot) => (slot === turn ? null : number));
        for (const day of [...random, turned, shorter].filter((one) => isEnough(of, one))) {
          compared += 1;
          expect(plan.use.costPerDayUsd).toBeLessThanOrEqual(pumpUse(of, day).costPerDayUsd + 1e-9);
        }
      }),
      { seed: 1515, numRuns: 150 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  test('is the cheapest of all days where all of them can be counted', () => {
    // Few quarter hours of different prices: an independent search over every day of hours for a pump of two speeds.
    const small = fc.record({
      need: fc.integer({ min: 1, max: 8 }),
      speeds: fc.tuple(speed, speed),
      prices: fc.array(price, { minLength: 4, maxLength: 4 }),
    });
    fc.assert(
      fc.property(small, ({ need, speeds, prices }) => {
        // Four prices of six hours each; a day is told by how many quarter hours each speed runs at each price.
        const of = {
          volumeL: need * 10_000,
          turnoversPerDay: 1,
          speeds,
          pricesPerKwhUsd: prices.flatMap((one) => Array<number>(6).fill(one)),
        };
        const plan = pumpPlan(of);
        if (!plan.isPossible) return;
        fits(of, plan);
        let least = Number.POSITIVE_INFINITY;
        for (let first = 0; first <= 96; first += 1) {
          for (let second = 0; first + second <= 96; second += 1) {
            if ((first * speeds[0].flowLpm + second * speeds[1].flowLpm) * 15 < of.volumeL) continue;
            for (const order of [
              [0, 1],
              [1, 0],
            ] as const) {
              const wanted = order.flatMap((number) => Array<number>(number === 0 ? first : second).fill(number));
              const sorted = of.pricesPerKwhUsd.flatMap((one) => [one, one, one, one]).toSorted((a, b) => a - b);
              const cost = wanted.reduce((sum, number, slot) => sum + ((speeds[number]?.powerW ?? 0) / 4000) * (sorted[slot] ?? 0), 0);
              least = Math.min(least, cost);
            }
          }
        }
        expect(plan.use.costPerDayUsd).toBeLessThanOrEqual(least + 1e-9);
      }),
      { seed: 1516, numRuns: 12 },
    );
  });

  test('with eight speeds still never dearer than any day with up to three of them', () => {
    const many = fc.array(speed, { minLength: 4, maxLength: 8 });
    fc.assert(
      fc.property(task, many, fc.array(fc.nat(7), { minLength: 3, maxLength: 3 }), (of, speeds, three) => {
        const plan = pumpPlan({ ...of, speeds });
        const some = pumpPlan({ ...of, speeds: three.map((number) => speeds[number % speeds.length] as (typeof speeds)[number]) });
        if (plan.isPossible) fits({ ...of, speeds }, plan);
        if (!some.isPossible) return;
        expect(plan.isPossible && plan.use.costPerDayUsd <= some.use.costPerDayUsd + 1e-9).toBe(true);
      }),
      { seed: 1517, numRuns: 25 },
    );
  });

  test('switches as seldom as the prices allow: at one price there is one block a speed', () => {
    fc.assert(
      fc.property(task, (of) => {
        const plan = pumpPlan({ ...of, pricesPerKwhUsd: FLAT });
        if (!plan.isPossible) return;
        expect(plan.runs.length).toBe(new Set(plan.runs.map((run) => run.speed)).size);
      }),
      { seed: 1518, numRuns: 60 },
    );
  });
});
