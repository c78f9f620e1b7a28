import { CALCULATOR_NAMES, publicPath } from './features/calculators/calculator-names.ts';
import { REGIONS } from './public-pages/regions.ts';

export interface PublicPage {
  path: string;
  /** for the sitemap, 0.3 to 1 */
  priority: number;
  changefreq: 'daily' | 'weekly' | 'monthly' | 'yearly';
}

const page = (path: string, priority: number, changefreq: PublicPage['changefreq']): PublicPage => ({ path, priority, changefreq });

/** Every page that anybody may read, as the sitemap names it. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  page('/', 1, 'weekly'),
  page('/faq', 0.8, 'monthly'),
  page('/pricing', 0.8, 'monthly'),
  page('/calculators', 0.9, 'monthly'),
  ...CALCULATOR_NAMES.map((name) => page(publicPath(name), 0.8, 'monthly')),
  page('/proof', 0.7, 'monthly'),
  ...REGIONS.map(({ careSlug }) => page(`/${careSlug}`, 0.8, 'monthly')),
  ...REGIONS.map(({ rulesSlug }) => page(`/${rulesSlug}`, 0.7, 'monthly')),
  page('/about-limpid', 0.5, 'monthly'),
  page('/contact', 0.5, 'yearly'),
  page('/terms', 0.3, 'yearly'),
  page('/privacy', 0.3, 'yearly'),
  page('/disclaimer', 0.3, 'yearly'),
  page('/privacy-settings', 0.3, 'yearly'),
];

/**
 * Pages of the app that are opened directly: their frame stands in the HTML, with the scripts that they need named in it. What is about a
 * person comes afterwards. `/auth` and `/setup` are whole, for they need nobody.
 */
const APP_FRAMES = ['/dashboard', '/chemistry', '/chemistry/log', '/auth', '/setup'];

// The addresses that are complete HTML at build time. Those with `handle.static` carry no script; the others are hydrated.
export const PRERENDERED: readonly string[] = [...PUBLIC_PAGES.map(({ path }) => path), ...APP_FRAMES, '/search', '/not-found', '/offline'];
