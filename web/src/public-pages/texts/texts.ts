// The public texts. Only pages without scripts read this, while they are built: no browser gets it (web/tools/static-pages.ts).
import about from '../../../../content/about.md?raw';
import spanishFaq from '../../../../content/es/faq.md?raw';
import faq from '../../../../content/faq.md?raw';
import arizona from '../../../../content/regions/arizona.md?raw';
import florida from '../../../../content/regions/florida.md?raw';
import hawaii from '../../../../content/regions/hawaii.md?raw';
import nevada from '../../../../content/regions/nevada.md?raw';
import southernCalifornia from '../../../../content/regions/southern-california.md?raw';
import arizonaRules from '../../../../content/regulations/arizona.md?raw';
import floridaRules from '../../../../content/regulations/florida.md?raw';
import hawaiiRules from '../../../../content/regulations/hawaii.md?raw';
import nevadaRules from '../../../../content/regulations/nevada.md?raw';
import southernCaliforniaRules from '../../../../content/regulations/southern-california.md?raw';
import type { Language } from '../../i18n/language.tsx';
import { parseText } from './front-matter.ts';
import type { AboutFacts, FaqFacts, RegionFacts, RegionText, RegulationFacts, RegulationText, Text } from './front-matter.ts';
import { REGIONS } from '../regions/regions.ts';
import type { RegionKey } from '../regions/regions.ts';

const CARE: Record<RegionKey, string> = { florida, hawaii, 'southern-california': southernCalifornia, arizona, nevada };
const RULES: Record<RegionKey, string> = {
  florida: floridaRules,
  hawaii: hawaiiRules,
  'southern-california': southernCaliforniaRules,
  arizona: arizonaRules,
  nevada: nevadaRules,
};

export const FAQ: Record<Language, Text<FaqFacts>> = { en: parseText(faq), es: parseText(spanishFaq) };
export const ABOUT = parseText<AboutFacts>(about);

/** With or without a slash at the end. */
const slugOf = (pathname: string): string => pathname.replaceAll('/', '');

export function requireRegionText(pathname: string): RegionText {
  const slug = slugOf(pathname);
  const region = REGIONS.find(({ careSlug }) => careSlug === slug);
  if (!region) throw new Error(`No region has the address ${slug}.`);
  return { key: region.key, ...parseText<RegionFacts>(CARE[region.key]) };
}

export function requireRegulationText(pathname: string): RegulationText {
  const slug = slugOf(pathname);
  const region = REGIONS.find(({ rulesSlug }) => rulesSlug === slug);
  if (!region) throw new Error(`No rules have the address ${slug}.`);
  return { key: region.key, ...parseText<RegulationFacts>(RULES[region.key]) };
}
