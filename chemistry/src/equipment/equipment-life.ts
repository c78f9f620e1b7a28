// How much of its life a piece of equipment has behind it, by age and by running hours, and when that life is expected to end.
import { requireWithin } from '../measuring/valid-range.ts';

export const EQUIPMENT_KINDS = ['pump', 'filter', 'heater', 'salt_cell', 'cleaner', 'cover', 'automation', 'light', 'other'] as const;
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number];

/** What tells pieces of one kind apart, as far as it changes how long they last or how they are cared for. */
export const EQUIPMENT_VARIANTS = {
  pump: ['single_speed', 'two_speed', 'variable_speed'],
  filter: ['sand', 'diatomaceous_earth', 'cartridge'],
  heater: ['gas', 'heat_pump', 'electric', 'solar'],
  salt_cell: [],
  cleaner: ['robot', 'suction', 'pressure'],
  cover: ['solar', 'automatic', 'safety_solid', 'safety_mesh', 'spa'],
  automation: [],
  light: ['led', 'incandescent'],
  other: [],
} as const satisfies Record<EquipmentKind, readonly string[]>;
export type EquipmentVariant = (typeof EQUIPMENT_VARIANTS)[EquipmentKind][number];

export const hasVariant = (kind: EquipmentKind, variant: string): boolean =>
  (EQUIPMENT_VARIANTS[kind] as readonly string[]).includes(variant);

export interface TypicalLife {
  /** what the estimate uses */
  years: number;
  lowYears: number;
  highYears: number;
}
const life = (years: number, lowYears: number, highYears: number): TypicalLife => ({ years, lowYears, highYears });

/**
 * Years that trade sources name (`equipment-life` in the bibliography): the range they span, and a figure inside it. A kind whose sources
 * disagree too widely, such as an electric heater, has none.
 */
const LIFE_OF_VARIANT: Partial<Record<EquipmentVariant, TypicalLife>> = {
  single_speed: life(6, 3, 8),
  two_speed: life(6, 3, 8),
  variable_speed: life(10, 5, 12),
  gas: life(8, 5, 12),
  heat_pump: life(12, 10, 20),
  robot: life(5, 5, 8),
  automatic: life(5, 3, 7),
  safety_solid: life(7, 5, 10),
  safety_mesh: life(12, 10, 15),
  spa: life(4, 3, 7),
  led: life(10, 7, 15),
  incandescent: life(4, 3, 5),
};
const LIFE_OF_KIND: Partial<Record<EquipmentKind, TypicalLife>> = {
  pump: life(6, 3, 12),
  // The tank; what is inside lasts less (MEDIUM_LIFE).
  filter: life(12, 10, 15),
  salt_cell: life(5, 3, 7),
  cleaner: life(8, 5, 8),
  automation: life(7, 5, 10),
  cover: life(4, 1, 10),
  light: life(7, 3, 15),
};
/** "solar" is a heater on a roof and a bubble cover on the water. */
const LIFE_OF_SOLAR: Partial<Record<EquipmentKind, TypicalLife>> = { heater: life(17, 15, 20), cover: life(3, 1, 7) };

/** Years that the medium of a filter usually lasts before it is replaced. */
export const MEDIUM_LIFE: Readonly<Partial<Record<EquipmentVariant, TypicalLife>>> = {
  cartridge: life(3, 1, 5),
  sand: life(5, 3, 7),
  diatomaceous_earth: life(5, 4, 10),
};

/** What trade sources say about such a piece; undefined where we know no reliable figure. */
export function typicalLife(kind: EquipmentKind, variant?: string): TypicalLife | undefined {
  if (variant === 'electric') return undefined;
  if (variant === 'solar') return LIFE_OF_SOLAR[kind];
  const fits = variant !== undefined && hasVariant(kind, variant);
  return (fits ? LIFE_OF_VARIANT[variant as EquipmentVariant] : undefined) ?? LIFE_OF_KIND[kind];
}

export interface EquipmentAge {
  kind: EquipmentKind;
  variant?: string | undefined;
  /** YYYY-MM-DD */
  installedOn?: string | undefined;
  /** what its owner expects, 0.1 to 100; missing: the typical life */
  expectedLifeYears?: number | undefined;
}
export interface EquipmentLife {
  /** own: as the owner entered it · typical: `typicalLife` · none: not known */
  basis: 'own' | 'typical' | 'none';
  years: number | null;
  /** 100 on the expected end, more after it; null without a date or a life */
  usedPercent: number | null;
  expectedEndOn: string | null;
}

