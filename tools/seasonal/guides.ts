// The seasonal guides of content/seasonal: Markdown with JSON front matter, the Spanish body in es/. readGuides() reads them all and throws
// for a guide that doesn't keep the shape; what guides have to keep among each other is in guides.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POOL_KINDS, SANITIZERS, SETTINGS, SURFACES, type UnitSystem } from '@limpid/chemistry';
import { COVERS, GUIDE_DOSES, GUIDE_REGIONS, GUIDE_SEASONS, USAGES } from '@limpid/contract';
import { z } from 'zod';
import { withValues } from '../library/library-values.ts';

const content = join(import.meta.dirname, '../../content');
const FOLDER = join(content, 'seasonal');

/** As the National Weather Service spells them in an alert's `event`. */
const EVENTS = (
  'Hurricane Watch, Hurricane Warning, Tropical Storm Watch, Tropical Storm Warning, Storm Surge Watch, Storm Surge Warning, ' +
  'Flash Flood Watch, Flash Flood Warning, Flood Watch, Flood Warning, Flood Advisory, Severe Thunderstorm Warning, ' +
  'High Wind Watch, High Wind Warning, Wind Advisory, Dust Storm Warning, Blowing Dust Advisory, Blowing Dust Warning, ' +
  'Freeze Watch, Freeze Warning, Extreme Cold Watch, Extreme Cold Warning, Winter Storm Warning, ' +
  'Extreme Heat Watch, Extreme Heat Warning, Heat Advisory, ' +
  'Red Flag Warning, Air Quality Alert, Dense Smoke Advisory, Ashfall Advisory, Ashfall Warning'
).split(', ');

const inBoth = (least: number, most: number) =>
  z.strictObject({ en: z.string().trim().min(least).max(most), es: z.string().trim().min(least).max(most) });
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const monthDay = z
  .string()
  .regex(/^\d\d-\d\d$/)
  .refine(
    (text) => Number(text.slice(3)) >= 1 && Number(text.slice(3)) <= (DAYS_OF_MONTH[Number(text.slice(0, 2)) - 1] ?? 0),
    'a real day',
  );
const id = z.string().regex(/^[a-z][a-z-]{1,40}$/);

/** What a pool has to be for a guide, as in content/tasks; a part that is missing fits every pool. */
const Only = z.strictObject({
  kind: z.array(z.enum(POOL_KINDS)).min(1).optional(),
  sanitizer: z.array(z.enum(SANITIZERS)).min(1).optional(),
  setting: z.array(z.enum(SETTINGS)).min(1).optional(),
  cover: z.array(z.enum(COVERS)).min(1).optional(),
  usage: z.array(z.enum(USAGES)).min(1).optional(),
  surface: z.array(z.enum(SURFACES)).min(1).optional(),
  winter: z
    .array(z.enum(['none', 'light', 'hard']))
    .min(1)
    .optional(),
});

const Item = z.strictObject({
  id,
  text: inBoth(10, 300),
  why: inBoth(10, 200).optional(),
  /** slug of content/tasks: what the item becomes in Tasks */
  task: id.optional(),
  dose: z.enum(GUIDE_DOSES).optional(),
});

/** Whether we read the source, read it quoted by others, or computed the number. */
const confidence = z.enum(['read', 'secondary', 'computed']);
/** A source of the library has its title and address there. */
const Source = z.union([
  z.strictObject({ confidence }),
  z.strictObject({
    title: z.string().min(8).max(120),
    url: z.url({ protocol: /^https$/ }),
    confidence,
    asOf: z
      .string()
      .regex(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/)
      .optional(),
  }),
]);

const Facts = z.strictObject({
  slug: id,
  /** null: everywhere */
  region: z.enum(GUIDE_REGIONS).nullable(),
  season: z.enum(GUIDE_SEASONS),
  title: inBoth(8, 75),
  summary: inBoth(50, 160),
  /** first and last day in season, also over the new year; null: only alerts open it */
  months: z.tuple([monthDay, monthDay]).nullable(),
  /** alerts that open it */
  event: z.array(z.enum(EVENTS)),
  only: Only,
  updatedOn: z.iso.date(),
  sources: z.array(id.or(z.string().regex(/^[a-z][a-z0-9-]+$/))).min(1),
  items: z
    .array(Item)
    .min(6)
    .max(12)
    .refine((items) => new Set(items.map((item) => item.id)).size === items.length, 'ids are unique'),
});

export type Language = 'en' | 'es';
export interface GuideSource {
  id: string;
  title: string;
  url: string;
  confidence: z.infer<typeof confidence>;
  asOf?: string | undefined;
}
export type Guide = Omit<z.infer<typeof Facts>, 'sources'> & { sources: GuideSource[]; body: Record<Language, string> };

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(content, ...path), 'utf8'));

/** Every source that a guide may name. */
export function readSources(): Map<string, GuideSource> {
  const ofLibrary = readJson('library', 'sources.json') as Record<string, { title: string; url: string }>;
  const own = z.record(z.string(), Source).parse(readJson('seasonal', 'sources.json'));
  const sources = Object.entries(own).map(([key, source]): GuideSource => {
    const { title, url } = 'title' in source ? source : (ofLibrary[key] ?? { title: '', url: '' });
    if (title === '') throw new Error(`content/seasonal/sources.json: "${key}" has no title, and the library has no such source.`);
    return { id: key, title, url, confidence: source.confidence, asOf: 'asOf' in source ? source.asOf : undefined };
  });
  return new Map(sources.map((source) => [source.id, source]));
}

function readGuide(name: string, known: ReadonlyMap<string, GuideSource>): Guide {
  const file = `content/seasonal/${name}`;
  const match = /^---\n(\{[\s\S]*?\n\})\n---\n\n([\s\S]+)$/.exec(readFileSync(join(FOLDER, name), 'utf8'));
  if (!match) throw new Error(`${file} has no JSON between two lines of --- at its top.`);
  const { data, error } = Facts.safeParse(JSON.parse(match[1] ?? ''));
  if (!data) throw new Error(`${file}: ${z.prettifyError(error)}`);
  if (`${data.slug}.md` !== name) throw new Error(`${file}: its slug is "${data.slug}".`);
  const sources = data.sources.map((key) => {
    const source = known.get(key);
    if (!source) throw new Error(`${file}: no source "${key}" in content/seasonal/sources.json.`);
    return source;
  });
  return { ...data, sources, body: { en: match[2] ?? '', es: readFileSync(join(FOLDER, 'es', name), 'utf8') } };
}

export function readGuides(): Guide[] {
  const known = readSources();
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
  return names.toSorted().map((name) => readGuide(name, known));
}

/** A text of a guide with its temperatures and lengths in both unit systems. */
export const inUnits = (text: string, language: Language): Record<UnitSystem, string> => ({
  us: withValues(text, { units: 'us', language }),
  metric: withValues(text, { units: 'metric', language }),
});
