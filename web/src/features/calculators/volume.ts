import { perimeterM, type PoolShape, volumeBySalt, volumeOf } from '@limpid/chemistry';
import type { Answer } from './answer.ts';
import { defineCalculator } from './calculator.ts';
import { choice, number, type Values } from './inputs.ts';
import type { Say } from './say.ts';

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

const inputs = {
  method: choice(
    'How',
    'shape',
    [
      { value: 'shape', label: 'By its shape' },
      { value: 'salt', label: 'By salt' },
    ],
    { look: 'segments' },
  ),
  shape: choice<ShapeName>(
    'Shape from above',
    'rectangle',
    [
      { value: 'rectangle', label: 'Rectangle' },
      { value: 'round', label: 'Round' },
      { value: 'oval', label: 'Oval' },
      { value: 'stadium', label: 'Rounded ends' },
      { value: 'kidney', label: 'Kidney' },
      { value: 'l_shape', label: 'L-shape' },
      { value: 'freeform', label: 'Freeform' },
    ],
    { look: 'shapes', when: byShape },
  ),
  lengthM: length('Length', 32, 10, isShape('rectangle', 'oval', 'stadium', 'kidney', 'l_shape')),
  widthM: length('Width', 16, 5, isShape('rectangle', 'oval', 'stadium', 'l_shape')),
  diameterM: length('Across', 18, 5.5, isShape('round')),
  widthAM: length('Width at one end', 16, 5, isShape('kidney')),
  widthBM: length('Width at the other end', 12, 4, isShape('kidney')),
  length2M: length('Length of the leg', 10, 3, isShape('l_shape')),
  width2M: length('Width of the leg', 12, 4, isShape('l_shape')),
  areaM2: number('Water surface', { us: 41.806368, metric: 40 }, [0.1, 50_000], { quantity: 'area', when: isShape('freeform') }),
  shallowDepthM: depth('Shallow depth', 3.5, 1.1),
  deepDepthM: depth('Deep depth', 6, 1.8),
  addedSaltG: number('Salt added', { us: 181_436.948, metric: 160_000 }, [100, 2_000_000], {
    quantity: 'mass',
    offered: { us: ['lb'], metric: ['kg'] },
    when: bySalt,
  }),
  beforePpm: number('Salt before', 400, [0, 50_000], { unit: 'ppm', when: bySalt }),
  afterPpm: number('Salt a day later', 3200, [0, 50_000], { unit: 'ppm', when: bySalt, hint: 'The pump runs all the while' }),
};

function areaLine(shape: PoolShape, areaM2: number, say: Say): string {
  const m = (value: number) => say.number(value, 3);
  const area = `${say.number(areaM2, 3)} m²`;
  switch (shape.shape) {
    case 'rectangle':
      return `${m(shape.lengthM)} m × ${m(shape.widthM)} m = ${area}`;
    case 'round':
      return `π ÷ 4 × (${m(shape.diameterM)} m)² = ${area}`;
    case 'oval':
      return `π ÷ 4 × ${m(shape.lengthM)} m × ${m(shape.widthM)} m = ${area}`;
    case 'stadium':
      return `${m(shape.lengthM)} m × ${m(shape.widthM)} m − (1 − π ÷ 4) × (${m(Math.min(shape.lengthM, shape.widthM))} m)² = ${area}`;
    case 'kidney':
      return `0.45 × (${m(shape.widthAM)} + ${m(shape.widthBM)}) m × ${m(shape.lengthM)} m = ${area}`;
    case 'l_shape':
      return `${m(shape.lengthM)} m × ${m(shape.widthM)} m + ${m(shape.length2M)} m × ${m(shape.width2M)} m = ${area}`;
    case 'freeform':
      return `water surface ${area}`;
  }
}

function lengthsOf(shape: PoolShape): number[] {
  return Object.entries(shape).flatMap(([name, value]) => (name.endsWith('M') && typeof value === 'number' ? [value] : []));
}

