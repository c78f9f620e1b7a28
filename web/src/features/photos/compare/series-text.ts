import { PARAMETERS } from '@limpid/chemistry';
import type { Reading } from '@limpid/contract';
import { dateFormat } from '../../../i18n/formats.ts';
import { languageTag } from '../../../i18n/language.tsx';
import { LOOK_LABELS } from '../../../i18n/looks.ts';
import { formatWithUnit, nameInSentence } from '../../../i18n/parameters.ts';
import type { Units } from '../../../i18n/units.ts';

/** "Nov 21, 2026", at the pool */
export const dayText = (instant: string, timeZone: string): string =>
  dateFormat(languageTag(), { dateStyle: 'medium', timeZone }).format(new Date(instant));

/** The same with the time, for two photos of one day. */
export const momentText = (instant: string, timeZone: string): string =>
  dateFormat(languageTag(), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));

/** What tells the water of two days apart: its look, and the values that are measured most. */
const SHOWN = ['freeChlorinePpm', 'brominePpm', 'ph', 'cyanuricAcidPpm'] as const;

export function waterText(reading: Reading, units: Units): string {
  const values = PARAMETERS.filter((parameter) => (SHOWN as readonly string[]).includes(parameter)).flatMap((parameter) => {
    const value = reading[parameter];
    return typeof value === 'number' ? [`${nameInSentence(parameter)} ${formatWithUnit(parameter, value, units)}`] : [];
  });
  return [...(reading.look ? [LOOK_LABELS[reading.look]()] : []), ...values].join(' · ');
}
