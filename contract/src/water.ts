// Water and products on the wire. Units: see docs/words.md; ranges: POSSIBLE of the chemistry engine.
import {
  BOUNDS,
  LOOKS,
  METHODS,
  PARAMETERS,
  POOL_KINDS,
  POSSIBLE,
  POSSIBLE_COMPUTED,
  PRODUCT_IDS,
  SANITIZERS,
  SECONDARY_SANITIZERS,
  SETTINGS,
  START_UPS,
  SURFACES,
  type Parameter,
} from '@limpid/chemistry';
import * as z from 'zod/mini';
import { amount, positive } from './values.ts';
import { fault, type Unit } from './reasons.ts';

export const possible = (parameter: Parameter, unit: Unit | '' = 'ppm') => amount(POSSIBLE[parameter].low, POSSIBLE[parameter].high, unit);

export const ProductId = z.enum(PRODUCT_IDS, { error: fault('choose_one_of', { options: PRODUCT_IDS.join(', ') }) });
export const PoolKind = z.enum(POOL_KINDS, { error: fault('choose_one_of', { options: POOL_KINDS.join(', ') }) });
export const Surface = z.enum(SURFACES, { error: fault('choose_one_of', { options: SURFACES.join(', ') }) });
export const Sanitizer = z.enum(SANITIZERS, { error: fault('choose_one_of', { options: SANITIZERS.join(', ') }) });
export const Setting = z.enum(SETTINGS, { error: fault('choose_one_of', { options: SETTINGS.join(', ') }) });
/** How the first four weeks of new plaster are done. */
export const StartUp = z.enum(START_UPS, { error: fault('choose_one_of', { options: START_UPS.join(', ') }) });
/** What helps the chlorine; it leaves nothing in the water, so the minimum of chlorine or bromine stays. */
export const SecondarySanitizer = z.enum(SECONDARY_SANITIZERS, {
  error: fault('choose_one_of', { options: SECONDARY_SANITIZERS.join(', ') }),
});
/** What the water looks like. */
export const Look = z.enum(LOOKS, { error: fault('choose_one_of', { options: LOOKS.join(', ') }) });
export const MeasuringMethod = z.enum(METHODS, { error: fault('choose_one_of', { options: METHODS.join(', ') }) });
/** Values at the end of a test's scale: the water has less, or more, than the number. */
export const Bounds = z.partialRecord(
  z.enum(PARAMETERS),
  z.enum(BOUNDS, { error: fault('choose_one_of', { options: BOUNDS.join(', ') }) }),
);
export type Bounds = z.infer<typeof Bounds>;
export const MAXIMUM_VOLUME_L = 10_000_000;
export const VolumeL = amount(1, MAXIMUM_VOLUME_L, 'liters');
export const StrengthPercent = positive(100, 'percent');
export const AmountG = positive(1_000_000_000, 'grams');
export const AmountMl = positive(1_000_000_000, 'milliliters');
export const AmountL = positive(MAXIMUM_VOLUME_L, 'liters');

const optionalWater = {
  hardnessPpm: z.optional(possible('hardnessPpm')),
  cyanuricAcidPpm: z.optional(possible('cyanuricAcidPpm')),
  boratePpm: z.optional(possible('boratePpm')),
  saltPpm: z.optional(possible('saltPpm')),
  tdsPpm: z.optional(possible('tdsPpm')),
  temperatureC: z.optional(possible('temperatureC', '°C')),
  freeChlorinePpm: z.optional(possible('freeChlorinePpm')),
  combinedChlorinePpm: z.optional(possible('combinedChlorinePpm')),
  brominePpm: z.optional(possible('brominePpm')),
  // never measured at a pool, but a computed water may be handed back
  sulfatePpm: z.optional(amount(POSSIBLE_COMPUTED.sulfatePpm.low, POSSIBLE_COMPUTED.sulfatePpm.high, 'ppm')),
  bromidePpm: z.optional(amount(POSSIBLE_COMPUTED.bromidePpm.low, POSSIBLE_COMPUTED.bromidePpm.high, 'ppm')),
};

/** A water as typed into a calculator; what is left out takes the documented default. */
export const WaterInput = z.strictObject({ ph: possible('ph', ''), alkalinityPpm: possible('alkalinityPpm'), ...optionalWater });
/** A water with gaps, for planning: a gap is asked about, not assumed. */
export const MeasuredWaterInput = z.strictObject({
  ph: z.optional(possible('ph', '')),
  alkalinityPpm: z.optional(possible('alkalinityPpm')),
  ...optionalWater,
  copperPpm: z.optional(possible('copperPpm')),
  ironPpm: z.optional(possible('ironPpm')),
  phosphatePpb: z.optional(possible('phosphatePpb', 'ppb')),
  orpMv: z.optional(possible('orpMv', 'mV')),
  totalChlorinePpm: z.optional(possible('totalChlorinePpm')),
  totalHardnessPpm: z.optional(possible('totalHardnessPpm')),
  biguanidePpm: z.optional(possible('biguanidePpm')),
});

const number = z.number();
const optionalNumber = z.optional(z.number());
/** A water that the engine computed. */
export const Water = z.object({
  ph: number,
  alkalinityPpm: number,
  hardnessPpm: number,
  cyanuricAcidPpm: number,
  boratePpm: number,
  saltPpm: number,
  temperatureC: number,
  freeChlorinePpm: number,
  combinedChlorinePpm: number,
  brominePpm: number,
  tdsPpm: optionalNumber,
  sulfatePpm: optionalNumber,
  bromidePpm: optionalNumber,
});
export const MeasuredWater = z.extend(z.partial(Water), {
  copperPpm: optionalNumber,
  ironPpm: optionalNumber,
  phosphatePpb: optionalNumber,
  orpMv: optionalNumber,
  totalChlorinePpm: optionalNumber,
  totalHardnessPpm: optionalNumber,
  biguanidePpm: optionalNumber,
});

export const ShelfItem = z.strictObject({
  productId: ProductId,
  strengthPercent: z.optional(StrengthPercent),
  /** USD per kilogram (solids) or litre (liquids) */
  pricePerUnit: z.optional(amount(0, 10_000, 'USD')),
});
export const Shelf = z.array(ShelfItem).check(z.maxLength(40, fault('chemicals_many')));

const range = z.object({ low: number, high: number });
export const Targets = z.object({
  freeChlorine: z.nullable(z.object({ minimumPpm: number, targetLowPpm: number, targetHighPpm: number, shockPpm: number })),
  ph: range,
  alkalinityPpm: range,
  hardnessPpm: range,
  cyanuricAcidPpm: range,
  saltPpm: range,
  boratePpm: range,
  saturationIndex: range,
  brominePpm: z.nullable(range),
});
