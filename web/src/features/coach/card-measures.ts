// In which measures a card is shown: those of the words above it, so that one answer does not name an amount in two ways.
import type { Units } from '../../i18n/units.ts';

const US = /\d\s?(?:gal(?:lons?|ones|ón)?|fl oz|oz|lb|libras?|pounds?|ounces?|onzas?|cups?|tazas?|tbsp|tsp)\b/i;
const METRIC = /\d\s?(?:mL|L|lit(?:ers?|ros?)|kg|g|grams?|gramos?)\b/;

/** Where an answer names both, or no amount, the person's own. */
export function measuresOf(answer: string, own: Units): Units {
  const [isUs, isMetric] = [US.test(answer), METRIC.test(answer)];
  if (isUs === isMetric) return own;
  return isUs ? 'us' : 'metric';
}
