// Answers that are numbers: the one that the coach works out itself, where it does.
import type { Choice } from '../../understanding/choices.ts';
import { readMessage } from '../../understanding/frame.ts';

const CLOSE = 0.035;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= CLOSE * Math.max(Math.abs(one), Math.abs(other));

const NUMBER = /(?<![\p{L}\d.])[-+−]?\d[\d,]*(?:\.\d+)?/gu;
const numbersIn = (text: string): number[] =>
  (text.match(NUMBER) ?? [])
    .map((number) => Number(number.replaceAll(',', '').replace('−', '-')))
    .filter((value) => Number.isFinite(value));

const UNIT_AFTER = /\d ?(minutes?|hours?|days?|weeks?|months?|years?|minutos?|horas?|dias?)\b/;
/** "30 minutes" is not said by an answer about ppm. */
const isOfTime = (answer: string, choice: string): boolean => {
  const unit = UNIT_AFTER.exec(choice.toLowerCase())?.[1];
  return unit === undefined || answer.toLowerCase().includes(unit.replace(/s$/, ''));
};

/** The one answer whose number is among those of what the coach says. */
export function byNumber(answer: string, choices: readonly Choice[]): Choice | undefined {
  const said = numbersIn(answer);
  const fitting = choices.filter(({ text }) => {
    const offered = numbersIn(readMessage(text).text);
    return offered.length > 0 && isOfTime(answer, text) && offered.every((value) => said.some((one) => isNear(one, value)));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
