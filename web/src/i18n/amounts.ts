// An amount of a product as this person measures it.
import { convert, type HouseholdDose, householdDose, PRODUCTS, type ProductId, type UnitSystem } from '@limpid/chemistry';
import { languageTag } from './language.tsx';
import { m } from '../paraglide/messages.js';
import { doseLabelText } from './product-names.ts';

export interface Amounts {
  amountG?: number | undefined;
  amountMl?: number | undefined;
  amountL?: number | undefined;
}

const LITRES_PER_GALLON = 3.785411784;

/** The most that the server accepts: offline there is no other check. */
const MOST = { amountG: 1e9, amountMl: 1e9, amountL: 1e7 };

export const isTooMuch = ({ amountG = 0, amountMl = 0, amountL = 0 }: Amounts): boolean =>
  amountG > MOST.amountG || amountMl > MOST.amountMl || amountL > MOST.amountL;

/** More than so many times the dose is asked about before it is saved; the engine can't follow it either (chemistry/src/log/unfollowed.ts). */
const ASKED_ABOVE_TIMES = 3;

/** How many times the planned amount was used, where that is too many to be likely. */
export function timesTooMuch(used: Amounts, planned: Amounts): number | null {
  const fields = ['amountG', 'amountMl', 'amountL'] as const;
  const field = fields.find((name) => used[name] !== undefined && (planned[name] ?? 0) > 0);
  if (field === undefined) return null;
  const times = (used[field] ?? 0) / (planned[field] ?? 1);
  return times > ASKED_ABOVE_TIMES ? Math.round(times) : null;
}

/** What one tablet weighs as it is usually sold: 1 inch for bromine, 3 inches for trichlor. */
export const TABLET_G: Partial<Record<ProductId, number>> = { 'bromine-tablets': 20, trichlor: 227 };

/** Below this, in mL, one has spoons and no scale; the marks of spoons end at four tablespoons. */
const MOST_BY_SPOON_ML = 58;

/** A little powder by the spoon instead of hundredths of an ounce; what the spoons hold is what is meant. Undefined where a scale or jug fits. */
export function spoonDose(
  productId: ProductId,
  { amountG }: Amounts,
  units: UnitSystem,
): (HouseholdDose & { amountG: number }) | undefined {
  const density = PRODUCTS[productId].densityGPerMl;
  if (units !== 'us' || amountG === undefined || density === undefined || amountG / density >= MOST_BY_SPOON_ML) return undefined;
  const { amountMl = 0, ...dose } = householdDose({ amountMl: amountG / density, system: units, locale: languageTag() });
  return { ...dose, amountG: amountMl * density };
}

/** "24 fl oz", "1 lb 4 oz", "3,200 gal". */
export function amountText(amounts: Amounts, units: UnitSystem, productId?: ProductId): string {
  if (amounts.amountL !== undefined) {
    const format = new Intl.NumberFormat(languageTag(), { maximumFractionDigits: 0 });
    return units === 'us' ? `${format.format(amounts.amountL / LITRES_PER_GALLON)} gal` : `${format.format(amounts.amountL)} L`;
  }
  const amount = amounts.amountG === undefined ? { amountMl: amounts.amountMl ?? 0 } : { amountG: amounts.amountG };
  const spoons = productId && spoonDose(productId, amounts, units);
  return doseLabelText((spoons ?? householdDose({ ...amount, system: units })).label);
}

/** `12.5%`; in Spanish with a space. */
export const percentText = (percent: number): string =>
  m.ui_percent({ value: new Intl.NumberFormat(languageTag(), { maximumFractionDigits: 2 }).format(percent) });

const LIQUID = {
  mL: 1,
  L: 1000,
  'fl oz': convert('liquid', 1, 'flOz', 'mL'),
  cups: convert('liquid', 1, 'cup', 'mL'),
  qt: convert('liquid', 1, 'qt', 'mL'),
  gal: convert('liquid', 1, 'gal', 'mL'),
};
const SOLID = { g: 1, kg: 1000, oz: convert('mass', 1, 'oz', 'g'), lb: convert('mass', 1, 'lb', 'g') };
const WATER = { L: 1, 'm³': 1000, gal: LITRES_PER_GALLON };

