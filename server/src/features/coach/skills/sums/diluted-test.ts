// A sample that was thinned because the test tops out: the reading times the dilution.
import type { Frame } from '../../understanding/frame.ts';
import { inFigures } from '../../understanding/fold.ts';
import { withoutTypos } from '../../understanding/typos.ts';
import { figures } from '../numbers.ts';
import { result, type Sum } from './sum.ts';

const THINNED =
  /\b(?:dilut\w*|mix\w*|cut|thinn\w*|half and half|equal parts?|parts?|distilled|bottled|deionized|tap water|dilui\w*|mezcl\w*|rebaj\w*|destilada)\b/;
const OF_SAMPLE =
  /\b(?:sample|vanish\w*|disappear\w*|dot|test(?:s|ed)?|vial|tube|view tube|strip|reads?|reading|muestra|prueba|tubo|marca|marco|leyo)\b/;
const ASKS_REAL =
  /\b(?:real|actual|true|really|undiluted|original|what (?:is|was|'?s)|how (?:much|high)|real(?:mente)?|verdader[oa]|cuanto|cual)\b/;
const OF_WATER = /\b(?:distilled|bottled|deionized|tap|fresh|clean|pure|water|agua)\b/;
const HALVES =
  /\b(?:half and half|half[ -]half|50[/ -]50|1[ :-]?(?:to |:)1|equal (?:parts?|amounts?|volumes?)|mitad y mitad|partes iguales|a la mitad)\b/;
// "2 parts" may have been read as ppm.
const PARTS = /(?<![\d.])(\d+) (?:parts?|ppm)\b[^.;?\d]{0,40}?\b(?:to|and|with|plus|in|con|y)\b[^.;?\d]{0,12}?(\d+) (?:parts?|ppm)\b/;
const FOLD = /(?<![\d.])(\d+)(?:x|×|[ -]?fold|[ -]times) (?:dilution|diluted)\b|\bdiluted (?:it )?(\d+)(?:x|×|[ -]?fold|[ -]times)/;

/** "Half and half with distilled water": twice; "one part pool water to three parts distilled": four times. */
function timesIn(text: string): { times: number; rest: string } | undefined {
  const [parts, fold, halves] = [PARTS.exec(text), FOLD.exec(text), HALVES.exec(text)];
  if (parts) return { times: (Number(parts[1]) + Number(parts[2])) / Number(parts[1]), rest: text.replace(parts[0], ' ') };
  if (fold) return { times: Number(fold[1] ?? fold[2]), rest: text.replace(fold[0], ' ') };
  return halves ? { times: 2, rest: text.replace(halves[0], ' ') } : undefined;
}

export const dilutedTest: Sum = (frame: Frame, context) => {
  const text = withoutTypos(inFigures(frame.raw.slice(0, 2000), frame.language));
  if (!THINNED.test(text) || !OF_SAMPLE.test(text) || !ASKS_REAL.test(text) || !OF_WATER.test(text) || frame.volumeL !== undefined)
    return undefined;
  const told = timesIn(text);
  const numbers = [...(told?.rest ?? '').matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
  const [reading] = numbers;
  if (!told || !(told.times > 1) || reading === undefined || numbers.length !== 1) return undefined;
  const value = reading * told.times;
  return result(context, {
    en: `About ${figures(value)} ppm: ${figures(reading)} × ${figures(told.times)}, because the sample was thinned that much. The error of the test grows as much.`,
    es: `Unas ${figures(value, 'es')} ppm: ${figures(reading, 'es')} × ${figures(told.times, 'es')}, porque la muestra se diluyó eso. El error de la prueba crece igual.`,
  }, { value, unit: 'ppm', inputs: { reading, times: told.times } }); // prettier-ignore
};
