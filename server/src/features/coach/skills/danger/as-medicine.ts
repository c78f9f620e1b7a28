// Pool chemicals as medicine, in drinking water, or on skin, teeth and hair: whatever amount is asked for, the answer is no.
import { POISON_CONTROL_NUMBER } from '@limpid/chemistry';
import { fold } from '../../understanding/fold.ts';
import { readMessage } from '../../understanding/frame.ts';
import { type CoachContext, inLanguage, type Reply } from '../reply.ts';
import { harmReply } from './harm.ts';
import { likelyEmergency, likelyUrgent } from './likely-danger.ts';
import type { Urgent } from './urgent-kind.ts';

const CHEMICAL =
  '(?:chlorine|bleach|clorox|(?:pool |some |much )shock|shock(?: (?:powder|granules|treatment))?|hypochlorite|cal[ -]?hypo|trichlor|dichlor|chlor(?:ine)? tablets?|pool (?:chemicals?|tablets?|tabs|pucks|acid|powder|salt)|muriatic(?: acid)?|(?<!citric |boric |ascorbic |hypochlorous )acid|algaecide|algicide|cyanuric acid|cya|stabilizer|soda ash|bromine|mms|clarifier|cloro|cloralex|acido|alguicida|lejia|blanqueador|hipoclorito|(?:dioxido de cloro)|quimicos? de (?:la )?(?:piscina|alberca))';
const AILMENT =
  "(?:parasites?|worms?|virus(?:es)?|covid|flu|colds?|coughs?|(?:sore )?throat|cancer|autism|malaria|fungus|warts?|acne|pimples?|eczema|psoriasis|lice|fleas?|ticks?|mange|tooth ?aches?|heartburn|(?:stomach|belly) ?aches?|head ?aches?|fevers?|guts?|detox|ring ?worm|athlete'?s foot|dandruff|cold sores?|health|infections?|parasitos?|lombrices|gripe|gripa|resfriado|tos|garganta|hongos?|verrugas?|granos|piojos|pulgas|garrapatas|sarna|dolor de (?:muelas?|cabeza|estomago|garganta)|agruras|fiebre|caspa|salud|infeccion(?:es)?)";
const BODY =
  '(?:skin|teeth|tooth|gums|hair|scalp|face|wounds?|cuts?|scrapes?|sores?|burns?|rash(?:es)?|toenails?|nails?|armpits?|ears?|feet|foot|warts?|moles?|piel|dientes?|muelas?|encias|pelo|cabello|cara|heridas?|cortadas?|unas|orejas?|oidos?|pies?|verrugas?)';
const PERSON =
  '(?:i|we|you|he|she|they|one|people|someone|a person|(?:my|our|the) (?:kids?|son|daughter|child|children|baby|husband|wife|dogs?|cats?|puppy|horse))';
const MEMBER =
  '(?:(?:my|our|the|a|mi|mis|un|al|el|nuestr[oa]) )?(?:kids?|son|daughter|child(?:ren)?|baby|toddler|dogs?|cats?|pupp(?:y|ies)|horses?|chickens?|goats?|husband|wife|hij[oa]s?|nin[oa]s?|bebe|perr[oa]s?|gat[oa]s?|caballo|gallinas?)';
const MAY =
  "(?:can|could|may|should|shall|must|do|does|would|safe|ok|okay|fine|how (?:much|many|often)|which|want|wants|going|gonna|try|start|let'?s|if|be|puedo|puede|podemos|podria|debo|debe|cuant[oa]s?|quiero|voy|se|si|bueno|seguro)";

const EATS =
  '(?:drinks?|drinking|drunk|swallow|swallowing|(?<=\\b(?:i|we|you|he|she|they|to|can|should|people|kids?|son|daughter|dogs?|cats?) )eat|ingest|ingesting|gargle|gargling|inject|injecting|sip|chew|snort)';
const EATS_ES =
  '(?:beb[eo]|beber(?:me|lo)?|trago|tragar(?:me|lo)?|comer(?:me|lo)?|ingerir|(?:hago |hacer )?gargaras|inyect\\w+|me tomo|tomarme|tomarlo)';

