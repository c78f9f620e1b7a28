// "Ok back to the chlorine, make it 6 ppm more instead of 4": an earlier question again, with what is said now in it.
import { finderOf } from '../understanding/phrases.ts';
import { readMessage } from '../understanding/frame.ts';
import { languageOf } from '../understanding/fold.ts';
import { CHEMICAL_NAMES, type ChemicalName } from '../understanding/lexicon.ts';
import { type Quantity, quantitiesIn } from '../understanding/numbers/quantities.ts';
import { doseQuestion } from '../skills/dosing/dose-question.ts';
import { plainOf } from './aside-words.ts';
import { aimOf, aimText, type DoseAim } from './dose-aim.ts';

const BACK =
  /\b(?:(?:going |go |getting |coming )?back to|(?:again )?about|returning to|as for|on|anyway|volviendo a|volvemos a|regresando a|de vuelta (?:a|con)|otra vez con|sobre|respecto a|en cuanto a)[, ]+(?:the |my |that |al? |el |la |lo del? )*/;
const BACK_AL = /\b(?:volviendo|volvemos|regresando|de vuelta) al /;
const findChemicals = finderOf<ChemicalName>(CHEMICAL_NAMES);
const MOST = 110;
const MORE = /\b(?:more|by|mas|higher)\b/;
const TO = /\b(?:to|at|of|hit|a|hasta|target|goal)\W*$/;

/** The value that a word such as "the chlorine" or "el ácido" changes. */
function subjectAfter(text: string): { parameter: DoseAim['parameter']; end: number } | undefined {
  const found = BACK_AL.exec(text) ?? BACK.exec(text);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  const head = text.slice(start, start + 24);
  const frame = readMessage(head.split(/[,.;:]| (?:make|what|how|que|if|and|y|can|again)\b/)[0] ?? '');
  const parameter = doseQuestion(frame)?.parameter;
  const chemical = findChemicals(head)[0];
  return parameter && { parameter, end: start + (chemical?.end ?? 0) };
}

function changed(aim: DoseAim, value: Quantity, rest: string): DoseAim {
  const lead = rest.slice(0, value.at);
  const isStep =
    aim.to === undefined ? !TO.test(lead) : MORE.test(rest.slice(value.end, value.end + 14)) || /\b(?:by|otros?|another)\W*$/.test(lead);
  const { to: _to, delta: _delta, ...kept } = aim;
  return isStep ? { ...kept, delta: value.given } : { ...kept, to: value.given };
}

/** Undefined where no subject comes back, or nothing was asked about it before. */
export function returned(question: string, earlier: readonly string[]): string | undefined {
  const text = plainOf(question).replace(/[?.! ]+$/, '');
  if (text.length > MOST) return undefined;
  const subject = subjectAfter(text);
  if (!subject) return undefined;
  const before = earlier.find((one) => aimOf(one)?.parameter === subject.parameter);
  const aim = before === undefined ? undefined : aimOf(before);
  if (!aim) return undefined;
  const rest = text.slice(subject.end).replace(/\b(?:instead of|rather than|not|en vez de|en lugar de|no) (?:the )?\d+(?:\.\d+)?(?: ?ppm)?/, '');
  const [value, ...others] = quantitiesIn(rest);
  const language = languageOf(question, aim.language);
  if (!value) return undefined;
  if (others.length > 0) return undefined;
  if (value.kind === 'percent') return aimText({ ...aim, strengthPercent: value.given, language });
  if (value.kind === 'volume') return aimText({ ...aim, language }, `${value.given} ${value.unit}`);
  return value.kind === 'none' || value.kind === 'ppm' ? aimText({ ...changed(aim, value, rest), language }) : undefined;
} // prettier-ignore
