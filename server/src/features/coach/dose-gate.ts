// The one gate that every answer of the built-in coach passes. Two measurements of one water, "is it high?", "should I?", what a store says,
// a conversion, ORP and what was just done ask for no amount: no dose leaves for them, but the verdict of the engine or a question.
import { PRODUCTS } from '@limpid/chemistry';
import { ofThisWater } from './asked-water.ts';
import { findCards } from './knowledge/find-card.ts';
import { cardReply } from './knowledge/knowledge-reply.ts';
import { isRanged, levelAgainstRange, rangeFor } from './skills/judged.ts';
import { withYesOrNo, yesOrNo } from './skills/level.ts';
import { productSaid } from './skills/logging.ts';
import { traitsOf } from './skills/measured.ts';
import { inSentence, unitOf } from './skills/names.ts';
import { figures } from './skills/numbers.ts';
import { keepsOut } from './skills/own/dangerous.ts';
import { answerDeed } from './skills/own/deed.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './skills/reply.ts';
import { languageOf } from './understanding/fold.ts';
import { type Frame, readMessage } from './understanding/frame.ts';
import { ADDED, ASKS_IF_RIGHT } from './understanding/intent-patterns.ts';
import type { ParameterName } from './understanding/lexicon.ts';
import { withoutOpening } from './understanding/openings.ts';

