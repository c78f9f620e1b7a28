// Doses as a person can measure them: rounded to marks that exist on jugs, spoons and scales. The rounded amount is used for planning.
import { ChemistryError } from '../findings.ts';
import { formatNumber } from '../sentences/number-text.ts';
import { UNITS, type UnitSystem } from '../units.ts';
import { requireAllWithin } from '../measuring/valid-range.ts';

interface Rung {
  /** this rung serves amounts below this one, canonical */
  below: number;
  step: number;
  /** from large to small; all but the last take whole numbers */
  units: readonly DoseUnit[];
}
export type DoseUnit = 'tsp' | 'tbsp' | 'fl oz' | 'cups' | 'gal' | 'oz' | 'lb' | 'g' | 'kg' | 'mL' | 'L' | 'scoops';
type MeasuringUnit = Exclude<DoseUnit, 'scoops'>;

const { tsp, tbsp, flOz, cup, gal } = UNITS.liquid;
const { oz, lb } = UNITS.mass;
const SIZE: Record<MeasuringUnit, number> = {
  tsp: tsp.scale,
  tbsp: tbsp.scale,
  'fl oz': flOz.scale,
  cups: cup.scale,
  gal: gal.scale,
  oz: oz.scale,
  lb: lb.scale,
  g: 1,
  kg: 1000,
  mL: 1,
  L: 1000,
};

const rungs = (size: number, units: readonly DoseUnit[], ...marks: [below: number, step: number][]): Rung[] =>
  marks.map(([below, step]) => ({ below: below * size, step: step * size, units }));

const LADDERS: Record<UnitSystem, { liquid: Rung[]; solid: Rung[] }> = {
  us: {
    liquid: [
      ...rungs(tsp.scale, ['tsp'], [3, 0.25]),
      ...rungs(tsp.scale, ['tbsp', 'tsp'], [12, 0.5]),
      ...rungs(flOz.scale, ['fl oz'], [4, 0.25], [16, 0.5], [64, 1], [128, 2]),
      ...rungs(flOz.scale, ['gal', 'fl oz'], [640, 4]),
      ...rungs(gal.scale, ['gal'], [20, 0.25], [Infinity, 0.5]),
    ],
    solid: [
      ...rungs(oz.scale, ['oz'], [0.5, 0.02], [1, 0.05], [4, 0.25], [16, 0.5]),
      ...rungs(oz.scale, ['lb', 'oz'], [80, 1], [320, 4]),
      ...rungs(lb.scale, ['lb'], [100, 1], [Infinity, 5]),
    ],
  },
  metric: {
    liquid: [
      ...rungs(1, ['mL'], [10, 0.5], [50, 1], [200, 5], [1000, 10]),
      ...rungs(1, ['L'], [5000, 50], [20_000, 100], [100_000, 500], [Infinity, 1000]),
    ],
    solid: [
      ...rungs(1, ['g'], [10, 0.5], [50, 1], [200, 5], [1000, 10]),
      ...rungs(1, ['kg'], [5000, 50], [20_000, 100], [100_000, 500], [Infinity, 1000]),
    ],
  },
};

export interface DosePart {
  value: number;
  unit: DoseUnit;
}
export interface HouseholdDose {
  /** what is really poured; 0 when the dose is too small to measure */
  amountG?: number;
  amountMl?: number;
  /** such as 1 lb and 4 oz */
  parts: DosePart[];
  /** `1 lb 4 oz` */
  label: string;
  /** another way to measure the same, by cups or scoops: `about 2½ cups` */
  alsoLabel?: string;
}

export interface DoseToMeasure {
  /** solids, 0 to 100,000,000 g; exactly one of the two amounts */
  amountG?: number;
  /** liquids, 0 to 100,000,000 mL */
  amountMl?: number;
  system: UnitSystem;
  /** of the product as it lies in a cup, 0.2 to 3 g/mL; gives solids a measure by the cup or spoon */
  densityGPerMl?: number;
  /** what one scoop of this product holds, in g or mL like the amount, 1 to 5000 */
  scoop?: number;
  /** `down` where a cap must not be passed; default `nearest` */
  rounding?: 'nearest' | 'down';
  locale?: string;
}

const QUARTERS = ['', '¼', '½', '¾'];

function numberText(value: number, unit: DoseUnit, locale: string | undefined): string {
  const quarters = Math.round(value * 4);
  const isKitchen = unit === 'tsp' || unit === 'tbsp' || unit === 'cups' || unit === 'scoops' || unit === 'fl oz' || unit === 'gal';
  if (!isKitchen || Math.abs(value * 4 - quarters) > 1e-6 || quarters % 4 === 0) return formatNumber(value, locale, 2);
  const whole = Math.floor(quarters / 4);
  return `${whole ? formatNumber(whole, locale, 0) : ''}${QUARTERS[quarters % 4]}`;
}

