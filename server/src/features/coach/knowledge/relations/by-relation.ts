// "Which of these pushes up my hardness?", "Which number keeps creeping up with a salt system?": decided by the table of what does what.
import type { Choice } from '../../understanding/choices.ts';
import { type CoachLanguage, fold } from '../../understanding/fold.ts';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { INFLUENCES } from '../influences/influences.ts';
import { levelsIn } from '../offered/polarity.ts';
import { EVENT_RELATIONS } from './event-relations.ts';
import { PRODUCT_RELATIONS } from './product-relations.ts';
import type { Cause, Strengths } from './relation.ts';
import { valuesIn, type Wanted, wantedIn, type Way, waysIn } from './wanted.ts';

const CAUSES: readonly Cause[] = [...EVENT_RELATIONS, ...PRODUCT_RELATIONS];
export interface ByRelation {
  choice: Choice;
  why: Record<CoachLanguage, string> | undefined;
}

/** "A sunny day without stabilizer": what is not there does nothing. */
const ABSENT = /\b(?:without|with no|no|sin|not using|instead of|never) (?:any |the |a )?\w+(?: (?:acid|hypochlorite|soda|ash))?/g;
const PUT_IN = /\b(?:add\w*|put\w*|pour\w*|using|use|uses|dump\w*|agreg\w*|ech\w+|pon\w*|uso) (?:\w+ ){0,4}$/;

/** The causes that a text names, each once; in a question a value is one only where it was put in. */
function causesIn(text: string, isQuestion: boolean): Cause[] {
  let rest = isQuestion ? text : text.replaceAll(ABSENT, ' ');
  return CAUSES.filter((cause) => {
    const found = cause.names.exec(rest);
    if (!found || (isQuestion && cause.isValueToo && !PUT_IN.test(rest.slice(0, found.index)))) return false;
    rest = rest.replaceAll(new RegExp(cause.names.source, 'g'), (all) => ' '.repeat(all.length));
    return true;
  });
}
const sum = (causes: readonly Cause[]): Strengths => {
  const whole: Strengths = {};
  for (const { strengths } of causes)
    for (const [name, by] of Object.entries(strengths) as [ParameterName, number][]) whole[name] = (whole[name] ?? 0) + by;
  return whole;
};

const STRONGEST = 5;
/** How well a movement is what is wanted: 0 not at all, else how strongly. */
function fits(by: number, way: Way): number {
  // Next to nothing counts where nothing leaves it just as it is.
  if (way === 'none') return by === 0 ? 1 : Math.abs(by) === 1 ? 0.25 : 0;
  if (way === 'notUp') return by <= 0 ? 1 : 0;
  if (way === 'notDown') return by >= 0 ? 1 : 0;
  if (way === 'any') return Math.abs(by);
  if (way === 'least') return Math.max(0, STRONGEST - Math.abs(by));
  return Math.max(0, way === 'up' ? by : -by);
}
const fitsAll = (strengths: Strengths, wanted: readonly Wanted[]): number =>
  wanted.length === 0 ? 0 : Math.min(...wanted.map(({ parameter, way }) => fits(strengths[parameter] ?? 0, way)));

const MOST = /\b(?:most|fastest|strongest|quickest|hardest|biggest|best|mostly|mas|mayor)\b/;
/** The only one that does it, or the one that clearly does it more than the others. */
function strongest<Item extends { worth: number }>(items: readonly Item[], question: string): Item | undefined {
  const [best, second] = items.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
  if (!best || !second) return best;
  return best.worth - second.worth >= (MOST.test(question) ? 1 : 2) || best.worth >= 2 * second.worth ? best : undefined;
}

