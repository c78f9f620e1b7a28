// Warming the water: energy, heater time and cost, rough heater size. Formulas: science/chemistry part 5.
import { ChemistryError } from '../findings.ts';
import type { Sentence } from '../sentences/message.ts';
import { rounded, sentencesFrom } from '../sentences/sentences.ts';
import { requireAllWithin, requireWithin } from '../measuring/valid-range.ts';

const KJ_PER_BTU = 1.05505585262;
const L_PER_GAL = 3.785411784;
/** kJ to warm one litre by one kelvin: 8.345 Btu per US gallon and °F. */
export const WATER_HEAT_KJ_PER_L_K = (8.345 * KJ_PER_BTU * 1.8) / L_PER_GAL;
const KWH_PER_THERM = (100_000 * KJ_PER_BTU) / 3600;
const KW_PER_BTU_PER_HOUR = KJ_PER_BTU / 3600;
const FT2_PER_M2 = 1 / 0.09290304;

export const HEAT_SENTENCES = {
  answers_heat_energy: '{wholeVolume} L × {each} kJ × {kelvin} K ÷ 3600 = {energy} kWh',
  answers_heat_hours: '{energy} kWh ÷ ({output} − {loss}) kW = {hours} h',
  answers_heat_gas: '{delivered} kWh ÷ {efficiency}% ÷ 29.3 kWh = {therms} therms × {price} USD = {cost} USD',
  answers_heat_electricity: '{delivered} kWh ÷ {cop} = {bought} kWh of electricity × {price} USD = {cost} USD',
  answers_heat_too_small: 'The water loses heat as fast as this heater adds it, so it never gets warmer.',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(HEAT_SENTENCES);

export type Heater =
  | {
      kind: 'gas';
      /** burner input, 1 to 1000 kW */
      inputKw: number;
      /** heat into the water, 50 to 99 % of the gas */
      efficiencyPercent: number;
      /** 0 to 20 USD */
      pricePerThermUsd: number;
    }
  | {
      kind: 'heat_pump';
      /** heat into the water, 1 to 200 kW */
      outputKw: number;
      /** heat out per electricity in, 1 to 16; falls with cold air */
      cop: number;
      /** 0 to 5 USD */
      pricePerKwhUsd: number;
    }
  | {
      kind: 'electric';
      /** 0.5 to 200 kW */
      outputKw: number;
      /** 0 to 5 USD */
      pricePerKwhUsd: number;
    };

export interface HeatUpInput {
  /** 50 to 10,000,000 L */
  volumeL: number;
  /** 0 to 41 °C */
  fromC: number;
  /** 0 to 41 °C, not below `fromC` */
  toC: number;
  heater: Heater;
  /** heat lost to the air at the same time, 0 to 500 kW, default 0: a covered pool loses little, an open one in the wind a lot */
  lossKw?: number;
}
export interface HeatUp {
  /** heat that stays in the water */
  energyKwh: number;
  hours: number;
  /** gas bought in therms; null for electric heaters */
  fuelTherms: number | null;
  /** electricity bought in kWh; null for gas */
  fuelKwh: number | null;
  costUsd: number;
  arithmetic: Sentence[];
}

function requireHeater(heater: Heater): void {
  const output = [0.5, 200, 'kW'] as const;
  const price = [0, 5, 'USD'] as const;
  if (heater.kind === 'gas') {
    requireWithin(heater.inputKw, 'heater.inputKw', 1, 1000, 'kW');
    requireWithin(heater.efficiencyPercent, 'heater.efficiencyPercent', 50, 99, '%');
    requireWithin(heater.pricePerThermUsd, 'heater.pricePerThermUsd', 0, 20, 'USD');
    return;
  }
  requireWithin(heater.outputKw, 'heater.outputKw', ...output);
  requireWithin(heater.pricePerKwhUsd, 'heater.pricePerKwhUsd', ...price);
  if (heater.kind === 'heat_pump') requireWithin(heater.cop, 'heater.cop', 1, 16);
}

function bought(heater: Heater, deliveredKwh: number): Pick<HeatUp, 'fuelTherms' | 'fuelKwh' | 'costUsd'> & { line: Sentence } {
  const delivered = rounded(deliveredKwh, 1);
  if (heater.kind === 'gas') {
    const fuelTherms = deliveredKwh / (heater.efficiencyPercent / 100) / KWH_PER_THERM;
    const costUsd = fuelTherms * heater.pricePerThermUsd;
    const line = sentence('answers_heat_gas', {
      delivered,
      efficiency: rounded(heater.efficiencyPercent, 2),
      therms: rounded(fuelTherms, 2),
      price: rounded(heater.pricePerThermUsd, 4),
      cost: rounded(costUsd, 2),
    });
    return { fuelTherms, fuelKwh: null, costUsd, line };
  }
  const cop = heater.kind === 'heat_pump' ? heater.cop : 1;
  const fuelKwh = deliveredKwh / cop;
  const costUsd = fuelKwh * heater.pricePerKwhUsd;
  const line = sentence('answers_heat_electricity', {
    delivered,
    cop: rounded(cop, 2),
    bought: rounded(fuelKwh, 1),
    price: rounded(heater.pricePerKwhUsd, 4),
    cost: rounded(costUsd, 2),
  });
  return { fuelTherms: null, fuelKwh, costUsd, line };
}

/**
 * Time and cost to warm the water. Throws `heater_too_small` (field `heater`) when the losses take all that the heater gives, and
 * `out_of_range` with the field.
 */
export function heatUp(input: HeatUpInput): HeatUp {
  requireAllWithin(input, { volumeL: [50, 10_000_000, 'L'], fromC: [0, 41, '°C'], lossKw: [0, 500, 'kW'] });
  requireWithin(input.toC, 'toC', input.fromC, 41, '°C');
  requireHeater(input.heater);
  const outputKw = input.heater.kind === 'gas' ? (input.heater.inputKw * input.heater.efficiencyPercent) / 100 : input.heater.outputKw;
  const lossKw = input.lossKw ?? 0;
  if (outputKw <= lossKw) {
    const { text, messages } = sentence('answers_heat_too_small');
    throw new ChemistryError('heater_too_small', text, 'heater', messages);
  }
  const energyKwh = (input.volumeL * WATER_HEAT_KJ_PER_L_K * (input.toC - input.fromC)) / 3600;
  const hours = energyKwh / (outputKw - lossKw);
  const { line, ...fuel } = bought(input.heater, hours * outputKw);
  const arithmetic = [
    sentence('answers_heat_energy', {
      wholeVolume: input.volumeL,
      each: rounded(WATER_HEAT_KJ_PER_L_K, 3),
      kelvin: rounded(input.toC - input.fromC, 1),
      energy: rounded(energyKwh, 1),
    }),
    sentence('answers_heat_hours', {
      energy: rounded(energyKwh, 1),
      output: rounded(outputKw, 1),
      loss: rounded(lossKw, 1),
      hours: rounded(hours, 1),
    }),
    line,
  ];
  return { energyKwh, hours, ...fuel, arithmetic };
}

const MPH_3_5 = 1.56464;
const MPH_5 = 2.2352;
const MPH_10 = 4.4704;

/** The wind factor of the heater rule: 1 up to 3.5 mph, 1.25 at 5 mph, 2 at 10 mph, straight lines between. */
function windFactor(windMps: number): number {
  if (windMps <= MPH_3_5) return 1;
  if (windMps <= MPH_5) return 1 + (0.25 * (windMps - MPH_3_5)) / (MPH_5 - MPH_3_5);
  return 1.25 + (0.75 * (windMps - MPH_5)) / (MPH_10 - MPH_5);
}

/**
 * Rough heater size in kW for an uncovered outdoor pool by the US Department of Energy's rule: 12 Btu/h per square foot and °F between
 * the wanted water and the mean air of the coldest month of use. Surface 0.5 to 100,000 m², wind at the water 0 to 4.47 m/s (10 mph).
 * Sized by the surface, so not for spas, which are sized by volume and heating time.
 */
export function heaterSizeKw(input: { surfaceAreaM2: number; waterC: number; airC: number; windMps?: number }): number {
  requireAllWithin(input, {
    surfaceAreaM2: [0.5, 100_000, 'm²'],
    waterC: [0, 41, '°C'],
    airC: [-40, 50, '°C'],
    windMps: [0, MPH_10, 'm/s'],
  });
  const differenceF = Math.max(0, (input.waterC - input.airC) * 1.8);
  const btuPerHour = input.surfaceAreaM2 * FT2_PER_M2 * differenceF * 12 * windFactor(input.windMps ?? 0);
  return btuPerHour * KW_PER_BTU_PER_HOUR;
}
