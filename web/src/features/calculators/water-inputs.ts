// The questions about a water and a pool that many calculators share.
import {
  leastDecimals,
  type MeasuredWater,
  POSSIBLE,
  PRODUCTS,
  type PoolKind,
  type ProductId,
  type Sanitizer,
  type Setting,
  type Surface,
  type UnitSystem,
  type WaterInput,
} from '@limpid/chemistry';
import { percentText } from '../../i18n/amounts.ts';
import { parameterDisplay } from '../../i18n/parameters.ts';
import { productName } from '../../i18n/product-names.ts';
import { m } from '../../paraglide/messages.js';
import { choice, maybeNumber, number, type NumberInput, type Option } from './inputs.ts';

const OPTIONAL_WATER = [
  'freeChlorinePpm',
  'combinedChlorinePpm',
  'brominePpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'boratePpm',
  'temperatureC',
] as const;
export type OptionalWater = (typeof OPTIONAL_WATER)[number];

type Example = number | null | Record<UnitSystem, number>;

const span = (name: OptionalWater | 'ph' | 'alkalinityPpm') => [POSSIBLE[name].low, POSSIBLE[name].high] as const;

/** pH and alkalinity: without them no water is known. */
export const phAndAlkalinity = (ph: number, alkalinityPpm: number) => ({
  ph: number('pH', ph, span('ph'), { decimals: 2, leastDecimals: 1 }),
  alkalinityPpm: number(m.common_total_alkalinity(), alkalinityPpm, span('alkalinityPpm'), { unit: 'ppm' }),
});

const HINTS: Partial<Record<OptionalWater, () => string>> = {
  saltPpm: m.calculators_salt_default_hint,
  boratePpm: m.calculators_borate_hint,
};

/** One value of the water that may stay open. */
export function waterInput(name: OptionalWater, initial: Example = null): NumberInput<true> {
  const { label, unit } = parameterDisplay(name, 'metric');
  const measure = name === 'temperatureC' ? { quantity: 'temperature' as const } : { unit, leastDecimals: leastDecimals(name) };
  const hint = HINTS[name]?.();
  return maybeNumber(label, initial, span(name), { ...measure, ...(hint === undefined ? {} : { hint }) });
}

export const WARM_DAY: Record<UnitSystem, number> = { us: (82 - 32) / 1.8, metric: 28 };

type WaterValues = { ph: number; alkalinityPpm: number } & Partial<Record<OptionalWater, number | null>>;

/** The water as typed; what stayed open is left out, so that the engine says what it assumes. */
export function typedWater(values: WaterValues): WaterInput {
  return { ...measuredWater(values), ph: values.ph, alkalinityPpm: values.alkalinityPpm };
}

export function measuredWater(values: Partial<Record<OptionalWater | 'ph' | 'alkalinityPpm', number | null>>): MeasuredWater {
  const water: MeasuredWater = {};
  for (const name of ['ph', 'alkalinityPpm', ...OPTIONAL_WATER] as const) {
    const value = values[name];
    if (value !== null && value !== undefined) water[name] = value;
  }
  return water;
}

export const VOLUME_UNITS = { us: ['gal', 'ft3', 'imperialGal'], metric: ['L', 'm3'] } as const;
/** 15,000 US gallons, or 50 cubic metres. */
export const EXAMPLE_VOLUME_L: Record<UnitSystem, number> = { us: 56_781.18, metric: 50_000 };

export const poolVolume = (low = 50, initial = EXAMPLE_VOLUME_L) =>
  number(m.calculators_volume_title(), initial, [low, 10_000_000], { quantity: 'volume', offered: VOLUME_UNITS });

export const surfaceArea = () =>
  number(m.common_water_surface(), { us: 41.8, metric: 40 }, [0.5, 100_000], {
    quantity: 'area',
    hint: m.calculators_area_hint(),
  });

export const surfaceChoice = () =>
  choice<Surface | 'unknown'>(m.common_surface(), 'plaster', [
    { value: 'plaster', label: m.common_plaster() },
    { value: 'pebble', label: m.common_pebble() },
    { value: 'tile', label: m.common_tile() },
    { value: 'vinyl', label: m.calculators_vinyl_liner() },
    { value: 'fiberglass', label: m.common_fiberglass() },
    { value: 'acrylic', label: m.common_acrylic() },
    { value: 'unknown', label: m.calculators_unknown_choice() },
  ]);

export const kindChoice = () =>
  choice<PoolKind>(m.calculators_pool_kind(), 'pool', [
    { value: 'pool', label: m.common_pool() },
    { value: 'spa', label: m.common_spa() },
    { value: 'swim_spa', label: m.common_swim_spa() },
  ]);

export const sanitizerChoice = () =>
  choice<Sanitizer>(m.common_sanitizer(), 'chlorine', [
    { value: 'chlorine', label: m.common_chlorine() },
    { value: 'salt', label: m.common_salt_cell() },
    { value: 'bromine', label: m.common_bromine() },
    { value: 'mineral', label: m.common_minerals_with_chlorine() },
    { value: 'biguanide', label: m.common_biguanide() },
  ]);

export const settingChoice = () =>
  choice<Setting>(m.calculators_setting_label(), 'outdoor', [
    { value: 'outdoor', label: m.common_outdoors() },
    { value: 'screened', label: m.common_screened() },
    { value: 'indoor', label: m.common_indoors() },
  ]);

export const knownSurface = (surface: Surface | 'unknown') => (surface === 'unknown' ? {} : { surface });

/** Products as a list to choose from. */
export const productOptions = (ids: readonly ProductId[]): Option<ProductId>[] => ids.map((id) => ({ value: id, label: productName(id) }));

/** "Muriatic acid, 31.45%" */
export function productText(productId: ProductId, strengthPercent?: number | null): string {
  const { defaultStrengthPercent, form } = PRODUCTS[productId];
  const name = productName(productId);
  const strength = strengthPercent ?? defaultStrengthPercent;
  return form !== 'water' && strength < 100 ? `${name}, ${percentText(strength)}` : name;
}