const PATTERNS: readonly string[] = [
  // "How much chlorine should I drink", "can I gargle with it"
  String.raw`\b${CHEMICAL}\b.*\b${MAY}\b.{0,40}\b${EATS}\b|\b${MAY}\b.{0,40}\b${CHEMICAL}\b.{0,24}\b(?:to |i |we |he |she |you |be )${EATS}\b|\b${MAY}\b.{0,40}\b${EATS}\b(?: \w+){0,6} ${CHEMICAL}\b`,
  String.raw`\b${CHEMICAL}\b.*\b${MAY}\b.{0,30}\b${EATS_ES}\b|\b${MAY}\b.{0,30}\b${CHEMICAL}\b.{0,30}\b${EATS_ES}\b|\b${MAY}\b.{0,30}\b${EATS_ES}\b(?: \w+){0,4} ${CHEMICAL}\b`,
  // "How much do I take", at the end or against what
  String.raw`\b${CHEMICAL}\b.*\b${PERSON} (?:should |can |could |would )?take\b(?: (?:it|a day|daily|per day|each day|every day|by mouth|for (?:it|that|this)|(?:for|against) (?:my |a |an |the )?${AILMENT}))?\W*$`,
  String.raw`\b${CHEMICAL}\b.*\b${AILMENT}\b.*\b${PERSON} (?:take|use on (?:me|him|her)|rub|swallow|need to take)\b`,
  String.raw`\b${PERSON} take (?:an? |some |\d+(?:\.\d+)? ?|one |two )?(?:\w+ (?:of )?){0,3}?${CHEMICAL}\b.*\b(?:for|against|to (?:cure|treat|kill|prevent)) (?:\w+ ){0,3}?${AILMENT}\b`,
  String.raw`\b${CHEMICAL}\b.*\b(?:cuant[oa]s? (?:\w+ )?(?:me )?tomo|(?:puedo|debo|hay que) tomar|tomo al dia)\b|\b(?:cuant[oa]s?|puedo|debo)\b.*\b${CHEMICAL}\b.*\b(?:me tomo|tomo|tomar)\b(?! (?:la|mi|el|agua))`,
  // "Drops for my health, what dose for me"
  String.raw`\b${CHEMICAL}\b.*\b(?:for (?:my |her |his |your )?(?:health|${AILMENT})|cures?|heals?|good for the)\b.*\b(?:dose|dosage|should i|how (?:much|many)|can i)\b(?!.*\b(?:pools?|tub|spa)\b)`,
  String.raw`\b(?:does|do|will|can|is|could) (?:\w+ ){0,3}?${CHEMICAL} (?:cure|heal|treat|help (?:with|against)|get rid of|clear up|good for|work (?:on|for|against))(?: (?:a|an|my|the|his|her))?(?: \w+){0,1} ${AILMENT}\b`,
  // To children and pets
  String.raw`\b(?:give|giving|feed|feeding) (?:him|her|${MEMBER})(?: \w+){0,5} ${CHEMICAL}\b|\b${CHEMICAL}\b.*\b(?:give|giving|feed) (?:to )?${MEMBER}\b|\b(?:le|les) (?:doy|damos|puedo dar|debo dar|echo|pongo)\b.*\b${CHEMICAL}\b.*\b${MEMBER}\b|\b${CHEMICAL}\b.*\b(?:le|les) (?:doy|damos|puedo dar|debo dar) (?:a )?${MEMBER}\b|\bdar(?:le|les) (?:\w+ ){0,4}${CHEMICAL}\b.*\b${MEMBER}\b`,
  // In what people drink
  String.raw`\b(?:put|add|mix|use|drops?|pour|dose|treat|purify|disinfect|sterilize|clean|capful|spoon\w*|drink)\b.*\b${CHEMICAL}\b.*\b(?:(?:my |our |the )?drinking water|(?:my |our |the |a )?(?:water bottle|glass of water|coffee|tea|juice)|water (?:to drink|for drinking|drinkable|safe to drink))\b`,
  String.raw`\b${CHEMICAL}\b.*\b(?:put|add|mix|use|drops?|pour|dose|purify|disinfect)\b.*\b(?:(?:in|into|to|for|per (?:gallon|liter) of) (?:my |our |the )?drinking water|water (?:to drink|drinkable|safe to drink))\b`,
  String.raw`\b(?:purify|disinfect|sterilize|treat|make)\b.*\b(?:drinking water|water (?:to drink|drinkable|safe to drink)|drinkable water)\b.*\b${CHEMICAL}\b`,
  String.raw`\b(?:ech\w+|pon\w+|agreg\w+|gotas|us\w+|purific\w+|desinfect\w+|potabiliz\w+)\b.*\bagua (?:para|de) (?:tomar|beber)\b|\bagua (?:para|de) (?:tomar|beber)\b.*\b${CHEMICAL}\b`,
  // On a body
  String.raw`\b(?:put|rub|apply|dab|use|using|soak|wash|washing|clean|rinse|whiten|bleach|treat|spray|pour|brush|disinfect|dye|lighten|bathe)\b(?: \w+){0,3}? (?:my|his|her|our|their|a|an|the|some|(?:the |my )?(?:dog|cat|kid|son|daughter)'?s) (?:\w+ )?(?:${BODY}|${AILMENT}) (?:with|using|in) (?:\w+ ){0,2}?${CHEMICAL}\b`,
  String.raw`\b(?:put|rub|apply|dab|use|using|spray|pour|soak)\b(?: \w+){0,3}? ${CHEMICAL}(?: \w+){0,3}? (?:on|onto|over|for|against|to (?:treat|clean|whiten|bleach|cure|kill|remove|lighten|disinfect)) (?:my|his|her|our|their|a|an|the|my (?:dog|cat|kid|son|daughter)'?s)? ?(?:\w+ )?(?:${BODY}|${AILMENT})\b`,
  String.raw`\b(?:me |le |se |nos )?(?:pong[oa]|poner(?:me|le|se)?|unt\w+|ech[oa]|echar(?:me|le)?|frot\w+|lav\w+|limpi\w+|blanque\w+|enjuag\w+|desinfect\w+|cur\w+|quit\w+)(?: \w+){0,5} (?:${BODY}|${AILMENT})(?: \w+){0,3} con (?:\w+ )?${CHEMICAL}\b`,
  String.raw`\b(?:me |le |se )(?:puedo |debo )?(?:pongo|poner|unto|untar|echo|echar|froto|frotar)(?: \w+){0,2} ${CHEMICAL}(?: \w+){0,4} (?:en|sobre|para) (?:la |el |los |las |mi |mis |un |una )?(?:${BODY}|${AILMENT})\b`,
];
const AS_MEDICINE = new RegExp(PATTERNS.join('|'));

