// Two measurements of one water: a store and a kit, a strip and drops, a salt cell and a kit. They are never a wish to get from one to the
// other: no dose follows from them, but what each would mean and which to trust.
import { isRanged, levelAgainstRange, rangeFor } from './skills/judged.ts';
import { inSentence, unitOf } from './skills/names.ts';
import { figures } from './skills/numbers.ts';
import { traitsOf } from './skills/measured.ts';
import { keepsOut } from './skills/own/dangerous.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './skills/reply.ts';
import type { Frame } from './understanding/frame.ts';
import type { ParameterName } from './understanding/lexicon.ts';

/** Who or what measured; a word of each kind counts once. */
const SOURCES: readonly RegExp[] = [
  /\b(?:store|shop|leslie'?s|pool (?:guy|place|company|supply|tech)|printout|lab|tienda)\b/,
  /\b(?:strips?|tiras?|tiritas?)\b/,
  /\b(?:test kit|drop kit|kit|taylor|titration|fas|(?:drop|reagent) tests?|drops? (?:say|says|read|reads|show|shows|give|gives|get|test|tested)|drops(?= \d|:| = )|(?:with|by|using|from|my|the) drops|gotas)\b/,
  /\b(?:cell|controller|control panel|display|swc?g|generator|chlorinator|salt system|celda|clorador|controlador|pantalla)\b/,
  /\b(?:meter|probe|sensor|photometer|colorimeter|digital|device|medidor|sonda|fotometro)\b/,
  /\b(?:(?:i|we) (?:only |just |always |keep )?(?:get|got|getting|measured?|read|tested)|mine|at home|me (?:da|sale|dio|salio)|yo mido|mi (?:prueba|analisis))\b/,
];
const TWO =
  /\b(?:2|both|dos) (?:\w+ )?(?:strips?|tests?|kits?|meters?|readings|tiras|pruebas|analisis|kits)\b|\b(?:the other|another|second|la otra|el otro|otra|otro) (?:\w+ )?(?:one|strip|test|kit|meter|reads?|says?|shows?|gives?|said|tira|prueba|kit|dice|marca|da)\b/;
const sourcesIn = (text: string): number => SOURCES.filter((source) => source.test(text)).length + (TWO.test(text) ? 1 : 0);
const WISH = /\b(?:to|want|wants|wanted|need|needs|target|goal|until|hasta|quiero|a|by)(?: it| is| of| at| be)*(?: about| around)? ?$/;
const isTwo = (text: string, at: number): boolean => /^(?:2|both)\b/.test(text.slice(at)) && TWO.test(text.slice(at));
/** Numbers that can be measured values. */
const readings = ({ quantities, text, volumeL }: Frame): Frame['quantities'] =>
  quantities.filter(
    ({ kind, at, value, given }) =>
      (kind === 'none' || kind === 'ppm') &&
      value !== volumeL &&
      given * 3.785411784 !== volumeL &&
      !WISH.test(text.slice(0, at)) &&
      !isTwo(text, at),
  );

interface Twice {
  name: ParameterName | undefined;
  values: readonly [number, number];
}
const OF_CELL = SOURCES[3] as RegExp;
const isSalty = (value: number): boolean => value >= 1000 && value <= 8000;
/** "Store says TA 180, I get 90": one value, two numbers for it. */
export function measuredTwice(frame: Frame): Twice | undefined {
  const found = readings(frame);
  const named = frame.parameters.filter((name) => name !== 'temperatureC' && name !== 'orpMv');
  if (found.length < 2 || sourcesIn(frame.text) < 2 || named.length >= found.length) return undefined;
  const values = found.map(({ value }) => value);
  const both =
    named.length < 2 ? values : frame.bound.filter(({ parameter }) => parameter === named[0]).map(({ quantity }) => quantity.value);
  const [first, second] = both;
  if (first === undefined || second === undefined) return undefined;
  return { name: named[0] ?? (OF_CELL.test(frame.text) && both.every(isSalty) ? 'saltPpm' : undefined), values: [first, second] };
}

const BY_DROPS = /\b(?:drops?|taylor|titration|fas|gotas)\b/;
export const figureOf = (name: ParameterName, value: number, context: CoachContext): string =>
  name === 'ph' ? value.toFixed(1) : figures(value, context.language);

/** Each of the two against the range. */
function bothJudged({ name, values }: Twice, frame: Frame, context: CoachContext): string {
  const range = isRanged(name) ? rangeFor(name, frame, context) : undefined;
  if (!range || name === undefined) return '';
  const [low, high] = [figureOf(name, range.low, context), figureOf(name, range.high, context)];
  const words = values.map((value) => {
    const verdict = value < range.low ? 'low' : value > range.high ? 'high' : 'fine';
    const said = { low: { en: 'low', es: 'bajo' }, high: { en: 'high', es: 'alto' }, fine: { en: 'in range', es: 'en rango' } }[verdict];
    return inLanguage(context, {
      en: `${figureOf(name, value, context)} would be ${said.en}`,
      es: `${figureOf(name, value, context)} sería ${said.es}`,
    });
  });
  const isDanger = values.some((value) => keepsOut(name, value, traitsOf(frame, context)));
  const out = inLanguage(context, { en: ' Until you know, stay out.', es: ' Mientras no lo sepas, no entren.' });
  return inLanguage(context, {
    en: ` ${inSentence(name, context).replace(/^./, (letter) => (name === 'ph' ? letter : letter.toUpperCase()))} should be ${low} to ${high}${unitOf(name)}: ${words.join(', ')}.${isDanger ? out : ''}`,
    es: ` Lo correcto para ${inSentence(name, context)} es de ${low} a ${high}${unitOf(name)}: ${words.join(', ')}.${isDanger ? out : ''}`,
  });
}

export function askWhich(twice: Twice, frame: Frame, context: CoachContext): Reply {
  const which = BY_DROPS.test(frame.text)
    ? inLanguage(context, {
        en: 'Drops are the more exact of the two. Test again with drops: do you get about the same?',
        es: 'Las gotas son lo más exacto de los dos. Mide otra vez con gotas: ¿te da más o menos lo mismo?',
      })
    : inLanguage(context, {
        en: 'Which of the two did you measure with drops? Test again with drops before you add anything.',
        es: '¿Cuál de los dos mediste con gotas? Mide otra vez con gotas antes de agregar nada.',
      });
  const cell = OF_CELL.test(frame.text) && twice.name === 'saltPpm' ? ` ${coldText(context)}` : '';
  return askBack(
    `${inLanguage(context, {
      en: 'Those are two measurements of the same water, so add nothing for the difference.',
      es: 'Son dos mediciones de la misma agua, así que no agregues nada por la diferencia.',
    })}${bothJudged(twice, frame, context)} ${which}${cell}`,
  );
}

const coldText = (context: CoachContext): string =>
  inLanguage(context, {
    en: 'A cell reads low in water under 60 °F and when it is scaled or old, so look at it before you buy salt.',
    es: 'Una celda marca de menos con el agua a menos de 60 °F (15 °C) y cuando tiene sarro o está vieja: revísala antes de comprar sal.',
  });
const SAYS_LOW = /\b(?:low|add salt|check salt|no salt|inspect|baj[ao]|falta sal|poca sal)\b/;
/** "Cell says low, 50 °F, kit 3,200": the cell is what is wrong. */
export function cellReadsLow(frame: Frame, context: CoachContext): Reply | undefined {
  const tested = readings(frame).filter(({ value }) => isSalty(value));
  const [salt] = tested;
  if (!salt || tested.length > 1 || !OF_CELL.test(frame.text) || sourcesIn(frame.text) < 2 || !SAYS_LOW.test(frame.text)) return undefined;
  const level = levelAgainstRange('saltPpm', salt.value, frame, context);
  if (!level) return undefined;
  const then =
    level.verdict === 'fine'
      ? inLanguage(context, { en: 'Add no salt and drain nothing.', es: 'No agregues sal ni vacíes agua.' })
      : inLanguage(context, {
          en: 'Test again with a fresh kit before you add salt or change any water.',
          es: 'Mide otra vez con un kit nuevo antes de agregar sal o cambiar agua.',
        });
  const last = inLanguage(context, {
    en: 'If it still says low in warmer water, clean the cell and compare with the salt range in its manual.',
    es: 'Si sigue marcando bajo con agua más tibia, limpia la celda y compara con el rango de sal de su manual.',
  });
  return reply(`${then} ${plain(level.answer, context)} ${coldText(context)} ${last}`, { cards: level.cards });
}

/** The verdict without its yes or no, which would answer something else. */
export const plain = (answer: string, context: CoachContext): string =>
  answer.replace(inLanguage(context, { en: /^(?:Yes|No), t/, es: /^(?:Sí|No), e/ }), context.language === 'es' ? 'E' : 'T');
