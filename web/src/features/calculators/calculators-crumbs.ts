import { m } from '../../paraglide/messages.js';

/** The way to the calculators' own page, for search engines. */
export const calculatorsCrumbs = () => [
  { label: m.public_start(), path: '/' },
  { label: m.calculators_calculators(), path: '/calculators' },
];