/** Water of the pool, what has happened, what is washed off again, and amounts for the pool are other matters. */
const ELSE =
  /\b(?:pool|tub|spa|salt ?|chlorinated|that|this|alberca|piscina) water\b(?! with)|\bagua de (?:la |mi )?(?:piscina|alberca|jacuzzi)\b|\b(?:drank|swallowed|ate|bebio|trago|se tomo|comio)\b|\b(?:out of|off|from) (?:my|his|her|our|the|their) (?:hair|skin|teeth|hands?|face|eyes?|suit|swimsuit)\b|\b(?:how much|what) (?:chlorine )?is in (?:the )?(?:drinking|tap)\b|\b(?:fill|filled|filling|top|refill)\b.*\b(?:pool|tub|spa)\b|\b(?:test (?:strips?|kits?)|tiras reactivas)\b|\b(?:by|beside|around|at) the (?:pool|tub)\b|\b(?:drink|have|tomar) (?:a |an |some |una )?(?:beers?|sodas?|wine|coffee|cerveza)\b|\balgae\b|\b(?:leftover|left over|stor(?:e|ing)|fridge)\b|\bkill\w* (?:the |a |some |my )?(?:raccoons?|rats?|mice|gophers?|moles?|squirrels?|birds?|ducks?|frogs?|snakes?|cats?|dogs?|neighbou?r\w*)\b|\b(?:pool|tub|spa|piscina|alberca) (?:drinks?|eats?|takes?|swallows?|toma|bebe)\b/;
const MOUTH =
  /\b(?:drink|drinking|drunk|drinks|swallow\w*|eat|eating|ingest\w*|gargle|gargling|inject\w*|take|sip|chew|mouth|give|feed|dose|beb\w+|tom\w+|trag\w+|comer\w*|gargaras|inyect\w+|d[ao]r(?:le)?|doy)\b/;

export const asMedicine: Urgent = (frame, context) => {
  if (frame.volumeL !== undefined || ELSE.test(frame.text) || !AS_MEDICINE.test(frame.text)) return undefined;
  // Someone in danger comes first.
  if (likelyEmergency(frame) ?? likelyUrgent(frame, context)) return undefined;
  const refused = harmReply('on_body', context);
  if (!MOUTH.test(frame.text)) return refused;
  const next = inLanguage(context, {
    en: `If someone has already swallowed some, call Poison Control now, ${POISON_CONTROL_NUMBER}.`,
    es: `Si alguien ya tragó algo, llama ahora a Control de Envenenamiento, ${POISON_CONTROL_NUMBER}.`,
  });
  return { ...refused, answer: `${refused.answer} ${next}` };
};

/** "How much do I take?", "can I give him some?": what was named before is meant. */
const GOES_ON =
  /^(?:so |and |ok |then |y |pero |entonces )*(?:(?:how (?:much|many(?: \w+)?)|can|should|may|could|do|cuant[oa]s?|puedo|debo)\b(?: \w+){0,4} (?:take|drink|swallow|gargle|eat|inject|rub|apply|sip|tomo|tomar|bebo|beber|trago)\b|(?:how (?:much|many(?: \w+)?)|can|should|may|could|do|cuant[oa]s?|puedo|debo)\b(?: \w+){0,3} (?:give|doy|dar(?:le)?)\b|what dose|what'?s the dose|que dosis)/;
const MOST_WORDS = 10;
/** Undefined: the message says nothing of that kind about what was asked just before. */
export const asMedicineAfter = (message: string, before: string | undefined, context: CoachContext): Reply | undefined =>
  before !== undefined && message.split(/\s+/).length <= MOST_WORDS && GOES_ON.test(fold(message).replaceAll(/[¿¡]/g, '').trim())
    ? asMedicine(readMessage(`${before}. ${message}`, context.language), context)
    : undefined;
