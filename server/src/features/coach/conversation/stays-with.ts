// Follow-ups that keep the last answer: someone does otherwise, part of it was tried, who else may swim, where it is sold, how much water that is.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';
import { productName } from '../skills/names.ts';
import { volumeText } from '../skills/numbers.ts';
import { inLanguage, reply, type Reply } from '../skills/reply.ts';
import { fold } from '../understanding/fold.ts';
import { productOf, readMessage } from '../understanding/frame.ts';
import { guessIntent } from '../understanding/intents.ts';
import { type After, saying } from './after.ts';
import { subjectBefore } from './carried.ts';
import { dosesOf } from './dose-asides.ts';

const DOUBTS =
  /^(?:(?:ok(?:ay)?|hmm+|but|wait|pero)[, ]+)*(?:(?:are )?(?:you|u) sure|really|seriously|for real|seguro|de verdad|en serio)\b|^(?:(?:well|but|hmm+|pero)[, ]+)*(?:(?:the|my|a|mi|el|la|un) )?(?:[a-z]+ )?(?:store|shop|guy|man|neighbou?r|friend|dad|husband|wife|brother|google|youtube|internet|installer|tecnico|vecino|tienda|amigo|esposo|piscinero)\b/;
const OTHERWISE =
  /\b(?:say\w*|said|told|sold|thinks?|runs?|does|uses?|puts?|adds?|never|always|recommend\w*|swears?|dice\w*|dijo|dijeron|usa|pone|echa|nunca|siempre|vendi\w+|recomend\w+)\b/;
const MOST = 100;

/** "Really? My neighbor runs his 24/7", "the store guy says yes": no number to compare. */
function otherPractice({ text, question, earlier, context, answerTo }: After): Reply | undefined {
  const [before, ...older] = earlier;
  if (before === undefined || text.length > MOST || !DOUBTS.test(text) || !OTHERWISE.test(text)) return undefined;
  const { quantities, symptoms, values } = readMessage(question);
  if (symptoms.length > 0 || Object.keys(values).length > 0 || quantities.some(({ kind }) => kind === 'ppm' || kind === 'mass' || kind === 'liquid')) return undefined;
  const first = answerTo(before, older);
  if (first.abstained || first.proposals.length > 0 || first.cards.some(({ kind }) => kind === 'safety' || kind === 'dose')) return undefined;
  const lead = inLanguage(context, {
    en: 'I’d stay with it. What fits another pool depends on its size, its water and its equipment, and a store also lives from what it sells.',
    es: 'Yo me quedo con esto. Lo que sirve en otra piscina depende de su tamaño, su agua y su equipo, y una tienda también vive de lo que vende.',
  });
  return { ...first, answer: `${lead} ${first.answer}` };
} // prettier-ignore

const ELSE =
  /\b(?:what else (?:can|could|might|would) (?:it|that) be|any(?:thing)? (?:else|other) (?:it (?:can|could|might) be|causes?|ideas?|reasons?)|what else(?: should i| do i| can i)? (?:check|try|look at)|que (?:mas|otra cosa) (?:puede|podria) ser|que mas (?:reviso|checo|pruebo|hago))\b|^(?:y )?que mas\W*$|^(?:(?:so|and|ok)[, ]+)*what else\W*$/;
const TRIED =
  /\b(?:already|just|ya)\b.{0,24}\b(?:check\w*|clean\w*|did|done|added|replac\w*|chang\w*|tried|backwash\w*|tested|revis\w*|limpi\w*|hice|cambi\w*|eche|puse|agregue|prob\w+)\b|\b(?:i|we|yes)\W* ?(?:checked|cleaned|replaced|changed|tried|added|did)\b|^(?:checked|cleaned|tried|did)\b/;
