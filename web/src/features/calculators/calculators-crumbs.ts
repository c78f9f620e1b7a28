import { m } from '../../paraglide/messages.js';

/** The way to the calculators' own page, for search engines. */
export const calculatorsCrumbs = () => [
  { label: m.common_home(), path: '/' },
  { label: m.common_calculators(), path: '/calculators' },
];
