import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ChemistryError,
  convert,
  dailyTopUp,
  rainShare,
  evaporation,
  type EvaporationInput,
  heaterSizeKw,
  heatUp,
  saturationPressureKpa,
  WATER_HEAT_KJ_PER_L_K,
} from '../index.ts';

describe('warming', () => {
  test('a litre takes 4.187 kJ per kelvin', () => {
    expect(WATER_HEAT_KJ_PER_L_K).toBeCloseTo(4.1866, 3);
  });

  test('gas: 20,000 gal by 10 °F with 400,000 Btu/h at 82 %', () => {
    // 20,000 · 8.345 · 10 = 1,669,000 Btu; / 0.82 = 20.354 therms; 1,669,000 / 328,000 = 5.0884 h
    const answer = heatUp({
      volumeL: convert('volume', 20_000, 'gal', 'L'),
      fromC: convert('temperature', 72, 'F', 'C'),
      toC: convert('temperature', 82, 'F', 'C'),
      heater: { kind: 'gas', inputKw: convert('power', 400_000, 'btuh', 'kW'), efficiencyPercent: 82, pricePerThermUsd: 1.5 },
    });
    expect(answer.hours).toBeCloseTo(5.0884, 3);
    expect(answer.fuelTherms).toBeCloseTo(20.354, 2);
    expect(answer.costUsd).toBeCloseTo(30.53, 2);
    expect(answer.fuelKwh).toBeNull();
  });

  test('a heat pump buys heat divided by its COP, an electric heater all of it', () => {
    const base = { volumeL: 1500, fromC: 20, toC: 38 };
    const electric = heatUp({ ...base, heater: { kind: 'electric', outputKw: 3, pricePerKwhUsd: 0.2 } });
    const pump = heatUp({ ...base, heater: { kind: 'heat_pump', outputKw: 3, cop: 5, pricePerKwhUsd: 0.2 } });
    expect(electric.energyKwh).toBeCloseTo(31.4, 1);
    expect(electric.costUsd).toBeCloseTo(6.28, 2);
    expect(pump.costUsd).toBeCloseTo(electric.costUsd / 5, 9);
    expect(pump.hours).toBeCloseTo(electric.hours, 9);
  });

  test('losses make it longer, and too small a heater never gets there', () => {
    const ask = (lossKw: number) =>
      heatUp({ volumeL: 1500, fromC: 20, toC: 38, lossKw, heater: { kind: 'electric', outputKw: 3, pricePerKwhUsd: 0.2 } });
    expect(ask(1.5).hours).toBeCloseTo(2 * ask(0).hours, 9);
    expect(ask(1.5).costUsd).toBeCloseTo(2 * ask(0).costUsd, 9);
    expect(() => ask(3)).toThrow(expect.objectContaining({ code: 'heater_too_small', field: 'heater' }) as ChemistryError);
  });

  test('cooling and impossible heaters are refused by name', () => {
    const heater = { kind: 'electric', outputKw: 3, pricePerKwhUsd: 0.2 } as const;
    expect(() => heatUp({ volumeL: 1500, fromC: 30, toC: 20, heater })).toThrow(
      expect.objectContaining({ field: 'toC' }) as ChemistryError,
    );
    expect(() => heatUp({ volumeL: 1500, fromC: 20, toC: 30, heater: { ...heater, outputKw: 0 } })).toThrow(
      expect.objectContaining({ field: 'heater.outputKw' }) as ChemistryError,
    );
  });

  test('sizing rule: 1000 ft² and 20 °F ask for 240,000 Btu/h, more in the wind', () => {
    const size = (mph: number) =>
      convert(
        'power',
        heaterSizeKw({
          surfaceAreaM2: convert('area', 1000, 'ft2', 'm2'),
          waterC: convert('temperature', 80, 'F', 'C'),
          airC: convert('temperature', 60, 'F', 'C'),
          windMps: convert('speed', mph, 'mph', 'mps'),
        }),
        'kW',
        'btuh',
      );
    expect(size(3.5)).toBeCloseTo(240_000, 2);
    expect(size(5)).toBeCloseTo(300_000, 2);
    expect(size(10)).toBeCloseTo(480_000, 2);
    expect(heaterSizeKw({ surfaceAreaM2: 40, waterC: 26, airC: 30 })).toBe(0);
  });
});

