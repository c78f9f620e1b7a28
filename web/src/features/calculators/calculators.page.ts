import type { Page } from '../../pages/page.ts';
import { CALCULATOR_NAMES, POOL_CALCULATORS, poolPath, publicPath } from './calculator-names.ts';

/** These show what the others are made of: many answers, and fields that depend on each other. */
const SHOWN_FOR_ALL: readonly string[] = ['balance', 'volume'];

// The calculators themselves come to the command palette with titles and words of their own (calculators.ts).
export const pages: readonly Page[] = [
  {
    path: '/calculators',
    html: 'complete',
    offline: 'later',
    sitemap: { priority: 0.9, changefreq: 'monthly' },
    title: 'common_calculators',
    icon: 'Calculator',
    searchWords: 'shell_calculators_words',
    isSuggested: true,
    isForVisitors: true,
  },
  ...CALCULATOR_NAMES.map((name): Page => ({
    path: publicPath(name),
    html: 'complete',
    offline: 'never',
    sitemap: { priority: 0.8, changefreq: 'monthly' },
    ...(SHOWN_FOR_ALL.includes(name) ? {} : { looksLike: publicPath('balance') }),
  })),
  {
    path: POOL_CALCULATORS,
    html: 'shell',
    isProtected: true,
    offline: 'later',
    skeleton: { shape: 'cards' },
    title: 'common_calculators',
    icon: 'Calculator',
    searchWords: 'shell_calculators_words',
    isSuggested: true,
    home: 'more',
    navigation: { group: 'help', order: 4 },
  },
  ...CALCULATOR_NAMES.map((name): Page => ({
    path: poolPath(name),
    html: 'shell',
    isProtected: true,
    offline: 'later',
    skeleton: { shape: 'cards' },
    home: 'more',
    ...(name === 'plan' ? {} : { looksLike: poolPath('plan') }),
  })),
];
