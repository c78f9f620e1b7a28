import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  backwashLoss,
  ChemistryError,
  dynamicHeadM,
  FARADAY_G_PER_AMPERE_HOUR,
  faradayCheck,
  filterAreaM2,
  filteredFraction,
  flowForTurnoverLpm,
  gramsPerHourFromPoundsPerDay,
  PIPE_INNER_MM,
  PIPE_VELOCITY_LIMIT_MPS,
  pipeFrictionM,
  pipeVelocityMps,
  pumpCost,
  pumpHours,
  saltCellPpmPerDay,
  saltCellSetting,
  turnoverHours,
} from '../index.ts';

const GPM = 3.785411784;
const GAL = 3.785411784;

describe('turnover', () => {
  test('20,000 gallons at 40 gpm turn over in 8 h 20 min', () => {
    expect(turnoverHours(20_000 * GAL, 40 * GPM)).toBeCloseTo(8.3333, 4);
    expect(flowForTurnoverLpm(20_000 * GAL, 8)).toBeCloseTo(41.6667 * GPM, 3);
  });

  test('flow and hours are each other’s inverse', () => {
    fc.assert(
      fc.property(fc.double({ min: 1000, max: 1e6, noNaN: true }), fc.double({ min: 1, max: 40, noNaN: true }), (volumeL, hours) => {
        const flowLpm = flowForTurnoverLpm(volumeL, hours);
        fc.pre(flowLpm >= 1 && flowLpm <= 20_000);
        expect(turnoverHours(volumeL, flowLpm)).toBeCloseTo(hours, 9);
      }),
    );
  });

  test.each([
    [1, 0.632],
    [2, 0.865],
    [3, 0.95],
    [4, 0.982],
  ])('%d turnovers filter the known part', (turnovers, part) => {
    expect(filteredFraction(turnovers)).toBeCloseTo(part, 3);
  });

  test('pump hours say when they do not fit into a day', () => {
    const once = pumpHours({ volumeL: 60_000, flowLpm: 125, turnovers: 1.5 });
    expect(once).toMatchObject({ hours: 12, fitsInDay: true });
    expect(pumpHours({ volumeL: 60_000, flowLpm: 50, turnovers: 1.5 }).fitsInDay).toBe(false);
    expect(once.arithmetic.map(({ text }) => text).join(' ')).toContain('8 h × 1.5 = 12 h');
  });
});

