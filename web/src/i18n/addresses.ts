// Pages with an address in each language. Their HTML is in the language of the address; on every other page it is English, and the app
// changes the language once it runs.
import { getLocale } from '../paraglide/runtime.js';
import type { Language } from './language.tsx';

/** By the English address, which the specification names. */
export const SPANISH_ADDRESSES = { '/': '/es', '/faq': '/es/faq', '/seasonal': '/es/seasonal' } as const;
/** Every guide has both languages. */
const GUIDE = /^(?:\/es)?(\/seasonal\/[^/]+)$/;
export type TranslatedPath = keyof typeof SPANISH_ADDRESSES | `/seasonal/${string}`;
const PAIRS = Object.entries(SPANISH_ADDRESSES) as [TranslatedPath, string][];
const spanishOf = (path: TranslatedPath): string => PAIRS.find(([english]) => english === path)?.[1] ?? `/es${path}`;

/** The build draws its pages at addresses with a slash at the end. */
const plain = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

export const languageOfAddress = (pathname: string): Language => (/^\/es(\/|$)/.test(pathname) ? 'es' : 'en');

export const addressIn = (language: Language, path: TranslatedPath): string => (language === 'es' ? spanishOf(path) : path);

/** For links: the address in the language that is spoken here. */
export const addressHere = (path: TranslatedPath): string => addressIn(getLocale(), path);

/** The same page in the other language; null where both languages share an address. */
export function otherLanguageOf(pathname: string): { language: Language; path: string } | null {
  const here = plain(pathname);
  const [, guide] = GUIDE.exec(here) ?? [];
  const [english, spanish] = guide === undefined ? (PAIRS.find((pair) => pair.includes(here)) ?? []) : [guide, `/es${guide}`];
  if (!english || !spanish) return null;
  return languageOfAddress(pathname) === 'es' ? { language: 'en', path: english } : { language: 'es', path: spanish };
}