function unitText(unit: DoseUnit, value: number): string {
  const isOne = value > 0 && value <= 1;
  return isOne && (unit === 'cups' || unit === 'scoops') ? unit.slice(0, -1) : unit;
}

const partText = (part: DosePart, locale: string | undefined) =>
  `${numberText(part.value, part.unit, locale)} ${unitText(part.unit, part.value)}`;

function roundTo(amount: number, step: number, rounding: 'nearest' | 'down'): number {
  const steps = amount / step;
  // an amount that is a mark already must not fall by a rounding error of the division
  return (rounding === 'down' ? Math.floor(steps + 1e-9) : Math.round(steps)) * step;
}

function rungFor(ladder: readonly Rung[], amount: number): Rung {
  return ladder.find((rung) => amount < rung.below * (1 - 1e-12)) ?? (ladder.at(-1) as Rung);
}

function splitInto(amount: number, rung: Rung): DosePart[] {
  const parts: DosePart[] = [];
  let left = Math.round(amount / rung.step) * rung.step;
  rung.units.forEach((unit, index) => {
    const size = SIZE[unit as MeasuringUnit];
    const isLast = index === rung.units.length - 1;
    const value = isLast ? Math.round((left / size) * 1000) / 1000 : Math.floor(left / size + 1e-9);
    left -= value * size;
    if (value > 0) parts.push({ value, unit });
  });
  return parts;
}

/** A second measure further off than this would be another dose. */
const MOST_OFF = 0.06;

/** By cups from a quarter cup to ten, by spoons below; nothing where no quarter comes close. */
function byVolume(amountMl: number, locale: string | undefined): string | undefined {
  const unit = amountMl >= SIZE.cups / 4 ? 'cups' : amountMl >= SIZE.tbsp ? 'tbsp' : 'tsp';
  const value = Math.round((amountMl / SIZE[unit]) * 4) / 4;
  const isOff = Math.abs(value * SIZE[unit] - amountMl) > MOST_OFF * amountMl;
  if (value === 0 || value > 10 || isOff) return undefined;
  return `about ${partText({ value, unit }, locale)}`;
}

function alsoLabelOf(input: DoseToMeasure, amount: number, parts: readonly DosePart[]): string | undefined {
  if (amount === 0) return undefined;
  if (input.scoop !== undefined) {
    const value = Math.round((amount / input.scoop) * 4) / 4;
    return value > 0 ? `about ${partText({ value, unit: 'scoops' }, input.locale)}` : undefined;
  }
  if (input.system === 'metric') return undefined;
  if (input.amountG !== undefined)
    return input.densityGPerMl === undefined ? undefined : byVolume(amount / input.densityGPerMl, input.locale);
  return parts.every((part) => part.unit === 'fl oz') && amount >= 8 * SIZE['fl oz'] ? byVolume(amount, input.locale) : undefined;
}

/**
 * Rounds a dose to what people can pour: within about 3 % from a cup or half a pound on, within 13 % down to a teaspoon. An amount below the
 * smallest mark becomes 0 with a label that says so. Throws `out_of_range` (field `amountG`, `amountMl`, ...) and `amount_missing`.
 */
export function householdDose(input: DoseToMeasure): HouseholdDose {
  const isSolid = input.amountG !== undefined;
  const exact = input.amountG ?? input.amountMl;
  if (exact === undefined || (isSolid && input.amountMl !== undefined)) {
    throw new ChemistryError('amount_missing', 'A dose is either a mass or a volume.', 'amountG');
  }
  requireAllWithin(
    { amountG: input.amountG, amountMl: input.amountMl, densityGPerMl: input.densityGPerMl, scoop: input.scoop },
    { amountG: [0, 1e9, 'g'], amountMl: [0, 1e9, 'mL'], densityGPerMl: [0.2, 3, 'g/mL'], scoop: [1, 5000, 'g or mL'] },
  );
  const ladder = LADDERS[input.system][isSolid ? 'solid' : 'liquid'];
  const finest = ladder[0] as Rung;
  const amount = roundTo(exact, rungFor(ladder, exact).step, input.rounding ?? 'nearest');
  const measured = isSolid ? { amountG: amount } : { amountMl: amount };
  if (amount === 0) {
    const smallest = partText(
      { value: finest.step / SIZE[finest.units[0] as MeasuringUnit], unit: finest.units[0] as DoseUnit },
      input.locale,
    );
    return { ...measured, parts: [], label: exact === 0 ? 'nothing' : `less than ${smallest}` };
  }
  const parts = splitInto(amount, rungFor(ladder, amount));
  const alsoLabel = alsoLabelOf(input, amount, parts);
  return { ...measured, parts, label: parts.map((part) => partText(part, input.locale)).join(' '), ...(alsoLabel && { alsoLabel }) };
}
