// Everyday questions in whatever words: a card of that very matter with what this pool's tests add, or the pool's own value judged.
import type { Frame } from '../../understanding/frame.ts';
import { fold } from '../../understanding/fold.ts';
import { matterAsked } from '../../knowledge/asked/matters.ts';
import { meaningReply } from '../../knowledge/glossary/glossary.ts';
import { cardReply } from '../../knowledge/knowledge-reply.ts';
import { levelOfPool } from '../level.ts';
import { fahrenheit, figures, temperatureText } from '../numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { greenDose, noteOf } from './asked-notes.ts';

type Asked = (frame: Frame, context: CoachContext) => Reply | undefined;

const WHAT_NOW =
  /\b(?:what (?:do|should|can|would|shall|must) (?:i|we|you)|wh?at now|now what|how (?:do|can|should|would|to)\b.{0,14}\b(?:fix|clear|clean|get rid|treat|turn|save|kill|make|solve|deal|handle)\w*|help|fix (?:it|this)|steps?|que (?:hago|hacemos|debo hacer|le echo|le pongo|puedo hacer)|como (?:la |lo |le |se )?(?:arregl\w+|limpi\w+|aclar\w+|quit\w+|cur\w+|soluciono)|ayuda|y ahora)\b/;
const GREEN = /\b(?:green|verde|algae|algas)\b/;
const NOT_GREEN_POOL =
  /\b(?:hair|tint\w*|but (?:it'?s |is )?clear|clear (?:green|but)|copper|metals?|stain\w*|liner|mustard|yellow|black|pink|red|brown|prevent|keep|mostaza|negras?|amarill\w+|rosa|rosada|pollen|spots?|light|grass|why|how long|days|drain(?:ed|ing)?|hot tub|spa|jacuzzi|swim\w*|after (?:i |we )?(?:shock|add|put)\w*|still|left|isn'?t|not|cover|clarifier|floc\w*|pelo|cabello|mancha\w*|por que|cuanto|despues|sigue|transparente|nad\w+)\b/;
/** "My pool turned green, what do I do": the steps, with this pool's own shock level and dose. */
const greenSteps: Asked = (frame, context) => {
  const { text } = frame;
  if (!GREEN.test(text) || !WHAT_NOW.test(text) || NOT_GREEN_POOL.test(text) || frame.quantities.some(({ kind }) => kind !== 'time'))
    return undefined;
  const steps = cardReply('green', context);
  const own = context.pool && !frame.isSpa ? greenDose(context, context.pool) : undefined;
  return steps && own ? { ...steps, answer: `${steps.answer}\n\n${own}` } : steps;
};

const MEANING_AND_MINE =
  /^(?:so |hey |ok |y |oye )*((?:what(?:'?s| is| are)?|whats|que (?:es|son))\b.+?)(?:,| and| y|\?)+ (?:do (?:i|we) (?:have|need)|is (?:mine|my \w+|it|the level|our\w*)|are (?:mine|my \w+)|(?:have|how much (?:do|have)) i|tengo|esta bien|la mia|el mio|hay)\b/;
/** "What is CYA and do I have too much?": what it is, and then this pool's value. */
const meaningAndMine: Asked = (frame, context) => {
  const text = fold(frame.text);
  const [, what] = MEANING_AND_MINE.exec(text) ?? [];
  const name = frame.parameters[0];
  if (what === undefined || name === undefined || frame.parameters.length > 1 || frame.quantities.length > 0) return undefined;
  const own = levelOfPool(name, context, text.slice(what.length).replace(/^\W*(?:and|y)?\W*/, ''));
  const meaning = meaningReply(what, context) ?? (MEANINGS[name] ? cardReply(MEANINGS[name], context) : undefined);
  return own && meaning ? { ...own, answer: `${meaning.answer}\n\n${own.answer}`, sources: meaning.sources } : undefined;
};
const MEANINGS: Partial<Record<string, string>> = {
  cyanuricAcidPpm: 'cya',
  alkalinityPpm: 'alkalinity',
  hardnessPpm: 'calcium',
  ph: 'ph',
  freeChlorinePpm: 'free-chlorine',
  saltPpm: 'salt-pool',
  boratePpm: 'borates',
};

const COLD =
  /\b(?:too (?:cold|cool|chilly)|cold|chilly|warm enough|frio|fria|helada|(?:muy|demasiado) (?:fria|frio)|calientita|bastante (?:tibia|caliente))\b/;
const GOES_IN = /\b(?:swim\w*|get in|go in|jump in|nad\w+|entr\w+|met\w+|banar\w*)\b/;
const FOR_WHOM =
  /\bfor (?:the |my |our |a |small |little )*(?:kids?|children|child|swimming|a swim|swim\w*|toddlers?|baby|people)\b|\bpara (?:los |mis |las )*(?:ninos|nadar|hijos|bebes?)\b/;
const NO_COLD =
  /\b(?:cold plunge|algae|chlorine|heater|open|close|why|how|winter\w*|pump|freez\w*|sick|cold (?:sore|virus)|a cold|have (?:a )?cold|hot tub|spa|jacuzzi|salt|cell|resfri\w+|gripe|cloro|algas)\b/;
const BANDS: readonly (readonly [below: number, en: string, es: string])[] = [
  [70, 'Yes, too cold for most people, and for children. Cold water makes you gasp and tires you fast. A fit adult can take a short dip: go in slowly, never alone, and come out before you shiver.', 'Sí, muy fría para casi todos, y para niños. El agua fría corta la respiración y cansa rápido. Un adulto sano puede darse un chapuzón corto: entra despacio, nunca solo, y sal antes de tiritar.'],
  [78, 'It’s cool, but fine for an active swim. Small children and older people get cold soon: keep it short, and come out at the first shiver.', 'Está fresca, pero sirve para nadar con ganas. Los niños pequeños y las personas mayores se enfrían pronto: poco rato, y fuera al primer temblor.'],
  [87, 'No, that’s comfortable: most home pools are kept at 78 to 86 °F.', 'No, así está agradable: la mayoría de las piscinas de casa está entre 78 y 86 °F.'],
]; // prettier-ignore
/** "Is 64 degrees too cold to swim?" */
const tooCold: Asked = (frame, context) => {
  const { text, quantities } = frame;
  if (!COLD.test(text) || !(GOES_IN.test(text) || FOR_WHOM.test(text)) || NO_COLD.test(text) || quantities.length > 1 || !/^(?:so |and |hey |y )*(?:is|are|es|esta)\b|\btoo\b|\bdemasiad/.test(text)) return undefined; // prettier-ignore
  const [said] = quantities;
  // "Is 64 too cold": degrees, as people here say them.
  const degrees =
    said?.kind === 'temperature'
      ? said.value
      : said?.kind === 'none' && said.given >= 40 && said.given <= 100
        ? (said.given - 32) / 1.8
        : undefined;
  const celsius = said ? degrees : context.pool?.plan.water.temperatureC;
  if (celsius === undefined || celsius < 4) return undefined;
  const band = BANDS.find(([below]) => fahrenheit(celsius) < below);
  if (!band) return undefined;
  const own = said
    ? ''
    : inLanguage(context, {
        en: ` (${temperatureText(celsius, context)} in ${context.pool?.name ?? ''} at its last test.)`,
        es: ` (${temperatureText(celsius, context)} en ${context.pool?.name ?? ''}, según su último análisis.)`,
      });
  // "Is 80 warm enough?" is asked for a yes where "too cold" is asked for a no.
  const text0 = inLanguage(context, { en: band[1], es: band[2] });
  const isTurned = /\b(?:warm enough|bastante|calientita)\b/.test(text);
  const [yes, no] = inLanguage<readonly [string, string]>(context, { en: ['Yes', 'No'], es: ['Sí', 'No'] });
  const verdict = isTurned ? text0.replace(/^(?:Yes|No|Sí)(?=,)/, (first) => (first === 'No' ? yes : no)) : text0;
  return reply(`${verdict}${own}`);
};

const LOSES =
  /\b(?:los(?:e|es|ing|t)|drop\w*|goes? down|going down|us(?:e|es|ing)|fall\w*|down by|burn\w*|pierd\w*|baj\w+|gast\w+|consum\w+)\b/;
const PER_DAY = /\b(?:a|per|each|every) day\b|\bdaily\b|\b(?:al|por|cada) dia\b|\bdiari\w+\b/;
const IS_NORMAL = /\b(?:normal|too much|ok|okay|a lot|bad|typical|usual|fast|demasiado|mucho|esta bien|malo)\b/;
const USUAL_PPM = 4;
/** "My chlorine drops 4 ppm a day, is that normal?" */
const dailyLoss: Asked = ({ text, quantities, volumeL }, context) => {
  const [lost, ...others] = quantities.filter(({ kind }) => kind === 'ppm' || kind === 'none');
  if (!lost || others.length > 0 || volumeL !== undefined || lost.given <= 0 || lost.given > 30) return undefined;
  if (!/\b(?:chlorine|fc|cloro)\b/.test(text) || !LOSES.test(text) || !PER_DAY.test(text) || !IS_NORMAL.test(text)) return undefined;
  if (/\b(?:how (?:much|many)|cuant\w+|raise|to \d)/.test(text)) return undefined;
  const cya = context.pool?.plan.water.cyanuricAcidPpm;
  const isHigh = lost.given > USUAL_PPM;
  const isUpper = lost.given > USUAL_PPM / 2;
  const figure = figures(lost.given, context.language);
  const verdict = inLanguage(
    context,
    isHigh
      ? { en: `No, ${figure} ppm a day is a lot.`, es: `No, ${figure} ppm al día es mucho.` }
      : isUpper
        ? { en: `In strong summer sun, yes; on cool or cloudy days ${figure} ppm a day is too much.`, es: `Con sol fuerte de verano, sí; en días frescos o nublados, ${figure} ppm al día es demasiado.` }
        : { en: `Yes, ${figure} ppm a day is normal.`, es: `Sí, ${figure} ppm al día es normal.` },
  ); // prettier-ignore
  const shield =
    cya === undefined
      ? inLanguage(context, { en: ' Without enough stabilizer (CYA) the sun takes more, so test it.', es: ' Sin suficiente estabilizador (CYA) el sol se lleva más: mídelo.' })
      : cya < 30
        ? inLanguage(context, { en: ` Your CYA of ${figures(cya)} ppm is low, so the sun takes more than it has to.`, es: ` Tu CYA de ${figures(cya, 'es')} ppm es bajo: el sol se lleva más de lo debido.` })
        : inLanguage(context, { en: ` Your CYA of ${figures(cya)} ppm already protects it from the sun.`, es: ` Tu CYA de ${figures(cya, 'es')} ppm ya lo protege del sol.` }); // prettier-ignore
  const test = inLanguage(context, {
    en: ' To find out, test after sunset and again before sunrise: up to 1 ppm less is fine; more means that algae or other organic matter use it up, and you should hold the shock level until it stops.',
    es: ' Para saberlo, mide después de anochecer y antes de que salga el sol: hasta 1 ppm menos está bien; más quiere decir que lo gastan algas u otra materia orgánica, y hay que mantener el nivel de choque hasta que pare.',
  });
  return reply(`${verdict}${shield}${test}`);
};

function cardWithNote(card: string, frame: Frame, context: CoachContext): Reply | undefined {
  const found = cardReply(card, context);
  if (!found) return undefined;
  const note = frame.isSpa === (context.pool?.traits.kind === 'spa') ? noteOf(card, context) : '';
  return note === '' ? found : { ...found, answer: `${found.answer} ${note}` };
}
const ofCard: Asked = (frame, context) => {
  const card = matterAsked(frame);
  return card === undefined ? undefined : cardWithNote(card, frame, context);
};

const NEEDS_OWN =
  /^(?:so |hey |ok |and |y |oye |pues )*(?:(?:do|should|must) (?:i|we) (?:really |still |even |actually |also )*(?:(?:need|have)(?: to)? ?)?|(?:necesito|debo|deberia|tengo que|hay que|hace falta) ?)(add|put in|put|use|pour in|buy|get|raise|increase|lower|reduce|bring down|bring up|agregar\w*|echar\w*|poner\w*|subir\w*|bajar\w*|usar)? ?(?:(?:any|some|more|the|my|our|to|mas|algo de|el|la|mi|de|un poco de) )*([a-z -]+?)(?: (?:to|in|into|for) (?:the|my|our|this) (?:pool|water)| (?:now|today|right now|yet|tonight|hoy|ahora|ya)| (?:a|en) (?:la|mi) (?:piscina|alberca))*\W*$/;
const RAISES: readonly (readonly [RegExp, string])[] = [
  [/^(?:baking soda|bicarb\w*|alkalinity(?: up| increaser)?|alk|ta|alcalinidad|bicarbonato)$/, 'alkalinityPpm'],
  [/^(?:stabilizer|conditioner|cya|cyanuric acid|estabilizador|acondicionador|cianurico|acido cianurico)$/, 'cyanuricAcidPpm'],
  [/^(?:calcium|calcium chloride|hardness|calcium hardness|hardness increaser|calcio|cloruro de calcio|dureza)$/, 'hardnessPpm'],
  [/^(?:ph|ph up|ph plus|soda ash|carbonato(?: de sodio)?)$/, 'ph'],
  [/^(?:chlorine|bleach|liquid chlorine|free chlorine|cloro|cloro liquido|cloro libre)$/, 'freeChlorinePpm'],
];
const ACID = /^(?:acid|muriatic acid|muriatic|dry acid|ph down|ph minus|acido|acido muriatico)$/;
/** Above its target and under the shock level, chlorine needs nothing but sun and time. */
function chlorineComesDown(context: CoachContext): Reply | undefined {
  const level = levelOfPool('freeChlorinePpm', context, 'too high');
  const { pool } = context;
  const goal = pool?.plan.targets?.freeChlorine;
  const now = pool?.plan.water.freeChlorinePpm;
  if (!level || !goal || now === undefined || now <= goal.targetHighPpm || now > goal.shockPpm) return level;
  const [is, shock] = [figures(Math.round(now * 10) / 10, context.language), figures(goal.shockPpm, context.language)];
  return {
    ...level,
    answer: inLanguage(context, {
      en: `No, just add none until it’s back in range: free chlorine in ${pool?.name ?? ''} is about ${is} ppm, above its target of ${figures(goal.targetLowPpm)} to ${figures(goal.targetHighPpm)} but under the shock level of ${shock}. Sun with the cover off brings it down.`,
      es: `No, solo no agregues más hasta que vuelva a su rango: el cloro libre de ${pool?.name ?? ''} está en unas ${is} ppm, arriba de su objetivo de ${figures(goal.targetLowPpm, 'es')} a ${figures(goal.targetHighPpm, 'es')} pero bajo el nivel de choque de ${shock}. El sol, sin cubierta, lo baja.`,
    }),
  };
}
/** "Do I need to add calcium?": this pool's value says. */
const neededByOwn: Asked = (frame, context) => {
  const [, verb = '', what = ''] = NEEDS_OWN.exec(fold(frame.text)) ?? [];
  // "Do I need stabilizer?" asks what it is for.
  if (verb === '' || what === '' || frame.quantities.length > 0 || frame.symptoms.length > 0) return undefined;
  const isAcid = ACID.test(what);
  const name = isAcid ? 'ph' : RAISES.find(([pattern]) => pattern.test(what))?.[1];
  const isDown = isAcid || /^(?:lower|reduce|bring down|bajar)/.test(verb);
  if (/^(?:salt|sal)$/.test(what) && context.pool && context.pool.traits.sanitizer !== 'salt')
    return cardWithNote('salt-only-with-cell', frame, context);
  if (name === 'freeChlorinePpm' && isDown) return chlorineComesDown(context);
  return name === undefined ? undefined : levelOfPool(name, context, isDown ? 'too high' : 'should i add more');
};

/** "Could I just use bleach as shock?": yes, and how much of it for this pool. */
const AS_SHOCK =
  /\b(?:as|for|instead of|to) (?:a |my |pool |the )*shock(?:ing)?\b|\bshock (?:it |my pool |the pool |a pool )?(?:with|using)\b|\b(?:de|como|para) (?:el |un )?choque\b/;
const bleachAsShock: Asked = ({ text, quantities }, context) => {
  if (!/\b(?:bleach|clorox|liquid chlorine|cloro liquido|blanqueador)\b/.test(text) || quantities.length > 0) return undefined;
  if (!AS_SHOCK.test(text) || !/\b(?:can|could|may|ok|okay|use|puedo|sirve|usar)\b/.test(text)) return undefined;
  if (/\b(?:how (?:much|many)|when|before|after|mix\w*|cuant\w+|tablets?|non)\b/.test(text)) return undefined;
  const first = cardReply('bleach', context);
  const own = context.pool && greenDose(context, context.pool);
  return first && { ...first, answer: `${first.answer}${own ? ` ${own}` : ''}` };
};

const HOW_TO_TELL =
  /\b(?:how (?:do|can|would|will) (?:i|you|we) (?:know|tell)|como (?:se|puedo saber|sabemos|saber)) (?:if|when|whether|si|cuando)\b.{0,30}\b(?:too much|too high|too low|enough|low|high|mucho|demasiado|suficiente|bajo|alto|falta|poco)\b/;
/** "How do I know if I have too much chlorine?": by a test, and what this pool's last one says. */
const howToTell: Asked = (frame, context) => {
  const { text, parameters, quantities, symptoms } = frame;
  if (!HOW_TO_TELL.test(text) || quantities.length > 0 || symptoms.length > 0 || parameters.length > 1) return undefined;
  const name = parameters[0] ?? (/\b(?:chlorine|cloro)\b/.test(text) ? 'freeChlorinePpm' : undefined);
  const own = name && levelOfPool(name, context);
  return own && { ...own, answer: `${inLanguage(context, { en: 'Only a test tells; smell and looks don’t.', es: 'Solo lo dice un análisis; ni el olor ni el aspecto.' })} ${own.answer}` }; // prettier-ignore
};

const ASKED: readonly Asked[] = [neededByOwn, bleachAsShock, howToTell, greenSteps, meaningAndMine, tooCold, dailyLoss, ofCard];

export function askedReply(frame: Frame, context: CoachContext): Reply | undefined {
  for (const asked of ASKED) {
    const found = asked(frame, context);
    if (found) return found;
  }
  return undefined;
}
