import type { Config } from '@react-router/dev/config';
import { writeBuildFacts } from './build-facts.ts';
import { PRERENDERED } from './src/prerendered.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...PRERENDERED],
  buildEnd: ({ reactRouterConfig }) => writeBuildFacts(reactRouterConfig),
} satisfies Config;
