// The tasks that Limpid knows: content/tasks, read as they are written. Fetched only where a task is proposed, added or explained.
import type { Language } from '../../i18n/language.tsx';
import type { Winter } from '@limpid/contract';

type InLanguages<Value> = Readonly<Record<Language, Value>>;

/** What a pool has to be for a task, or for another interval: every part that is given has to fit. */
export interface Condition {
  kind?: string | readonly string[];
  sanitizer?: string | readonly string[];
  setting?: string | readonly string[];
  cover?: string | readonly string[];
  usage?: string | readonly string[];
  surface?: string | readonly string[];
  /** the surface is new, and at most so many days old */
  surfaceDays?: number;
  /** states of the United States, in two letters */
  region?: string | readonly string[];
  /** what the winter is where the pool is */
  winter?: readonly Winter[];
  /** 1 to 12 */
  months?: readonly number[];
  equipment?: string | readonly string[];
  variant?: readonly string[];
  /** none of these kinds of filter is known */
  without?: readonly string[];
}

export interface CatalogTask {
  slug: string;
  title: InLanguages<string>;
  minutes: number;
  every: { days?: number; rule?: string; condition?: 'filter_pressure' };
  adjust?: readonly { when: Condition; days: number }[];
  only?: Condition;
  /** what becomes of the water: asks how much when the task is done */
  water?: 'lost' | 'replaced';
  safety?: 'power_off' | 'nobody_in_water' | 'professional' | 'chemicals' | 'cover_off';
  tools?: InLanguages<readonly string[]>;
  checklist?: InLanguages<readonly string[]>;
}

/** The three parts of the text: why, how in steps, and what goes wrong. */
export interface Guide {
  why: string;
  how: readonly string[];
  wrong: string;
}

const SOURCES = import.meta.glob<string>('../../../../content/tasks/*.md', { eager: true, query: '?raw', import: 'default' });
const SPANISH = import.meta.glob<string>('../../../../content/tasks/es/*.md', { eager: true, query: '?raw', import: 'default' });

const FRONT = /^---\n([\s\S]*?)\n---\n/;
const slugOf = (file: string): string => file.replaceAll(/^.*\/|\.md$/g, '');
const bySlug = (sources: Record<string, string>) => new Map(Object.entries(sources).map(([file, text]) => [slugOf(file), text]));
const TEXTS: InLanguages<ReadonlyMap<string, string>> = { en: bySlug(SOURCES), es: bySlug(SPANISH) };

export const CATALOG: readonly CatalogTask[] = [...TEXTS.en].map(([slug, text]) => ({
  ...(JSON.parse(FRONT.exec(text)?.[1] ?? '{}') as Omit<CatalogTask, 'slug'>),
  slug,
}));

export const catalogTask = (slug: string | undefined): CatalogTask | undefined => CATALOG.find((task) => task.slug === slug);

export function guideOf(slug: string, language: Language): Guide {
  const text = (TEXTS[language].get(slug) ?? '').replace(FRONT, '');
  const [, why = '', how = '', wrong = ''] = text.split(/^## .*$/m).map((part) => part.trim());
  return { why, how: how.split('\n').map((line) => line.replace(/^\d+\. /, '')), wrong };
}