describe('pipes, filters, pumps', () => {
  test('velocity agrees with 0.4085 gpm/d²', () => {
    const velocity = pipeVelocityMps(60 * GPM, PIPE_INNER_MM['2']);
    expect(velocity / 0.3048).toBeCloseTo((0.4085 * 60) / 2.067 ** 2, 2);
    expect(velocity).toBeLessThan(PIPE_VELOCITY_LIMIT_MPS.suction);
    expect(pipeVelocityMps(60 * GPM, PIPE_INNER_MM['1.5'])).toBeGreaterThan(PIPE_VELOCITY_LIMIT_MPS.return);
  });

  test('friction: 100 ft of 2 inch pipe at 50 gpm', () => {
    // 10.44 · 100 · 50^1.852 / (150^1.852 · 2.067^4.8704)
    expect(pipeFrictionM({ flowLpm: 50 * GPM, innerDiameterMm: PIPE_INNER_MM['2'], lengthM: 30.48 }) / 0.3048).toBeCloseTo(3.979, 2);
  });

  test('head from gauges: 15 psi and 5 inHg are 40.3 ft', () => {
    expect(dynamicHeadM({ pressureKpa: 15 * 6.894757, vacuumKpa: 5 * 3.386389 }) / 0.3048).toBeCloseTo(40.3, 3);
  });

  test('filter area by kind', () => {
    expect(filterAreaM2(60 * GPM, 'sand') / 0.09290304).toBeCloseTo(4, 6);
    expect(filterAreaM2(60 * GPM, 'diatomaceous_earth') / 0.09290304).toBeCloseTo(30, 6);
    expect(filterAreaM2(60 * GPM, 'cartridge') / 0.09290304).toBeCloseTo(60, 6);
    expect(filterAreaM2(60 * GPM, 'cartridge_commercial') / 0.09290304).toBeCloseTo(160, 6);
  });

  test('backwashing takes flow × minutes, never more than the pool', () => {
    expect(backwashLoss({ volumeL: 50_000, flowLpm: 200, minutes: 2.5 })).toEqual({ lossL: 500, replacedFraction: 0.01 });
    expect(backwashLoss({ volumeL: 100, flowLpm: 200, minutes: 2.5 }).replacedFraction).toBe(1);
  });

  test('half the speed: an eighth of the power, twice the hours, a quarter of the energy for the same water', () => {
    const pump = { ratedPowerW: 1600, ratedFlowLpm: 300, ratedRpm: 3450, hoursPerDay: 8, pricePerKwhUsd: 0.25 };
    const full = pumpCost({ ...pump, rpm: 3450 });
    const half = pumpCost({ ...pump, rpm: 1725 });
    expect(full).toMatchObject({ powerW: 1600, flowLpm: 300, kwhPerDay: 12.8, hoursForSameWater: 8 });
    expect(full.costPerDayUsd).toBeCloseTo(3.2, 9);
    expect(half).toMatchObject({ powerW: 200, flowLpm: 150, hoursForSameWater: 16 });
    expect(pumpCost({ ...pump, rpm: 1725, hoursPerDay: 16 }).kwhPerDay / full.kwhPerDay).toBeCloseTo(0.25, 9);
    expect(() => pumpCost({ ...pump, rpm: 3600 })).toThrow(expect.objectContaining({ field: 'rpm' }) as ChemistryError);
  });
});

describe('salt cell', () => {
  test('1.4 lb a day in 57,000 L at 50 % for 12 h make 2.8 ppm', () => {
    const gramsPerHour = gramsPerHourFromPoundsPerDay(1.4);
    expect(gramsPerHour).toBeCloseTo(26.4596, 4);
    // lb · 453592 · output · h/24 / V
    expect(saltCellPpmPerDay({ gramsPerHour, hoursPerDay: 12, percent: 50 }, 57_000)).toBeCloseTo(
      (1.4 * 453_592.37 * 0.5 * 0.5) / 57_000,
      9,
    );
  });

  test('the setting makes exactly the demand', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5000, max: 200_000, noNaN: true }),
        fc.double({ min: 0.5, max: 6, noNaN: true }),
        fc.double({ min: 1, max: 24, noNaN: true }),
        (volumeL, demandPpmPerDay, hoursPerDay) => {
          const { percent, findings } = saltCellSetting({ volumeL, gramsPerHour: 25, hoursPerDay, demandPpmPerDay });
          if (percent > 100) expect(findings).toHaveLength(1);
          else expect(saltCellPpmPerDay({ gramsPerHour: 25, hoursPerDay, percent }, volumeL)).toBeCloseTo(demandPpmPerDay, 9);
        },
      ),
    );
  });

  test('too few hours and too small a cell are two different things', () => {
    const code = (hoursPerDay: number, volumeL: number) =>
      saltCellSetting({ volumeL, gramsPerHour: 20, hoursPerDay, demandPpmPerDay: 4 }).findings.map((finding) => finding.code);
    expect(code(12, 50_000)).toEqual([]);
    expect(code(8, 50_000)).toEqual(['salt_cell_needs_longer']);
    expect(code(24, 150_000)).toEqual(['salt_cell_too_small']);
  });

  test('Faraday: 1.3227 g per ampere-hour and cell', () => {
    expect(FARADAY_G_PER_AMPERE_HOUR).toBeCloseTo(1.3228, 3);
    const check = faradayCheck({ gramsPerHour: 25, currentA: 5, cells: 4 });
    expect(check.isPossible).toBe(true);
    expect(check.efficiency).toBeCloseTo(25 / 26.456, 3);
    expect(faradayCheck({ gramsPerHour: 30, currentA: 5, cells: 4 }).isPossible).toBe(false);
  });
});
