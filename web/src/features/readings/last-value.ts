// What was measured last, beside the field for the next value.
import type { Parameter } from '@limpid/chemistry';
import { ageText } from '../../i18n/ages.ts';
import { formatWithUnit } from '../../i18n/parameters.ts';
import type { Units } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';

export interface LastValue {
  value: number;
  takenAt: string;
}

/** "was 90 ppm · 6 days ago" */
export const lastText = (parameter: Parameter, { value, takenAt }: LastValue, units: Units, now: number): string =>
  m.log_last({ value: formatWithUnit(parameter, value, units), age: ageText(takenAt, now) });

/** What changes so slowly that the next test often shows the same. */
const SLOW: readonly Parameter[] = [
  'alkalinityPpm',
  'hardnessPpm',
  'totalHardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'boratePpm',
  'phosphatePpb',
  'copperPpm',
  'ironPpm',
  'tdsPpm',
];
export const isSlow = (parameter: Parameter): boolean => SLOW.includes(parameter);
