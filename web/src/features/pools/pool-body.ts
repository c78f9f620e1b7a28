// From answers to what is sent, whole or one part of it.
import type { Pool, PoolInput, PoolPatch } from '@limpid/contract';
import { FILL_WATER_PARAMETERS, hardens, type PoolAnswers, type ShelfAnswer } from './pool-answers.ts';
import { answeredVolume, completeShape } from './pool-volume.ts';

/** The parts of a pool that are asked, shown and changed together. */
export const POOL_PARTS = [
  'name',
  'volume',
  'surface',
  'sanitizer',
  'setting',
  'pump',
  'place',
  'kit',
  'shelf',
  'fillWater',
  'targets',
] as const;
export type PoolPart = (typeof POOL_PARTS)[number];

const PART_FIELDS: Record<PoolPart, readonly (keyof PoolPatch)[]> = {
  name: ['name', 'kind'],
  volume: ['volumeL', 'volumeSource', 'shape', 'surfaceAreaM2'],
  surface: ['surface', 'surfaceNewSinceOn', 'startUp'],
  sanitizer: ['sanitizer', 'secondarySanitizer', 'saltCell'],
  setting: ['setting', 'cover', 'isClosed'],
  pump: ['pumpFlowLpm', 'usage', 'dailyBathers', 'filledOn'],
  place: ['place', 'timeZone'],
  kit: ['kit'],
  shelf: ['shelf'],
  fillWater: ['fillWater'],
  targets: ['targetOverrides'],
};

/** The part that a field of the server belongs to; null for one without an input. */
export function partOfField(field: string): PoolPart | null {
  const [root] = field.split('.');
  return POOL_PARTS.find((part) => (PART_FIELDS[part] as readonly string[]).includes(root ?? '')) ?? null;
}

function saltCell({ sanitizer, saltCell: cell }: PoolAnswers): Pool['saltCell'] {
  const { gramsPerHour, hoursPerDay, percent, lowPpm, highPpm, model } = cell;
  const range = lowPpm !== null && highPpm !== null ? { lowPpm, highPpm, ...(model && { model }) } : null;
  if (sanitizer !== 'salt' || hoursPerDay === null || (gramsPerHour === null && !range)) return null;
  return {
    ...(gramsPerHour !== null && { gramsPerHour }),
    hoursPerDay,
    ...(percent !== null && { percent }),
    ...range,
  };
}

const shelfItem = (item: ShelfAnswer) => ({
  productId: item.productId,
  ...(item.strengthPercent !== null && { strengthPercent: item.strengthPercent }),
  ...(item.pricePerUnit !== null && { pricePerUnit: item.pricePerUnit }),
});

function fillWater({ fillWater: water }: PoolAnswers): Pool['fillWater'] {
  if (water.ph === null || water.alkalinityPpm === null) return null;
  const known = FILL_WATER_PARAMETERS.flatMap((parameter) => {
    const value = water[parameter];
    return value === null ? [] : [[parameter, value] as const];
  });
  return { ph: water.ph, alkalinityPpm: water.alkalinityPpm, ...Object.fromEntries(known) };
}

function targetOverrides(answers: PoolAnswers): Pool['targetOverrides'] {
  const complete = Object.entries(answers.targetOverrides).filter(([, range]) => range.low !== null && range.high !== null);
  return complete.length === 0 ? null : Object.fromEntries(complete);
}

/** Everything; null while the volume is not known. */
export function poolBody(answers: PoolAnswers, id?: string): PoolInput | null {
  const { volumeL, surfaceAreaM2 } = answeredVolume(answers);
  if (volumeL === null) return null;
  return {
    ...(id !== undefined && { id }),
    name: answers.name.trim(),
    kind: answers.kind,
    volumeL,
    volumeSource: answers.volumeSource,
    shape: answers.volumeSource === 'shape' ? completeShape(answers.shape) : null,
    surfaceAreaM2,
    surface: answers.surface,
    surfaceNewSinceOn: hardens(answers) ? answers.surfaceNewSinceOn : null,
    startUp: hardens(answers) ? answers.startUp : null,
    sanitizer: answers.sanitizer,
    secondarySanitizer: answers.secondarySanitizer,
    saltCell: saltCell(answers),
    setting: answers.setting,
    cover: answers.cover,
    isClosed: answers.isClosed,
    pumpFlowLpm: answers.pumpFlowLpm,
    usage: answers.usage,
    dailyBathers: answers.kind === 'spa' ? answers.dailyBathers : null,
    filledOn: answers.kind === 'spa' ? answers.filledOn : null,
    place: answers.place,
    timeZone: answers.timeZone,
    kit: answers.kit ?? null,
    shelf: answers.shelf.map(shelfItem),
    fillWater: fillWater(answers),
    targetOverrides: targetOverrides(answers),
  };
}

/** Only what this part says. */
export function partBody(part: PoolPart, answers: PoolAnswers): PoolPatch {
  const body: Partial<PoolInput> = poolBody(answers) ?? {};
  return Object.fromEntries(PART_FIELDS[part].map((field) => [field, body[field]]));
}