const day: EvaporationInput = { surfaceAreaM2: 40, waterC: 28, airC: 25, relativeHumidityPercent: 50, windMps: 2, activity: 'normal' };

describe('evaporation', () => {
  test('vapour pressure at 25 °C is 3.169 kPa (steam tables) within 0.2 %', () => {
    expect(saturationPressureKpa(25) / 3.169).toBeCloseTo(1, 2);
    expect(saturationPressureKpa(0)).toBeCloseTo(0.61094, 5);
  });

  test('a warm windy day by hand', () => {
    // pw 3.7733, pa 1.5813 kPa, Y 2434.9 kJ/kg: (0.089 + 0.1564) · 2.1920 / 2434.9 · 3600 = 0.7953 kg/m²h
    const answer = evaporation(day);
    expect(answer.kgPerM2Hour).toBeCloseTo(0.795, 2);
    expect(answer.mmPerDay).toBeCloseTo(answer.kgPerM2Hour * 24, 9);
    expect(answer.litresPerDay).toBeCloseTo(answer.mmPerDay * 40, 9);
    expect(answer.heatLossKw).toBeCloseTo((answer.kgPerM2Hour * 40 * 2434.9) / 3600, 2);
  });

  test('still water, swimmers and a cover', () => {
    const open = evaporation(day).mmPerDay;
    expect(evaporation({ ...day, activity: 'undisturbed' }).mmPerDay / open).toBeCloseTo(0.74, 9);
    expect(evaporation({ ...day, activity: 'busy' }).mmPerDay / open).toBeCloseTo(1.26, 9);
    expect(evaporation({ ...day, coverHoursPerDay: 12 }).mmPerDay / open).toBeCloseTo((24 - 10.8) / 24, 9);
    expect(evaporation({ ...day, coverHoursPerDay: 24, coverPercent: 100 }).litresPerDay).toBe(0);
  });

  test('more wind, warmer water and drier air never evaporate less; never negative', () => {
    const input = fc.record({
      waterC: fc.double({ min: 0, max: 40, noNaN: true }),
      airC: fc.double({ min: -20, max: 49, noNaN: true }),
      relativeHumidityPercent: fc.double({ min: 1, max: 100, noNaN: true }),
      windMps: fc.double({ min: 0, max: 14, noNaN: true }),
    });
    fc.assert(
      fc.property(input, (weather) => {
        const ask = (change: Partial<EvaporationInput>) => evaporation({ surfaceAreaM2: 10, ...weather, ...change }).kgPerM2Hour;
        const now = ask({});
        expect(now).toBeGreaterThanOrEqual(0);
        expect(ask({ windMps: weather.windMps + 1 })).toBeGreaterThanOrEqual(now);
        expect(ask({ waterC: weather.waterC + 1 })).toBeGreaterThanOrEqual(now);
        expect(ask({ relativeHumidityPercent: weather.relativeHumidityPercent - 1 })).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  test('rain fills, one of top-up and overflow is zero', () => {
    expect(dailyTopUp({ surfaceAreaM2: 40, evaporationL: 300, splashL: 50, rainMm: 5 })).toEqual({ topUpL: 150, overflowL: 0 });
    expect(dailyTopUp({ surfaceAreaM2: 40, evaporationL: 100, rainMm: 20 })).toEqual({ topUpL: 0, overflowL: 700 });
  });
});

describe('rain', () => {
  test('replaces at most its share of the water, and never more than all of it', () => {
    expect(rainShare({ rainMm: 30, surfaceAreaM2: 40, volumeL: 60_000 })).toBeCloseTo(0.02, 10);
    expect(rainShare({ rainMm: 5000, surfaceAreaM2: 40, volumeL: 60_000 })).toBe(1);
    expect(() => rainShare({ rainMm: -1, surfaceAreaM2: 40, volumeL: 60_000 })).toThrow('rain');
  });
});
