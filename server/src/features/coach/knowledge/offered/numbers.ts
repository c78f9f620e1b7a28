// Answers that are numbers: the one that the coach works out itself, where it does.
import type { Choice } from '../../understanding/choices.ts';
import { readMessage } from '../../understanding/frame.ts';
import { meaningful, stem, wordsOf } from '../words.ts';

const CLOSE = 0.035;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= CLOSE * Math.max(Math.abs(one), Math.abs(other));

const NUMBER = /(?<![\p{L}\d.])[-+−]?\d[\d,]*(?:\.\d+)?/gu;
const numbersIn = (text: string): number[] =>
  (text.match(NUMBER) ?? [])
    .map((number) => Number(number.replaceAll(',', '').replace('−', '-')))
    .filter((value) => Number.isFinite(value));

const UNIT_AFTER = /\d ?(seconds?|segundos?|minutes?|hours?|days?|weeks?|months?|years?|minutos?|horas?|dias?)\b/;
/** "30 minutes" is not said by an answer about ppm. */
const isOfTime = (answer: string, choice: string): boolean => {
  const unit = UNIT_AFTER.exec(choice.toLowerCase())?.[1];
  if (unit === undefined) return true;
  const [number = ''] = /\d[\d,]*(?:\.\d+)?/.exec(choice) ?? [];
  // "2 minutes" is not said by "2 ppm for 30 minutes".
  const beside = new RegExp(
    String.raw`(?<![\d.])${number.replace('.', String.raw`\.`)} ?(?!${unit.replace(/s$/, '')})(?:ppm|%|psi|°|gal|ft|feet|inch)`,
  );
  return answer.toLowerCase().includes(unit.replace(/s$/, '')) && !beside.test(answer.toLowerCase());
};

const KINDS: readonly RegExp[] = [
  /\d ?(?:%|percent|por ciento)/,
  /\d ?psi\b/,
  /\d ?(?:ppm|mg\/l)\b/,
  /\d ?(?:°|degrees|grados)/,
  /\d ?(?:feet|foot|ft|inches)\b/,
];
/** "25 psi" is not said by "25%, or 8 to 10 psi": the number has to stand with its unit. */
const isWithUnit = (answer: string, choice: string): boolean => {
  const kind = KINDS.find((pattern) => pattern.test(choice.toLowerCase()));
  if (kind === undefined) return true;
  const [number = ''] = /\d[\d,]*(?:\.\d+)?/.exec(choice) ?? [];
  const other = KINDS.filter((pattern) => pattern !== kind).map(({ source }) => source.replace(String.raw`\d`, ''));
  const others = new RegExp(String.raw`(?<![\d.])${number.replace('.', String.raw`\.`)}(?:${other.join('|')})`);
  return !others.test(answer.toLowerCase());
};

const RANGE = /(\d[\d,]*(?:\.\d+)?) ?(?:to|a|-|–|and|y) ?(\d[\d,]*(?:\.\d+)?)/g;
type Range = readonly [low: number, high: number];
const rangesIn = (text: string): Range[] =>
  [...text.matchAll(RANGE)]
    .map(([, low, high]): Range => [Number(low?.replaceAll(',', '')), Number(high?.replaceAll(',', ''))])
    .filter(([low, high]) => high > low);

/** What two ranges share of what they cover together. */
const overlap = ([a, b]: Range, [c, d]: Range): number => Math.max(0, Math.min(b, d) - Math.max(a, c)) / (Math.max(b, d) - Math.min(a, c));
const LEAST_SHARED = 0.35;
const LEAD = 1.3;

/** "80 to 120 ppm" is the offered range that is nearest to the engine's, where several ranges are offered. */
export function byRange(answer: string, choices: readonly Choice[]): Choice | undefined {
  const said = rangesIn(answer.toLowerCase()).slice(0, 2);
  const offered = choices.map((choice) => ({ choice, range: rangesIn(choice.text)[0] }));
  if (said.length === 0 || offered.filter(({ range }) => range).length < 2) return undefined;
  const [best, next] = offered
    .map(({ choice, range }) => ({ choice, shared: range ? Math.max(...said.map((one) => overlap(one, range))) : 0 }))
    .toSorted((a, b) => b.shared - a.shared);
  return best && best.shared >= LEAST_SHARED && best.shared > (next?.shared ?? 0) * LEAD ? best.choice : undefined;
}

/** All answers but one at most are numbers. */
export const areNumbers = (choices: readonly Choice[]): boolean =>
  choices.filter(({ text }) => /\d/.test(text)).length >= choices.length - 1;

/** "1 ppm, 2 ppm with stabilizer": where several of the numbers are offered, the part of the sentence that says most of the question counts. */
export function byNumber(answer: string, choices: readonly Choice[], question = ''): Choice | undefined {
  const fitting = saidIn(answer, choices);
  if (fitting.length <= 1 || question === '') return fitting.length === 1 ? fitting[0] : undefined;
  const asked = new Set(meaningful(wordsOf(question)).map(stem));
  const parts = answer.split(/[,;:.](?=\s)/).map((part) => ({
    choices: saidIn(part, fitting),
    shared: new Set(
      meaningful(wordsOf(part))
        .map(stem)
        .filter((word) => asked.has(word) && !/\d/.test(word)),
    ).size,
  }));
  const [best, next] = parts.filter((part) => part.choices.length === 1).toSorted((a, b) => b.shared - a.shared);
  return best && best.shared > 0 && best.shared > (next?.shared ?? 0) ? best.choices[0] : undefined;
}

/** The answers whose number is among those of what the coach says. */
function saidIn(answer: string, choices: readonly Choice[]): Choice[] {
  const said = numbersIn(answer);
  return choices.filter(({ text }) => {
    const offered = numbersIn(readMessage(text).text);
    return (
      offered.length > 0 &&
      isOfTime(answer, text) &&
      isWithUnit(answer, text) &&
      offered.every((value) => said.some((one) => isNear(one, value)))
    );
  });
}
