import { PARAMETERS } from '@limpid/chemistry';
import * as z from 'zod/mini';
import { get, patch, post, remove } from './endpoint.ts';
import { Place, PlaceInput } from './places.ts';
import { Shape } from './shapes.ts';
import { amount, Day, Finding, Id, inOneLine, PoolParams, text } from './values.ts';
import { PoolKind, Sanitizer, SecondarySanitizer, Setting, Shelf, StartUp, Surface, VolumeL, WaterInput } from './water.ts';
import { fault, type Unit } from './reasons.ts';

const tag = 'pools';

export const COVERS = ['none', 'solar', 'solid', 'automatic'] as const;
export const USAGES = ['light', 'normal', 'heavy'] as const;
export const VOLUME_SOURCES = ['known', 'shape', 'salt'] as const;

const range = (low: number, high: number, unit: Unit | '') =>
  z
    .strictObject({ low: amount(low, high, unit), high: amount(low, high, unit) })
    .check(z.refine((value) => value.low < value.high, { error: fault('ends_swapped'), path: ['low'] }));
/** A person's own targets; the engine keeps them within safe bounds and says so. */
export const TargetOverrides = z.strictObject({
  freeChlorinePpm: z.optional(range(1, 20, 'ppm')),
  ph: z.optional(range(7, 8.2, '')),
  alkalinityPpm: z.optional(range(40, 180, 'ppm')),
  hardnessPpm: z.optional(range(20, 1000, 'ppm')),
  cyanuricAcidPpm: z.optional(range(0, 100, 'ppm')),
  saltPpm: z.optional(range(0, 8000, 'ppm')),
  boratePpm: z.optional(range(0, 60, 'ppm')),
  brominePpm: z.optional(range(2, 10, 'ppm')),
});
export type TargetOverrides = z.infer<typeof TargetOverrides>;

const saltLevel = amount(500, 40_000, 'ppm');
const SaltCell = z
  .strictObject({
    /** missing: not known */
    gramsPerHour: z.optional(amount(0.1, 2000, 'grams per hour')),
    hoursPerDay: amount(0, 24, 'hours'),
    percent: z.optional(amount(0, 100, 'percent')),
    /** the range of salt that its maker gives, both ends */
    lowPpm: z.optional(saltLevel),
    highPpm: z.optional(saltLevel),
    model: z.optional(text(1, 80)),
  })
  .check(
    z.refine(({ lowPpm, highPpm }) => (lowPpm === undefined) === (highPpm === undefined), {
      error: fault('ends_swapped'),
      path: ['lowPpm'],
    }),
    z.refine(({ lowPpm = 0, highPpm = Infinity }) => lowPpm < highPpm, { error: fault('ends_swapped'), path: ['lowPpm'] }),
  );
const Kit = z.strictObject({
  id: z.optional(text(1, 60)),
  /** what this person's kit measures, in the order of testing */
  parameters: z.array(z.enum(PARAMETERS)).check(z.maxLength(PARAMETERS.length)),
});