/** What people measure with, the person's own first, and how much each is in ours. */
const SIZES: Record<'liquid' | 'solid' | 'water', { field: keyof Amounts; us: string[]; metric: string[]; sizes: Record<string, number> }> =
  {
    liquid: { field: 'amountMl', us: ['fl oz', 'cups', 'qt', 'gal', 'mL', 'L'], metric: ['mL', 'L', 'fl oz', 'gal'], sizes: LIQUID },
    solid: { field: 'amountG', us: ['oz', 'lb', 'g', 'kg'], metric: ['g', 'kg', 'oz', 'lb'], sizes: SOLID },
    water: { field: 'amountL', us: ['gal', 'L', 'm³'], metric: ['L', 'm³', 'gal'], sizes: WATER },
  };

const BY_SPOON = { tsp: LIQUID.cups / 48, tbsp: LIQUID.cups / 16, cups: LIQUID.cups };

/** A solid is measured by the spoon too, where it is known how much of it a spoon holds. */
function sizesOf(productId: ProductId, units: UnitSystem): { choices: string[]; sizes: Record<string, number> } {
  const { form, densityGPerMl: density } = PRODUCTS[productId];
  const { sizes } = SIZES[form];
  const choices = SIZES[form][units];
  if (form !== 'solid' || density === undefined || units !== 'us') return { choices, sizes };
  const bySpoon = Object.fromEntries(Object.entries(BY_SPOON).map(([unit, ml]) => [unit, ml * density]));
  return { choices: [...choices.slice(0, 2), ...Object.keys(bySpoon), ...choices.slice(2)], sizes: { ...sizes, ...bySpoon } };
}

export const measuringUnits = (productId: ProductId, units: UnitSystem): string[] => sizesOf(productId, units).choices;

/** The units in which this amount is shown, the largest first: it continues from what was just read. */
function shownUnits(productId: ProductId, amounts: Amounts, units: UnitSystem): string[] {
  const spoons = spoonDose(productId, amounts, units);
  if (spoons && spoons.amountG > 0) return spoons.parts.map(({ unit }) => unit);
  if (amounts.amountL !== undefined) return [units === 'us' ? 'gal' : 'L'];
  const amount = amounts.amountG === undefined ? { amountMl: amounts.amountMl ?? 0 } : { amountG: amounts.amountG };
  return householdDose({ ...amount, system: units }).parts.map(({ unit }) => unit);
}

/** The amount in the unit in which it is shown ("13½ fl oz" starts with 13.5 fl oz); of "1 lb 4 oz" in the larger one where it comes out even. */
export function asMeasured(productId: ProductId, amounts: Amounts, units: UnitSystem): { value: number; unit: string } {
  const { field } = SIZES[PRODUCTS[productId].form];
  const { sizes } = sizesOf(productId, units);
  const canonical = amounts[field] ?? 0;
  const choices = measuringUnits(productId, units);
  const fitting = shownUnits(productId, amounts, units).filter((unit) => choices.includes(unit));
  const isEven = (unit: string) => {
    const hundredths = (canonical / (sizes[unit] ?? 1)) * 100;
    return Math.abs(hundredths - Math.round(hundredths)) < 0.01;
  };
  const unit = fitting.find(isEven) ?? fitting.at(-1) ?? choices[0] ?? '';
  return { value: Math.round((canonical / (sizes[unit] ?? 1)) * 100) / 100, unit };
}

/** What was measured, in ours, under the name that the product takes. */
export function fromMeasured(productId: ProductId, value: number, unit: string): Amounts {
  const { field } = SIZES[PRODUCTS[productId].form];
  // A spoon holds the same in either system.
  const { sizes } = sizesOf(productId, 'us');
  return { [field]: value * (sizes[unit] ?? 1) };
}
