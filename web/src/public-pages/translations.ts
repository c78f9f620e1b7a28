// What the head of a page in two languages says beside its own words: which language it is in, and where the other one is. Only pages
// without scripts read this, while they are built.
import type { MetaDescriptor } from 'react-router';
import { addressIn, type TranslatedPath } from '../i18n/addresses.ts';
import { LANGUAGES, type Language } from '../i18n/language.tsx';
import { m } from '../paraglide/messages.js';
import { SHARE_PICTURES, type PageMeta } from '../ui/page-meta.ts';
import { absoluteUrl, SITE_BLOCKS } from '../ui/structured-data.ts';

const SPANISH_KEYWORDS = [
  'química del agua de la piscina',
  'calculadora de cloro para piscina',
  'pH de la piscina',
  'app para cuidar la piscina',
  'cuidado del agua del jacuzzi',
  'análisis del agua de la piscina',
  'cuánto cloro ponerle a la alberca',
  'cuándo se puede nadar',
];

export function speechOf(language: Language): Pick<PageMeta, 'speech' | 'picture'> {
  if (language === 'en') return {};
  const [organization, software, website] = SITE_BLOCKS;
  return {
    picture: { ...SHARE_PICTURES.site, alt: 'Limpid en un teléfono: ya se puede nadar y todos los valores en rango.' },
    speech: {
      locale: 'es_US',
      keywords: SPANISH_KEYWORDS,
      siteBlocks: [
        { ...organization, slogan: m.common_slogan({}, { locale: language }) },
        {
          ...software,
          description: 'Convierte un análisis del agua en un plan de tratamiento ordenado para tu piscina o jacuzzi.',
          operatingSystem: 'Cualquiera, en un navegador',
          url: absoluteUrl('/es'),
          inLanguage: 'es-US',
        },
        { ...website, '@id': absoluteUrl('/es#website'), url: absoluteUrl('/es'), inLanguage: 'es-US' },
      ],
    },
  };
}

/** All of them, itself included, as search engines want it; who reads neither language gets the English. */
export function translationsOf(path: TranslatedPath, language: Language): MetaDescriptor[] {
  const alternate = (hrefLang: string, spoken: Language): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: absoluteUrl(addressIn(spoken, path)),
  });
  return [
    ...LANGUAGES.map((spoken) => alternate(spoken, spoken)),
    alternate('x-default', 'en'),
    { property: 'og:locale:alternate', content: language === 'es' ? 'en_US' : 'es_US' },
  ];
}
