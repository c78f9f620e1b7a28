import { perimeterM, type PoolShape, volumeBySalt, volumeOf } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import type { Answer } from '../answer.ts';
import { defineCalculator } from '../calculator.ts';
import { choice, number, type Values } from '../inputs.ts';
import type { Format } from '../format.ts';

type ShapeName = PoolShape['shape'];

const isShape =
  (...shapes: readonly ShapeName[]) =>
  (values: Values): boolean =>
    values['method'] === 'shape' && shapes.includes(values['shape'] as ShapeName);
const byShape = (values: Values): boolean => values['method'] === 'shape';
const bySalt = (values: Values): boolean => values['method'] === 'salt';

const length = (label: string, feet: number, metres: number, when: (values: Values) => boolean, hint?: string) =>
  number(label, { us: feet * 0.3048, metric: metres }, [0.2, 300], { quantity: 'length', when, ...(hint === undefined ? {} : { hint }) });
const depth = (label: string, feet: number, metres: number) =>
  number(label, { us: feet * 0.3048, metric: metres }, [0.1, 20], { quantity: 'length', when: byShape });

const inputs = () => ({
  method: choice(
    m.calculators_how_to_find(),
    'shape',
    [
      { value: 'shape', label: m.common_by_its_shape() },
      { value: 'salt', label: m.calculators_by_salt() },
    ],
    { look: 'segments' },
  ),
  shape: choice<ShapeName>(
    m.common_shape_from_above(),
    'rectangle',
    [
      { value: 'rectangle', label: m.common_rectangle() },
      { value: 'round', label: m.common_round() },
      { value: 'oval', label: m.common_oval() },
      { value: 'stadium', label: m.common_rounded_ends() },
      { value: 'kidney', label: m.common_kidney() },
      { value: 'l_shape', label: m.common_l_shape() },
      { value: 'freeform', label: m.common_freeform() },
    ],
    { look: 'shapes', when: byShape },
  ),
  lengthM: length(m.common_length(), 32, 10, isShape('rectangle', 'oval', 'stadium', 'kidney', 'l_shape')),
  widthM: length(m.common_width(), 16, 5, isShape('rectangle', 'oval', 'stadium', 'l_shape')),
  diameterM: length(m.common_diameter(), 18, 5.5, isShape('round')),
  widthAM: length(m.common_width_at_one_end(), 16, 5, isShape('kidney')),
  widthBM: length(m.common_width_at_other_end(), 12, 4, isShape('kidney')),
  length2M: length(m.common_length_of_the_leg(), 10, 3, isShape('l_shape')),
  width2M: length(m.common_width_of_the_leg(), 12, 4, isShape('l_shape')),
  areaM2: number(m.common_water_surface(), { us: 41.806368, metric: 40 }, [0.1, 50_000], {
    quantity: 'area',
    when: isShape('freeform'),
  }),
  shallowDepthM: depth(m.calculators_shallow_depth(), 3.5, 1.1),
  deepDepthM: depth(m.calculators_deep_depth(), 6, 1.8),
  addedSaltG: number(m.common_salt_added(), { us: 181_436.948, metric: 160_000 }, [100, 2_000_000], {
    quantity: 'mass',
    offered: { us: ['lb'], metric: ['kg'] },
    when: bySalt,
  }),
  beforePpm: number(m.common_salt_before(), 400, [0, 50_000], { unit: 'ppm', when: bySalt }),
  afterPpm: number(m.calculators_salt_day_later(), 3200, [0, 50_000], {
    unit: 'ppm',
    when: bySalt,
    hint: m.calculators_pump_runs_note(),
  }),
});

function areaLine(shape: PoolShape, areaM2: number, format: Format): string {
  const l = (value: number) => format.number(value, 3);
  const area = `${format.number(areaM2, 3)} m²`;
  switch (shape.shape) {
    case 'rectangle':
      return `${l(shape.lengthM)} m × ${l(shape.widthM)} m = ${area}`;
    case 'round':
      return `π ÷ 4 × (${l(shape.diameterM)} m)² = ${area}`;
    case 'oval':
      return `π ÷ 4 × ${l(shape.lengthM)} m × ${l(shape.widthM)} m = ${area}`;
    case 'stadium':
      return `${l(shape.lengthM)} m × ${l(shape.widthM)} m − (1 − π ÷ 4) × (${l(Math.min(shape.lengthM, shape.widthM))} m)² = ${area}`;
    case 'kidney':
      return `0.45 × (${l(shape.widthAM)} + ${l(shape.widthBM)}) m × ${l(shape.lengthM)} m = ${area}`;
    case 'l_shape':
      return `${l(shape.lengthM)} m × ${l(shape.widthM)} m + ${l(shape.length2M)} m × ${l(shape.width2M)} m = ${area}`;
    case 'freeform':
      return m.calculators_surface_text({ area });
  }
}

