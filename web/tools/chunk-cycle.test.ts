import { expect, it } from 'vitest';
import { chunkCycle } from './chunk-cycle.ts';

it('finds two scripts that import each other, also around a third', () => {
  const imports = { 'entry.js': ['a.js', 'b.js'], 'a.js': ['b.js'], 'b.js': ['c.js'], 'c.js': [] };
  expect(chunkCycle(new Map(Object.entries(imports)))).toBeUndefined();
  expect(chunkCycle(new Map(Object.entries({ ...imports, 'c.js': ['a.js'] })))).toEqual(['a.js', 'b.js', 'c.js', 'a.js']);
});
