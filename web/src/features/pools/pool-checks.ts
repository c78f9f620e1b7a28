// What is wrong with an answer, in the person's own units, before it is sent. Keys are the server's dotted paths.
import { formatNumber, formatQuantity, formatLength, POSSIBLE, PRODUCTS, type UnitSystem } from '@limpid/chemistry';
import { MAXIMUM_VOLUME_L } from '@limpid/contract';
import { m } from '../../paraglide/messages.js';
import { FILL_WATER_PARAMETERS, hardens, type PoolAnswers } from './pool-answers.ts';
import { POOL_PARTS, type PoolPart } from './pool-body.ts';
import {
  AREA_LIMITS_M2,
  answeredVolume,
  DEPTH_LIMITS_M,
  DIMENSIONS,
  keepsSaltVolume,
  LEAST_DEPTH_M,
  LENGTH_LIMITS_M,
} from './pool-volume.ts';
import { targetFaults } from './pool-targets.ts';

/** It may be tomorrow already where the pool is. */
const DAY_MS = 86_400_000;

export type Faults = Record<string, string>;
interface Limits {
  low: number;
  high: number;
}
type Format = (value: number) => string;

function outside(value: number | null, { low, high }: Limits, format: Format): string | undefined {
  if (value === null || (value >= low && value <= high)) return undefined;
  return m.pools_value_out_of_range({ value: format(low), value2: format(high) });
}
const withUnit =
  (unit: string): Format =>
  (value) =>
    `${formatNumber(value)}${unit && ` ${unit}`}`;

/** Faults of one field: nothing when the message is undefined. */
const fault = (field: string, message: string | undefined): Faults => (message === undefined ? {} : { [field]: message });

function nameFaults(answers: PoolAnswers): Faults {
  const length = answers.name.trim().length;
  if (length === 0) return { name: m.common_pool_name_missing() };
  return length > 80 ? { name: m.pools_name_too_long() } : {};
}

function shapeFaults(answers: PoolAnswers, units: UnitSystem): Faults {
  const { shape } = answers;
  const length: Format = (value) => formatLength(value, units);
  const faults: Faults = {};
  for (const { name, label } of DIMENSIONS[shape.shape]) {
    const isArea = name === 'areaM2';
    const message =
      shape[name] === null
        ? m.pools_value_missing({ value: label().toLowerCase() })
        : outside(
            shape[name],
            isArea ? AREA_LIMITS_M2 : LENGTH_LIMITS_M,
            isArea ? (value) => formatQuantity('area', value, units) : length,
          );
    Object.assign(faults, fault(`shape.${name}`, message));
  }
  const depth =
    Math.max(shape.shallowDepthM ?? 0, shape.deepDepthM ?? 0) < LEAST_DEPTH_M
      ? m.pools_depth_missing()
      : outside(shape.shallowDepthM, DEPTH_LIMITS_M, length);
  return {
    ...faults,
    ...fault('shape.shallowDepthM', depth),
    ...fault('shape.deepDepthM', outside(shape.deepDepthM, DEPTH_LIMITS_M, length)),
  };
}

function saltFaults({ salt }: PoolAnswers, units: UnitSystem): Faults {
  const ppm = { low: 0, high: 50_000 };
  const [before, added, after] = [salt.beforePpm, salt.addedSaltG, salt.afterPpm];
  const isFalling = before !== null && after !== null && after <= before;
  return {
    ...fault('salt.beforePpm', before === null ? m.pools_salt_before_missing() : outside(before, ppm, withUnit('ppm'))),
    ...fault(
      'salt.addedSaltG',
      added === null
        ? m.pools_salt_amount_missing()
        : outside(added, { low: 100, high: 2_000_000 }, (value) =>
            formatQuantity('mass', value, units, { unit: units === 'us' ? 'lb' : 'kg' }),
          ),
    ),
    ...fault(
      'salt.afterPpm',
      after === null ? m.pools_salt_after_missing() : isFalling ? m.pools_salt_not_higher() : outside(after, ppm, withUnit('ppm')),
    ),
  };
}

function volumeFaults(answers: PoolAnswers, units: UnitSystem): Faults {
  if (answers.volumeSource === 'shape') return { ...shapeFaults(answers, units), ...tooLarge(answers, units) };
  if (answers.volumeSource === 'salt' && keepsSaltVolume(answers)) return {};
  if (answers.volumeSource === 'salt') return { ...saltFaults(answers, units), ...tooLarge(answers, units) };
  const { knownVolumeL } = answers;
  if (knownVolumeL === null) return { volumeL: m.pools_volume_missing_text() };
  return knownVolumeL > 0 ? tooLarge(answers, units) : { volumeL: m.pools_volume_too_small() };
}

