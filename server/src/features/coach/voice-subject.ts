// What an answer is about, as far as a voice has something to say of it. Where people or safety are at stake, no voice says anything.
import { isChlorine, PRODUCTS } from '@limpid/chemistry';
import type { Card, Reply } from './skills/reply.ts';
import { fold } from './understanding/fold.ts';
import type { Frame } from './understanding/frame.ts';
import { guessIntent, type Intent } from './understanding/intents.ts';

/** A value of the water that the technical voice has a remark about. */
const VALUES = ['ph', 'freeChlorinePpm', 'combinedChlorinePpm', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm'] as const;
type Value = (typeof VALUES)[number];

/** balance to plan: a dose; level: another answer about a value of the water; sum: any other figure. */
export type Subject =
  | Value
  | ('balance' | 'chlorine' | 'mass' | 'plan' | 'volume' | 'ready' | 'level' | 'sum' | 'trouble' | 'knowledge' | 'social');

/** Folded. Who asks about any of this needs no cheer, whatever the answer is. */
const OF_PEOPLE =
  /\b(?:sick\w*|ill(?:ness\w*)?|aches?|aching|\w+aches?|hurts?|injur\w*|pain\w*|sore|vomit\w*|threw up|throwing up|diarrhea|nause\w*|dizz\w*|faint\w*|rash\w*|itch\w*|bumps|burns?|burning|burned|red eyes|eyes|skin|lungs?|throat|ears?|earache|infect\w*|fever|cough\w*|breath\w*|asthma\w*|allerg\w*|pregnan\w*|swallow\w*|drank|drink\w*|drown\w*|bleed\w*|blood|stung|sting\w*|wounds?|stitches|poop\w*|fecal|feces|diapers?|pee|urine|doctor\w*|hospital|poison\w*|fumes?|smoke|explo\w*|shock(?:s|ed)? (?:me|us|him|her|when)|electrocut\w*|lightning|thunder\w*|dies?|died|enferm\w*|duele\w*|dolor\w*|lastim\w*|herid\w*|vomit\w*|diarrea|mareos?|maread[oa]s?|desmay\w*|ronchas?|sarpullido|pica\w*|comezon|quem\w*|arde\w*|ardor|ojos?|piel|pulmon\w*|garganta|oidos?|infec\w*|fiebre|tos|tose|tosiendo|respir\w*|asma|alergi\w*|embaraz\w*|trag\w*|tomo agua|ahog\w*|sangr\w*|popo|heces|panal\w*|orina|medic\w*|veneno\w*|vapor\w*|humo|fuego|electrocut\w*|rayos?|truenos?|muert\w*|muri\w*)\b/;
/** Folded. An answer that warns says enough. */
const WARNS =
  /\b(?:911|1-800-\d+|poison\w*|doctors?|stay out|stays? out of|keep (?:everyone|everybody|people|swimmers|kids|children|pets)\b|get (?:everyone|everybody|people|out)\b|(?:don't|do not|never|no one should|nobody should|not safe to) (?:swim|go in|enter|let anyone)|no swimming|not safe|danger\w*|toxic|fumes|drown\w*|electric shock|medicos?|fuera del agua|no (?:naden|nades|entres|entren|se metan)|que nadie|nadie (?:entre|nade|debe)|por ahora nadie|peligro\w*|toxic\w*|vapores|ahog\w*|envenenamiento)\b/;
const WARNS_OF_PRODUCTS = /\bnever (?:mix|let|add|store|put)|\bnunca (?:los? |las? )?(?:mezcl|junt|agreg|guard|ech|dej)/;

/** These come from the log or from rules, or say that nothing was understood. */
const PLAIN: ReadonlySet<Intent> = new Set<Intent>([
  'chem_mix', 'out_of_scope', 'injection', 'log', 'log_treatment', 'complete', 'remind', 'schedule', 'history', 'equipment', 'status', 'weather',
]); // prettier-ignore

/** About this water, also where nothing has to be worked out. */
const OF_WATER: ReadonlySet<Intent> = new Set<Intent>([
  'dose', 'balance', 'shock', 'fc_target', 'lower_by_water', 'swim', 'index', 'forecast', 'trend',
]); // prettier-ignore

function subjectOfDose(card: Card, count: number): Subject {
  if (count > 1) return 'plan';
  const { productId, inputs } = card;
  const parameter = inputs['parameter'];
  if (parameter === 'ph' || parameter === 'alkalinityPpm') return 'balance';
  if (parameter === 'freeChlorinePpm') return 'chlorine';
  if (parameter !== undefined || productId === undefined) return 'mass';
  if (isChlorine(productId)) return 'chlorine';
  const changes: readonly string[] = [...PRODUCTS[productId].raises, ...PRODUCTS[productId].lowers];
  return changes.includes('ph') || changes.includes('alkalinityPpm') ? 'balance' : 'mass';
}

/** The one value that was asked about; chlorine alone is free chlorine. */
function valueAsked({ parameters, chemicals }: Frame, intent: Intent): Value | undefined {
  if (parameters.length === 0 && OF_WATER.has(intent) && chemicals.length > 0 && chemicals.every(({ name }) => name === 'chlorine'))
    return 'freeChlorinePpm';
  return parameters.length === 1 ? VALUES.find((value) => value === parameters[0]) : undefined;
}

/** Undefined: it is said as it is. `isTechnical`: a remark about the value itself comes before one about the kind of answer. */
export function subjectOf(reply: Reply, frame: Frame, isTechnical: boolean): Subject | undefined {
  const { cards, abstained, proposals } = reply;
  const answer = fold(reply.answer);
  if (abstained || proposals.length > 0 || OF_PEOPLE.test(frame.text) || WARNS.test(answer)) return undefined;
  if (cards.some(({ kind, inputs }) => kind === 'safety' || (kind === 'swim' && inputs['state'] !== 'ready'))) return undefined;
  const doses = cards.filter(({ kind }) => kind === 'dose');
  const [card] = doses.length > 0 ? doses : cards;
  if (card?.kind === 'swim') return 'ready';
  if (card?.kind === 'volume') return 'volume';
  if (card?.kind === 'dose') return subjectOfDose(card, doses.length);
  if (WARNS_OF_PRODUCTS.test(answer)) return undefined;
  const { intent } = guessIntent(frame);
  const value = valueAsked(frame, intent);
  if (isTechnical && value) return value;
  if (card) return value ? 'level' : card.kind === 'value' ? 'sum' : undefined;
  if (intent === 'smalltalk') return frame.social.has('thanks') ? 'social' : undefined;
  if (PLAIN.has(intent)) return undefined;
  if (OF_WATER.has(intent)) return 'level';
  return frame.symptoms.length > 0 ? 'trouble' : 'knowledge';
}
