// Moving the water: turnover, pipes, filters and what the pump costs. Formulas: science/chemistry part 5.
import { atSpeed } from './hydraulics-pump.ts';
import type { Sentence } from '../sentences/message.ts';
import { rounded, sentencesFrom } from '../sentences/sentences.ts';
import { requireAllWithin, requireWithin } from '../measuring/valid-range.ts';

const FLOW = [1, 20_000, 'L/min'] as const;
const VOLUME = [50, 10_000_000, 'L'] as const;
const HOURS = [0, 24, 'hours'] as const;
const M_PER_FT = 0.3048;
const LPM_PER_GPM = 3.785411784;
const M2_PER_FT2 = 0.09290304;

export const PUMP_SENTENCES = {
  answers_pump_once: '{wholeVolume} L ÷ {flow} L/min ÷ 60 = {hours} h for one turnover',
  answers_pump_hours: '{once} h × {turnovers} = {hours} h',
  answers_pump_filtered: 'filtered at least once: 1 − e^−{turnovers} = {percent}%',
  answers_pump_power: '{rated} W × ({rpm} ÷ {ratedRpm})³ = {power} W',
  answers_pump_energy: '{power} W × {hours} h = {energy} kWh a day',
  answers_pump_cost: '{energy} kWh × {price} USD = {cost} USD a day',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(PUMP_SENTENCES);

/** Hours to move the pool's volume once. Volume 50 to 10,000,000 L, flow 1 to 20,000 L/min. */
export function turnoverHours(volumeL: number, flowLpm: number): number {
  requireAllWithin({ volumeL, flowLpm }, { volumeL: VOLUME, flowLpm: FLOW });
  return volumeL / flowLpm / 60;
}

/** The flow in L/min that turns the pool over once in `hours` (0.1 to 48). */
export function flowForTurnoverLpm(volumeL: number, hours: number): number {
  requireAllWithin({ volumeL, hours }, { volumeL: VOLUME, hours: [0.1, 48, 'hours'] });
  return volumeL / (60 * hours);
}

export interface PumpHours {
  hours: number;
  /** the part of the water, 0 to 1, that has been through the filter at least once */
  filteredFraction: number;
  /** false: more than the hours of a day */
  fitsInDay: boolean;
  arithmetic: Sentence[];
}

/** Pump hours for `turnovers` (0.1 to 10) of the volume, with the part of the water that this really filters. */
export function pumpHours(input: { volumeL: number; flowLpm: number; turnovers: number }): PumpHours {
  requireWithin(input.turnovers, 'turnovers', 0.1, 10);
  const once = turnoverHours(input.volumeL, input.flowLpm);
  const hours = once * input.turnovers;
  const filtered = filteredFraction(input.turnovers);
  const arithmetic = [
    sentence('answers_pump_once', { wholeVolume: input.volumeL, flow: rounded(input.flowLpm, 1), hours: rounded(once, 2) }),
    sentence('answers_pump_hours', { once: rounded(once, 2), turnovers: rounded(input.turnovers, 2), hours: rounded(hours, 2) }),
    sentence('answers_pump_filtered', { turnovers: rounded(input.turnovers, 2), percent: rounded(filtered * 100, 1) }),
  ];
  return { hours, filteredFraction: filtered, fitsInDay: hours <= 24, arithmetic };
}

/** The part of a well mixed pool, 0 to 1, that has passed the filter after n turnovers (0 to 100): 1 − e^−n (Gage and Bidwell). */
export function filteredFraction(turnovers: number): number {
  return 1 - Math.exp(-requireWithin(turnovers, 'turnovers', 0, 100));
}

/** Inner diameters in mm of schedule 40 PVC pipe, by nominal size in inches. */
export const PIPE_INNER_MM = { '1.5': 1.61 * 25.4, '2': 2.067 * 25.4, '2.5': 2.469 * 25.4 } as const;
/** Customary design limits: 6 ft/s in suction pipes, 8 ft/s in returns. */
export const PIPE_VELOCITY_LIMIT_MPS = { suction: 6 * M_PER_FT, return: 8 * M_PER_FT } as const;

/** Mean velocity in m/s of the water in a full pipe. Flow 1 to 20,000 L/min, inner diameter 10 to 500 mm. */
export function pipeVelocityMps(flowLpm: number, innerDiameterMm: number): number {
  requireAllWithin({ flowLpm, innerDiameterMm }, { flowLpm: FLOW, innerDiameterMm: [10, 500, 'mm'] });
  const areaM2 = (Math.PI / 4) * (innerDiameterMm / 1000) ** 2;
  return flowLpm / 60_000 / areaM2;
}

/**
 * Friction loss in metres of water over a straight, full PVC pipe (Hazen–Williams, C = 150; water at ordinary temperatures, turbulent flow).
 * Length 0 to 1000 m; fittings come in as equivalent length.
 */
export function pipeFrictionM(input: { flowLpm: number; innerDiameterMm: number; lengthM: number }): number {
  requireAllWithin(input, { flowLpm: FLOW, innerDiameterMm: [10, 500, 'mm'], lengthM: [0, 1000, 'm'] });
  const lengthFt = input.lengthM / M_PER_FT;
  const diameterIn = input.innerDiameterMm / 25.4;
  const headFt = (10.44 * lengthFt * (input.flowLpm / LPM_PER_GPM) ** 1.852) / (150 ** 1.852 * diameterIn ** 4.8704);
  return headFt * M_PER_FT;
}

/** Total dynamic head in metres from the gauges: pressure after the pump (0 to 500 kPa) and vacuum before it (0 to 100 kPa). */
export function dynamicHeadM(input: { pressureKpa: number; vacuumKpa: number }): number {
  requireAllWithin(input, { pressureKpa: [0, 500, 'kPa'], vacuumKpa: [0, 100, 'kPa'] });
  const [kpaPerPsi, kpaPerInHg] = [6.894757293168, 3.386389];
  return (2.31 * (input.pressureKpa / kpaPerPsi) + 1.13 * (input.vacuumKpa / kpaPerInHg)) * M_PER_FT;
}

export type FilterKind = 'sand' | 'diatomaceous_earth' | 'cartridge' | 'cartridge_commercial';
/** Customary design rates in US gallons a minute per square foot. */
const FILTER_RATE_GPM_PER_FT2: Record<FilterKind, number> = { sand: 15, diatomaceous_earth: 2, cartridge: 1, cartridge_commercial: 0.375 };

/** The filter area in m² that takes `flowLpm` (1 to 20,000) at the customary design rate of its kind. */
export function filterAreaM2(flowLpm: number, kind: FilterKind): number {
  requireWithin(flowLpm, 'flowLpm', ...FLOW);
  return (flowLpm / LPM_PER_GPM / FILTER_RATE_GPM_PER_FT2[kind]) * M2_PER_FT2;
}

/** Litres lost by backwashing (0 to 60 minutes), and the part of the pool (0 to 1) that fresh water replaces. */
export function backwashLoss(input: { volumeL: number; flowLpm: number; minutes: number }): { lossL: number; replacedFraction: number } {
  requireAllWithin(input, { volumeL: VOLUME, flowLpm: FLOW, minutes: [0, 60, 'minutes'] });
  const lossL = Math.min(input.flowLpm * input.minutes, input.volumeL);
  return { lossL, replacedFraction: lossL / input.volumeL };
}

export interface PumpSpeed {
  /** at the rated speed, 10 to 20,000 W */
  ratedPowerW: number;
  /** at the rated speed, 1 to 20,000 L/min */
  ratedFlowLpm: number;
  /** 500 to 4000 rpm */
  ratedRpm: number;
  /** 500 to 4000 rpm, not above the rated speed */
  rpm: number;
  hoursPerDay: number;
  /** 0 to 5 USD per kWh */
  pricePerKwhUsd: number;
}
export interface PumpCost {
  powerW: number;
  flowLpm: number;
  kwhPerDay: number;
  costPerDayUsd: number;
  /** hours a day at this speed that move as much water as `hoursPerDay` at the rated speed */
  hoursForSameWater: number;
  arithmetic: Sentence[];
}

/**
 * What a pump uses at another speed by the affinity laws: flow goes with the speed, power with its cube. Real pumps save somewhat less at
 * low speed, because motor losses do not follow the law.
 */
export function pumpCost(input: PumpSpeed): PumpCost {
  const rpm = [500, 4000, 'rpm'] as const;
  requireAllWithin(input, {
    ratedPowerW: [10, 20_000, 'W'],
    ratedFlowLpm: FLOW,
    ratedRpm: rpm,
    rpm: [500, Math.min(4000, input.ratedRpm), 'rpm'],
    hoursPerDay: HOURS,
    pricePerKwhUsd: [0, 5, 'USD per kWh'],
  });
  const rated = { rpm: input.ratedRpm, flowLpm: input.ratedFlowLpm, powerW: input.ratedPowerW };
  const { flowLpm, powerW } = atSpeed(rated, input.rpm);
  const kwhPerDay = (powerW * input.hoursPerDay) / 1000;
  const costPerDayUsd = kwhPerDay * input.pricePerKwhUsd;
  return {
    powerW,
    flowLpm,
    kwhPerDay,
    costPerDayUsd,
    hoursForSameWater: (input.hoursPerDay * input.ratedRpm) / input.rpm,
    arithmetic: [
      sentence('answers_pump_power', {
        rated: rounded(input.ratedPowerW, 1),
        rpm: rounded(input.rpm, 0),
        ratedRpm: rounded(input.ratedRpm, 0),
        power: rounded(powerW, 0),
      }),
      sentence('answers_pump_energy', { power: rounded(powerW, 0), hours: rounded(input.hoursPerDay, 2), energy: rounded(kwhPerDay, 2) }),
      sentence('answers_pump_cost', {
        energy: rounded(kwhPerDay, 2),
        price: rounded(input.pricePerKwhUsd, 4),
        cost: rounded(costPerDayUsd, 2),
      }),
    ],
  };
}
