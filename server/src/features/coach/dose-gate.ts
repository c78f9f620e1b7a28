// The one gate that every answer of the built-in coach passes. Two measurements of one water, "is it high?", "should I?", what a store says,
// a conversion, ORP and what was just done ask for no amount: no dose leaves for them, but the verdict of the engine or a question.
import { PRODUCTS } from '@limpid/chemistry';
import { ofThisWater } from './asked-water.ts';
import { findCards } from './knowledge/find-card.ts';
import { askWhich, cellReadsLow, figureOf, measuredTwice, plain } from './measured-twice.ts';
import { cardReply } from './knowledge/knowledge-reply.ts';
import { isRanged, levelAgainstRange } from './skills/judged.ts';
import { withYesOrNo, yesOrNo } from './skills/level.ts';
import { productSaid } from './skills/logging.ts';
import { inSentence } from './skills/names.ts';
import { figures } from './skills/numbers.ts';
import { answerDeed } from './skills/own/deed.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './skills/reply.ts';
import { languageOf } from './understanding/fold.ts';
import { type Frame, readMessage } from './understanding/frame.ts';
import { ADDED, ASKS_IF_RIGHT } from './understanding/intent-patterns.ts';
import { withoutOpening } from './understanding/openings.ts';

const hasSafety = ({ cards }: Reply): boolean => cards.some(({ kind }) => kind === 'safety');
const IN_PROSE = /^(?:Add|Use|Replace|Pour|Agrega|Usa|Cambia) \d/;
const hasDose = ({ cards }: Reply): boolean => cards.some(({ kind }) => kind === 'dose' || kind === 'water');
const doses = (answer: Reply): boolean => hasDose(answer) || IN_PROSE.test(answer.answer);

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
const SURE_OF_TEXT = 0.55;
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

const GOES_IN =
  /\b(?:sw[aiu]m\w*|(?:get|go|hop|jump|dip|let \w+|back) in\b|stay out|kids?|people|anyone|everyone|we|guests|bath\w*|soak\w*|safe|nad\w+|met(?:er|ernos|erme|o|e)\b|entrar|banar\w*|segur[oa])\b/;
/** "Can I use the pool's cal hypo instead?" asks of a product: whether people may swim is no answer to it. */
function ofProduct({ text, chemicals }: Frame, { cards }: Reply, context: CoachContext): Reply | undefined {
  const isYes = cards.some(({ kind, inputs }) => kind === 'swim' && inputs['state'] !== 'stay_out');
  if (chemicals.length === 0 || GOES_IN.test(text) || !isYes) return undefined;
  return askBack(
    inLanguage(context, {
      en: 'What do you want it for, and in which water? Tell me the value you measured, where you want it, and how much water there is.',
      es: '¿Para qué lo quieres y en qué agua? Dime el valor que mediste, a dónde quieres llegar y cuánta agua es.',
    }),
  );
}

/** "2..5" and "7.4.1" are no numbers. */
const NO_NUMBER = /(?<![\d.,])\d+(?:\.{2,}|,{2,})\d+|(?<![\d.])\d+\.\d\.\d(?![\d.])/;
function unreadable(message: string, context: CoachContext): Reply | undefined {
  const [typed] = NO_NUMBER.exec(message) ?? [];
  if (typed === undefined) return undefined;
  return askBack(
    inLanguage(context, {
      en: `I can’t read “${typed}” as a number. Which number did you mean?`,
      es: `No puedo leer «${typed}» como número. ¿Qué número quisiste decir?`,
    }),
  );
}

/** `answer`: what would be said without it. */
export function throughGate(message: string, answer: Reply, asked: CoachContext): Reply {
  const frame = readMessage(withoutOpening(message), asked.language);
  const context = ofThisWater(frame, { ...asked, language: frame.language });
  const asksNumber = hasSafety(answer) ? undefined : unreadable(message, context);
  if (asksNumber) return asksNumber;
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
    ofProduct(frame, answer, context) ??
    (asked.asking ? undefined : whichOne(frame, answer, context)) ??
    answer
  );
}
