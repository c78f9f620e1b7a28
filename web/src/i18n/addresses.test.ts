import { expect, it } from 'vitest';
import { addressHere, languageOfAddress, otherLanguageOf } from './addresses.ts';

it.each([
  ['/', 'en', { language: 'es', path: '/es' }],
  ['/es', 'es', { language: 'en', path: '/' }],
  ['/faq/', 'en', { language: 'es', path: '/es/faq' }],
  ['/es/faq/', 'es', { language: 'en', path: '/faq' }],
  ['/seasonal', 'en', { language: 'es', path: '/es/seasonal' }],
  ['/seasonal/leaf-fall/', 'en', { language: 'es', path: '/es/seasonal/leaf-fall' }],
  ['/es/seasonal/leaf-fall', 'es', { language: 'en', path: '/seasonal/leaf-fall' }],
  ['/pricing', 'en', null],
  ['/estimate', 'en', null],
])('the language of %s is %s', (path, language, other) => {
  expect(languageOfAddress(path)).toBe(language);
  expect(otherLanguageOf(path)).toEqual(other);
});

it('leads to the English address while English is spoken', () => expect(addressHere('/faq')).toBe('/faq'));
