// What search engines read of a page beside its words: blocks of JSON-LD, which no browser executes.
export type StructuredData = Record<string, unknown>;

export const BRAND = 'Limpid';
export const TAGLINE = 'Clear water, every day.';

// The build puts the site's own address here; tests and tools see the default.
const given: unknown = import.meta.env['SITE_URL'];
export const SITE_URL = typeof given === 'string' ? given : 'http://localhost:3000';

export const absoluteUrl = (path: string): string => (path === '/' ? `${SITE_URL}/` : `${SITE_URL}${path}`);

const CONTEXT = 'https://schema.org';
const ORGANIZATION_ID = absoluteUrl('/#organization');
const WEBSITE_ID = absoluteUrl('/#website');

const ORGANIZATION: StructuredData = {
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: BRAND,
  slogan: TAGLINE,
  url: absoluteUrl('/'),
  // a raster picture of at least 112 px, as readers of it want one
  logo: absoluteUrl('/icons/icon-512.png'),
};

// The rating, the number of reviews and the price are the specification's.
const SOFTWARE_APPLICATION: StructuredData = {
  '@context': CONTEXT,
  '@type': 'SoftwareApplication',
  name: BRAND,
  description: 'Turns a water test into an ordered treatment plan for a pool or spa.',
  url: absoluteUrl('/'),
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any, in a web browser',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: '4.8',
    ratingCount: '500',
    reviewCount: '500',
    bestRating: '5',
    worstRating: '1',
  },
  publisher: { '@id': ORGANIZATION_ID },
};

const WEBSITE: StructuredData = {
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': WEBSITE_ID,
  name: BRAND,
  url: absoluteUrl('/'),
  inLanguage: 'en-US',
  publisher: { '@id': ORGANIZATION_ID },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/search?q={term}') },
    'query-input': 'required name=term',
  },
};

/** The three blocks of every page's head. */
export const SITE_BLOCKS: readonly StructuredData[] = [ORGANIZATION, SOFTWARE_APPLICATION, WEBSITE];

export function breadcrumbBlock(crumbs: readonly { label: string; path: string }[]): StructuredData {
  const itemListElement = crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(path),
  }));
  return { '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement };
}

export function articleBlock(article: {
  path: string;
  title: string;
  description: string;
  updatedOn: string;
  picture: string;
  about: string;
}): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    about: article.about,
    image: absoluteUrl(article.picture),
    dateModified: article.updatedOn,
    inLanguage: 'en-US',
    mainEntityOfPage: absoluteUrl(article.path),
    isPartOf: { '@id': WEBSITE_ID },
    author: { '@id': ORGANIZATION_ID },
    publisher: { '@id': ORGANIZATION_ID },
  };
}

export function howToBlock(guide: {
  path: string;
  title: string;
  description: string;
  updatedOn: string;
  picture: string;
  language: string;
  steps: readonly { id: string; text: string }[];
}): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'HowTo',
    name: guide.title,
    description: guide.description,
    image: absoluteUrl(guide.picture),
    dateModified: guide.updatedOn,
    inLanguage: `${guide.language}-US`,
    mainEntityOfPage: absoluteUrl(guide.path),
    isPartOf: { '@id': WEBSITE_ID },
    author: { '@id': ORGANIZATION_ID },
    publisher: { '@id': ORGANIZATION_ID },
    step: guide.steps.map(({ id, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
      url: absoluteUrl(`${guide.path}#${id}`),
    })),
  };
}

export function questionsBlock(items: readonly { question: string; answer: string }[]): StructuredData {
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@context': CONTEXT, '@type': 'FAQPage', mainEntity };
}
