import type { Config } from '@react-router/dev/config';
import path from 'node:path';
import { writeBuildFacts } from './build-facts.ts';
import { lightenTable } from './light-table.ts';
import { PRERENDERED } from './src/prerendered.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...PRERENDERED],
  buildEnd: ({ reactRouterConfig }) => {
    lightenTable(path.join(reactRouterConfig.buildDirectory, 'client'));
    writeBuildFacts(reactRouterConfig);
  },
} satisfies Config;