function tooLarge(answers: PoolAnswers, units: UnitSystem): Faults {
  const { volumeL } = answeredVolume(answers);
  const isTooLarge = volumeL !== null && volumeL > MAXIMUM_VOLUME_L;
  return isTooLarge ? { volumeL: m.pools_volume_too_large({ value: formatQuantity('volume', MAXIMUM_VOLUME_L, units) }) } : {};
}

/** Both ends, in order. */
function saltRangeFaults({ lowPpm, highPpm }: PoolAnswers['saltCell']): Faults {
  if (lowPpm === null && highPpm === null) return {};
  const limits = { low: 500, high: 40_000 };
  const missing = (value: number | null) =>
    value === null ? m.common_number_out_of_range(limits) : outside(value, limits, withUnit('ppm'));
  const isSwapped = lowPpm !== null && highPpm !== null && lowPpm >= highPpm;
  return {
    ...fault('saltCell.lowPpm', missing(lowPpm) ?? (isSwapped ? m.common_lower_end_too_high() : undefined)),
    ...fault('saltCell.highPpm', missing(highPpm)),
  };
}

function sanitizerFaults({ sanitizer, saltCell }: PoolAnswers): Faults {
  if (sanitizer !== 'salt') return {};
  if (saltCell.gramsPerHour === null) return saltRangeFaults(saltCell);
  const hours =
    saltCell.hoursPerDay === null ? m.pools_cell_hours_missing() : outside(saltCell.hoursPerDay, { low: 0, high: 24 }, withUnit('hours'));
  return {
    ...fault('saltCell.gramsPerHour', outside(saltCell.gramsPerHour, { low: 0.1, high: 2000 }, withUnit('g/h'))),
    ...fault('saltCell.hoursPerDay', hours),
    ...saltRangeFaults(saltCell),
    ...fault('saltCell.percent', outside(saltCell.percent, { low: 0, high: 100 }, withUnit('%'))),
  };
}

function shelfFaults({ shelf }: PoolAnswers): Faults {
  return Object.assign(
    {},
    ...shelf.map((item, index) => {
      return {
        ...fault(`shelf.${index}.strengthPercent`, outside(item.strengthPercent, PRODUCTS[item.productId].strengthRange, withUnit('%'))),
        ...fault(`shelf.${index}.pricePerUnit`, outside(item.pricePerUnit, { low: 0, high: 10_000 }, withUnit('USD'))),
      };
    }),
  ) as Faults;
}

function fillWaterFaults({ fillWater }: PoolAnswers): Faults {
  const isEmpty = FILL_WATER_PARAMETERS.every((parameter) => fillWater[parameter] === null);
  if (isEmpty) return {};
  const faults: Faults = {};
  for (const parameter of FILL_WATER_PARAMETERS) {
    const message = outside(fillWater[parameter], POSSIBLE[parameter], withUnit(parameter === 'ph' ? '' : 'ppm'));
    Object.assign(faults, fault(`fillWater.${parameter}`, message));
  }
  for (const parameter of ['ph', 'alkalinityPpm'] as const) {
    if (fillWater[parameter] === null) faults[`fillWater.${parameter}`] = m.pools_fill_needs_both();
  }
  return faults;
}

function surfaceFaults(answers: PoolAnswers): Faults {
  const { surfaceNewSinceOn } = answers;
  const isAhead = surfaceNewSinceOn !== null && hardens(answers) && Date.parse(surfaceNewSinceOn) > Date.now() + DAY_MS;
  return isAhead ? { surfaceNewSinceOn: m.pools_surface_new_ahead() } : {};
}

const CHECKS: Partial<Record<PoolPart, (answers: PoolAnswers, units: UnitSystem) => Faults>> = {
  name: nameFaults,
  volume: volumeFaults,
  surface: surfaceFaults,
  sanitizer: sanitizerFaults,
  pump: (answers, units) =>
    fault(
      'pumpFlowLpm',
      outside(answers.pumpFlowLpm, { low: 1, high: 20_000 }, (value) => formatQuantity('flow', value, units)),
    ),
  shelf: shelfFaults,
  fillWater: fillWaterFaults,
  targets: (answers) => targetFaults(answers.targetOverrides),
};

export const partFaults = (part: PoolPart, answers: PoolAnswers, units: UnitSystem): Faults => CHECKS[part]?.(answers, units) ?? {};

/** The first part that needs another look. */
export const firstFaultyPart = (answers: PoolAnswers, units: UnitSystem): PoolPart | undefined =>
  POOL_PARTS.find((part) => Object.keys(partFaults(part, answers, units)).length > 0);
