// Who may not go into hot water, whatever the water is like: small children, and children and pregnant women where it is too hot.
import { cardReply } from '../../knowledge/knowledge-reply.ts';
import type { Frame } from '../../understanding/frame.ts';
import { type CoachContext, inLanguage, type Reply } from '../reply.ts';
import { harmReply } from './harm.ts';
import type { Urgent } from './urgent-kind.ts';

const SMALL_CHILD =
  /\b(?:bab(?:y|ies)|infants?|newborns?|toddlers?|\d{1,2}[ -]?(?:month|mo|week)s?(?:[ -]olds?)?(?! ago)|bebes?|recien nacid\w|(?<!\bhace )\d{1,2} (?:meses|semanas))\b/;
const HOT_TUB = /\b(?:hot tub|hottub|spa|jacuzzi|tina)\b/;
const MAY_GO = /\b(?:go|get|in|into|use|sit|bath\w*|join|allowed|ok|okay|safe|old enough|entrar|meter\w*|mete|banar\w*|puede|usar)\b/;
const CHILD = /\b(?:child(?:ren)?|kids?|sons?|daughters?|boys?|girls?|grand(?:son|daughter|kid|child)\w*|nin[oa]s?|hij[oa]s?|niet[oa]s?)\b/;
const AGE = /\b(\d{1,2})[ -]?(?:years?|yrs?|yo|y\/o)\b|\b(\d{1,2}) (?:anos|anitos)\b/;
const OLD_ENOUGH = 5;
const GROWN_UP = 18;
/** Below this, water is warm and not hot. */
const HOT_F = 97;
/** What is considered safe for healthy adults */
const MOST_F = 100;
/** "Water is 102": what no other value of a pool is. */
export function hotDegreesF({ quantities, values }: Frame): number | undefined {
  const said = quantities.find(({ kind, given }) => kind === 'none' && given >= HOT_F && given <= 125);
  const degrees = values.temperatureC ?? quantities.find(({ kind }) => kind === 'temperature')?.value;
  const found = degrees === undefined ? said?.given : degrees * 1.8 + 32;
  return found !== undefined && Math.round(found) >= HOT_F ? Math.round(found) : undefined;
}
/** Asked so, danger is a yes. */
const IS_TOO_HOT = /\b(?:too (?:hot|warm|much)|bad|dangerous|unsafe|harmful|demasiado|muy caliente|malo|peligroso)\b/;
export const saidOfHeat = (answer: Reply, { text }: Frame, context: CoachContext): Reply =>
  IS_TOO_HOT.test(text) ? { ...answer, answer: answer.answer.replace(/^No\b/, inLanguage(context, { en: 'Yes', es: 'Sí' })) } : answer;
/** Who wants in comes before what the water is like. */
export const childInHeat: Urgent = (frame, context) => {
  const { text, parameters } = frame;
  const [, years, anos] = AGE.exec(text) ?? [];
  const age = years ?? anos;
  const isSmall = SMALL_CHILD.test(text) || (age !== undefined && Number(age) < OLD_ENOUGH);
  const isChild = isSmall || (age === undefined ? CHILD.test(text) : Number(age) < GROWN_UP);
  const degrees = hotDegreesF(frame);
  const isAsked = MAY_GO.test(text) || IS_TOO_HOT.test(text);
  if (!isChild || !isAsked || NOT_OF_CHILD.test(text) || parameters.some((name) => name !== 'temperatureC')) return undefined;
  const isHot = degrees !== undefined && (isSmall || degrees > MOST_F);
  if (!isHot && !(isSmall && HOT_TUB.test(text))) return undefined;
  const card = cardReply('spa-children', context);
  if (!card || (age === undefined && !isHot) || /^(?:how|what|que|cual|a que)\b/.test(text)) return card;
  const tooHot =
    degrees === undefined || degrees <= MOST_F
      ? ''
      : inLanguage(context, {
          en: `${degrees} °F is too hot for a child: for healthy adults ${MOST_F} °F is considered safe. `,
          es: `${degrees} °F es demasiado para un niño: para adultos sanos se consideran seguros ${MOST_F} °F. `,
        });
  return saidOfHeat(
    {
      ...harmReply('child_heat', context),
      answer: `No, ${tooHot}${tooHot === '' ? card.answer.charAt(0).toLowerCase() + card.answer.slice(1) : card.answer}`,
    },
    frame,
    context,
  );
};
const NOT_OF_CHILD = /\b(?:pregnan\w*|embaraz\w*|expecting|estoy de|i'?m \d|pee\w*|poop\w*|drain|clean|how old|pool is|built)\b/;
