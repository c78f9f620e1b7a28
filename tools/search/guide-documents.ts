// What the search knows of the seasonal guides: their list, and each of them in both languages.
import type { SearchDocument } from '../../server/src/features/search/search.ts';
import { PUBLIC_GUIDES, type PublicGuide } from '../../web/src/public-pages/seasonal/guides.ts';
import { parseDocument } from '../../web/src/public-pages/texts/plain-text.ts';
import { blockText } from './block-text.ts';

export function guideDocuments(): SearchDocument[] {
  const textIn = ({ summary, items, body }: PublicGuide, language: 'en' | 'es'): string => {
    const { blocks } = parseDocument(body[language]);
    return [summary[language], ...items.map(({ text }) => text[language]), ...blocks.map(blockText)].join(' ').replaceAll(/\s+/g, ' ');
  };
  const list: SearchDocument = {
    kind: 'page',
    title: 'Seasonal guides',
    url: '/seasonal',
    keywords: 'seasonal, seasonal guides, season, checklist for the season, guías de temporada, temporada',
    text: 'Short checklists by region and season for pools and hot tubs, with the amounts for your own pool.',
    es: {
      title: 'Guías de temporada',
      text: 'Listas cortas por región y temporada para piscinas y jacuzzis, con las cantidades para tu piscina.',
      url: '/es/seasonal',
    },
  };
  const each = PUBLIC_GUIDES.map((guide): SearchDocument => {
    const { slug, title, season } = guide;
    return {
      kind: 'guide',
      title: title.en,
      url: `/seasonal/${slug}`,
      keywords: season.replaceAll('-', ' '),
      text: textIn(guide, 'en'),
      es: { title: title.es, text: textIn(guide, 'es'), url: `/es/seasonal/${slug}` },
    };
  });
  return [list, ...each];
}
