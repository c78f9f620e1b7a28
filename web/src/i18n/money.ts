// What something costs, in US dollars: cents only where they matter.
import { numberFormat } from './formats.ts';
import { languageTag } from './language.tsx';

const WHOLE_FROM_USD = 10;

export const inDollars = (usd: number): string =>
  numberFormat(languageTag(), {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: usd < WHOLE_FROM_USD ? 2 : 0,
    maximumFractionDigits: usd < WHOLE_FROM_USD ? 2 : 0,
  }).format(usd);
