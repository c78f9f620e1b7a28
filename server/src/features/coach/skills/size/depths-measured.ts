// A pool with several measured depths: "40 ft by 18 ft; depths of 3.5, 5 and 8 feet, use the mean of the three".
import type { Frame } from '../../understanding/frame.ts';
import { figures } from '../numbers.ts';
import type { Sum } from '../sums/sum.ts';
import { asksSize, lengthsSaid } from './lengths-said.ts';
import { volumeReply } from './size-texts.ts';
import { shapeOf, volumeIn } from './volume.ts';

const LIST =
  /\b(?:depths?|deep|profundidad(?:es)?|hondo)\b[^.;?\d]{0,24}(?<!\d)(\d+(?:\.\d+)?(?: ?(?:ft|feet|foot|m|meters|pies|metros))?(?:(?:,| and| y|, and) ?\d+(?:\.\d+)?(?: ?(?:ft|feet|foot|m|meters|pies|metros))?){2,})/;
const OF_MEAN = /\b(?:mean|average|averaged|averaging|promedio|media)\b/;

/** The mean of three depths or more, and the shape of the rest. */
export const volumeOfMeanDepth: Sum = (frame: Frame, context) => {
  const list = asksSize(frame) && OF_MEAN.test(frame.text) ? LIST.exec(frame.text) : undefined;
  const said = list && lengthsSaid(frame);
  if (!list || !said) return undefined;
  const from = list.index;
  const until = from + list[0].length;
  const depths = said.filter(({ at }) => at >= from && at < until);
  // "Of the three": how many there are
  const sides = said.filter(
    ({ at, unit, before }) =>
      (at < from || at >= until) && !(unit === '' && /\b(?:of|all|these|those|the|los|las)(?: the)? $/.test(before)),
  );
  if (depths.length < 3 || sides.length === 0 || sides.length > 2) return undefined;
  const depthM = depths.reduce((sum, { m }) => sum + m, 0) / depths.length;
  const shape = shapeOf(frame, { depths: [depthM], lengths: sides.map(({ m }) => m) });
  const litres = shape && volumeIn(shape);
  if (!shape || litres === undefined) return undefined;
  const feet = figures(depthM / 0.3048, context.language);
  return volumeReply([litres], shape.shape, context, {
    en: `with a mean depth of ${feet} ft`,
    es: `con una profundidad media de ${feet} pies`,
  });
};
