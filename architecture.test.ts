import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allArrows, arrowsOf, faultOf, featureArrows, findCycle, folderSizes, moduleOf, sourceFiles } from './architecture.ts';

const root = import.meta.dirname;
const files = sourceFiles(root);
const arrows = allArrows(root);

describe('the module boundaries', () => {
  it('cover enough files and imports to mean something', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(arrows.length).toBeGreaterThan(500);
  });

  it('give every file a module', () => {
    expect(files.filter((file) => !moduleOf(file))).toEqual([]);
  });

  it('hold for every import', () => {
    expect(arrows.map(faultOf).filter(Boolean)).toEqual([]);
  });

  it('no import leads nowhere', () => {
    const lost = arrows.filter(({ to, isPackage }) => !isPackage && !to.startsWith('content/') && !existsSync(join(root, to)));
    expect(lost.filter(({ to }) => !to.includes('+types/') && !to.includes('web/build'))).toEqual([]);
  });

  it('no cycle, neither between files nor between features', () => {
    expect(findCycle(arrows)).toBeUndefined();
    expect(featureArrows(arrows).length).toBeGreaterThan(8);
    expect(findCycle(featureArrows(arrows))).toBeUndefined();
  });
});

describe('each boundary rejects a known-bad import', () => {
  const fault = (file: string, source: string) => arrowsOf(file, source, root).map(faultOf)[0];

  it.each([
    ['chemistry/src/dose.ts', "import { readFileSync } from 'node:fs';"],
    ['chemistry/src/dose.ts', "import { Solver } from 'yalps';"],
    ['contract/src/pools.ts', "import Fastify from 'fastify';"],
    ['contract/src/pools.ts', "import { addPool } from '../../server/src/features/pools/pools.ts';"],
    ['server/src/db/open.ts', "import { bind } from '../http/route.ts';"],
    ['server/src/http/route.ts', "import { findPoolFor } from '../access/pool-access.ts';"],
    ['server/src/http/route.ts', "export { addPool } from '../features/pools/pools.ts';"],
    ['server/src/features/pools/pools.queries.ts', "import { bind } from '../../http/route.ts';"],
    ['server/src/features/plans/plans.ts', "import { insertPool } from '../pools/pools.queries.ts';"],
    ['server/src/features/pools/pools.routes.ts', "import { pools } from '../../db/tables/pools.ts';"],
    ['web/src/ui/button.tsx', "import { api } from '@limpid/contract';"],
    ['web/src/features/pools/pool-page.tsx', "import { PlanPage } from '../plans/plan-page.tsx';"],
    ['web/src/features/pools/pool-page.tsx', "const lazy = import('../plans/plan-page.tsx');"],
  ])('%s may not contain: %s', (file, source) => {
    expect(fault(file, source)).toBeTypeOf('string');
  });

  it('lets a public page have features in public-app, and only there', () => {
    const source = "import { useTasks } from '../features/tasks/tasks.data.ts';";
    expect(fault('web/src/public-app/library-page.tsx', source)).toBeUndefined();
    expect(fault('web/src/public-pages/library-page.tsx', source)).toBeTypeOf('string');
  });

  it('finds a cycle', () => {
    const arrow = (from: string, to: string) => ({ from, to, isPackage: false });
    const between = (from: string, to: string) => arrow(`server/src/features/${from}`, `server/src/features/${to}`);
    const features = [between('pools/pools.ts', 'treatments/amounts.ts'), between('treatments/treatments.ts', 'pools/log-cursor.ts')];
    expect(findCycle(features)).toBeUndefined();
    expect(findCycle(featureArrows(features))).toEqual(['server/pools', 'server/treatments', 'server/pools']);
    expect(findCycle([arrow('a.ts', 'b.ts'), arrow('b.ts', 'c.ts'), arrow('c.ts', 'a.ts')])).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts']);
  });
});

describe('sizes', () => {
  it('keeps the median file small', () => {
    const lengths = files.map((file) => readFileSync(join(root, file), 'utf8').split('\n').length).toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(120);
    expect(lengths.at(-1)).toBeLessThanOrEqual(301);
  });

  it('divides a folder of more than 40 files by what they are about, tests counted', () => {
    const sizes = folderSizes(root);
    expect(sizes.size).toBeGreaterThan(80);
    expect([...sizes].filter(([, files]) => files > 40)).toEqual([]);
  });
});