const LEVEL_NAMES: Record<string, ParameterName> = {
  ph: 'ph',
  alkalinity: 'alkalinityPpm',
  hardness: 'hardnessPpm',
  calcium: 'hardnessPpm',
  cya: 'cyanuricAcidPpm',
  cyanuric: 'cyanuricAcidPpm',
  stabilizer: 'cyanuricAcidPpm',
  salt: 'saltPpm',
  chlorine: 'freeChlorinePpm',
};
const REMEDY = /\b(?:fix\w*|correct\w*|remedy|treat|add|use|pour|put in|bring|reach for|agreg\w+|echo|pongo|uso)\b/;
const AVOIDS =
  /\b(?:stay away|avoid\w*|steer clear|keep away|stop using|quit using|lay off|skip|(?:not|n't|never) (?:be )?(?:use|add|buy)|worse|evit\w+|no (?:usar|echar))\b/;
/** "Which chlorine suits a pool that has too much of it already?": one that adds none. */
const SUITS =
  /\b(?:which|what) (?:\w+ )?(?:chlorine|product|sanitizer|shock|kind|type|form)\b.*\b(?:best|safest|right|choose|pick|suits?|use|buy|switch|go with|for an?|where|when|with)\b|\b(?:best|safest|right|better) (?:\w+ )?(?:chlorine|product|sanitizer|shock)\b/;
const MUCH_BEFORE = /\b(?:too much|lots of|plenty of|high|enough|excess)(?: (?:of|the|my))? $/;
/** "My hardness is 450 already" */
const ALREADY = /\b(?:already|way up|over|past|through the roof|ya)\b/;
/** "My pH is low, what do I add?" wants it up; "what do I avoid?" asks for what lowers it more. */
function remedied(question: string): Wanted[] {
  const suited = SUITS.test(question) ? valuesIn(question).filter(({ at }) => MUCH_BEFORE.test(question.slice(0, at))) : [];
  if (suited.length > 0) return suited.map(({ parameter }) => ({ parameter, way: 'notUp' }));
  const avoids = AVOIDS.test(question);
  if (!REMEDY.test(question) && !avoids) return [];
  const said = [...levelsIn(question)].flatMap(([name, levels]): Wanted[] => {
    const parameter = LEVEL_NAMES[name];
    return parameter && levels.size === 1 ? [{ parameter, way: levels.has('low') === avoids ? 'down' : 'up' }] : [];
  });
  const [value, ...more] = said.length === 0 && avoids && ALREADY.test(question) ? valuesIn(question) : [];
  return value && more.length === 0 ? [{ parameter: value.parameter, way: 'up' }] : said;
}
/** "After adding a phosphate remover": no value is named by the name of a product. */
const withoutCauses = (text: string): string =>
  CAUSES.filter(({ isValueToo }) => !isValueToo).reduce(
    (rest, { names }) => rest.replaceAll(new RegExp(names.source, 'g'), (found) => ' '.repeat(found.length)),
    text,
  );
/** Of what a question says, the sentence that asks counts first. */
function wantedOf(text: string): Wanted[] {
  const question = withoutCauses(text);
  const sentences = question.split(/(?<=[.!?])\s+/);
  const asking = wantedIn(sentences.at(-1) ?? '');
  const before = wantedIn(sentences.slice(0, -1).join(' ')).filter(({ way }) => way !== 'any');
  const known = new Map<ParameterName, Way>();
  for (const { parameter, way } of [...remedied(question), ...before, ...asking])
    if (way !== 'any' || !known.has(parameter)) known.set(parameter, way);
  // What is only told is of no matter where something is asked of a value.
  const asked = asking.length > 0 ? new Set(asking.map(({ parameter }) => parameter)) : undefined;
  return [...known].filter(([parameter]) => asked === undefined || asked.has(parameter)).map(([parameter, way]) => ({ parameter, way }));
}

const whyOf = (text: string, parameter: ParameterName | undefined): ByRelation['why'] => {
  const effect = parameter && INFLUENCES.find(({ names, effects }) => names.test(text) && effects[parameter])?.effects[parameter];
  return effect && { en: effect[1], es: effect[2] };
};

/** Products or events are offered. */
function amongCauses(question: string, choices: readonly Choice[]): ByRelation | undefined {
  const wanted = wantedOf(question);
  if (wanted.length === 0) return undefined;
  const known = choices.flatMap((choice) => {
    const causes = causesIn(fold(choice.text), false);
    const each = causes.map(({ strengths }) => fitsAll(strengths, wanted));
    // Of several in one answer each has to do it.
    return each.length === 1 || (each.length > 1 && Math.min(...each) > 0) ? [{ choice, worth: Math.max(...each) }] : [];
  });
  if (known.length < 2 && choices.length > 2) return undefined;
  const best = strongest(known, question);
  return best && { choice: best.choice, why: whyOf(fold(best.choice.text), wanted[0]?.parameter) };
}

const BESIDE_VALUE = /\b(?:and|or|the|its|my|level|levels|number|y|el|la|los|las|both|plus|total|free)\b|[^\p{L}]/gu;
/** "PH and alkalinity": values, and nothing else. */
function onlyValues(text: string): ParameterName[] {
  const named = valuesIn(text);
  let rest = text;
  for (const { at, end } of named) rest = `${rest.slice(0, at)}${' '.repeat(end - at)}${rest.slice(end)}`;
  return rest.replaceAll(BESIDE_VALUE, '') === '' ? named.map(({ parameter }) => parameter) : [];
}

/** Values are offered. */
function amongValues(question: string, choices: readonly Choice[]): ByRelation | undefined {
  const offered = choices.map((choice) => ({ choice, values: onlyValues(fold(choice.text)) }));
  const causes = causesIn(question, true);
  if (causes.length === 0 || offered.filter(({ values }) => values.length > 0).length < Math.min(3, choices.length)) return undefined;
  const asking = question
    .split(/(?<=[.!?,])\s+/)
    .toReversed()
    .flatMap((part) => waysIn(part).toReversed());
  const way = (asking.find((token) => token.way !== 'any') ?? asking[0])?.way;
  if (way === undefined) return undefined;
  const strengths = sum(causes);
  const best = strongest(
    offered.map(({ choice, values }) => ({
      choice,
      values,
      worth: fitsAll(
        strengths,
        values.map((parameter) => ({ parameter, way })),
      ),
    })),
    question,
  );
  return best && { choice: best.choice, why: whyOf(question, best.values[0]) };
}

/** "When only aeration is used to raise pH": what for, and not what is asked. */
const PURPOSE = / to (?:rais|lower|increas|reduc|get|bring|push)\w*\b[^,?.]*\W*$/;
const A_LITTLE = /\b(?:bit|slightly|little|some|algo|poco)\b/;
/** What a value does is offered: "drop a bit", "stay the same". */
function amongWays(question: string, choices: readonly Choice[]): ByRelation | undefined {
  const causes = causesIn(question, true);
  const value = valuesIn(withoutCauses(question).replace(PURPOSE, '')).at(-1);
  if (causes.length === 0 || !value) return undefined;
  const offered = choices.map((choice) => ({
    choice,
    text: fold(choice.text),
    ways: new Set(waysIn(fold(choice.text)).map(({ way }) => way)),
  }));
  if (offered.filter(({ ways }) => ways.size > 0).length < 2 || choices.some(({ text }) => valuesIn(fold(text)).length > 1))
    return undefined;
  const by = sum(causes)[value.parameter] ?? 0;
  const fitting = offered.filter(({ ways, text }) => {
    const [way] = ways;
    return way !== undefined && ways.size === 1 && valuesIn(text).length === 0 && fits(by, way) > 0;
  });
  const [only, ...others] = fitting.length > 1 ? fitting.filter(({ text }) => A_LITTLE.test(text) === Math.abs(by) <= 2) : fitting;
  return only && others.length === 0 ? { choice: only.choice, why: whyOf(question, value.parameter) } : undefined;
}

/** "It lowers pH and adds stabilizer" is offered. */
function amongClaims(question: string, choices: readonly Choice[]): ByRelation | undefined {
  const causes = causesIn(question, true);
  if (causes.length !== 1) return undefined;
  const claims = choices.map((choice) => ({ choice, wanted: wantedIn(fold(choice.text)) }));
  if (claims.filter(({ wanted }) => wanted.length > 0).length < 2) return undefined;
  const strengths = sum(causes);
  const fitting = claims.filter(({ wanted }) => fitsAll(strengths, wanted) > 0);
  const [only] = fitting;
  return only && fitting.length === 1 ? { choice: only.choice, why: whyOf(question, only.wanted[0]?.parameter) } : undefined;
}

const ASKS_WRONG = /\b(?:wrong|mistake|myth|false|incorrect|untrue)\b/;
/** Undefined where the table does not decide it. */
export function byRelation(question: string, choices: readonly Choice[]): ByRelation | undefined {
  if (ASKS_WRONG.test(question)) return undefined;
  return amongValues(question, choices) ?? amongCauses(question, choices) ?? amongWays(question, choices) ?? amongClaims(question, choices);
}