/** By calendar months: `todayOn` is the date at the pool, YYYY-MM-DD. */
export function equipmentLife({ kind, variant, installedOn, expectedLifeYears }: EquipmentAge, todayOn: string): EquipmentLife {
  const typical = expectedLifeYears === undefined ? typicalLife(kind, variant) : undefined;
  const years = expectedLifeYears ?? typical?.years ?? null;
  const basis = expectedLifeYears !== undefined ? 'own' : typical ? 'typical' : 'none';
  if (years === null || installedOn === undefined) return { basis, years, usedPercent: null, expectedEndOn: null };
  const months = Math.max(1, Math.round(requireWithin(years, 'expectedLifeYears', 0.1, 100) * 12));
  const usedMonths = Math.max(0, monthsBetween(installedOn, todayOn));
  return { basis, years, usedPercent: (100 * usedMonths) / months, expectedEndOn: addMonths(installedOn, months) };
}

const DAY_MS = 86_400_000;
const dayOf = (on: string): number => Date.parse(`${on}T00:00:00Z`) / DAY_MS;
const toDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The same day so many months later; a day that the month lacks becomes its last one. */
export function addMonths(on: string, months: number): string {
  const [year = 0, month = 1, day = 1] = on.split('-').map(Number);
  const first = Date.UTC(year, month - 1 + months, 1) / DAY_MS;
  const next = Date.UTC(year, month + months, 1) / DAY_MS;
  return toDate(Math.min(first + day - 1, next - 1));
}

/** Whole calendar months, and of the last one the part that is over; negative when `untilOn` is earlier. */
function monthsBetween(fromOn: string, untilOn: string): number {
  const [fromYear = 0, fromMonth = 1] = fromOn.split('-').map(Number);
  const [year = 0, month = 1] = untilOn.split('-').map(Number);
  const about = (year - fromYear) * 12 + month - fromMonth;
  const whole = addMonths(fromOn, about) <= untilOn ? about : about - 1;
  const [begin, end] = [dayOf(addMonths(fromOn, whole)), dayOf(addMonths(fromOn, whole + 1))];
  return whole + (dayOf(untilOn) - begin) / (end - begin);
}

/** What a counter of running hours showed on a day. */
export interface HoursCount {
  /** YYYY-MM-DD */
  on: string;
  hours: number;
}
export interface HoursLife {
  hours: number;
  usedPercent: number;
  /** running hours a day; null while there is too little to tell */
  hoursPerDay: number | null;
  expectedEndOn: string | null;
}
/** Two counts that are closer say little about a day's hours. */
const SHORTEST_SPAN_DAYS = 7;
/** Further off than anybody plans for. */
const LONGEST_DAYS = 36_525;

/**
 * Running hours against the rated ones (1 to 1,000,000), from what the counter showed, in any order. A count below an earlier one means a new
 * cell or a reset counter: what was before is left out. Undefined without a count.
 */
export function hoursLife(counts: readonly HoursCount[], ratedHours: number, installedOn?: string): HoursLife | undefined {
  requireWithin(ratedHours, 'ratedHours', 1, 1_000_000, 'hours');
  const sorted = counts.toSorted((one, other) => (one.on === other.on ? one.hours - other.hours : one.on < other.on ? -1 : 1));
  const reset = sorted.findLastIndex((count, index) => index > 0 && count.hours < (sorted[index - 1]?.hours ?? 0));
  const current = sorted.slice(Math.max(0, reset));
  const last = current.at(-1);
  if (!last) return undefined;
  const first = reset === -1 && installedOn !== undefined && installedOn < last.on ? { on: installedOn, hours: 0 } : current[0]!;
  const begin = current.length > 1 && dayOf(last.on) - dayOf(current[0]!.on) >= SHORTEST_SPAN_DAYS ? current[0]! : first;
  const days = dayOf(last.on) - dayOf(begin.on);
  const hoursPerDay = days >= SHORTEST_SPAN_DAYS ? (last.hours - begin.hours) / days : null;
  const left = hoursPerDay !== null && hoursPerDay > 0 ? Math.max(0, ratedHours - last.hours) / hoursPerDay : null;
  return {
    hours: last.hours,
    usedPercent: (100 * last.hours) / ratedHours,
    hoursPerDay,
    expectedEndOn: left !== null && left <= LONGEST_DAYS ? toDate(dayOf(last.on) + Math.round(left)) : null,
  };
}
