import { pumpPlan } from '@limpid/chemistry';
import { describe, expect, it } from 'vitest';
import { BACKYARD_POOL } from '../pools/testing/pools.ts';
import type { ListedEquipment } from './equipment.data.ts';
import { assumedOf, dayNow, faultsOf, plannedOf, type PlannerDraft, plannerDraftOf, taskOf, withSlowerSpeeds } from './planner-draft.ts';

const PUMP: ListedEquipment = {
  id: '0197f6f0-0000-7000-8000-0000000000e2',
  kind: 'pump',
  speeds: [
    { rpm: 3450, flowLpm: 250, powerW: 2000 },
    { flowLpm: 100, powerW: 180 },
  ],
  planner: {
    turnoversPerDay: 1,
    pricePerKwhUsd: 0.14,
    periods: [{ fromHour: 16, toHour: 19, pricePerKwhUsd: 0.34 }],
    runs: [{ fromMinute: 480, toMinute: 840, speed: 0 }],
    cellHoursPerDay: 6,
  },
  lifeUsedPercent: null,
  expectedEndOn: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const drawn = (change: Partial<PlannerDraft> = {}): PlannerDraft => ({ ...plannerDraftOf(PUMP, BACKYARD_POOL, 'us'), ...change });

describe('a draft', () => {
  it('opened and saved untouched is what was saved', () => {
    const planned = plannedOf(drawn(), 'us');
    expect(planned?.planner).toEqual(PUMP.planner);
    expect(planned?.speeds[0]?.flowLpm).toBeCloseTo(250, 6);
    expect(planned?.speeds[1]).not.toHaveProperty('rpm');
  });

  it('of a pump that says nothing has what is typical, until it is typed or saved', () => {
    const { planner: _planner, speeds: _speeds, ...bare } = PUMP;
    const pool = { ...BACKYARD_POOL, pumpFlowLpm: null };
    const draft = plannerDraftOf(bare, pool, 'us');
    expect(draft).toMatchObject({ price: 0.1402, speeds: [{ rpm: 3450, flow: 66, powerW: 2000 }] });
    expect(assumedOf(draft, bare, pool, 'us')).toEqual({ speeds: true, price: true });
    const typed = { ...draft, price: 0.2, speeds: draft.speeds.map((speed) => ({ ...speed, powerW: 1800 })) };
    expect(assumedOf(typed, bare, pool, 'us')).toEqual({ speeds: false, price: false });
    expect(assumedOf(drawn(), PUMP, BACKYARD_POOL, 'us')).toEqual({ speeds: false, price: false });
    expect(plannerDraftOf(bare, { ...pool, pumpFlowLpm: 190 }, 'metric').speeds).toMatchObject([{ rpm: null, flow: 190, powerW: 2000 }]);
    expect(plannerDraftOf({ ...bare, variant: 'variable_speed' }, pool, 'us').speeds).toHaveLength(2);
  });

  it('asks for power and price where nothing is typical', () => {
    const { planner: _planner, speeds: _speeds, ...bare } = PUMP;
    const tub = { ...BACKYARD_POOL, kind: 'spa' as const, place: null, pumpFlowLpm: 190 };
    const draft = plannerDraftOf(bare, tub, 'metric');
    expect(draft.speeds).toMatchObject([{ flow: 190, powerW: null }]);
    expect([...faultsOf(draft, 'metric')].toSorted()).toEqual(['price', 'speeds.0.powerW']);
    expect(plannedOf(draft, 'metric')).toBeUndefined();
    expect(assumedOf(draft, bare, tub, 'metric')).toEqual({ speeds: false, price: false });
  });

  it('names what is out of bounds', () => {
    const speeds = [{ id: 1, rpm: 99, flow: 0, powerW: 25_000 }];
    const periods = [{ id: 1, fromHour: 4, toHour: 4, price: 6 }];
    expect([...faultsOf(drawn({ turnovers: 11, speeds, periods }), 'us')].toSorted()).toEqual([
      'periods.0.price',
      'periods.0.toHour',
      'speeds.0.flow',
      'speeds.0.powerW',
      'speeds.0.rpm',
      'turnovers',
    ]);
  });

  it('takes the same time twice for the whole day, and drops a run of a speed that is gone', () => {
    const runs = [
      { id: 1, fromMinute: 600, toMinute: 600, speed: 1 },
      { id: 2, fromMinute: 0, toMinute: 60, speed: 7 },
    ];
    const planned = plannedOf(drawn({ runs }), 'us')!;
    expect(planned.planner.runs).toEqual([{ fromMinute: 0, toMinute: 1440, speed: 1 }]);
    expect(dayNow(planned).every((speed) => speed === 1)).toBe(true);
  });
});

it('estimates slower speeds of the fastest by the affinity laws, and makes the plan cheaper with them', () => {
  const fast = { id: 1, rpm: 3450, flow: 66, powerW: 2000 };
  const speeds = withSlowerSpeeds([fast], 'us')!;
  expect(speeds.slice(1)).toMatchObject([
    { rpm: 2750, flow: 52.6, powerW: 1013 },
    { rpm: 2050, flow: 39.2, powerW: 420 },
    { rpm: 1400, flow: 26.8, powerW: 134 },
  ]);
  expect(withSlowerSpeeds([{ ...fast, rpm: null }], 'us')).toBeUndefined();
  const cost = (of: typeof speeds) => {
    const plan = pumpPlan(taskOf(plannedOf(drawn({ speeds: of }), 'us')!, BACKYARD_POOL, undefined));
    return plan.isPossible ? plan.use.costPerYearUsd : Number.NaN;
  };
  expect(cost(speeds)).toBeLessThan(cost([fast]) / 3);
});
