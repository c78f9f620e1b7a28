// The log of a pool for a chart: page after page, up to a bound that covers a year of daily work.
import { type keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';

const PAGE = 200;

interface PageQuery {
  limit: number;
  cursor?: string;
}
export interface PageOf<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Reads pages, newest first, until there are no more or `most` items are there. */
export async function readPages<Item>(
  readPage: (cursor: string | undefined) => Promise<PageOf<Item>>,
  most: number,
): Promise<PageOf<Item>> {
  const items: Item[] = [];
  let cursor: string | null | undefined;
  do {
    // one after the other: each page says where the next begins
    // oxlint-disable-next-line no-await-in-loop
    const page = await readPage(cursor ?? undefined);
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor && items.length < most);
  return { items: items.slice(0, most), nextCursor: cursor ?? null };
}

/** All pages of a list as one answer, under the list's own key, so that a write to the pool refreshes it. */
export const useAllPages = <Item>(
  key: QueryKey,
  readPage: (page: PageQuery) => Promise<PageOf<Item>>,
  most: number,
  /** what is shown while more of the same is read */
  options: { placeholderData?: typeof keepPreviousData } = {},
) =>
  useQuery({
    ...options,
    queryKey: [...key, { most }],
    queryFn: () => readPages<Item>((cursor) => readPage({ limit: Math.min(PAGE, most), ...(cursor ? { cursor } : {}) }), most),
  });
