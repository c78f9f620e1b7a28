// What the engine needs to know about a body of water to set targets and plan.
export const POOL_KINDS = ['pool', 'spa', 'swim_spa'] as const;
export type PoolKind = (typeof POOL_KINDS)[number];
export const SURFACES = ['plaster', 'pebble', 'tile', 'vinyl', 'fiberglass', 'acrylic'] as const;
export type Surface = (typeof SURFACES)[number];
export const SANITIZERS = ['chlorine', 'salt', 'bromine', 'mineral', 'biguanide'] as const;
export type Sanitizer = (typeof SANITIZERS)[number];
export const SETTINGS = ['outdoor', 'indoor', 'screened'] as const;
export type Setting = (typeof SETTINGS)[number];
/** How the first weeks of new plaster are done: by the builder's card, traditionally, or with much bicarbonate. */
export const START_UPS = ['builder_card', 'traditional', 'bicarbonate'] as const;
export type StartUp = (typeof START_UPS)[number];
export const SECONDARY_SANITIZERS = ['none', 'uv', 'ozone'] as const;
export type SecondarySanitizer = (typeof SECONDARY_SANITIZERS)[number];
export const METHODS = ['drops', 'strip', 'photometer', 'device', 'store'] as const;
/** how a value was measured; decides its error bar */
export type Method = (typeof METHODS)[number];

/** Defaults: pool, chlorine, outdoor; unknown surface means the intersection of the surfaces' ranges. */
export interface PoolTraits {
  volumeL: number;
  kind?: PoolKind;
  surface?: Surface;
  sanitizer?: Sanitizer;
  setting?: Setting;
  /** since the surface was made: fresh plaster has rules of its own */
  surfaceAgeDays?: number;
  /** null: not answered yet */
  startUp?: StartUp | null;
  secondarySanitizer?: SecondarySanitizer;
  /** closed for the season: what is not urgent waits for the opening */
  isClosed?: boolean;
  /** on an ordinary day */
  dailyBathers?: number | null;
  /** what the maker of its salt cell asks for */
  saltRangePpm?: { low: number; high: number };
  /** since its last complete refill */
  waterAgeDays?: number;
  /** no test of cyanuric acid: where there is little, the higher of the two minimums holds */
  isStabilizerUntested?: true;
}
