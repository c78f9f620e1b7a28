// From what was read and confirmed to the test that the log opens with.
import type { Bounds, Parameter } from '@limpid/chemistry';
import type { DraftFill } from '../readings/draft.data.ts';
import type { Analyte } from '../strips/layout.data.ts';
import type { PadReading } from './read-strip.ts';

/** What the person confirmed for one field of the strip. */
export interface ConfirmedValue {
  analyte: Analyte;
  value: number;
  /** only where the value is still the one that was read */
  reading?: PadReading['reading'];
}

/** A strip tells combined chlorine only where its total lies clearly above its free chlorine; else the difference is the strip's error. */
function isTotalTelling(confirmed: readonly ConfirmedValue[]): boolean {
  const find = (analyte: Analyte) => confirmed.find((one) => one.analyte === analyte);
  const [total, free] = [find('totalChlorinePpm'), find('freeChlorinePpm')];
  if (!total || !free || total.reading?.bound || free.reading?.bound === 'above') return false;
  return (total.reading?.low ?? total.value) > (free.reading?.high ?? free.value);
}

export function draftOf(confirmed: readonly ConfirmedValue[], takenAt?: string): DraftFill {
  const values: Partial<Record<Parameter, number>> = {};
  const bounds: Bounds = {};
  for (const { analyte, value, reading } of confirmed) {
    if (analyte === 'totalChlorinePpm' && !isTotalTelling(confirmed)) continue;
    values[analyte] = value;
    if (reading?.bound) bounds[analyte] = reading.bound;
  }
  return { method: 'strip', values, bounds, ...(takenAt && { takenAt }) };
}

/** The same test in an address; `above` and `below` name the values at the end of their scale. */
export function queryOf({ values, bounds }: DraftFill): string {
  const query = new URLSearchParams(Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]));
  for (const [name, bound] of Object.entries(bounds ?? {})) query.append(bound, name);
  return query.toString();
}
