// What people type in either language, with the words and places of their own, and the page that answers it among the first three.
import { expect, it } from 'vitest';
import { findPages } from '../../server/src/features/search/find-pages.ts';

const AMONG_THREE: [language: 'en' | 'es', question: string, url: string | RegExp][] = [
  // a current in the water: stay out
  ...['tingling shock when touching water', 'electric shock in pool', 'zapped by the ladder', 'water buzzes'].map(
    (question): ['en', string, RegExp] => ['en', question, /swim-after-chemicals|corrosive-water/],
  ),
  ...['me da toques', 'corriente en el agua', 'siento cosquilleo en el agua'].map((question): ['es', string, RegExp] => [
    'es',
    question,
    /swim-after-chemicals|corrosive-water/,
  ]),
  ['en', 'tingling shock when touching water', '/library/corrosive-water'],
  // accidents and animals
  ...[
    'caca en la alberca',
    'caca en la piscina',
    'popo',
    'excremento',
    'vomitó un niño',
    'se murio una rana',
    'rata muerta',
    'ardilla',
  ].map((question): ['es', string, string] => ['es', question, '/library/fecal-incident']),
  ['en', 'dead frog', '/library/fecal-incident'],
  ['en', 'my kid drank pool water', /^\/faq#someone-breathed/],
  // places
  ['es', 'ley de cercas california', /^\/pool-regulations-southern-california/],
  ['es', 'reglas de cerca en california', /^\/pool-regulations-southern-california/],
  ['es', 'drenar alberca las vegas', /^\/pool-regulations-nevada/],
  ['es', 'barda para alberca en tucson', /^\/pool-regulations-arizona/],
  ['en', 'fence height san bernardino', /^\/pool-regulations-southern-california/],
  ['en', 'permit jacksonville', /^\/pool-regulations-florida/],
  // other words
  ['en', 'dog hair in pool', '/library/skimmer-and-baskets'],
  ['en', 'salt water pool rust', '/library/corrosive-water'],
  ['en', 'smells like rotten eggs', '/library/metal-stains'],
  ['es', 'huele a huevo podrido', '/library/metal-stains'],
  ['es', 'cuanto tiempo dura el clarificador', '/library/cloudy-water'],
  ['es', 'preguntas frecuentes precio', '/pricing'],
  ['en', 'cl', '/library/free-chlorine'],
  ...['billing', 'invoice', 'cancel subscription'].map((question): ['en', string, string] => ['en', question, '/pricing']),
  ...['factura', 'facturación', 'cancelar suscripción'].map((question): ['es', string, string] => ['es', question, '/pricing']),
];

it.each(AMONG_THREE)('%s: %s: among the first three', (language, question, wanted) => {
  const first = findPages(question, language).slice(0, 3);
  const fits = (url: string) => (typeof wanted === 'string' ? url === wanted : wanted.test(url));
  expect(
    first.some(({ url }) => fits(url)),
    `${question}: ${first.map(({ url }) => url).join(' ')}`,
  ).toBe(true);
});
