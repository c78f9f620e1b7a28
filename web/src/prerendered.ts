import { CALCULATOR_NAMES, publicPath } from './features/calculators/calculator-names.ts';

// The addresses that are complete HTML at build time. Those with `handle.static` carry no script; the others are hydrated.
export const PRERENDERED: readonly string[] = [
  '/',
  '/terms',
  '/privacy',
  '/disclaimer',
  '/proof',
  '/calculators',
  ...CALCULATOR_NAMES.map(publicPath),
  '/not-found',
];
