// "Does rain lower alkalinity?", "How does heat affect chlorine?", "Why is my calcium going up?": from the table of what does what.
import { type CoachContext, inLanguage, reply, type Reply } from '../../skills/reply.ts';
import type { Frame } from '../../understanding/frame.ts';
import { type ParameterName, PARAMETER_NAMES } from '../../understanding/lexicon.ts';
import { finderOf } from '../../understanding/phrases.ts';
import type { Direction, Effect, Influence } from './influence.ts';
import { PRODUCT_INFLUENCES } from './products.ts';
import { SURROUNDING_INFLUENCES } from './surroundings.ts';

export const INFLUENCES: readonly Influence[] = [...SURROUNDING_INFLUENCES, ...PRODUCT_INFLUENCES];

const findParameters = finderOf(PARAMETER_NAMES);

const UP =
  /\b(?:raises?|raising|increases?|add(?:s|ed)?|boosts?|go up|going up|goes up|bring(?:s)? up|push(?:es)? up|ris(?:e|es|ing)|climb\w*|creep\w*|too high|so high|high|sube\w*|subir|subiendo|aumenta\w*|agrega|alt[oa])\b/;
const DOWN =
  /\b(?:lowers?|lowering|reduces?|decreases?|drops?|dropping|takes? (?:away|out)|uses? up|eats?|kills?|destroys?|burns? off|go down|going down|goes down|bring(?:s)? down|falls?|falling|sink\w*|los(?:e|es|ing)|disappear\w*|evaporat\w*|too low|so low|low|baja\w*|bajar|bajando|reduce\w*|quita\w*|gasta\w*|pierde\w*|baj[oa])\b/;
const AFFECTS =
  /\b(?:affects?|changes?|influences?|moves?|do(?:es)? .* do\b|effects?|impact\w*|afecta\w*|cambia\w*|mueve\w*|influye\w*|efecto)\b/;

const wayAsked = (text: string): Direction | undefined =>
  UP.test(text) && !DOWN.test(text) ? 'up' : DOWN.test(text) && !UP.test(text) ? 'down' : undefined;

const LEADS: Record<CoachContext['language'], Record<'yes' | 'no' | 'other', string>> = {
  en: { yes: 'Yes.', no: 'No.', other: 'No, rather the other way.' },
  es: { yes: 'Sí.', no: 'No.', other: 'No, más bien al revés.' },
};
const AFFECTED: Record<Direction, Record<CoachContext['language'], string>> = {
  up: { en: 'It rises.', es: 'Sube.' },
  down: { en: 'It falls.', es: 'Baja.' },
  none: { en: 'Hardly at all.', es: 'Casi nada.' },
  both: { en: 'For a while.', es: 'Por un rato.' },
};

const OF_USE = /\b(?:use(?! up)|usage|loss|losses|consumption|demand|gasto|consumo)\b/;
function leadOf([direction]: Effect, text: string, isYesNo: boolean, { language }: CoachContext): string {
  const asked = wayAsked(text);
  const words = LEADS[language];
  // "Does a cover reduce chlorine use?" is about the use, and not about the level.
  const isOtherWay = isYesNo && asked !== undefined && direction !== asked && (direction === 'up' || direction === 'down');
  if (OF_USE.test(text)) return isOtherWay && /\b(?:i|we) use\b/.test(text) ? words.other : '';
  if (asked === undefined || !isYesNo) return AFFECTED[direction][language];
  if (direction === 'none') return words.no;
  if (direction === 'both') return AFFECTED.both[language];
  return direction === asked ? words.yes : words.other;
}

const IF_IT_DOES = /^(?:and |so |but |y |pero )?(?:does|do|will|would|can|could|is it true|sera que|es cierto)\b/;
const WHAT_IT_DOES =
  /^(?:and |so |y )?(?:how (?:does|do|will|would)|what (?:does|do|will|effect|impact|is the effect)|(?:the )?effects? of|como (?:afecta\w*|influye\w*|cambia\w*)|que (?:le )?(?:hace|efecto))\b/;
const ES_IF_IT_DOES = /^(?:y |pero )?(?:el|la|los|las|un|una)\b.*\b(?:sube|baja|gasta|quita|afecta|cambia|aumenta|reduce)\w*\b/;

/** "How do I convert from pucks to liquid?" is about what to use. */
const CHANGES_OVER = /\b(?:convert|switch|change over|swap|go) (?:\w+ ){0,3}(?:from|over|to)\b|\bcambi\w+ (?:de|a)\b/;
/** "Does algaecide lower chlorine?" */
/** "How do I lower it without draining?": asks for a way, and not what draining does. */
const ASKS_HOW =
  /^(?:and |so |ok |y )?(?:how (?:do|can|should|would) (?:i|we|you)|how to|what (?:can|should) i (?:use|add|do)|como (?:se |le |puedo |lo |la )?)\b/;
/** "Can I add both at the same time?" */
const AT_ONCE = /\b(?:at the same time|at once|together|same day|right after|a la vez|al mismo tiempo|juntos|el mismo dia)\b/;

