// The questions about a water and a pool that many calculators share.
import {
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
import { parameterDisplay } from '../../api/parameters.ts';
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
  ph: number('pH', ph, span('ph'), { decimals: 2 }),
  alkalinityPpm: number('Total alkalinity', alkalinityPpm, span('alkalinityPpm'), { unit: 'ppm' }),
});

const HINTS: Partial<Record<OptionalWater, string>> = {
  saltPpm: 'Left open: 600 ppm, typical of a chlorine pool',
  boratePpm: 'As boron; only if somebody has added it',
};

/** One value of the water that may stay open. */
export function waterInput(name: OptionalWater, initial: Example = null): NumberInput<true> {
  const { label, unit } = parameterDisplay(name, 'metric');
  const measure = name === 'temperatureC' ? { quantity: 'temperature' as const } : { unit };
  const hint = HINTS[name];
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
  number('Pool volume', initial, [low, 10_000_000], { quantity: 'volume', offered: VOLUME_UNITS });

export const surfaceArea = () =>
  number('Water surface', { us: 41.8, metric: 40 }, [0.5, 100_000], {
    quantity: 'area',
    hint: 'Length times width; for other shapes see the volume calculator',
  });

export const surfaceChoice = () =>
  choice<Surface | 'unknown'>('Surface', 'plaster', [
    { value: 'plaster', label: 'Plaster' },
    { value: 'pebble', label: 'Pebble' },
    { value: 'tile', label: 'Tile' },
    { value: 'vinyl', label: 'Vinyl liner' },
    { value: 'fiberglass', label: 'Fiberglass' },
    { value: 'acrylic', label: 'Acrylic' },
    { value: 'unknown', label: 'I do not know' },
  ]);

export const kindChoice = () =>
  choice<PoolKind>('Kind', 'pool', [
    { value: 'pool', label: 'Pool' },
    { value: 'spa', label: 'Spa' },
    { value: 'swim_spa', label: 'Swim spa' },
  ]);

export const sanitizerChoice = () =>
  choice<Sanitizer>('Sanitizer', 'chlorine', [
    { value: 'chlorine', label: 'Chlorine' },
    { value: 'salt', label: 'Salt cell' },
    { value: 'bromine', label: 'Bromine' },
    { value: 'mineral', label: 'Minerals with chlorine' },
    { value: 'biguanide', label: 'Biguanide' },
  ]);

export const settingChoice = () =>
  choice<Setting>('Where', 'outdoor', [
    { value: 'outdoor', label: 'Outdoors' },
    { value: 'screened', label: 'Screened' },
    { value: 'indoor', label: 'Indoors' },
  ]);

export const knownSurface = (surface: Surface | 'unknown') => (surface === 'unknown' ? {} : { surface });

/** Products as a list to choose from. */
export const productOptions = (ids: readonly ProductId[]): Option<ProductId>[] =>
  ids.map((id) => ({ value: id, label: PRODUCTS[id].name }));

/** "Muriatic acid, 31.45 %" */
export function productInWords(productId: ProductId, strengthPercent?: number | null): string {
  const { name, defaultStrengthPercent, form } = PRODUCTS[productId];
  const strength = strengthPercent ?? defaultStrengthPercent;
  return form !== 'water' && strength < 100 ? `${name}, ${strength} %` : name;
}