const STILL = /\b(?:still|no (?:luck|change|difference)|same thing|didn'?t help|sigue|todavia|aun|no (?:sirvio|funciono))\b/;
const ASKED_OF_TROUBLE =
  /\b(?:won'?t|wont|doesn'?t|not|no|keeps?|says?|low|high|error|noise|leak\w*|trip\w*|lost?|losing|hum\w*|no agarra|no prende|hace|pierde|alt[oa]|baj[oa])\b/;

/** "I already checked the basket, what else can it be?": the rest of the list. */
function restOfList({ text, question, earlier, context, answerTo }: After): Reply | undefined {
  const frame = readMessage(question);
  const isTried = TRIED.test(text) && (STILL.test(text) || question.includes('?') || text.length < 40);
  if ((!ELSE.test(text) && !isTried) || frame.cues.has('howMuch') || Object.keys(frame.values).length > 0) return undefined;
  const index = earlier.slice(0, 3).findIndex((one) => ASKED_OF_TROUBLE.test(fold(one)) && !TRIED.test(fold(one)));
  const before = earlier[index];
  if (before === undefined || readMessage(before).cues.has('howMuch')) return undefined;
  const first = answerTo(before, earlier.slice(index + 1));
  // Green and cloudy water has its own next steps, and a dose is no list.
  const symptom = subjectBefore([before], context.language)?.subject.symptom;
  if (first.abstained || first.cards.length > 0 || first.proposals.length > 0 || symptom === 'green' || symptom === 'cloudy') return undefined;
  const lead = inLanguage(context, { en: 'Then go through the rest of this:', es: 'Entonces sigue con lo demás de esta lista:' });
  return { ...first, answer: `${lead} ${first.answer}` };
} // prettier-ignore

const KIDS = saying("(?:and |what about |how about |can |is it (?:ok|safe) for |que tal |y )*(?:for |with |para |con )?(?:the |my |our |los |las |mis |nuestros )?(?:little )?(?:kids?|children|grandkids|family|everyone|all of us|ninos|hijos|nietos|todos)(?: (?:too|also|swim|get in|go in|can swim|tambien|pueden|pueden nadar))?"); // prettier-ignore
const OTHERS: readonly (readonly [RegExp, en: string, es: string])[] = [
  [saying("(?:and |what about |how about |can |is it (?:ok|safe) for |y |que tal )*(?:for |with |para |con )?(?:the |my |our |a |el |la |mi |un )?(?:dogs?|puppy|pets?|perros?|mascotas?)(?: (?:too|swim|tambien))?"), 'can my dog swim in the pool', 'puede nadar mi perro en la piscina'],
  [saying("(?:and |what about |how about |can |is it (?:ok|safe) for |y |que tal )*(?:for |with |para |con )?(?:the |my |our |a |el |la |mi |un )?(?:bab(?:y|ies)|infants?|newborn|bebes?)(?: (?:too|swim|tambien))?"), 'can a baby swim in the pool', 'puede nadar un bebe en la piscina'],
]; // prettier-ignore
/** "And the kids?" after "can we swim?" */
function whoSwims({ text, earlier, context, answerTo }: After): Reply | undefined {
  const [before, ...older] = earlier;
  if (before === undefined || guessIntent(readMessage(before)).intent !== 'swim') return undefined;
  const other = OTHERS.find(([pattern]) => pattern.test(text));
  if (other) return answerTo(inLanguage(context, { en: other[1], es: other[2] }), []);
  if (!KIDS.test(text)) return undefined;
  const first = answerTo(before, older);
  const lead = inLanguage(context, {
    en: 'The same goes for kids, always with an adult watching within reach.',
    es: 'Lo mismo vale para los niños, siempre con un adulto pendiente y a su alcance.',
  });
  return first.abstained ? undefined : { ...first, answer: `${lead} ${first.answer}` };
}

const WHERE = /\bwhere (?:do|can|could|should|would) (?:i|we|you) (?:buy|get|find|order|purchase)\b|\bwhere (?:is|are) (?:it|that|they) sold\b|\b(?:en )?donde (?:lo |la |los |se |puedo )*(?:compr|consig|vend|encuentr)\w*/; // prettier-ignore
const SOLD: Partial<Record<ProductId, { en: string; es: string }>> = {
  'baking-soda': { en: 'at any grocery or warehouse store (plain baking soda is the same thing), or at a pool store', es: 'en cualquier supermercado (el bicarbonato común es lo mismo) o en una tienda de piscinas' },
  borax: { en: 'in the laundry aisle of a grocery store', es: 'en el pasillo de lavandería del supermercado' },
  salt: { en: 'at a home improvement, hardware or pool store; look for pool salt of 99% or more, without additives', es: 'en una ferretería, tienda de mejoras para el hogar o de piscinas; busca sal para piscina de 99% o más, sin aditivos' },
}; // prettier-ignore
const ANYWHERE = {
  en: 'at a home improvement or hardware store (Home Depot, Lowe’s, Ace) or a pool store; many big supermarkets have it in the season',
  es: 'en una ferretería o tienda de mejoras para el hogar (Home Depot, Lowe’s, Ace) o en una tienda de piscinas; en temporada también en muchos supermercados grandes',
};
/** "Where do I buy it?" of the product that was talked about. */
function whereToBuy({ text, question, earlier, context, answerTo }: After): Reply | undefined {
  if (!WHERE.test(text)) return undefined;
  const [before, ...older] = earlier;
  const named = [question, before ?? ''].flatMap((one) => readMessage(one).chemicals.map(({ name }) => productOf(name)));
  const wanted = named.find((id) => id in PRODUCTS) ?? (before === undefined ? undefined : dosesOf(answerTo(before, older))[0]?.productId) ?? valueProduct(before);
  if (wanted === undefined) return undefined;
  const name = productName(wanted, context.language);
  const place = SOLD[wanted] ?? ANYWHERE;
  return reply(
    inLanguage(context, {
      en: `You get ${name} ${place.en}. Check the strength on the label, because the amount depends on it, and keep chlorine and acid apart on the way home.`,
      es: `Consigues ${name} ${place.es}. Mira la concentración en la etiqueta, porque de ella depende la cantidad, y lleva el cloro y el ácido separados.`,
    }),
  );
} // prettier-ignore
/** "What can I use to bring pH down?" */
function valueProduct(before: string | undefined): ProductId | undefined {
  const frame = readMessage(before ?? '');
  if (frame.parameters.includes('ph')) return frame.cues.has('lower') || /\b(?:down|high|bajar|alto)\b/.test(frame.text) ? 'muriatic-acid' : 'soda-ash';
  if (frame.parameters.includes('alkalinityPpm')) return 'baking-soda';
  return frame.parameters.includes('freeChlorinePpm') ? 'liquid-chlorine' : undefined;
} // prettier-ignore

const HOW_MANY = saying("(?:how many|how much|cuant[oa]s)(?: (?:us )?(?:gallons?|gals?|water|liters?|litros|galones|agua))?(?: of water)?(?: is| are| would| son| es| seria| serian)(?: (?:that|it|this|eso))?(?: be)?", "what'?s that in (?:gallons|gal|liters)|(?:en|in) (?:galones|gallons|litros|liters)"); // prettier-ignore
/** "How many gallons is that?" of water to replace */
function waterAsked({ text, earlier, context, answerTo }: After): Reply | undefined {
  const [before, ...older] = earlier;
  if (before === undefined || !HOW_MANY.test(text)) return undefined;
  const card = answerTo(before, older).cards.find(({ kind }) => kind === 'water');
  if (!card) return undefined;
  const share = (card.value ?? 0) / (card.unit === '%' ? 100 : 1);
  const isShare = card.unit === '%' || card.unit === 'fraction';
  const litres = card.amountL ?? (isShare ? share * Number(card.inputs['volumeL'] ?? 0) : 0);
  if (!(litres > 0)) return undefined;
  const amount = volumeText(litres, context);
  return reply(inLanguage(context, { en: `About ${amount} of water.`, es: `Unos ${amount} de agua.` }), { cards: [card] });
}

export const STAYS = [whoSwims, whereToBuy, waterAsked, otherPractice, restOfList] as const;
