import { expect, it } from 'vitest';
import { PAGES_AT_REQUEST } from '../server/src/features.ts';
import { MADE_AT_REQUEST } from '../web/tools/page-list.ts';

it('a feature answers for every page that is made at the request, and for no other', () => {
  expect(Object.keys(PAGES_AT_REQUEST).toSorted()).toEqual(MADE_AT_REQUEST.map(({ path }) => path).toSorted());
});