function answerByShape(shape: PoolShape, say: Say): Answer {
  const { volumeL, surfaceAreaM2 } = volumeOf(shape);
  const edge = perimeterM(shape);
  const mean = (shape.shallowDepthM + shape.deepDepthM) / 2;
  const other =
    say.units === 'us' ? ['Litres', say.quantity('volume', volumeL, 0, 'L')] : ['US gallons', say.quantity('volume', volumeL, 0, 'gal')];
  return {
    hero: { label: 'Volume', value: say.amount('volume', volumeL, 0), unit: say.symbol('volume') },
    meaning:
      shape.shape === 'kidney' || shape.shape === 'freeform'
        ? 'An outline like this is known to about 5 %. The salt method gets closer.'
        : 'Every dose follows this number. Steps and benches take a little off; the salt method measures what is really there.',
    panels: [
      { kind: 'shape', shape },
      {
        kind: 'facts',
        facts: [
          { label: other[0] as string, value: other[1] as string },
          { label: 'Water surface', value: say.quantity('area', surfaceAreaM2) },
          { label: 'Mean depth', value: say.quantity('length', mean, 2) },
          ...(edge === null ? [] : [{ label: 'Around the edge', value: say.quantity('length', edge, 1) }]),
        ],
      },
    ],
    arithmetic: [
      ...say.conversions(...lengthsOf(shape).map((value) => ['length', value] as const)),
      ...(shape.shape === 'freeform' ? say.conversions(['area', shape.areaM2]) : []),
      areaLine(shape, surfaceAreaM2, say),
      `mean depth: (${say.number(shape.shallowDepthM, 3)} + ${say.number(shape.deepDepthM, 3)}) ÷ 2 = ${say.number(mean, 3)} m`,
      `${say.number(surfaceAreaM2, 3)} m² × ${say.number(mean, 3)} m × 1,000 = ${say.number(volumeL, 0)} L`,
      ...say.result('volume', volumeL, `${say.number(volumeL, 0)} L ÷ 3.7854`),
    ],
    sources: ['geometry', 'units'],
  };
}

function answerBySalt(input: { addedSaltG: number; beforePpm: number; afterPpm: number }, say: Say): Answer {
  const { volumeL, lowL, highL, findings } = volumeBySalt(input);
  const rise = input.afterPpm - input.beforePpm;
  return {
    hero: { label: 'Volume', value: say.amount('volume', volumeL, 0), unit: say.symbol('volume') },
    meaning: `With a salt test good to ±100 ppm it lies between ${say.quantity('volume', lowL, 0)} and ${highL === null ? 'anything' : say.quantity('volume', highL, 0)}.`,
    findings,
    arithmetic: [
      ...say.conversions(['mass', input.addedSaltG]),
      `${say.number(input.afterPpm)} − ${say.number(input.beforePpm)} = ${say.number(rise)} ppm more salt`,
      `${say.number(input.addedSaltG, 0)} g × 1,000 ÷ ${say.number(rise)} ppm = ${say.number(volumeL, 0)} L`,
      ...say.result('volume', volumeL, `${say.number(volumeL, 0)} L ÷ 3.7854`),
    ],
    sources: ['masses', 'kits', 'units'],
  };
}

export const volumeCalculator = defineCalculator({
  name: 'volume',
  inputs,
  compute({ method, addedSaltG, beforePpm, afterPpm, ...shape }, say) {
    return method === 'salt' ? answerBySalt({ addedSaltG, beforePpm, afterPpm }, say) : answerByShape(shapeOf(shape), say);
  },
});

/** Only the dimensions of the chosen shape: the engine would refuse an odd one that is not even asked for. */
function shapeOf(
  all: Record<Exclude<keyof typeof inputs, 'method' | 'shape' | 'addedSaltG' | 'beforePpm' | 'afterPpm'>, number> & { shape: ShapeName },
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