function lengthsOf(shape: PoolShape): number[] {
  return Object.entries(shape).flatMap(([name, value]) => (name.endsWith('M') && typeof value === 'number' ? [value] : []));
}

function answerByShape(shape: PoolShape, format: Format): Answer {
  const { volumeL, surfaceAreaM2 } = volumeOf(shape);
  const edge = perimeterM(shape);
  const mean = (shape.shallowDepthM + shape.deepDepthM) / 2;
  const other =
    format.units === 'us'
      ? [m.calculators_liters(), format.quantity('volume', volumeL, 0, 'L')]
      : [m.calculators_us_gallons(), format.quantity('volume', volumeL, 0, 'gal')];
  return {
    hero: { label: m.common_volume(), value: format.amount('volume', volumeL, 0), unit: format.symbol('volume') },
    meaning: shape.shape === 'kidney' || shape.shape === 'freeform' ? m.calculators_freeform_accuracy() : m.calculators_volume_text(),
    panels: [
      { kind: 'shape', shape },
      {
        kind: 'facts',
        facts: [
          { label: other[0] as string, value: other[1] as string },
          { label: m.common_water_surface(), value: format.quantity('area', surfaceAreaM2) },
          { label: m.calculators_mean_depth(), value: format.quantity('length', mean, 2) },
          ...(edge === null ? [] : [{ label: m.calculators_perimeter(), value: format.quantity('length', edge, 1) }]),
        ],
      },
    ],
    arithmetic: [
      ...format.conversions(...lengthsOf(shape).map((value) => ['length', value] as const)),
      ...(shape.shape === 'freeform' ? format.conversions(['area', shape.areaM2]) : []),
      areaLine(shape, surfaceAreaM2, format),
      m.calculators_math_mean_depth({
        shallow: format.number(shape.shallowDepthM, 3),
        deep: format.number(shape.deepDepthM, 3),
        mean: format.number(mean, 3),
      }),
      `${format.number(surfaceAreaM2, 3)} m² × ${format.number(mean, 3)} m × 1,000 = ${format.number(volumeL, 0)} L`,
      ...format.result('volume', volumeL, `${format.number(volumeL, 0)} L ÷ 3.7854`),
    ],
    sources: ['geometry', 'units'],
  };
}

function answerBySalt(input: { addedSaltG: number; beforePpm: number; afterPpm: number }, format: Format): Answer {
  const { volumeL, lowL, highL, findings } = volumeBySalt(input);
  const rise = input.afterPpm - input.beforePpm;
  return {
    hero: { label: m.common_volume(), value: format.amount('volume', volumeL, 0), unit: format.symbol('volume') },
    meaning:
      highL === null
        ? m.calculators_salt_accuracy_above({ low: format.quantity('volume', lowL, 0) })
        : m.calculators_salt_accuracy({ low: format.quantity('volume', lowL, 0), high: format.quantity('volume', highL, 0) }),
    findings,
    arithmetic: [
      ...format.conversions(['mass', input.addedSaltG]),
      m.calculators_math_salt_rise({
        after: format.number(input.afterPpm),
        before: format.number(input.beforePpm),
        rise: format.number(rise),
      }),
      `${format.number(input.addedSaltG, 0)} g × 1,000 ÷ ${format.number(rise)} ppm = ${format.number(volumeL, 0)} L`,
      ...format.result('volume', volumeL, `${format.number(volumeL, 0)} L ÷ 3.7854`),
    ],
    sources: ['masses', 'kits', 'units'],
  };
}

export const volumeCalculator = defineCalculator('volume', () => ({
  inputs: inputs(),
  compute({ method, addedSaltG, beforePpm, afterPpm, ...shape }, format) {
    return method === 'salt' ? answerBySalt({ addedSaltG, beforePpm, afterPpm }, format) : answerByShape(shapeOf(shape), format);
  },
}));

/** Only the dimensions of the chosen shape: the engine would refuse an odd one that is not even asked for. */
function shapeOf(
  all: Record<Exclude<keyof ReturnType<typeof inputs>, 'method' | 'shape' | 'addedSaltG' | 'beforePpm' | 'afterPpm'>, number> & {
    shape: ShapeName;
  },
): PoolShape {
  const { shape, shallowDepthM, deepDepthM, lengthM, widthM, diameterM, widthAM, widthBM, length2M, width2M, areaM2 } = all;
  const depths = { shallowDepthM, deepDepthM };
  switch (shape) {
    case 'rectangle':
    case 'oval':
    case 'stadium':
      return { shape, lengthM, widthM, ...depths };
    case 'round':
      return { shape, diameterM, ...depths };
    case 'kidney':
      return { shape, lengthM, widthAM, widthBM, ...depths };
    case 'l_shape':
      return { shape, lengthM, widthM, length2M, width2M, ...depths };
    case 'freeform':
      return { shape, areaM2, ...depths };
  }
}
