import type { Config } from '@react-router/dev/config';
import path from 'node:path';
import { writeBuildFacts } from './build-facts.ts';
import { lightenTable } from './light-table.ts';
import { PRERENDERED } from './src/prerendered.ts';

export default {
  appDirectory: 'src',
  // tools/build.ts names the folder: each version has its own
  buildDirectory: process.env['WEB_BUILD_DIR'] ?? 'build/by-hand',
  ssr: false,
  prerender: [...PRERENDERED],
  buildEnd: ({ reactRouterConfig }) => {
    lightenTable(path.join(reactRouterConfig.buildDirectory, 'client'));
    writeBuildFacts(reactRouterConfig);
  },
} satisfies Config;
