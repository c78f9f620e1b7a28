import { expect, it } from 'vitest';
import { namesNothing } from './pattern-names.ts';

const NAMES = ['/web/src/ui/card.tsx', '/web/src/ui/badge.tsx', '/chemistry/src/targets/target-range.ts'];

it.each<[RegExp, string[]]>([
  [/\/ui\/(badge|card)\.tsx$/, []],
  [/\/ui\/(badge|cart)\.tsx$/, [String.raw`\/ui\/cart\.tsx$`]],
  [/\/src\/((targets|sentences)\/target-[a-z]+)\.ts$/, [String.raw`\/src\/sentences\/target-[a-z]+\.ts$`]],
  [/\/gone\/|\/ui\/(?!badge|card)/, [String.raw`\/gone\/`, String.raw`\/ui\/(?!badge|card)`]],
  [/\/src\/(ui\/(?!cart|icons)|gone)/, [String.raw`\/src\/gone`]],
  [/\/card\.tsx$|\/gone\.tsx$/, [String.raw`\/gone\.tsx$`]],
])('%s: what names no file', (pattern, missing) => {
  expect(namesNothing([pattern], NAMES)).toEqual(missing);
});
