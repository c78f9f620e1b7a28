// The volume that the answers give, whichever way they give it, and a word when it looks like a slip.
import { ChemistryError, type Finding, type PoolShape, volumeBySalt, volumeOf } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';
import type { PoolAnswers, SaltAnswers, ShapeAnswers, ShapeName } from './pool-answers.ts';

export type LengthName = Exclude<keyof ShapeAnswers, 'shape' | 'areaM2' | 'shallowDepthM' | 'deepDepthM'>;

export interface Dimension {
  name: LengthName | 'areaM2';
  label: () => string;
  /** names it in the drawing */
  letter: string;
}

/** What people measure of each shape, in the order of measuring. */
export const DIMENSIONS: Record<ShapeName, readonly Dimension[]> = {
  rectangle: [
    { name: 'lengthM', label: m.common_length, letter: 'A' },
    { name: 'widthM', label: m.common_width, letter: 'B' },
  ],
  round: [{ name: 'diameterM', label: m.common_diameter, letter: 'A' }],
  oval: [
    { name: 'lengthM', label: m.common_length, letter: 'A' },
    { name: 'widthM', label: m.common_width, letter: 'B' },
  ],
  stadium: [
    { name: 'lengthM', label: m.common_length, letter: 'A' },
    { name: 'widthM', label: m.common_width, letter: 'B' },
  ],
  kidney: [
    { name: 'lengthM', label: m.common_length, letter: 'A' },
    { name: 'widthAM', label: m.common_width_at_one_end, letter: 'B' },
    { name: 'widthBM', label: m.common_width_at_other_end, letter: 'C' },
  ],
  l_shape: [
    { name: 'lengthM', label: m.pools_length_main_part, letter: 'A' },
    { name: 'widthM', label: m.pools_width_main_part, letter: 'B' },
    { name: 'length2M', label: m.common_length_of_the_leg, letter: 'C' },
    { name: 'width2M', label: m.common_width_of_the_leg, letter: 'D' },
  ],
  freeform: [{ name: 'areaM2', label: m.common_water_surface, letter: 'A' }],
};

export const LENGTH_LIMITS_M = { low: 0.2, high: 300 };
/** 0 at one end: a beach entry */
export const DEPTH_LIMITS_M = { low: 0, high: 20 };
/** Somewhere the water must be this deep. */
export const LEAST_DEPTH_M = 0.1;
export const AREA_LIMITS_M2 = { low: 0.1, high: 50_000 };

/** A pool of usual size in this shape: fills the gaps of a drawing, never those of an answer. */
const TYPICAL: Omit<ShapeAnswers, 'shape'> = {
  lengthM: 9.75,
  widthM: 4.88,
  diameterM: 5.5,
  widthAM: 4.6,
  widthBM: 3.7,
  length2M: 3,
  width2M: 3.4,
  areaM2: 40,
  shallowDepthM: 1.07,
  deepDepthM: 1.83,
};

function shapeWith(
  answers: ShapeAnswers,
  value: (name: Dimension['name']) => number | null,
  depths: [number, number] | null,
): PoolShape | null {
  if (!depths) return null;
  const entries = DIMENSIONS[answers.shape].map(({ name }) => [name, value(name)] as const);
  if (entries.some(([, number]) => number === null)) return null;
  const shape = { shape: answers.shape, ...Object.fromEntries(entries), shallowDepthM: depths[0], deepDepthM: depths[1] } as PoolShape;
  return volumeOrNull(shape) && shape;
}

function volumeOrNull(shape: PoolShape) {
  try {
    return volumeOf(shape);
  } catch (error) {
    if (error instanceof ChemistryError) return null;
    throw error;
  }
}

function depthsOf(answers: ShapeAnswers): [number, number] | null {
  const shallow = answers.shallowDepthM ?? answers.deepDepthM;
  return shallow === null ? null : [shallow, answers.deepDepthM ?? shallow];
}

/** The shape when everything is typed and possible, else null. */
export const completeShape = (answers: ShapeAnswers): PoolShape | null => shapeWith(answers, (name) => answers[name], depthsOf(answers));

/** A shape that can always be drawn: gaps and impossible values are drawn at a usual size. */
export function drawableShape(answers: ShapeAnswers): PoolShape {
  const usable = (name: Dimension['name']) => {
    const { low, high } = name === 'areaM2' ? AREA_LIMITS_M2 : LENGTH_LIMITS_M;
    const value = answers[name];
    return value !== null && value >= low && value <= high ? value : TYPICAL[name];
  };
  const typed = depthsOf(answers);
  const isWithin = typed?.every((depth) => depth >= DEPTH_LIMITS_M.low && depth <= DEPTH_LIMITS_M.high);
  const isPossible = isWithin && typed?.some((depth) => depth >= LEAST_DEPTH_M);
  const depths = typed && isPossible ? typed : ([TYPICAL.shallowDepthM, TYPICAL.deepDepthM] as [number, number]);
  return shapeWith(answers, usable, depths) as PoolShape;
}

export interface AnsweredVolume {
  volumeL: number | null;
  surfaceAreaM2: number | null;
  /** the salt method's doubt */
  lowL?: number;
  highL?: number | null;
  findings: Finding[];
}
const UNKNOWN: AnsweredVolume = { volumeL: null, surfaceAreaM2: null, findings: [] };

function bySalt({ beforePpm, addedSaltG, afterPpm }: SaltAnswers): AnsweredVolume {
  if (beforePpm === null || addedSaltG === null || afterPpm === null) return UNKNOWN;
  try {
    const { volumeL, lowL, highL, findings } = volumeBySalt({ beforePpm, addedSaltG, afterPpm });
    return { volumeL, surfaceAreaM2: null, lowL, highL, findings };
  } catch (error) {
    if (!(error instanceof ChemistryError)) throw error;
    return UNKNOWN;
  }
}

/** Found before, and nothing new was typed. */
export const keepsSaltVolume = ({ salt, saltVolumeL }: PoolAnswers): boolean =>
  saltVolumeL !== null && salt.beforePpm === null && salt.addedSaltG === null && salt.afterPpm === null;

/** Whichever way was chosen. */
export function answeredVolume(answers: PoolAnswers): AnsweredVolume {
  if (answers.volumeSource === 'salt') {
    return keepsSaltVolume(answers) ? { ...UNKNOWN, volumeL: answers.saltVolumeL } : bySalt(answers.salt);
  }
  if (answers.volumeSource === 'known') {
    return { volumeL: answers.knownVolumeL, surfaceAreaM2: answers.knownSurfaceAreaM2, findings: [] };
  }
  const shape = completeShape(answers.shape);
  return shape ? { ...volumeOf(shape), findings: [] } : UNKNOWN;
}

export const USUAL_L = { pool: { low: 4_000, high: 400_000 }, spa: { low: 400, high: 8_000 }, swim_spa: { low: 3_000, high: 15_000 } };
const KINDS = { pool: m.pools_a_pool, spa: m.pools_a_hot_tub, swim_spa: m.pools_a_swim_spa };

/** Taken, but worth a second look: gallons for litres, one digit too many. */
export function volumeWarning(answers: PoolAnswers, volumeL: number | null): string | undefined {
  if (volumeL === null) return undefined;
  const { low, high } = USUAL_L[answers.kind];
  if (volumeL >= low && volumeL <= high) return undefined;
  const kind = KINDS[answers.kind]();
  return volumeL < low ? m.pools_very_small({ kind }) : m.pools_very_large({ kind });
}
