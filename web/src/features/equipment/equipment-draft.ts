// What is typed about a piece of equipment, in the person's units, and what is sent of it.
import type { EquipmentKind, EquipmentVariant } from '@limpid/chemistry';
import { EQUIPMENT_VARIANTS } from '@limpid/chemistry';
import type { EquipmentInput, EquipmentPatch } from '@limpid/contract';
import type { Units } from '../../i18n/units.ts';
import type { ListedEquipment } from './equipment.data.ts';
import { fromShown, type Shown, toShown } from './equipment-units.ts';

export const TEXTS = ['name', 'make', 'model', 'serial', 'size', 'installedOn', 'warrantyUntilOn', 'manualUrl', 'note'] as const;
export type TextName = (typeof TEXTS)[number];
export const NUMBERS = ['expectedLifeYears', 'cleanPressureKpa', 'ratedHours', 'gramsPerHour', 'minimumFlowLpm'] as const;
export type NumberName = (typeof NUMBERS)[number];

/** Numbers that are shown in another unit than they are stored in. */
const SHOWN: Partial<Record<NumberName, Shown>> = { cleanPressureKpa: 'pressure', gramsPerHour: 'output', minimumFlowLpm: 'flow' };

export type Draft = { kind: EquipmentKind; variant: EquipmentVariant | '' } & Record<TextName, string> & Record<NumberName, number | null>;

export function draftOf(piece: ListedEquipment | null, kind: EquipmentKind, units: Units): Draft {
  const shown = (name: NumberName): number | null => {
    const value = piece?.[name];
    const what = SHOWN[name];
    if (value === undefined) return null;
    return what ? toShown(what, value, units) : value;
  };
  const texts = Object.fromEntries(TEXTS.map((name) => [name, piece?.[name] ?? ''])) as Record<TextName, string>;
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, shown(name)])) as Record<NumberName, number | null>;
  return { kind: piece?.kind ?? kind, variant: piece?.variant ?? '', ...texts, ...numbers };
}

export const variantsOf = (kind: EquipmentKind): readonly EquipmentVariant[] => EQUIPMENT_VARIANTS[kind];

/** Which numbers a kind has, beside its expected life. */
export function numbersOf(kind: EquipmentKind): readonly NumberName[] {
  if (kind === 'filter') return ['cleanPressureKpa'];
  if (kind === 'salt_cell') return ['ratedHours', 'gramsPerHour', 'minimumFlowLpm'];
  return kind === 'heater' ? ['minimumFlowLpm'] : [];
}

/** Null if nothing was entered. An address without a protocol gets one. */
function factOf(draft: Draft, name: TextName | NumberName, units: Units): string | number | null {
  const value = draft[name];
  if (typeof value === 'number') {
    const what = SHOWN[name as NumberName];
    return what ? fromShown(what, value, units) : value;
  }
  const text = value?.trim() ?? '';
  if (name === 'manualUrl' && text !== '' && !/^[a-z]+:/i.test(text)) return `https://${text}`;
  return text || null;
}

const isOf = (kind: EquipmentKind, name: TextName | NumberName): boolean =>
  !(NUMBERS as readonly string[]).includes(name) || name === 'expectedLifeYears' || numbersOf(kind).includes(name as NumberName);

/** The input, to add it. */
export function inputOf(draft: Draft, units: Units): EquipmentInput {
  const facts = [...TEXTS, ...NUMBERS]
    .filter((name) => isOf(draft.kind, name))
    .map((name) => [name, factOf(draft, name, units)] as const)
    .filter(([, value]) => value !== null);
  return { kind: draft.kind, ...(draft.variant === '' ? {} : { variant: draft.variant }), ...Object.fromEntries(facts) };
}

/** What changed and nothing else: a number that was not touched is not rounded to what the screen shows. */
export function patchOf(piece: ListedEquipment, draft: Draft, units: Units): EquipmentPatch {
  const before = draftOf(piece, piece.kind, units);
  const changed = [...TEXTS, ...NUMBERS].filter((name) => draft[name] !== before[name]);
  return {
    ...(draft.variant === before.variant ? {} : { variant: draft.variant || null }),
    ...Object.fromEntries(changed.map((name) => [name, factOf(draft, name, units)])),
  };
}
