// A question whose numbers, with their units, lead to what is asked for in one way only: worked out by what the units say.
import { inFigures } from '../../understanding/fold.ts';
import type { Frame } from '../../understanding/frame.ts';
import { withoutTypos } from '../../understanding/typos/typos.ts';
import type { CoachContext, Reply } from '../reply.ts';
import { type Asked, askedIn, asLevel, asOfPair, asOfRate } from './asked.ts';
import { bridgesFor } from './bridges.ts';
import { solve } from './chain.ts';
import { changeOf, combine } from './combined.ts';
import { type Dimension, isSame, NONE } from './dimension.ts';
import {
  withEach,
  withLeadingRates,
  withListed,
  withoutDefinitions,
  withoutRepeats,
  withPrices,
  withSharedRates,
  withSpans,
} from './each.ts';
import { isForDoses } from './for-doses.ts';
import { withAreas, withMeanDepth, withParts, withSteps } from './given.ts';
import { withLikeUnits } from './likeness.ts';
import { HEADS, meant, OF_PRESSURE } from './meant.ts';
import { type Measure, measuresIn } from './measures.ts';
import { proportionOf } from './proportion.ts';
import { changeReply, combinedReply, proportionReply, solutionReply } from './reckoned-text.ts';
import { withPlainTimes } from './times-said.ts';

/** Words that change a number, laws that are no product, and values with rules of their own. */
const NOT_A_PRODUCT =
  /(?:%|\btimes|\bfold|\bpercent) rule\b|\b(?:twice|double[sd]?|doubling|half|halve[sd]?|thirds?|quarters?|triple|both(?! (?:\d|run|at|for|of))|mitad|doble|tercio|left|remain\w*|queda\w*|affinity|rpm|cube|square law|saturation|lsi|csi|langelier|breakpoint|quiebre|ph|orp|discount|tax|compound\w*|kidney|l-shaped?|afinidad|times as|mix(?:ed)?|blend\w*)\b/;
/** A ppm of chlorine is no ppm of what comes along with it. */
const OF_TWO_KINDS = /\b(?:dichlor|trichlor|cal-?hypo)\b[^]*\b(?:cya|cyanuric|stabili[sz]er|hardness|estabilizador|dureza)\b/;
/** The sentence that asks, from its start. */
function sentenceAt(text: string, at: number): string {
  const from = Math.max(0, ...[...text.slice(0, at).matchAll(/[.?!;] /g)].map(({ index }) => index + 1));
  const to = text.slice(at).search(/[?]|[.!;] /);
  return text.slice(from, to < 0 ? undefined : at + to + 1);
}

const STEPS = /\b(?:rise|difference|change|increase|drop|warmer|cooler|step|interval|per|hour|diferencia|aumento|cambio)\b/;
/** A temperature alone is a point of a scale, and no difference. */
const isPoint = (text: string, measures: readonly Measure[], asked: Asked): boolean =>
  measures.length === 1 &&
  asked.readings.some(({ dimension }) => dimension['K'] === 1 && Object.keys(dimension).length === 1) &&
  !STEPS.test(text);

/** "10 ppm … in ppm?" asks for something else than the same number. */
const isSameUnit = (measures: readonly Measure[], asked: Asked): boolean =>
  measures.length === 1 && asked.en === measures[0]?.en.replace(/^\$?[\d,.]+ ?/, '');

/** Where turnovers are counted, a volume is what one of them moves. */
function ofTurnovers(measures: readonly Measure[], asked: Asked): Measure[] {
  const counts = (dimension: Dimension) => dimension['#turnover'] !== undefined;
  if (!asked.readings.some(({ dimension }) => counts(dimension)) && !measures.some(({ meanings }) => meanings.some(({ dimension }) => counts(dimension)))) return [...measures];
  const each: Dimension = { L: 3, '#turnover': -1 };
  return measures.map((measure) => ({ ...measure, meanings: measure.meanings.map((meaning) => (isSame(meaning.dimension, { L: 3 }) ? { ...meaning, dimension: each } : meaning)) }));
} // prettier-ignore

/** "Total head in feet": feet of water. */
const asHead = (text: string, asked: Asked): Asked =>
  /^(?:feet|meters|inches)$/.test(asked.en) && OF_PRESSURE.test(text)
    ? { ...asked, readings: [...asked.readings, { dimension: { E: 1, L: -3 }, scale: HEADS[asked.en] ?? Number.NaN, cost: 0.3 }] }
    : asked;

/** "How many precoats does a bag give?": how often one amount is in the other. */
const REPEATED =
  /^(?:times?|trips?|batch(?:es)?|fill(?:s|ings)?|refills?|doses?|treatments?|precoats?|charges?|backwash(?:es)?|wash(?:es)?|loads?|applications?|veces|dosis|viajes|llenados)$/;