const hasSafety = ({ cards }: Reply): boolean => cards.some(({ kind }) => kind === 'safety');
const IN_PROSE = /^(?:Add|Use|Replace|Pour|Agrega|Usa|Cambia) \d/;
const hasDose = ({ cards }: Reply): boolean => cards.some(({ kind }) => kind === 'dose' || kind === 'water');
const doses = (answer: Reply): boolean => hasDose(answer) || IN_PROSE.test(answer.answer);

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
function measuredTwice(frame: Frame): Twice | undefined {
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
const figureOf = (name: ParameterName, value: number, context: CoachContext): string =>
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

function askWhich(twice: Twice, frame: Frame, context: CoachContext): Reply {
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
function cellReadsLow(frame: Frame, context: CoachContext): Reply | undefined {
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
const plain = (answer: string, context: CoachContext): string =>
  answer.replace(inLanguage(context, { en: /^(?:Yes|No), t/, es: /^(?:Sí|No), e/ }), context.language === 'es' ? 'E' : 'T');

const ORP = /\borp\b|\bredox\b|\bmillivolts?\b|\d ?mv\b|\bmilivoltios?\b/;
const OF_CHLORINE = /\b(?:chlorine|chlor|fc|ppm|cloro|shock|choque)\b/;
/** ORP says how strongly water oxidizes, never how much chlorine there is. */
function orpReply({ text }: Frame, answer: Reply, context: CoachContext): Reply | undefined {
  if (!ORP.test(text) || !(doses(answer) || (OF_CHLORINE.test(text) && /\d/.test(text)))) return undefined;
  const first = inLanguage(context, {
    en: 'ORP can’t tell: it is never turned into ppm of chlorine.',
    es: 'El ORP no lo dice: nunca se convierte en ppm de cloro.',
  });
  const ask = inLanguage(context, {
    en: 'What does a chlorine test say? Tell me free chlorine and CYA.',
    es: '¿Qué da una prueba de cloro? Dime el cloro libre y el CYA.',
  });
  return askBack(`${first} ${cardReply('orp-level', context)?.answer ?? ''} ${ask}`);
}

const CONVERTS =
  /\b(?:is|are|equals?|means?|es|son|equivale a) (?:how (?:much|many)|cuant[oa]s?)\b|\bhow (?:much|many) (?:ppm (?:of )?)?\w+ (?:is|are) \d|\b(?:convert\w*|mean in|in terms of|equivale\w*|convierte)\b/;
const BORON = /\b(?:boron|borates?|boro|borato)\b/;
const BORIC = /\b(?:boric acid|acido borico)\b/;
/** Atomic mass of boron over the molar mass of boric acid */
const BORON_SHARE = 10.81 / 61.83;
/** "50 ppm boric acid is how much boron": the same water in another unit. */
function conversionReply(frame: Frame, answer: Reply, context: CoachContext): Reply | undefined {
  const { text } = frame;
  const [given, ...others] = frame.quantities.filter(({ kind }) => kind === 'ppm' || kind === 'none');
  if (!given || others.length > 0 || frame.volumeL !== undefined || !CONVERTS.test(text)) return undefined;
  const [boric, boron] = [BORIC.exec(text), BORON.exec(text)];
  if (boric && boron) {
    const isBoric = Math.abs(boric.index - given.at) < Math.abs(boron.index - given.at);
    const value = isBoric ? given.value * BORON_SHARE : given.value / BORON_SHARE;
    const [from, to] = [`${figures(given.value)} ppm`, `${figures(value)} ppm`];
    const sentence = isBoric
      ? { en: `${from} of boric acid is ${to} of boron.`, es: `${from} de ácido bórico son ${to} de boro.` }
      : { en: `${from} of borate (as boron) is ${to} of boric acid.`, es: `${from} de borato (como boro) son ${to} de ácido bórico.` };
    return reply(inLanguage(context, sentence), {
      cards: [{ kind: 'value', title: 'ppm', value, unit: 'ppm', inputs: { from: given.value } }],
    });
  }
  return doses(answer)
    ? askBack(
        inLanguage(context, {
          en: 'Do you want that number in another unit, or a dose for your water? Tell me which unit, or your test and your goal.',
          es: '¿Quieres ese número en otra unidad, o una dosis para tu agua? Dime la unidad, o tu análisis y tu meta.',
        }),
      )
    : undefined;
}

const DID =
  /\b(?:i|we|he|she|they|my \w+|mi \w+)(?:'ve| have| has| just| already| accidentally| also)* (?:doubled|tripled|overdosed|overdid|over-?shot|dumped|added|put|poured|used|threw|emptied)\b|^(?:just |accidentally |already )*(?:doubled|overdosed|added|put in|poured|dumped|threw in|emptied)\b|\b(?:me pase (?:de|con)|puse el doble|eche el doble|acabo de (?:echar|poner|agregar))\b/;
/** Asked for something else, or not done. */
const NOT_DONE =
  /\b(?:how (?:much|many|long|often|do|should|can)|when|why|what(?:'?s| is| does| did| will| happened| should (?:i|we) add)|que paso|new (?:ta|ph|fc|cya|alk\w*|salt|hardness)|should (?:i|we) (?:have )?(?:add|put|use)|if (?:i|we)|can (?:i|we)|want|need|going to|about to|cuant[oa]s?|cuando|por que|quiero|necesito|si le|debo|puedo)\b/;
const SURE_OF_DEED = 0.6;
const ONLY_OF_LOG = /^(?:Log |¿Registro )|\bI don't find that in the log\b/;
function deedReply(frame: Frame, answer: Reply, context: CoachContext): Reply | undefined {
  const isDeed = (DID.test(frame.text) || ADDED.test(frame.text)) && !NOT_DONE.test(frame.text);
  if (!isDeed) return undefined;
  if (ASKS_IF_RIGHT.test(frame.text) && !answer.abstained) return undefined;
  const isPlanTaken = answer.cards.some(({ inputs }) => inputs['harm'] === 'too_much');
  if (
    !isPlanTaken &&
    (hasSafety(answer) ||
      !(doses(answer) || answer.abstained || ONLY_OF_LOG.test(answer.answer) || isByChance(frame, answer, SURE_OF_DEED)))
  )
    return undefined;
  const [best] = frame.symptoms.length > 0 ? findCards(frame.text, 1) : [];
  const ofTrouble = best && best.score >= SURE_OF_DEED ? cardReply(best.card.id, context) : undefined;
  return ofTrouble ?? answerDeed(frame, context);
}

const ADVISED =
  /\b(?:store|shop|leslie'?s|pool (?:guy|place|company|supply|tech)|clerk|they|tienda)\b.{0,24}\b(?:says?|said|recommend\w*|told|wants?|suggest\w*|thinks?|advised|dice\w*|dijo|dijeron|recomi\w+|quiere\w*)\b/;
const ASKS_IF =
  /(?:^|[,.;?!:] ?|\b(?:so|and|then|but|or|y|entonces) )(?:is|are|was|should (?:i|we)|do (?:i|we) (?:need|have) to|does (?:it|that|my \w+) need|debo|deberia|tengo que|hace falta)\b|^(?:es|esta)\b/;
const ASKS_AMOUNT = /\b(?:how (?:much|many)|what amount|what (?:do|should) i (?:add|use)|cuant[oa]s?|que (?:le )?(?:agrego|echo|pongo))\b/;
const SHOULD = /\b(?:should (?:i|we)|need to|have to|debo|deberia|tengo que|hace falta)\b/;

/** The told value against its range, and where it is out, the way to its amount. */
function verdict(frame: Frame, answer: Reply, context: CoachContext, isAdvised: boolean): Reply | undefined {
  const card = answer.cards.find(({ kind }) => kind === 'dose' || kind === 'water');
  const told = Object.entries(frame.values).find(([name]) => isRanged(name));
  const name = (card?.inputs['parameter'] as string | undefined) ?? told?.[0] ?? frame.parameters[0];
  const value = told && (name === told[0] || card === undefined) ? told[1] : card?.inputs['from'];
  if (!isRanged(name) || typeof value !== 'number' || card?.inputs['by'] !== undefined) return undefined;
  const found = levelAgainstRange(name, value, frame, context);
  if (!found) return undefined;
  const { low, high } = found.cards[0]?.inputs ?? {};
  const [yes, no] = inLanguage<readonly [string, string]>(context, { en: ['Yes', 'No'], es: ['Sí', 'No'] });
  const bare = plain(found.answer, context);
  const productId = productSaid(frame);
  const isWrongWay =
    isAdvised && found.verdict === 'high' && productId !== undefined && (PRODUCTS[productId].raises as readonly string[]).includes(name);
  const isAsked = SHOULD.test(frame.text) || isAdvised;
  const should = !isAsked ? '' : found.verdict === 'fine' || isWrongWay ? no : isAdvised ? '' : yes;
  const first = withYesOrNo(yesOrNo(frame.text, found.verdict, context) || should, bare);
  const again = isAdvised
    ? inLanguage(context, { en: 'Test it yourself before you add anything.', es: 'Mídelo tú antes de agregar nada.' })
    : inLanguage(context, { en: 'Ask me how much, and I’ll work out the amount.', es: 'Pregúntame cuánto y calculo la cantidad.' });
  const goal = found.verdict === 'low' ? low : high;
  const from = figureOf(name, value, context);
  const to = figureOf(name, Number(goal), context);
  const chip = inLanguage(context, {
    en: `How do I get ${inSentence(name, context)} from ${from} to ${to}?`,
    es: `¿Cómo llevo ${inSentence(name, context)} de ${from} a ${to}?`,
  });
  return found.verdict === 'fine'
    ? reply(first, { cards: found.cards })
    : reply(`${first} ${again}`, { cards: found.cards, chips: [chip] });
}

const OWN_GOAL = /\b(?:want|wanna|quiero) (?:it |to |at |about |llegar |a )*\d/;
function askedIf(frame: Frame, answer: Reply, context: CoachContext): Reply | undefined {
  // "Store says CYA 90. I want 40": the goal is the person's own.
  const isAdvised = ADVISED.test(frame.text) && !OWN_GOAL.test(frame.text);
  const isIf = ASKS_IF.test(frame.text) && !ASKS_AMOUNT.test(frame.text);
  const isOfTotal = frame.values.totalChlorinePpm !== undefined;
  if ((!isAdvised && !isIf) || isOfTotal || ADDED.test(frame.text)) return undefined;
  // Without a number that was told, the amount is the plan's, and the plan is the verdict.
  const isOfPlan = context.pool !== undefined && frame.quantities.length === 0;
  if (isOfPlan || (!doses(answer) && !(isAdvised && (answer.abstained || answer.proposals.length > 0)))) return undefined;
  return verdict(frame, answer, context, isAdvised) ?? (isAdvised ? cardReply('store-amount', context) : needsTest(context));
}
const needsTest = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: 'What does your test say? Tell me the value and how you measured it, and I’ll tell you whether it needs anything.',
      es: '¿Qué dice tu análisis? Dime el valor y cómo lo mediste, y te digo si hace falta algo.',
    }),
  );

/** What fits less is chosen for another reason than its words. */
const FITS = 0.5;
/** Nothing was computed, and no text fits well: the best of them would be a chance one. */
const isByChance = ({ text }: Frame, { cards, proposals, abstained, answer }: Reply, least: number): boolean => {
  const [best] = cards.length + proposals.length === 0 && !abstained ? findCards(text, 1) : [];
  return best !== undefined && best.score >= FITS && best.score < least && (answer === best.card.en || answer === best.card.es);
};
const SURE_OF_TEXT = 0.58;
const MOST_CHIPS = 3;
/** What the texts that are nearest answer, to choose from. */
function whichOne(frame: Frame, answer: Reply, context: CoachContext): Reply | undefined {
  if (!isByChance(frame, answer, SURE_OF_TEXT)) return undefined;
  const nearest = findCards(frame.text, MOST_CHIPS).flatMap(({ card }) => {
    const ask = card.asks.split('|').find((one) => languageOf(one, 'en') === context.language);
    return ask === undefined ? [] : [`${ask.charAt(0).toUpperCase()}${ask.slice(1)}?`];
  });
  return askBack(
    inLanguage(context, {
      en: 'I’m not sure what you mean, and I’d rather ask than guess. Is it one of these?',
      es: 'No estoy seguro de lo que quieres decir y prefiero preguntar a adivinar. ¿Es una de estas?',
    }),
    nearest,
  );
}

/** `answer`: what would be said without it. */
export function throughGate(message: string, answer: Reply, asked: CoachContext): Reply {
  const frame = readMessage(withoutOpening(message), asked.language);
  const context = ofThisWater(frame, { ...asked, language: frame.language });
  // What the coach asks itself in other words is no deed.
  const done = asked.asking ? undefined : deedReply(frame, answer, context);
  if (done || hasSafety(answer)) return done ?? answer;
  const cell = cellReadsLow(frame, context);
  if (cell) return cell;
  const twice = measuredTwice(frame);
  if (twice) return askWhich(twice, frame, context);
  return (
    orpReply(frame, answer, context) ??
    conversionReply(frame, answer, context) ??
    askedIf(frame, answer, context) ??
    (asked.asking ? undefined : whichOne(frame, answer, context)) ??
    answer
  );
}