const details = {
  kind: z.optional(PoolKind),
  /** null or missing: unknown; the advice then uses what suits every surface and asks */
  surface: z.optional(z.nullable(Surface)),
  sanitizer: z.optional(Sanitizer),
  setting: z.optional(Setting),
  volumeSource: z.optional(z.enum(VOLUME_SOURCES)),
  shape: z.optional(z.nullable(Shape)),
  surfaceAreaM2: z.optional(z.nullable(amount(0.5, 100_000, 'm²'))),
  cover: z.optional(z.enum(COVERS)),
  saltCell: z.optional(z.nullable(SaltCell)),
  pumpFlowLpm: z.optional(z.nullable(amount(1, 20_000, 'liters a minute'))),
  usage: z.optional(z.enum(USAGES)),
  place: z.optional(z.nullable(PlaceInput)),
  kit: z.optional(z.nullable(Kit)),
  /** empty: not given, plans use common products at typical prices */
  shelf: z.optional(Shelf),
  fillWater: z.optional(z.nullable(WaterInput)),
  targetOverrides: z.optional(z.nullable(TargetOverrides)),
  /** the day on which new plaster, pebble or tile was first filled */
  surfaceNewSinceOn: z.optional(z.nullable(Day)),
  /** null or missing: the plan asks which while the surface is new */
  startUp: z.optional(z.nullable(StartUp)),
  secondarySanitizer: z.optional(SecondarySanitizer),
  /** closed for the season: what is not urgent waits until it opens */
  isClosed: z.optional(z.boolean()),
  /** how many people bathe on an ordinary day; with the volume it says how long the water of a hot tub lasts */
  dailyBathers: z.optional(z.nullable(amount(0, 100, 'bathers a day'))),
  /** the day of its last complete refill */
  filledOn: z.optional(z.nullable(Day)),
  /** IANA; follows the place */
  timeZone: z.optional(text(1, 60)),
};
const PoolName = text(1, 80, fault('pool_name_missing')).check(inOneLine());

export const PoolInput = z.strictObject({ id: z.optional(Id), name: PoolName, volumeL: VolumeL, ...details });
export type PoolInput = z.infer<typeof PoolInput>;
export const PoolPatch = z.strictObject({ name: z.optional(PoolName), volumeL: z.optional(VolumeL), ...details });
export type PoolPatch = z.infer<typeof PoolPatch>;

export const Pool = z.object({
  id: Id,
  name: z.string(),
  kind: PoolKind,
  volumeL: z.number(),
  surface: z.nullable(Surface),
  sanitizer: Sanitizer,
  setting: Setting,
  volumeSource: z.enum(VOLUME_SOURCES),
  shape: z.nullable(Shape),
  surfaceAreaM2: z.nullable(z.number()),
  cover: z.enum(COVERS),
  saltCell: z.nullable(SaltCell),
  pumpFlowLpm: z.nullable(z.number()),
  usage: z.enum(USAGES),
  place: z.nullable(Place),
  kit: z.nullable(Kit),
  shelf: Shelf,
  fillWater: z.nullable(WaterInput),
  targetOverrides: z.nullable(TargetOverrides),
  surfaceNewSinceOn: z.optional(z.nullable(z.string())),
  startUp: z.optional(z.nullable(StartUp)),
  secondarySanitizer: z.optional(SecondarySanitizer),
  isClosed: z.optional(z.boolean()),
  dailyBathers: z.optional(z.nullable(z.number())),
  filledOn: z.optional(z.nullable(z.string())),
  timeZone: z.string(),
  /** beyond what the plan covers: it can be read and deleted, nothing else */
  isReadOnly: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Pool = z.infer<typeof Pool>;
/** A pool just written, with what looks unlikely about its volume. */
export const WrittenPool = z.extend(Pool, { warnings: z.array(Finding) });
export type WrittenPool = z.infer<typeof WrittenPool>;

export const pools = {
  list: get('/api/pools', { tag, offline: true, summary: 'The pools of the person signed in, oldest first.', response: z.array(Pool) }),
  add: post('/api/pools', {
    tag,
    status: 201,
    creates: true,
    summary: 'Adds a pool.',
    body: PoolInput,
    response: WrittenPool,
    problems: ['plan_limit_reached'],
  }),
  find: get('/api/pools/{poolId}', { tag, access: 'pool', offline: true, summary: 'One pool.', params: PoolParams, response: Pool }),
  change: patch('/api/pools/{poolId}', {
    tag,
    access: 'pool',
    summary: 'Changes a pool.',
    params: PoolParams,
    body: PoolPatch,
    response: WrittenPool,
  }),
  remove: remove('/api/pools/{poolId}', {
    tag,
    access: 'pool',
    worksReadOnly: true,
    summary: 'Deletes a pool and all that was logged for it.',
    params: PoolParams,
  }),
};
