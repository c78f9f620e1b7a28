// "Which test can measure 20 ppm of free chlorine?", "OTO drops tell me the …": from the table of what each test measures.
import type { Choice } from '../../understanding/choices.ts';
import { fold } from '../../understanding/fold.ts';
import { MEASURED, type Measured, type Method, METHODS } from './methods.ts';

const methodIn = (text: string): Method | undefined => METHODS.find(({ names }) => names.test(text));
const withoutMethods = (text: string): string => METHODS.reduce((rest, { names }) => rest.replace(names, ' '), text);
/** "Total chlorine" is no alkalinity, and what one name covers is not read again. */
function measuredIn(text: string): Measured[] {
  let rest = text;
  return MEASURED.flatMap(([name, pattern]) => {
    if (!pattern.test(rest)) return [];
    rest = rest.replaceAll(new RegExp(pattern.source, 'g'), ' ');
    return [name];
  });
}
const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

const ASKS_MEANS =
  /\b(?:test|kit|measur\w*|reads?|tells?|check\w*|separat\w*|instrument|method|meter|reagent|drops?|determin\w*|find out|prueba|mid[eo]\w*|analisis|reactivo)\b/;
const HIGH = /\b(?:high|very high|shock\w*|slam\w*|superchlorinat\w*|alt[oa]|choque)\b/;
const EXACT = /\b(?:exact\w*|precise\w*|accurate\w*|within 0?\.\d|0?\.[25] ppm|exact[oa]|precis[oa])\b/;
const NOT = /\b(?:not|cannot|can't|won't|doesn't|isn't|never|except|unable|no)\b/;
const PPM = /(?<![\d.])(\d{1,3})(?:\.\d+)? ?ppm\b/;
const BEYOND_COLOR = 12;

/** Tests are offered. */
function amongMethods(question: string, choices: readonly Choice[], isDenied: boolean): Choice | undefined {
  const [wanted, ...more] = measuredIn(question);
  if (wanted === undefined || more.length > 1 || !ASKS_MEANS.test(question)) return undefined;
  const offered = choices.map((choice) => ({ choice, method: methodIn(fold(choice.text)) }));
  if (offered.filter(({ method }) => method).length < 2) return undefined;
  const least = Math.max(Number(PPM.exec(question)?.[1] ?? 0), HIGH.test(question) ? BEYOND_COLOR : 0);
  const measures = ({ measures: known, upToPpm, isExact }: Method): boolean =>
    known.includes(wanted) &&
    (wanted !== 'free' || least <= 10 || (upToPpm ?? 0) >= least) &&
    (wanted !== 'free' || !EXACT.test(question) || isExact === true);
  return only(offered.filter(({ method }) => method && measures(method) !== isDenied))?.choice;
}

/** What is measured is offered: all of it, and nothing that is not. */
function amongMeasured(question: string, choices: readonly Choice[], isDenied: boolean): Choice | undefined {
  const method = methodIn(question);
  if (!method || !ASKS_MEANS.test(`${question} test`) || measuredIn(withoutMethods(question)).length > 0) return undefined;
  const offered = choices.map((choice) => ({ choice, measured: measuredIn(fold(choice.text)) }));
  if (offered.filter(({ measured }) => measured.length > 0).length < (isDenied ? 2 : 3)) return undefined;
  const main = offered.filter(({ measured }) => measured.length > 0 && measured.every((one) => method.measures.includes(one) !== isDenied));
  return only(main)?.choice;
}

/** Undefined where the table does not decide it. */
export function byMethod(question: string, choices: readonly Choice[]): Choice | undefined {
  const isDenied = NOT.test(question);
  return amongMethods(question, choices, isDenied) ?? amongMeasured(question, choices, isDenied);
}
