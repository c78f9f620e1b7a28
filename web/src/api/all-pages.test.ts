import { describe, expect, it } from 'vitest';
import { readPages } from './all-pages.ts';

const log = Array.from({ length: 450 }, (_, index) => index);
const readPage = (cursor: string | undefined) => {
  const from = Number(cursor ?? 0);
  const next = from + 200;
  return Promise.resolve({ items: log.slice(from, next), nextCursor: next < log.length ? String(next) : null });
};

describe('all pages', () => {
  it('follow each other until there are no more', async () => {
    expect(await readPages(readPage, 1000)).toEqual({ items: log, nextCursor: null });
  });

  it('stop at the bound', async () => {
    const { items, nextCursor } = await readPages(readPage, 300);
    expect(items).toEqual(log.slice(0, 300));
    expect(nextCursor).toBe('400');
  });
});
