import { expect, test, vi } from 'vitest';
import { partsFileOf } from '../../../light-table.ts';
import { learnParts } from './page-parts.ts';
import type { PageTable } from './page-routes.ts';

const url = '/assets/manifest-abc.js';
const tableOfOne = () => ({ start: { id: 'start', module: '/assets/start-1.js' } }) as unknown as PageTable;

test('the parts come from the file that the build lays beside the table', async () => {
  const routes = tableOfOne();
  const fetchThem = vi.fn(async () => ({ start: ['/assets/part-1.js'], gone: ['/assets/part-2.js'] }));
  await learnParts({ url, routes }, fetchThem);
  expect(fetchThem).toHaveBeenCalledWith(partsFileOf(url));
  expect(routes).toEqual({ start: { id: 'start', module: '/assets/start-1.js', imports: ['/assets/part-1.js'] } });
});

test('without them a page is its own script', async () => {
  const routes = tableOfOne();
  await learnParts({ url, routes }, () => Promise.reject(new TypeError('no network')));
  expect(routes).toEqual(tableOfOne());
});
