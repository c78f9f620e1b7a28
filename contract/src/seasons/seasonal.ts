// Seasonal guides: a pool through its year, by region and season. The texts are public; a pool's own checklist has ticks and doses.
import * as z from 'zod/mini';
import { LANGUAGES } from '../accounts.ts';
import { get, post, remove } from '../endpoint.ts';
import { ArticleBlock } from '../library.ts';
import { fault } from '../reasons.ts';
import { Day, Id, Instant, PageQuery, pageOf, PoolItemParams, PoolParams } from '../values.ts';
import { ProductId } from '../water.ts';

const tag = 'seasonal';

export const GUIDE_REGIONS = ['florida', 'hawaii', 'southern-california', 'arizona', 'nevada'] as const;
export const GUIDE_SEASONS = [
  'opening',
  'high-season',
  'heat-wave',
  'algae',
  'rainy-season',
  'monsoon',
  'dust',
  'wind',
  'smoke',
  'vog',
  'salt-air',
  'hurricane-before',
  'hurricane-after',
  'flood',
  'leaf-fall',
  'closing',
  'covered',
  'freeze',
  'dry-winter',
  'salt-in-the-cold',
  'spa-winter',
  'snowbird',
  'away',
] as const;
/** What the engine works out for an item. */
export const GUIDE_DOSES = [
  'plan',
  'raise_free_chlorine',
  'raise_cyanuric_acid',
  'raise_salt',
  'lower_ph',
  'raise_alkalinity',
  'raise_calcium',
  'slam',
  'dilution',
  'rain_dilution',
] as const;
export type GuideDoseKind = (typeof GUIDE_DOSES)[number];

/** The same words with the temperatures and lengths of each unit system. */
const InUnits = z.object({ us: z.string(), metric: z.string() });

export const GuideSummary = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** null: everywhere */
  region: z.nullable(z.enum(GUIDE_REGIONS)),
  season: z.enum(GUIDE_SEASONS),
  /** MM-DD, the first and the last day in season, also over the new year; null: only alerts open it */
  months: z.nullable(z.tuple([z.string(), z.string()])),
});
export type GuideSummary = z.infer<typeof GuideSummary>;

const item = {
  id: z.string(),
  text: InUnits,
  why: z.optional(InUnits),
  /** which task of our catalog it becomes */
  task: z.optional(z.string()),
};
const about = {
  updatedOn: z.string(),
  sources: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      /** whether we read the source, read it quoted by others, or computed the number */
      confidence: z.enum(['read', 'secondary', 'computed']),
      asOf: z.optional(z.string()),
    }),
  ),
};

export const SeasonalGuide = z.extend(GuideSummary, { ...about, checklist: z.array(z.object(item)), blocks: z.array(ArticleBlock) });
export type SeasonalGuide = z.infer<typeof SeasonalGuide>;

export const GuideDose = z.object({
  kind: z.enum(GUIDE_DOSES),
  /** add: these amounts. nothing: the newest test needs none. test_first: what it follows from isn't known, or is too old. clear_up: by the clear-up, test by test */
  state: z.enum(['add', 'nothing', 'test_first', 'clear_up']),
  additions: z.array(
    z.object({
      productId: ProductId,
      strengthPercent: z.optional(z.number()),
      amountG: z.optional(z.number()),
      amountMl: z.optional(z.number()),
      amountL: z.optional(z.number()),
    }),
  ),
});
export type GuideDose = z.infer<typeof GuideDose>;

/** Why this guide: an alert that is valid, or was lately; its season; the next that comes; because it was asked for. */
export const GUIDE_REASONS = ['alert', 'after_alert', 'season', 'next', 'asked'] as const;

export const PoolGuide = z.extend(GuideSummary, {
  ...about,
  because: z.enum(GUIDE_REASONS),
  alert: z.optional(z.object({ event: z.string(), headline: z.string(), endsAt: z.nullable(z.string()) })),
  /** the pool has no place: this is the general guide */
  needs: z.optional(z.literal('place')),
  /** names this round of the season: the ticks of another year are not of this one */
  seasonOn: z.string(),
  checklist: z.array(z.object({ ...item, doneAt: z.nullable(z.string()), dose: z.optional(GuideDose) })),
  /** when it was finished before, the last time first */
  finished: z.array(z.object({ seasonOn: z.string(), finishedAt: z.string() })),
  /** what else fits this pool now */
  others: z.array(GuideSummary),
});
export type PoolGuide = z.infer<typeof PoolGuide>;

const Slug = z.string({ error: fault('guide_unknown') }).check(z.maxLength(60, fault('guide_unknown')));

export const GuideTickInput = z.strictObject({
  id: z.optional(Id),
  guide: Slug,
  item: Slug,
  /** as the guide of the pool names it */
  seasonOn: Day,
  doneAt: z.optional(Instant),
});
export type GuideTickInput = z.infer<typeof GuideTickInput>;

export const GuideTick = z.object({
  id: Id,
  guide: z.string(),
  item: z.string(),
  seasonOn: z.string(),
  doneAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type GuideTick = z.infer<typeof GuideTick>;

const Language = z._default(z.enum(LANGUAGES, { error: fault('choose_language') }), 'en');

export const seasonal = {
  list: get('/api/seasonal', {
    tag,
    access: 'public',
    offline: true,
    summary: 'All seasonal guides, by region and season.',
    query: z.object({ language: Language }),
    response: z.object({ items: z.array(GuideSummary) }),
  }),
  find: get('/api/seasonal/{slug}', {
    tag,
    access: 'public',
    offline: true,
    summary: 'One seasonal guide with its checklist.',
    params: z.object({ slug: Slug }),
    query: z.object({ language: Language }),
    response: SeasonalGuide,
  }),
  ofPool: get('/api/pools/{poolId}/seasonal', {
    tag,
    access: 'pool',
    offline: true,
    summary: 'The guide for the place and the day of a pool, or the one that is asked for: what is done of it, and doses for this pool.',
    params: PoolParams,
    query: z.object({ language: Language, guide: z.optional(Slug) }),
    response: PoolGuide,
  }),
};

export const guideTicks = {
  list: get('/api/pools/{poolId}/guide-ticks', {
    tag,
    access: 'pool',
    offline: true,
    summary: 'What was ticked off in the guides of a pool, newest first.',
    params: PoolParams,
    query: PageQuery,
    response: pageOf(GuideTick),
  }),
  record: post('/api/pools/{poolId}/guide-ticks', {
    tag,
    access: 'pool',
    status: 201,
    creates: true,
    summary: 'Ticks an item off. One that is ticked already in this season is answered as it is.',
    params: PoolParams,
    body: GuideTickInput,
    response: GuideTick,
  }),
  remove: remove('/api/pools/{poolId}/guide-ticks/{id}', {
    tag,
    access: 'pool',
    conditional: true,
    summary: 'Takes a tick back.',
    params: PoolItemParams,
  }),
};
