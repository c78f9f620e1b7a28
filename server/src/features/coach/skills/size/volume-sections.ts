// A pool of several parts, each said with its own length, width and depth: "a shallow part 20 by 15, 3.5 deep, and a deep part …".
import { volumeOf } from '@limpid/chemistry';
import { type Frame, readMessage } from '../../understanding/frame.ts';
import { dimensionsOf } from './volume-dimensions.ts';

const PART =
  /\b(?:the other|another|remaining|remainder|(?:first|last|next) (?=\d)|la otra|el otro|rectangles?|rectangulos?|sections?|parts?|areas?|half|halves|portions?|legs?|wings?|arms?|shel(?:f|ves)|slopes?|hoppers?|ends?|zones?|pieces?|benches|ledges?|lanes?|partes?|seccion(?:es)?|tramos?|zonas?|escalon(?:es)?)\b/g;
/** Where one part ends and the next begins. */
const BETWEEN =
  /[.;](?=\s|$)|,? (?:and|y) (?=(?:the other|another|la otra|el otro)\b)|,? (?:and|plus|then|y|mas|luego) (?=(?:(?:the|a|an|another|one|la|el|una|un|otra|otro) )?(?:[a-z]+ ){0,2}(?:section|part|area|half|portion|leg|wing|arm|shelf|slope|hopper|end|zone|piece|bench|ledge|parte|seccion|tramo|zona)|\d+(?:\.\d+)?(?: ?(?:ft|feet|foot|m|pies))? ?(?:x|by|por) )|, (?=(?:(?:then|and|plus|y|luego) )?(?:(?:the|a|an|another|la|el|una|un|otra|otro) |(?:[a-z]+ ){0,2}(?:section|part|leg|wing|arm|shelf|slope|hopper|end|zone|parte|seccion|tramo|zona)\b))/g;
const OF_ALL =
  /(\d+(?:\.\d+)?) ?(?:ft|feet|foot|'|m|meters?|metros|pies)? (?:wide|de ancho)(?= pool\b|[^.;]*\b(?:throughout|everywhere|all (?:the way|along)|the whole (?:way|length)|todo|entera?|parejo)\b)/;

export interface Box {
  lengthM: number;
  widthM: number;
  shallowDepthM: number;
  deepDepthM: number;
}

/** "Average depth 4.5 ft over the whole thing" */
const ALL_AS_DEEP =
  /,? ?(?:both |all |with |con )?(?:the )?(?:average|mean|uniform|constant|same|profundidad) (?:depth|deep|promedio|media)(?: (?:throughout|everywhere|overall|(?:over|in|of|for|across|en) (?:the |all |toda? )?(?:whole|both|entire|all|la|el)?(?: [a-z]+){0,2}))? ?(?:is|of|at|:|=|es|de)? ?(\d+(?:\.\d+)?) ?(?:ft|feet|foot|m|meters?|metros|pies)?(?: (?:throughout|everywhere|overall|en todo|pareja?))?|(?<![\d.])(\d+(?:\.\d+)?) ?(?:ft|feet|foot|m|meters?|metros|pies)? (?:average depth|deep|depth|de profundidad)(?: (?:throughout|everywhere|overall|all over|en todo|pareja?))/;

/** Undefined where the message isn't about parts that each are complete. */
export function sectionsIn(frame: Frame): Box[] | undefined {
  if ((frame.text.match(PART)?.length ?? 0) < 2) return undefined;
  const [common, asDeep] = [OF_ALL.exec(frame.text), ALL_AS_DEEP.exec(frame.text)];
  const text = [common?.[0], asDeep?.[0]].reduce<string>((left, said) => (said === undefined ? left : left.replace(said, ' ')), frame.text);
  const [depthM] = asDeep ? dimensionsOf(readMessage(`${asDeep[1] ?? asDeep[2] ?? ''} ft deep`)).depths : [];
  const widthM = common ? dimensionsOf(readMessage(`${common[1] ?? ''} ft long`)).lengths[0] : undefined;
  const boxes: Box[] = [];
  for (const part of text.split(BETWEEN)) {
    const { depths: own, lengths } = dimensionsOf(readMessage(part));
    if (own.length === 0 && lengths.length === 0) continue;
    const depths = own.length === 0 && depthM !== undefined ? [depthM] : own;
    const [a, b = widthM] = lengths;
    if (a === undefined || b === undefined || lengths.length > 2 || depths.length === 0 || depths.length > 2) return undefined;
    boxes.push({ lengthM: Math.max(a, b), widthM: Math.min(a, b), shallowDepthM: Math.min(...depths), deepDepthM: Math.max(...depths) });
  }
  return boxes.length < 2 ? undefined : boxes;
}

export const litresOf = (box: Box): number => volumeOf({ shape: 'rectangle', ...box }).volumeL;
