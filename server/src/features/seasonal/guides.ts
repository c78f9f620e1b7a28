// The guides, made from content/seasonal by tools/seasonal/guides-json.ts.
import type { ArticleBlock, GuideDoseKind, GuideSummary, Pool, SeasonalGuide, Winter } from '@limpid/contract';
import { problem } from '../../http/problems.ts';
import stored from './guides.json' with { type: 'json' };

export type Language = 'en' | 'es';
type InLanguages<T> = Record<Language, T>;
type InUnits = InLanguages<{ us: string; metric: string }>;

/** What a pool has to be for a guide; a part that is missing fits every pool. */
interface Only {
  kind?: Pool['kind'][] | undefined;
  sanitizer?: Pool['sanitizer'][] | undefined;
  setting?: Pool['setting'][] | undefined;
  cover?: Pool['cover'][] | undefined;
  usage?: Pool['usage'][] | undefined;
  surface?: NonNullable<Pool['surface']>[] | undefined;
  winter?: Winter[] | undefined;
}

export interface StoredGuide extends Pick<SeasonalGuide, 'slug' | 'region' | 'season' | 'months' | 'updatedOn' | 'sources'> {
  title: InLanguages<string>;
  summary: InLanguages<string>;
  /** alerts that open it, as the National Weather Service names them */
  event: string[];
  only: Only;
  items: { id: string; text: InUnits; why?: InUnits; task?: string | undefined; dose?: GuideDoseKind | undefined }[];
  blocks: InLanguages<ArticleBlock[]>;
}

export const GUIDES = stored as unknown as readonly StoredGuide[];
const BY_SLUG = new Map(GUIDES.map((guide) => [guide.slug, guide]));

export function requireGuide(slug: string): StoredGuide {
  const guide = BY_SLUG.get(slug);
  if (!guide) throw problem('not_found');
  return guide;
}

export const isGuideItem = (slug: string, item: string): boolean => BY_SLUG.get(slug)?.items.some(({ id }) => id === item) ?? false;

export const summaryOf = ({ slug, title, summary, region, season, months }: StoredGuide, language: Language): GuideSummary => ({
  slug,
  title: title[language],
  summary: summary[language],
  region,
  season,
  months,
});

export const itemIn = ({ id, text, why, task }: StoredGuide['items'][number], language: Language) => ({
  id,
  text: text[language],
  ...(why && { why: why[language] }),
  ...(task && { task }),
});

export const listGuides = (language: Language): GuideSummary[] => GUIDES.map((guide) => summaryOf(guide, language));

export function findGuide(slug: string, language: Language): SeasonalGuide {
  const guide = requireGuide(slug);
  const { updatedOn, sources, items, blocks } = guide;
  return {
    ...summaryOf(guide, language),
    updatedOn,
    sources,
    checklist: items.map((one) => itemIn(one, language)),
    blocks: blocks[language],
  };
}
