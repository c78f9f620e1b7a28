import type { Config } from '@react-router/dev/config';
import { writeBuildFacts } from './tools/build-facts.ts';
import { PRERENDERED } from './tools/page-list.ts';

export default {
  appDirectory: 'src',
  // tools/build.ts names the folder: each version has its own
  buildDirectory: process.env['WEB_BUILD_DIR'] ?? 'build/by-hand',
  ssr: false,
  prerender: [...PRERENDERED],
  buildEnd: ({ reactRouterConfig }) => writeBuildFacts(reactRouterConfig),
} satisfies Config;