function whatItDoes({ text }: Frame, context: CoachContext): Reply | undefined {
  if (CHANGES_OVER.test(text) || ASKS_HOW.test(text) || AT_ONCE.test(text)) return undefined;
  const isYesNo = IF_IT_DOES.test(text) || ES_IF_IT_DOES.test(text);
  if (!isYesNo && !WHAT_IT_DOES.test(text)) return undefined;
  const asked = wayAsked(text);
  if (asked === undefined && !AFFECTS.test(text) && !WHAT_IT_DOES.test(text)) return undefined;
  const named = INFLUENCES.map((influence) => ({ influence, at: text.search(influence.names) })).filter(({ at }) => at >= 0);
  const [cause] = named.toSorted((a, b) => a.at - b.at);
  if (!cause) return undefined;
  const found = effectAfter(cause.influence, text);
  if (!found) return undefined;
  return reply(`${leadOf(found, text, isYesNo, context)} ${inLanguage(context, { en: found[1], es: found[2] })}`.trim());
}

/** Of the value that is named apart from the cause itself: "calcium" in "calcium chloride" is none. */
function effectAfter({ names, effects }: Influence, text: string): Effect | undefined {
  const rest = text.replace(names, ' ');
  const named = findParameters(rest).map(({ name }) => name);
  const value = named[0] ?? (/\b(?:chlorine|cloro|sanitizer)\b/.test(rest) ? 'freeChlorinePpm' : undefined);
  return value === undefined ? undefined : effects[value];
}

const WHY_IT_MOVES =
  /^(?:and |so |but |y |pero )?(?:why|what(?:'s| is)? (?:causes?|causing|makes?|making|raises?)|how come|por que|que (?:causa|hace|provoca))\b/;
/** What they answer better themselves: cards for pH and chlorine. */
const LISTED: readonly ParameterName[] = [
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'tdsPpm',
  'phosphatePpb',
  'copperPpm',
  'ironPpm',
  'combinedChlorinePpm',
];

/** "Why is my alkalinity rising?" */
function whyItMoves({ text, parameters }: Frame, context: CoachContext): Reply | undefined {
  const [value] = parameters;
  const asked = wayAsked(text);
  if (!WHY_IT_MOVES.test(text) || parameters.length !== 1 || value === undefined || asked === undefined || !LISTED.includes(value))
    return undefined;
  const causes = INFLUENCES.filter(({ effects }) => effects[value]?.[0] === asked);
  if (causes.length === 0) return undefined;
  const list = (language: 'en' | 'es') =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(causes.map((cause) => cause[language]));
  const next = NEXT[value]?.[asked] ?? WRONG_TEST;
  return reply(inLanguage(context, { en: `Usual causes: ${list('en')}. ${next.en}`, es: `Causas usuales: ${list('es')}. ${next.es}` }));
}
type Said = Record<CoachContext['language'], string>;
const WRONG_TEST: Said = {
  en: 'If none of that fits, test again with fresh reagents before you treat anything.',
  es: 'Si nada de eso va, mide otra vez con reactivos frescos antes de tratar nada.',
};
/** What to do about it. */
const NEXT: Partial<Record<ParameterName, Partial<Record<Direction, Said>>>> = {
  cyanuricAcidPpm: {
    up: {
      en: 'Only replacing water lowers it. From then on use liquid chlorine, which brings none.',
      es: 'Solo cambiar agua lo baja. De ahí en adelante usa cloro líquido, que no agrega.',
    },
    down: {
      en: 'It doesn’t evaporate, so water is getting out. Look for a leak, and test again before you add any.',
      es: 'No se evapora, así que está saliendo agua. Busca una fuga y mide otra vez antes de agregar.',
    },
  },
  hardnessPpm: {
    up: {
      en: 'Only softer new water lowers it. Until then keep pH and alkalinity in the lower part of their ranges.',
      es: 'Solo agua nueva más blanda la baja. Mientras, mantén pH y alcalinidad en la parte baja de su rango.',
    },
  },
  saltPpm: {
    down: {
      en: 'The cell uses none up. Test the salt yourself before you add any, and look for a leak.',
      es: 'La celda no la gasta. Mide la sal por tu cuenta antes de agregar, y busca una fuga.',
    },
  },
  alkalinityPpm: {
    up: { en: 'Acid lowers it, with aeration in between.', es: 'El ácido la baja, aireando entre una dosis y otra.' },
    down: { en: 'Baking soda raises it.', es: 'El bicarbonato la sube.' },
  },
  combinedChlorinePpm: {
    up: {
      en: 'Shock the water and hold the level until it is gone; fresh air helps.',
      es: 'Haz un choque y mantén el nivel hasta que se vaya; el aire fresco ayuda.',
    },
  },
};

export function influenceReply(frame: Frame, context: CoachContext): Reply | undefined {
  if (/\b(?:cells?|swg|celda|sensor|display)\b/.test(frame.text) && frame.parameters.includes('saltPpm') && WHY_IT_MOVES.test(frame.text))
    return undefined;
  if (frame.quantities.length > 0 || frame.cues.has('howMuch') || frame.symptoms.length > 0) return undefined;
  return whatItDoes(frame, context) ?? whyItMoves(frame, context);
}
