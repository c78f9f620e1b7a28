// What a person says about a pool, with gaps, in canonical units: one shape for the setup and for changing it later.
import type {
  Parameter,
  PoolKind,
  PoolShape,
  ProductId,
  Sanitizer,
  SecondarySanitizer,
  Setting,
  StartUp,
  Surface,
} from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { m } from '../../paraglide/messages.js';

export type VolumeSource = Pool['volumeSource'];
export type Cover = Pool['cover'];
export type Usage = Pool['usage'];
export type Place = NonNullable<Pool['place']>;
export type ShapeName = PoolShape['shape'];

/** Every dimension of every shape, so that what was typed survives a change of shape. */
export interface ShapeAnswers {
  shape: ShapeName;
  lengthM: number | null;
  widthM: number | null;
  diameterM: number | null;
  widthAM: number | null;
  widthBM: number | null;
  length2M: number | null;
  width2M: number | null;
  areaM2: number | null;
  shallowDepthM: number | null;
  /** null: as deep everywhere as at the shallow end */
  deepDepthM: number | null;
}
export interface SaltAnswers {
  beforePpm: number | null;
  addedSaltG: number | null;
  afterPpm: number | null;
}
export interface SaltCellAnswers {
  gramsPerHour: number | null;
  hoursPerDay: number | null;
  percent: number | null;
  /** the salt that its maker asks for; null: not known */
  lowPpm: number | null;
  highPpm: number | null;
  model: string | null;
}
export interface KitAnswers {
  id?: string;
  parameters: Parameter[];
}
export interface ShelfAnswer {
  productId: ProductId;
  /** null: as it is usually sold */
  strengthPercent: number | null;
  pricePerUnit: number | null;
}
export const FILL_WATER_PARAMETERS = ['ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm'] as const;
export type FillWaterAnswers = Record<(typeof FILL_WATER_PARAMETERS)[number], number | null>;
export interface RangeAnswers {
  low: number | null;
  high: number | null;
}
export type TargetName = keyof NonNullable<Pool['targetOverrides']>;
export type TargetAnswers = Partial<Record<TargetName, RangeAnswers>>;

export interface PoolAnswers {
  name: string;
  kind: PoolKind;
  volumeSource: VolumeSource;
  knownVolumeL: number | null;
  knownSurfaceAreaM2: number | null;
  shape: ShapeAnswers;
  salt: SaltAnswers;
  /** what the salt method found before; its readings are not stored */
  saltVolumeL: number | null;
  /** null: not known */
  surface: Surface | null;
  /** a day, such as 2026-07-04; null: not new */
  surfaceNewSinceOn: string | null;
  /** null: not chosen yet */
  startUp: StartUp | null;
  sanitizer: Sanitizer;
  secondarySanitizer: SecondarySanitizer;
  saltCell: SaltCellAnswers;
  setting: Setting;
  cover: Cover;
  /** for the season */
  isClosed: boolean;
  pumpFlowLpm: number | null;
  usage: Usage;
  /** of a hot tub */
  dailyBathers: number | null;
  /** a day; of a hot tub: its last complete refill */
  filledOn: string | null;
  place: Place | null;
  timeZone: string;
  /** undefined: not asked yet; null: left open */
  kit?: KitAnswers | null;
  shelf: ShelfAnswer[];
  fillWater: FillWaterAnswers;
  targetOverrides: TargetAnswers;
}

export const DEFAULT_NAMES: Record<PoolKind, () => string> = {
  pool: m.pools_default_name_pool,
  spa: m.pools_default_name_spa,
  swim_spa: m.pools_default_name_swim_spa,
};
const NO_SHAPE: ShapeAnswers = {
  shape: 'rectangle',
  lengthM: null,
  widthM: null,
  diameterM: null,
  widthAM: null,
  widthBM: null,
  length2M: null,
  width2M: null,
  areaM2: null,
  shallowDepthM: null,
  deepDepthM: null,
};
const NO_FILL_WATER: FillWaterAnswers = { ph: null, alkalinityPpm: null, hardnessPpm: null, cyanuricAcidPpm: null, saltPpm: null };
const NO_SALT: SaltAnswers = { beforePpm: null, addedSaltG: null, afterPpm: null };
export const USUAL_CELL_HOURS = 8;

export const timeZoneOfDevice = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export function defaultAnswers(timeZone: string = timeZoneOfDevice()): PoolAnswers {
  return {
    name: DEFAULT_NAMES.pool(),
    kind: 'pool',
    volumeSource: 'known',
    knownVolumeL: null,
    knownSurfaceAreaM2: null,
    shape: NO_SHAPE,
    salt: NO_SALT,
    saltVolumeL: null,
    surface: null,
    surfaceNewSinceOn: null,
    startUp: null,
    sanitizer: 'chlorine',
    secondarySanitizer: 'none',
    saltCell: { gramsPerHour: null, hoursPerDay: USUAL_CELL_HOURS, percent: null, lowPpm: null, highPpm: null, model: null },
    setting: 'outdoor',
    cover: 'none',
    isClosed: false,
    pumpFlowLpm: null,
    usage: 'normal',
    dailyBathers: null,
    filledOn: null,
    place: null,
    timeZone,
    shelf: [],
    fillWater: NO_FILL_WATER,
    targetOverrides: {},
  };
}

