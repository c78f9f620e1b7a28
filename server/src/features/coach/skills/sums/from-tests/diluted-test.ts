// A sample that was thinned because the test tops out: the reading times the dilution.
import type { Frame } from '../../../understanding/frame.ts';
import { inFigures } from '../../../understanding/fold.ts';
import { withoutTypos } from '../../../understanding/typos/typos.ts';
import { figures } from '../../numbers.ts';
import { result, type Sum } from '../sum.ts';

const THINNED =
  /\b(?:doubl\w*|water(?:ed|ing) (?:it |the sample |my sample )?down|dilut\w*|mix\w*|cut|thinn\w*|half and half|equal parts?|parts?|distilled|bottled|deionized|tap water|dilui\w*|mezcl\w*|rebaj\w*|destilada)\b/;
const OF_SAMPLE =
  /\b(?:sample|vanish\w*|disappear\w*|dot|test(?:s|ed)?|vial|tube|view tube|strip|reads?|reading|got|meter|test water|off the (?:chart|scale)|comparator|kit|max\w* out|tops? out|muestra|prueba|tubo|marca|marco|leyo)\b/;
/** Pool water with water that has none is a sample, and no pool. */
const POOL_WITH_OTHER =
  /\b(?:pool|spa|tub)(?: water)? (?:with|and|to|plus) [^.?]{0,24}\b(?:distilled|bottled|tap|deionized)\b|\bagua de (?:la )?(?:piscina|alberca)\b[^.?]{0,30}\b(?:destilada|llave)\b/;
const ASKS_REAL =
  /\b(?:real|actual|true|really|undiluted|original|what(?:'?s| is| was| would| do)|how (?:much|high)|real(?:mente)?|verdader[oa]|cuanto|cual)\b/;
const OF_WATER = /\b(?:dilution|diluted|distilled|bottled|deionized|tap|fresh|clean|pure|water|agua)\b/;
const HALVES =
  /\b(?:half (?:and half|(?:of it )?(?:pool|spa|tub|tap|distilled|bottled|fresh|clean|the)\b[^.;?]{0,40}\bhalf)|in half|half (?:with|as much)|mitad (?:de )?(?:agua|de)\b[^.;?]{0,40}\bmitad|doubled (?:the|my|it)|(?:the )?same (?:amount|volume)|half[ -]half|50[/ -]50|1[ :-]?(?:to |:)1|(?:an )?equal (?:parts?|amounts?|volumes?)|mitad y mitad|partes iguales|a la mitad)\b/;
// "2 parts" may have been read as ppm.
const MEASURE = '(?:parts?|ppm|cups?|ounces?|oz|ml|tubes?|vials?|partes?|tazas?|onzas?)';
const PARTS = new RegExp(
  String.raw`(?<![\d.])(\d+) ${MEASURE}\b([^.;?\d]{0,40}?)\b(?:to|and|with|plus|in|con|y|por)\b([^.;?\d]{0,12}?)(\d+) ${MEASURE}\b(?: (?:of|de))?( [a-z]+)?`,
);
const OF_POOL = /\b(?:pool|spa|tub|sample|piscina|alberca|muestra)\b/;
const READ =
  /\b(?:read|reads|reading (?:was|is|of)|got|get|showed|shows?|gives?|gave|says?|came (?:out |back )?(?:at|to|as)|comes (?:out )?(?:at|to)|marc[oa]|dio|da|leyo|sale|salio)(?: (?:about|only|a|an|me|un|unos))* (\d+(?:\.\d+)?)/g;
const FOLD = /(?<![\d.])(\d+)(?:x|×|[ -]?fold|[ -]times) (?:dilution|diluted)\b|\bdiluted (?:it )?(\d+)(?:x|×|[ -]?fold|[ -]times)/;

/** "A third pool water, two thirds distilled" */
const POOL_SHARE =
  /\b(?:(1|2|an?|un|una) )?(half|third|quarter|fifth|tenth|tercio|cuarto|quinto)s? (?:of (?:it |that )?(?:is |was )?)?(?:my |the |de |agua de (?:la )?)?(?:pool|spa|tub|piscina|alberca)\b[^.?]{0,24}\b(?:distilled|bottled|tap|fresh|destilada|embotellada|llave)\b/;
/** "1 to 2 with distilled", "a 1:3 dilution" */
const RATIO = /(?<![\d.])([1-9]) ?(?:to|:) ?([1-9])(?= (?:with|dilut\w*|con|mix\w*)\b)/;
const PARTS_OF: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10, tercio: 3, cuarto: 4, quinto: 5 };

/** "Half and half with distilled water": twice; "one part pool water to three parts distilled": four times. */
function timesIn(text: string): { times: number; rest: string } | undefined {
  const [parts, fold, halves] = [PARTS.exec(text), FOLD.exec(text), HALVES.exec(text)];
  if (parts) {
    const [one, other] = [Number(parts[1]), Number(parts[4])];
    const isOtherFirst = !OF_POOL.test(parts[2] ?? '') && OF_POOL.test(parts[5] ?? '');
    return { times: (one + other) / (isOtherFirst ? other : one), rest: text.replace(parts[0], ' ') };
  }
  if (fold) return { times: Number(fold[1] ?? fold[2]), rest: text.replace(fold[0], ' ') };
  const ratio = RATIO.exec(text);
  if (ratio && !parts) return { times: (Number(ratio[1]) + Number(ratio[2])) / Number(ratio[1]), rest: text.replace(ratio[0], ' ') };
  const share = POOL_SHARE.exec(text);
  if (share && share[2] !== 'half')
    return {
      times: (PARTS_OF[share[2] ?? ''] ?? 1) / (Number(share[1]) || 1),
      rest: text.replace(/\b\d (?=(?:third|quarter|fifth|tenth)s?\b)/g, ' '),
    };
  return halves ? { times: 2, rest: text.replace(halves[0], ' ') } : undefined;
}

/** ".4" */
const BARE_POINT = /(?<![\w.])\.(?=\d)/g;
export const dilutedTest: Sum = (frame: Frame, context) => {
  const text = withoutTypos(inFigures(frame.raw.slice(0, 2000), frame.language)).replaceAll(BARE_POINT, '0.');
  if (
    !THINNED.test(text) ||
    !(OF_SAMPLE.test(text) || POOL_WITH_OTHER.test(text)) ||
    !ASKS_REAL.test(text) ||
    !OF_WATER.test(text) ||
    frame.volumeL !== undefined
  )
    return undefined;
  const told = timesIn(text);
  const numbers = [...(told?.rest ?? '').matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
  // "My kit stops at 100 … and it read 75"
  const read = [...(told?.rest ?? '').matchAll(READ)].map(([, figure]) => Number(figure));
  const reading = numbers.length === 1 ? numbers[0] : read.length === 1 ? read[0] : undefined;
  if (!told || !(told.times > 1) || reading === undefined) return undefined;
  const value = reading * told.times;
  return result(context, {
    en: `About ${figures(value)} ppm: ${figures(reading)} × ${figures(told.times)}, because the sample was thinned that much. The error of the test grows as much.`,
    es: `Unas ${figures(value, 'es')} ppm: ${figures(reading, 'es')} × ${figures(told.times, 'es')}, porque la muestra se diluyó eso. El error de la prueba crece igual.`,
  }, { value, unit: 'ppm', inputs: { reading, times: told.times } }); // prettier-ignore
};
