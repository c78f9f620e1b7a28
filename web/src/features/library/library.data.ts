// Articles and what the person marked in them. Once opened, an article stays on the device (offline: true in the contract).
import { type AnswerOf, api, type LibraryMark, type LibraryMarkPatch } from '@limpid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language.tsx';
import { readKey, useRead } from '../../api/reads.ts';
import { nameOfSlug } from './article-text.ts';
import { saveMark, unsentMarks } from './unsent-marks.ts';

const DAY_MS = 86_400_000;

export function useLibrary() {
  const { language } = useLanguage();
  return useRead(api.library.list, { query: { language } }, { staleTime: DAY_MS });
}

export function useArticle(slug: string) {
  const { language } = useLanguage();
  return useRead(api.library.find, { params: { slug }, query: { language } }, { staleTime: DAY_MS });
}

/** The title before the article is here: from the list, if that was opened; in English else what the address says. */
export function useKnownTitle(slug: string): string | undefined {
  const { language } = useLanguage();
  const list = useQueryClient().getQueryData<AnswerOf<typeof api.library.list>>(readKey(api.library.list, { query: { language } }));
  return list?.items.find((item) => item.slug === slug)?.title ?? (language === 'en' ? nameOfSlug(slug) : undefined);
}

const MARKS_KEY = readKey(api.library.marks);
interface Marks {
  items: LibraryMark[];
}
const UNMARKED = { isBookmarked: false, progressPercent: 0, isHelpful: null };

/** With what this device has not sent yet. */
export function useLibraryMarks() {
  const read = useRead(api.library.marks, {});
  const now = new Date(read.dataUpdatedAt).toISOString();
  const data = Object.entries(unsentMarks()).reduce<Marks | undefined>(
    (marks, [slug, change]) => withMark(marks, slug, change, now),
    read.data,
  );
  return { ...read, data };
}

export const markOf = (marks: Marks | undefined, slug: string): LibraryMark | undefined => marks?.items.find((mark) => mark.slug === slug);

/** What the list will be once the change has arrived. */
export function withMark(marks: Marks | undefined, slug: string, change: LibraryMarkPatch, now: string): Marks {
  const before = markOf(marks, slug) ?? { slug, ...UNMARKED, updatedAt: now };
  const known = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const progressPercent = Math.max(before.progressPercent, change.progressPercent ?? 0);
  const after: LibraryMark = { ...before, ...known, progressPercent, updatedAt: now };
  return { items: [after, ...(marks?.items ?? []).filter((mark) => mark.slug !== slug)] };
}

/** Shown right away; undone when the server refuses it. */
export function useMarkArticle(slug: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: LibraryMarkPatch) => saveMark(slug, change),
    onMutate: async (change: LibraryMarkPatch) => {
      await client.cancelQueries({ queryKey: MARKS_KEY });
      const before = client.getQueryData<Marks>(MARKS_KEY);
      client.setQueryData<Marks>(MARKS_KEY, withMark(before, slug, change, new Date().toISOString()));
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(MARKS_KEY, context?.before),
  });
}
