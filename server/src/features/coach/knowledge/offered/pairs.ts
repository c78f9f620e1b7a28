// "Which two may stand together?", "Which pair must never meet?": what the engine says of each pair that is offered.
import { forbiddenTogether } from '@limpid/chemistry';
import type { Choice } from '../../understanding/choices.ts';
import { fold } from '../../understanding/fold.ts';
import { productOf, readMessage } from '../../understanding/frame.ts';

/** Oxidizers set these on fire; the engine knows pool products only. */
const FUEL =
  /\b(?:gas(?:oline)?|fuel|diesel|oil|fertilizers?|paint|solvents?|alcohol|brake fluid|sugar|sawdust|rags?|paper|gasolina|aceite|pintura|fertilizante)\b/;
const OXIDIZER = /\b(?:chlor\w*|bleach|trichlor|dichlor|cal-?hypo|hypochlorite|shock|oxidizers?|bromine|cloro|tricloro|dicloro)\b/;
const ACID = /\b(?:acid|muriatic|vinegar|acido|vinagre)\b/;
const AMMONIA = /\b(?:ammonia|urine|amoniaco)\b/;

const DANGER = /gas|fire|explo|burn|toxic|poison/i;
/** Undefined where the text names no two things. */
function mayMeet(text: string): boolean | undefined {
  if (!/ (?:and|with|plus|y|con) |[+&]/.test(text)) return undefined;
  const isOxidizer = OXIDIZER.test(text);
  if (isOxidizer && (FUEL.test(text) || ACID.test(text) || AMMONIA.test(text))) return false;
  const [a, b] = [...new Set(readMessage(text).chemicals.map(({ name }) => productOf(name)))];
  // That two cloud the water together is no danger on a shelf.
  if (a !== undefined && b !== undefined) return !DANGER.test(forbiddenTogether(a, b) ?? '');
  return isOxidizer ? undefined : true;
}

const ASKS_PAIR =
  /\b(?:which|what) (?:2|pair|combination|products?|chemicals?)\b|\bpair\b|\b(?:cuales|que) (?:2|productos|par)\b|\bpareja\b/;
const NEVER =
  /\b(?:never|not|don't|shouldn't|danger\w*|worst|avoid|apart|separate\w*|explo\w*|fire|gas|toxic|incompatible|nunca|no|peligro\w*|separad\w+)\b/;
/** Undefined where the engine does not tell the pairs apart. */
export function byPair(question: string, choices: readonly Choice[]): Choice | undefined {
  if (!ASKS_PAIR.test(question)) return undefined;
  const offered = choices.map((choice) => ({ choice, may: mayMeet(fold(choice.text)) }));
  if (offered.filter(({ may }) => may !== undefined).length < 3) return undefined;
  const [only, ...others] = offered.filter(
    ({ may }) => may === !NEVER.test(question.replaceAll(/\bwithout (?:worry|danger|trouble|risk|problems?)\b/g, ' ')),
  );
  return others.length === 0 ? only?.choice : undefined;
}