const asRepeated = (asked: Asked, measures: readonly Measure[]): Asked => {
  const [thing] = Object.keys(asked.readings[0]?.dimension ?? {});
  const isKnown = measures.some(({ meanings }) => meanings.some(({ dimension }) => thing !== undefined && dimension[thing] !== undefined));
  return thing?.startsWith('#') && !isKnown && REPEATED.test(asked.en) ? { ...asked, kind: 'factor', readings: [{ dimension: NONE, scale: 1, cost: 0 }] } : asked;
}; // prettier-ignore

interface Question {
  frame: Frame;
  text: string;
  measures: readonly Measure[];
  context: CoachContext;
}

/** With the steps between two levels first, then as the numbers are. */
function ways(text: string, measures: readonly Measure[]): Measure[][] {
  const stepped = withSteps(text, measures);
  return stepped ? [withSteps(text, stepped) ?? stepped, [...measures]] : [[...measures]];
}

/** What is asked for and the numbers as they go into its sum; nothing where units don't decide. */
function known({ frame, text, measures }: Question, asked: Asked): Measure[] | undefined {
  const found = ofTurnovers(withEach(text, withoutRepeats(meant(text, measures))), asked);
  return isSameUnit(found, asked) || isForDoses(frame, text, found, asked) || isPoint(text, found, asked) ? undefined : found;
}

function bySums({ text, context }: Question, asked: Asked, measures: readonly Measure[]): Reply | undefined {
  const sentence = sentenceAt(text, asked.at);
  const bridges = bridgesFor(text, measures, asked);
  for (const way of ways(text, measures)) {
    const changed = changeOf(text, sentence, way, asked);
    if (changed) return changeReply(changed, context);
    const solution = solve(way, asked, bridges);
    if (solution) return solutionReply(solution, asked, context);
    const combined = combine(text, sentence, way, asked, bridges);
    if (combined) return combinedReply(combined, asked, context);
  }
  return undefined;
}

/** What doesn't grow in proportion. */
const NO_PROPORTION =
  /\b(?:speed|velocidad|friction|head|loss|pressure|psi|strength|efficien\w*|depth|deep|diameter|chlorine level|drain\w*|replac\w*|ct|crypto\w*)\b/;
function byProportion({ text, context }: Question, asked: Asked, measures: readonly Measure[]): Reply | undefined {
  const proportion = NO_PROPORTION.test(text) ? undefined : proportionOf(text, measures, asked);
  return proportion && proportionReply(proportion, asked, context);
}

/** The numbers of the text as they may be meant, the likeliest first. */
function measuresOf(text: string, said: readonly Measure[]): Measure[][] {
  return withoutDefinitions(text, withLikeUnits(text, said)).map((some) => {
    const priced = withPrices(text, withSharedRates(text, withLeadingRates(text, withSpans(text, some))));
    return withListed(withAreas(text, withMeanDepth(text, withParts(text, priced))));
  });
}

type Form = (question: Question, asked: Asked, measures: readonly Measure[]) => Reply | undefined;
const MOST_NUMBERS = 8;
function reckonedBy(form: Form, frame: Frame, context: CoachContext): Reply | undefined {
  // Not the text of the frame, which drops where a level came from.
  const text = withPlainTimes(withoutTypos(inFigures(frame.raw.slice(0, 2000), frame.language)));
  if (NOT_A_PRODUCT.test(text) || OF_TWO_KINDS.test(text) || !/\d/.test(text)) return undefined;
  const said = measuresIn(text);
  const taken = (at: number) => said.some((measure) => at >= measure.at && at < measure.end);
  const named = askedIn(text, taken);
  for (const measures of measuresOf(text, said)) {
    if (measures.length === 0 || measures.length > MOST_NUMBERS) continue;
    const implied = named.length === 0 ? (asOfPair(text, measures) ?? asLevel(text) ?? asOfRate(text, measures)) : undefined;
    for (const one of implied ? [implied] : named) {
      const asked = asRepeated(asHead(text, one), measures);
      const numbers = known({ frame, text, measures, context }, asked);
      const found = numbers && form({ frame, text, measures, context }, asked, numbers);
      if (found) return found;
    }
  }
  return undefined;
}

/** Undefined where a number is left over, where a word changes one, or where two results are possible. */
export const reckon = (frame: Frame, context: CoachContext): Reply | undefined => reckonedBy(bySums, frame, context);
/** In proportion, which is less sure than what the units say. */
export const reckonInProportion = (frame: Frame, context: CoachContext): Reply | undefined => reckonedBy(byProportion, frame, context);
