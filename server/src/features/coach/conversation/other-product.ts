// "What if I only have tablets?", "I don't have acid, what else?", "What about bleach instead?": the same goal with another product, or why not.
import { type DoseParameter, PRODUCTS, type ProductId } from '@limpid/chemistry';
import { finderOf } from '../understanding/phrases.ts';
import { productOf, readMessage } from '../understanding/frame.ts';
import { CHEMICAL_NAMES, type ChemicalName } from '../understanding/lexicon.ts';
import { withNewParts } from '../understanding/follow-up.ts';
import { quantitiesIn } from '../understanding/numbers/quantities.ts';
import { doseQuestion, LOWERS, RAISES } from '../skills/dosing/dose-question.ts';
import { inSentence, productName } from '../skills/names.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { isTold } from './amended.ts';
import { plainOf } from './aside-words.ts';

const findChemicals = finderOf<ChemicalName>(CHEMICAL_NAMES);
const LEAD = String.raw`^(?:(?:ok(?:ay)?|so|and|but|well|hmm+|wait|oh|y|pero|entonces|bueno|oye)\b[, ]*)*`;
const LACKS =
  /\b(?:(?:don'?t|do not|dont) (?:have|want to use|like)|out of|ran out of|have no|haven'?t (?:got )?|without|can'?t (?:find|get|use)|no (?:more )?|no tengo|no hay|sin|se me acabo|no quiero usar|no consigo|no puedo usar)(?: (?:any|my|the|that|more|nada de|el|la|eso|ese|it))* ?$/;
const ELSE = new RegExp(
  `${LEAD}(?:what else (?:can|could|should|do) i (?:use|add|do)|(?:is there )?(?:anything|something) else(?: (?:i can|to) use)?|what else|any(?:thing)? (?:alternatives?|other option)|(?:can i use )?another (?:product|chemical)|(?:(?:i|we) )?(?:don'?t have|ran out of|am out of|can'?t (?:find|get)) (?:that|it|any)(?:[,. ]+(?:what else|what now|now what|anything else|what (?:can|do) i (?:use|do)).*)?|(?:(?:i|we) )?(?:don'?t have|dont have|ran out of|am out of|out of|can'?t (?:find|get)|no tengo|no hay|no consigo)(?: \\w+){1,3}[,. ]+(?:(?:and |so |y )?(?:what else|what now|now what|anything else|what (?:can|do|should) i (?:use|do)|que mas|que otra cosa|que (?:uso|hago))).{0,24}|que (?:mas|otra cosa)(?: (?:puedo|le) (?:usar|echar|poner|pongo|echo))?|(?:hay )?otra (?:opcion|cosa)|(?:con )?otro producto|no tengo (?:de )?(?:eso|ese)(?:[,. ]+.{0,24})?)\\W*$`,
);
const ASKS = new RegExp(
  `${LEAD}(?:what if|what about|how about|if|can|could|should|is it (?:ok|okay|fine) to|would|will|does|do|i|i'?ve|we|my (?:store|shop)|the store|all i|mi tienda|la tienda|aqui|only|with|using|use|try|no|instead|que tal|y si|si|puedo|se puede|sirve|funciona|con|solo|tengo|no tengo|en vez|es mejor|or|o)\\b`,
);
const MOST = 70;
/** No word of a question of its own. */
const WORDS = new Set(
  "store shop sells sell carries carry i've we've tienda vende venden what if about how can could should is it ok okay fine to would will does do i i'm im we got have has had all only just use using used with try no not any my the a an that this some instead of work works too same thing left here on hand at home for but and so or then well hmm wait oh don't dont out ran in rather than what's which else now also there anything something add put pour de la el los las que tal y si puedo se puede sirve funciona con solo tengo en vez es mejor usar uso echar echo poner mas o pero entonces bueno no hay otra cosa algo lugar un una le mi pongo hago tablets pills please por favor granular powder liquid bags bag jug jugs bottle".split(
    ' ',
  ),
);

export interface Change {
  parameter: DoseParameter;
  isUp: boolean;
  productId: ProductId;
}

/** What a question about a dose wants to change; undefined where it is none. */
export function changeOf(question: string): Change | undefined {
  const frame = readMessage(question);
  const asked = doseQuestion(frame);
  if (!asked || isTold(question) || (!frame.cues.has('howMuch') && asked.to === undefined && asked.delta === undefined)) return undefined;
  const { parameter, from, to } = asked;
  const [lowers, raises] = [LOWERS[parameter], RAISES[parameter]];
  const isUp =
    from !== undefined && to !== undefined
      ? to > from
      : asked.direction !== 'down' && (asked.productId === undefined || !PRODUCTS[asked.productId].lowers.includes(parameter));
  const productId = asked.productId ?? (isUp ? raises : lowers);
  return productId && { parameter, isUp, productId };
}

const ALTERNATIVES: Partial<Record<ProductId, readonly [ProductId, word: string]>> = {
  'muriatic-acid': ['dry-acid', 'dry acid'], 'dry-acid': ['muriatic-acid', 'muriatic acid'], 'soda-ash': ['borax', 'borax'], borax: ['soda-ash', 'soda ash'],
  'liquid-chlorine': ['cal-hypo', 'cal-hypo'], 'cal-hypo': ['liquid-chlorine', 'liquid chlorine'], dichlor: ['liquid-chlorine', 'liquid chlorine'], trichlor: ['liquid-chlorine', 'liquid chlorine'],
}; // prettier-ignore

export interface Other {
  productId: ProductId;
  /** the question with that product; undefined: no dose, but the reason */
  question?: string;
  /** it was named, and it is not only what else there is */
  isNamed: boolean;
}

const fits = (productId: ProductId, { parameter, isUp }: Change): boolean =>
  // By so little that no one raises pH with it.
  !(productId === 'baking-soda' && parameter === 'ph') &&
  (isUp
    ? PRODUCTS[productId].raises.includes(parameter)
    : PRODUCTS[productId].lowers.includes(parameter) || LOWERS[parameter] === productId);

/** The product that the question wants in place of the one before; 'none' where there is no other. */
export function otherIn(question: string, before: string): Other | 'none' | undefined {
  const text = plainOf(question).replace(/[?.! ]+$/, '');
  if (text.length > MOST) return undefined;
  const marks = findChemicals(text);
  const lacking = marks.filter(({ at }) => LACKS.test(text.slice(0, at)) || /\b(?:instead of|rather than|en vez de|en lugar de) $/.test(text.slice(0, at)));
  const wanted = marks.filter((mark) => !lacking.includes(mark));
  const rest = [...marks, ...quantitiesIn(text)].reduce((left, { at, end }) => `${left.slice(0, at)}${' '.repeat(end - at)}${left.slice(end)}`, text);
  const isPlain = rest.split(/[^a-z']+/).every((word) => word === '' || WORDS.has(word));
  const isOther = ELSE.test(text) || (ASKS.test(text) && isPlain && marks.length > 0 && quantitiesIn(text).every(({ kind }) => kind === 'percent'));
  const change = isOther ? changeOf(before) : undefined;
  if (!change) return undefined;
  const [next] = wanted;
  if (next && productOf(next.name) !== change.productId && !(next.name === 'acid' && change.productId === 'dry-acid'))
    return named(productOf(next.name === 'tablets' ? 'trichlor' : next.name), next.text, text, before, change);
  // "I have 10% bleach": the same product in another strength, and words that mean no other.
  if (next && lacking.length === 0) return undefined;
  if (lacking.length > 0 && lacking.every(({ name }) => productOf(name) !== change.productId && !(name === 'acid' && change.parameter === 'ph'))) return undefined;
  const instead = ALTERNATIVES[change.productId];
  if (!instead || !fits(instead[0], change)) return 'none';
  return { productId: instead[0], question: withNewParts(before, instead[1]), isNamed: false };
} // prettier-ignore

function named(productId: ProductId, word: string, text: string, before: string, change: Change): Other | undefined {
  if (!(productId in PRODUCTS)) return undefined;
  if (!fits(productId, change) || productId === 'trichlor') return { productId, isNamed: true };
  const strength = quantitiesIn(text).find(({ kind }) => kind === 'percent');
  return { productId, question: withNewParts(before, `${strength ? `${strength.given}% ` : ''}${word}`), isNamed: true };
}

const PH_ALONE: ReadonlySet<ProductId> = new Set<ProductId>(['soda-ash', 'borax']);

export function answerOther(other: Other | 'none', change: Change, context: CoachContext, answerTo: (question: string) => Reply): Reply {
  const value = inSentence(change.parameter, context);
  const { language } = context;
  if (other === 'none') {
    const product = productName(change.productId, language);
    return reply(
      inLanguage(context, {
        en: `There's no good substitute: ${product} is what ${change.isUp ? 'raises' : 'lowers'} ${value}. Any pool store has it, and the amount I gave you stays the same.`,
        es: `No hay buen sustituto: ${product} es lo que ${change.isUp ? 'sube' : 'baja'} ${value}. Lo venden en las tiendas de piscinas, y la cantidad que te di es la misma.`,
      }),
    );
  }
  if (other.question !== undefined) {
    const found = answerTo(other.question);
    if (found.cards.some(({ kind, productId }) => kind === 'dose' && productId === other.productId)) return found;
    return found.abstained ? found : askWhich(other.productId, context);
  }
  if (other.productId === 'trichlor' && change.parameter === 'freeChlorinePpm' && change.isUp)
    return reply(
      inLanguage(context, {
        en: 'Tablets can’t do this: they dissolve over days, so they don’t raise chlorine today, and each one adds stabilizer and lowers pH. Use liquid chlorine or cal-hypo for this dose, and keep the tablets in a floater or feeder to hold the level afterwards.',
        es: 'Con tabletas no se puede: se disuelven en días, así que hoy no suben el cloro, y cada una agrega estabilizador y baja el pH. Usa cloro líquido o hipoclorito de calcio para esta dosis, y deja las tabletas en un flotador o dosificador para mantener el nivel después.',
      }),
      { chips: inLanguage(context, { en: ['What about cal-hypo instead?'], es: ['¿Y con hipoclorito de calcio?'] }) },
    );
  const [product, right] = [other.productId, change.productId].map((id) => productName(id, language));
  const aside =
    change.parameter === 'ph' && change.isUp && other.productId === 'baking-soda'
      ? inLanguage(context, { en: ' Baking soda raises alkalinity and hardly moves pH.', es: ' El bicarbonato sube la alcalinidad y casi no mueve el pH.' })
      : '';
  return reply(
    inLanguage(context, {
      en: `No, ${product} doesn't ${change.isUp ? 'raise' : 'lower'} ${value}.${aside} Stay with ${right}, and never mix the two.`,
      es: `No, ${product} no ${change.isUp ? 'sube' : 'baja'} ${value}.${aside} Quédate con ${right}, y nunca mezcles los dos.`,
    }),
    { chips: PH_ALONE.has(change.productId) || ALTERNATIVES[change.productId] ? inLanguage(context, { en: ['What else can I use?'], es: ['¿Qué otra cosa puedo usar?'] }) : [] },
  );
} // prettier-ignore

const askWhich = (productId: ProductId, context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: `Do you want the same change with ${productName(productId, 'en')}? Tell me the value now and the one you want.`,
      es: `¿Quieres el mismo cambio con ${productName(productId, 'es')}? Dime el valor de ahora y el que quieres.`,
    }),
  );
