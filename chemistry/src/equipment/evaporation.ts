// Water that leaves into the air, and how much to top up. Carrier/ASHRAE equation, science/chemistry part 5.
import type { Sentence } from '../sentences/message.ts';
import { rounded, sentencesFrom } from '../sentences/sentences.ts';
import { requireAllWithin, requireWithin } from '../measuring/valid-range.ts';

export const EVAPORATION_SENTENCES = {
  answers_evaporation_pressures: 'vapor pressure at the water {water} kPa, in the air {air} kPa',
  answers_evaporation_height: '{rate} kg per m² and hour × {hours} open hours = {height} mm a day',
  answers_evaporation_volume: '{height} mm × {area} m² = {wholeVolume} L a day',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(EVAPORATION_SENTENCES);

/** Saturation vapour pressure of water in kPa over −20 to 60 °C (Magnus form, better than 0.4 % there). */
export function saturationPressureKpa(temperatureC: number): number {
  requireWithin(temperatureC, 'temperatureC', -20, 60, '°C');
  return 0.61094 * Math.exp((17.625 * temperatureC) / (temperatureC + 243.04));
}

/** Measured factors on the equation (Smith, Löf and Jones 1998): still water, ordinary use, 15 to 20 swimmers in 100 m². */
const ACTIVITY_FACTOR = { undisturbed: 0.74, normal: 1, busy: 1.26 } as const;
/** Covers are said to prevent 90 to 95 %; we use the lower end. */
const DEFAULT_COVER_PERCENT = 90;

export interface EvaporationInput {
  /** 0.5 to 100,000 m² */
  surfaceAreaM2: number;
  /** 0 to 41 °C */
  waterC: number;
  /** −20 to 50 °C */
  airC: number;
  /** 0 to 100 % */
  relativeHumidityPercent: number;
  /** at the water, 0 to 15 m/s; about a third to a half of the weather report's in a sheltered garden */
  windMps: number;
  /** default `undisturbed` */
  activity?: keyof typeof ACTIVITY_FACTOR;
  /** 0 to 24, default 0 */
  coverHoursPerDay?: number;
  /** what the cover holds back, 0 to 100 %, default 90 */
  coverPercent?: number;
}
export interface Evaporation {
  /** open water */
  kgPerM2Hour: number;
  /** with the cover for its hours; one litre is one kilogram */
  litresPerDay: number;
  mmPerDay: number;
  /** heat that the evaporating water takes along, mean over the day */
  heatLossKw: number;
  arithmetic: Sentence[];
}

/**
 * Evaporation of a pool: (0.089 + 0.0782 v)(pw − pa) / Y. Zero, not negative, where moist air would condense on cold water.
 * The equation is for outdoor pools; indoors it tends to give too much. Throws `out_of_range` with the field.
 */
export function evaporation(input: EvaporationInput): Evaporation {
  requireAllWithin(input, {
    surfaceAreaM2: [0.5, 100_000, 'm²'],
    waterC: [0, 41, '°C'],
    airC: [-20, 50, '°C'],
    relativeHumidityPercent: [0, 100, '%'],
    windMps: [0, 15, 'm/s'],
    coverHoursPerDay: [0, 24, 'hours'],
    coverPercent: [0, 100, '%'],
  });
  const waterKpa = saturationPressureKpa(input.waterC);
  const airKpa = (saturationPressureKpa(input.airC) * input.relativeHumidityPercent) / 100;
  const latentKjPerKg = 2501 - 2.361 * input.waterC;
  const carrier = (0.089 + 0.0782 * input.windMps) * (Math.max(0, waterKpa - airKpa) / latentKjPerKg) * 3600;
  const kgPerM2Hour = carrier * ACTIVITY_FACTOR[input.activity ?? 'undisturbed'];
  const openHours = 24 - (input.coverHoursPerDay ?? 0) * ((input.coverPercent ?? DEFAULT_COVER_PERCENT) / 100);
  const mmPerDay = kgPerM2Hour * openHours;
  const litresPerDay = mmPerDay * input.surfaceAreaM2;
  return {
    kgPerM2Hour,
    litresPerDay,
    mmPerDay,
    heatLossKw: (litresPerDay * latentKjPerKg) / 86_400,
    arithmetic: [
      sentence('answers_evaporation_pressures', { water: rounded(waterKpa, 3), air: rounded(airKpa, 3) }),
      sentence('answers_evaporation_height', {
        rate: rounded(kgPerM2Hour, 3),
        hours: rounded(openHours, 1),
        height: rounded(mmPerDay, 1),
      }),
      sentence('answers_evaporation_volume', {
        height: rounded(mmPerDay, 1),
        area: rounded(input.surfaceAreaM2, 1),
        wholeVolume: litresPerDay,
      }),
    ],
  };
}

export interface WaterLosses {
  /** 0.5 to 100,000 m² */
  surfaceAreaM2: number;
  /** each 0 to 1,000,000 L a day */
  evaporationL: number;
  splashL?: number;
  backwashL?: number;
  leakL?: number;
  /** 0 to 1000 mm a day on the water surface; the deck's run-off is not counted */
  rainMm?: number;
}

/** Litres a day to add, or that run over when it rains more than the pool loses; one of the two is 0. */
export function dailyTopUp(losses: WaterLosses): { topUpL: number; overflowL: number } {
  const litres = [0, 1_000_000, 'L'] as const;
  requireAllWithin(losses, {
    surfaceAreaM2: [0.5, 100_000, 'm²'],
    evaporationL: litres,
    splashL: litres,
    backwashL: litres,
    leakL: litres,
    rainMm: [0, 1000, 'mm'],
  });
  const lostL = losses.evaporationL + (losses.splashL ?? 0) + (losses.backwashL ?? 0) + (losses.leakL ?? 0);
  const balanceL = lostL - (losses.rainMm ?? 0) * losses.surfaceAreaM2;
  return { topUpL: Math.max(0, balanceL), overflowL: Math.max(0, -balanceL) };
}

/**
 * The share of the water, 0 to 1, that rain can have replaced since it was measured: all of it, where the pool was full. Values of what is
 * dissolved are lower by up to this share.
 */
export function rainShare({ rainMm, surfaceAreaM2, volumeL }: { rainMm: number; surfaceAreaM2: number; volumeL: number }): number {
  requireAllWithin({ rainMm, surfaceAreaM2 }, { rainMm: [0, 10_000, 'mm'], surfaceAreaM2: [0.5, 100_000, 'm²'] });
  return Math.min(1, (rainMm * surfaceAreaM2) / volumeL);
}
