import { expect, it } from 'vitest';
import { addressHere, languageOfAddress, otherLanguageOf } from './addresses.ts';

it.each([
  ['/', 'en', { language: 'es', path: '/es' }],
  ['/es', 'es', { language: 'en', path: '/' }],
  ['/faq/', 'en', { language: 'es', path: '/es/faq' }],
  ['/es/faq/', 'es', { language: 'en', path: '/faq' }],
  ['/pricing', 'en', null],
  ['/estimate', 'en', null],
])('the language of %s is %s', (path, language, other) => {
  expect(languageOfAddress(path)).toBe(language);
  expect(otherLanguageOf(path)).toEqual(other);
});

it('leads to the English address while English is spoken', () => expect(addressHere('/faq')).toBe('/faq'));
