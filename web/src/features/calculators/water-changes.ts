// What an addition changes, as a table of before and after.
import type { Parameter, Water } from '@limpid/chemistry';
import { parameterDisplay } from '../../api/parameters.ts';
import type { Change } from './answer.ts';
import type { Say } from './say.ts';

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
export function changesOf(before: Water, after: Water, say: Say): Change[] {
  return SHOWN.flatMap((name): Change[] => {
    const { label, unit, decimals } = parameterDisplay(name, say.units);
    const digits = Math.max(decimals, name === 'ph' ? 2 : 1);
    const text = (value: number) => (name === 'temperatureC' ? say.amount('temperature', value, 1) : say.number(value, digits));
    const [from, to] = [before[name], after[name]];
    if (text(from) === text(to)) return [];
    return [{ label, before: text(from), after: text(to), unit, direction: to > from ? 'up' : 'down' }];
  });
}
