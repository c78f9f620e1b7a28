// Sums that name their own rule or formula, so that nothing else can be meant: they come before what guesses.
import { answerShock } from '../chlorine-levels.ts';
import { BACKWARD } from './backward-sums.ts';
import { cleanByQuarter, pressureRisen } from './clean-rule.ts';
import { dilutedTest } from './from-tests/diluted-test.ts';
import { hardnessDegrees } from './from-tests/degree-sums.ts';
import { afterRefill } from './refill-sums.ts';
import { staticHead } from './static-head.ts';
import { strengthOfUnknown } from './strength-sums.ts';
import { broughtAlong, daysToLevel } from './along-sums.ts';
import { carbonateAlkalinity, riseAsked, saltCell } from './chemical-sums.ts';
import { answerDilution, FELL, HALVES } from '../dosing/dilution.ts';
import { shareOf, tapOf } from '../dosing/dilution-numbers.ts';
import { measuredOf } from '../measured.ts';
import type { CoachContext, Reply } from '../reply.ts';
import { inFigures } from '../../understanding/fold.ts';
import type { Frame } from '../../understanding/frame.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { volumeAlongLength } from '../size/along-length.ts';
import { volumeOfMeanDepth } from '../size/depths-measured.ts';
import { gallonsPerInch } from '../size/per-inch.ts';
import { volumeOfShare } from '../size/share-of-volume.ts';
import { volumeBelowWall } from '../size/below-wall.ts';
import { volumeOfShape } from '../size/volume.ts';
import { volumeOfParts } from '../size/parts-by-sides.ts';
import { amountDid } from './amount-did.ts';
import { accumulated } from './accumulation.ts';
import { carbonatePart } from './carbonate-part.ts';
import { metered } from './meter-sums.ts';
import { drainedRepeatedly } from './repeated-drains.ts';
import { turnsADay } from './turnover-sums.ts';
import { lossAtFlow } from './loss-sums.ts';
import { continuousDilution, mixture, thinned } from './mixture-sums.ts';
import { factorOfLevel, indexAtPh, indexOfFactors, phForIndex } from './index-factors.ts';
import { spaFormula } from './spa-sums.ts';
import type { Sum } from './sum.ts';
import { otherStrength } from './time-sums.ts';
import { volumeFromProduct, volumeFromSalt } from './water-sums.ts';

const BY_TEN = /\b(?:breakpoint|quiebre|ten[ -]times|tenfold|10[ -]?(?:to[ -]1|:1)|10[ -]?(?:times|fold|x|×)|10 veces)\b/;
const ASKS = /\?|\b(?:what|how|which|calculate|find|cuant[oa]s?|cual|que|a cuanto|calcula)\b/;
/** "FC 1.8, TC 3.2: to what level by the ten-times rule?": with both levels said, whatever else the words are about. */
const breakpoint: Sum = (frame, context) => {
  const combined = measuredOf(frame).combinedChlorinePpm;
  if (combined === undefined || combined <= 0 || !BY_TEN.test(frame.text) || !ASKS.test(frame.text) || frame.symptoms.length > 0)
    return undefined;
  return answerShock(frame, context);
};

const ASKS_LEVEL = /\b(?:what|where|how much|how many ppm|which|cuant[oa]|cual|que|en que)\b|\?/;
const ASKS_AMOUNT =
  /\b(?:how many (?:gallons|liters|inches)|how much water|what (?:percent\w*|share|fraction|part|portion)|que porcentaje|cuant[oa]s (?:galones|litros))\b/;
/** Before and after a part of the water is replaced: a share or a tap value is said, so nothing is to be dosed. */
const replaced: Sum = (frame, context) => {
  const levels = frame.quantities.filter(({ kind, given }) => kind === 'ppm' || (kind === 'none' && given >= 10)).length;
  const isOfWater = frame.parameters.some((name) => ONLY_WATER.has(name)) || /\btds\b/.test(frame.text);
  const isHalf = HALVES.test(frame.text) && frame.volumeL !== undefined && ASKS_AMOUNT.test(frame.text);
  if (
    !(frame.cues.has('drain') || (tapOf(frame) > 0 && ASKS_AMOUNT.test(frame.text))) ||
    !isOfWater ||
    (levels === 0 && !isHalf) ||
    frame.chemicals.some(({ name }) => name !== 'cyanuric-acid' && name !== 'salt')
  )
    return undefined;
  const isAfter = shareOf(frame) !== undefined && !ASKS_AMOUNT.test(frame.text) && ASKS_LEVEL.test(frame.text);
  const isShare = tapOf(frame) > 0 && levels >= 3 && ASKS_AMOUNT.test(frame.text);
  const isPast = ASKS_AMOUNT.test(frame.text) && levels >= 1 && FELL.test(inFigures(frame.raw, frame.language));
  const found = isAfter || isShare || isPast || isHalf ? answerDilution(frame, context) : undefined;
  return found?.abstained === true ? undefined : found;
};
const ASKS_PPM = /\b(?:how (?:many|much) ppm|what\b[^?]*\bppm|ppm (?:a|per) day|cuant[oa]s ppm)\b/;
/** "1.4 lb in 24 hours: how many ppm a day?" is no question about the setting. */
const cellOutput: Sum = (frame, context) => (ASKS_PPM.test(frame.text) ? saltCell(frame, context) : undefined);

const ONLY_WATER: ReadonlySet<ParameterName> = new Set<ParameterName>(['cyanuricAcidPpm', 'hardnessPpm', 'saltPpm']);

/** "By one third of the CYA": the rule is named. */
const byThird: Sum = (frame, context) => (/\bthird\b|\btercio\b|1\/3/.test(frame.text) ? carbonateAlkalinity(frame, context) : undefined);

const TAUGHT: readonly Sum[] = [
  volumeOfShare,
  metered,
  turnsADay,
  accumulated,
  drainedRepeatedly,
  carbonatePart,
  volumeBelowWall,
  volumeOfMeanDepth,
  volumeAlongLength,
  volumeOfShape,
  volumeOfParts,
  staticHead,
  dilutedTest,
  hardnessDegrees,
  strengthOfUnknown,
  cleanByQuarter,
  pressureRisen,
  gallonsPerInch,
  afterRefill,
  riseAsked,
  amountDid,
  broughtAlong,
  ...BACKWARD,
  otherStrength,
  volumeFromSalt,
  volumeFromProduct,
  daysToLevel,
  cellOutput,
  byThird,
  spaFormula, breakpoint, indexOfFactors, indexAtPh, phForIndex, factorOfLevel, replaced, mixture, thinned, continuousDilution, lossAtFlow,
]; // prettier-ignore

export function answerTaught(frame: Frame, context: CoachContext): Reply | undefined {
  for (const sum of TAUGHT) {
    const found = sum(frame, context);
    if (found) return found;
  }
  return undefined;
}