/** A spa is called a spa and is acrylic, until the person says otherwise. */
export function withKind(answers: PoolAnswers, kind: PoolKind): Partial<PoolAnswers> {
  const wasDefaultName = answers.name.trim() === '' || Object.values(DEFAULT_NAMES).some((usual) => usual() === answers.name);
  const wasDefaultSurface = answers.surface === null || (answers.kind !== 'pool' && answers.surface === 'acrylic');
  return {
    kind,
    ...(wasDefaultName && { name: DEFAULT_NAMES[kind]() }),
    ...(wasDefaultSurface && { surface: kind === 'pool' ? null : 'acrylic' }),
  };
}

/** The place brings its time zone; without one the device's counts. */
export const withPlace = (place: Place | null): Partial<PoolAnswers> => ({ place, timeZone: place?.timeZone ?? timeZoneOfDevice() });

/** The kit that most people with this sanitizer own. */
export function suggestedKitId(sanitizer: Sanitizer): string {
  if (sanitizer === 'bromine') return 'strip-bromine';
  return sanitizer === 'salt' ? 'fas-dpd-salt' : 'fas-dpd';
}

function shapeAnswers(shape: Pool['shape']): ShapeAnswers {
  if (!shape) return NO_SHAPE;
  const isFlat = shape.shallowDepthM === shape.deepDepthM;
  return { ...NO_SHAPE, ...shape, ...(isFlat && { deepDepthM: null }) };
}

function fillWaterAnswers(water: Pool['fillWater']): FillWaterAnswers {
  const entries = FILL_WATER_PARAMETERS.map((parameter) => [parameter, water?.[parameter] ?? null]);
  return Object.fromEntries(entries) as FillWaterAnswers;
}

const MINERAL_SURFACES: readonly (Surface | null)[] = ['plaster', 'pebble', 'tile'];
/** Plaster, and what is set in it, hardens for weeks after it was filled. */
export const hardens = ({ surface }: Pick<PoolAnswers, 'surface'>): boolean => MINERAL_SURFACES.includes(surface);

const DAY_MS = 86_400_000;
const START_UP_DAYS = 28;
/** Days since a new surface was filled, while it is still new. */
export function startUpDay(answers: Pick<PoolAnswers, 'surface' | 'surfaceNewSinceOn'>, now: number): number | null {
  if (!hardens(answers) || answers.surfaceNewSinceOn === null) return null;
  const day = Math.floor((now - Date.parse(answers.surfaceNewSinceOn)) / DAY_MS);
  return day >= 0 && day < START_UP_DAYS ? day : null;
}

function saltCellAnswers(cell: Pool['saltCell']): SaltCellAnswers {
  return {
    gramsPerHour: cell?.gramsPerHour ?? null,
    hoursPerDay: cell?.hoursPerDay ?? USUAL_CELL_HOURS,
    percent: cell?.percent ?? null,
    lowPpm: cell?.lowPpm ?? null,
    highPpm: cell?.highPpm ?? null,
    model: cell?.model ?? null,
  };
}

/** A pool as answers that can be changed. */
export function answersFromPool(pool: Pool): PoolAnswers {
  return {
    name: pool.name,
    kind: pool.kind,
    volumeSource: pool.volumeSource,
    knownVolumeL: pool.volumeL,
    knownSurfaceAreaM2: pool.surfaceAreaM2,
    shape: shapeAnswers(pool.shape),
    salt: NO_SALT,
    saltVolumeL: pool.volumeSource === 'salt' ? pool.volumeL : null,
    surface: pool.surface,
    surfaceNewSinceOn: pool.surfaceNewSinceOn ?? null,
    startUp: pool.startUp ?? null,
    sanitizer: pool.sanitizer,
    secondarySanitizer: pool.secondarySanitizer ?? 'none',
    saltCell: saltCellAnswers(pool.saltCell),
    setting: pool.setting,
    cover: pool.cover,
    isClosed: pool.isClosed ?? false,
    pumpFlowLpm: pool.pumpFlowLpm,
    usage: pool.usage,
    dailyBathers: pool.dailyBathers ?? null,
    filledOn: pool.filledOn ?? null,
    place: pool.place,
    timeZone: pool.timeZone,
    kit: pool.kit,
    shelf: pool.shelf.map((item) => ({
      productId: item.productId,
      strengthPercent: item.strengthPercent ?? null,
      pricePerUnit: item.pricePerUnit ?? null,
    })),
    fillWater: fillWaterAnswers(pool.fillWater),
    targetOverrides: pool.targetOverrides ?? {},
  };
}
