// What an addition changes, as a table of before and after.
import type { Parameter, Water } from '@limpid/chemistry';
import { parameterDisplay } from '../../../i18n/parameters.ts';
import type { Change } from '../answer.ts';
import type { Format } from '../format.ts';

const SHOWN = [
  'freeChlorinePpm',
  'combinedChlorinePpm',
  'brominePpm',
  'ph',
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'boratePpm',
  'temperatureC',
] as const satisfies readonly (keyof Water & Parameter)[];

/** Rows whose shown digits differ; the others stay as they are. */
export function changesOf(before: Water, after: Water, format: Format): Change[] {
  return SHOWN.flatMap((name): Change[] => {
    const { label, unit, decimals } = parameterDisplay(name, format.units);
    const [from, to] = [before[name], after[name]];
    const text = (value: number, digits: number) => format.measured(name, value, digits);
    // one more decimal where only that shows the change
    const digits = [decimals, decimals + 1].find((count) => text(from, count) !== text(to, count));
    if (digits === undefined || digits > 2) return [];
    return [{ label, before: text(from, digits), after: text(to, digits), unit, direction: to > from ? 'up' : 'down' }];
  });
}
