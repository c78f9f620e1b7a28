// Matters that are told by what they are about, in whatever words, and have one fixed answer that harms no one.
import { fold } from '../understanding/fold.ts';
import type { Frame } from '../understanding/frame.ts';
import { asksForHarm } from '../understanding/intents.ts';
import { askedReply } from '../skills/own/asked-own.ts';
import { type CoachContext, reply, type Reply } from '../skills/reply.ts';
import { cardReply } from './knowledge-reply.ts';
import { countedIn, isLostOvernight } from './counted.ts';
import { directionOf } from './direction.ts';

const ACID = String.raw`(?:muriatic )?acid|acido(?: muriatico)?`;
const WATER = String.raw`water|agua`;
const INTO = String.raw`(?:\s(?:\w+\s){0,4}?)(?:in|into|to|onto|on|over|al?|en|sobre)\s(?:(?:the|an?|el|la|un|una|my)\s)?(?:(?:bucket|jug|cubeta|glass|container)\s(?:of|with|de|con)\s)?(?:(?:some|the|el|strong|concentrated)\s)?`;
const WATER_INTO_ACID = new RegExp(String.raw`\b(?:${WATER})\b${INTO}(?:${ACID})\b`);
const ACID_INTO_WATER = new RegExp(String.raw`\b(?:${ACID})\b${INTO}(?:${WATER})\b`);
const TOPS_UP = new RegExp(
  String.raw`\b(?:${ACID})\b.*\b(?:top\w*|fill\w*|dilut\w*|thin\w*|rellen\w+|dilu\w+|complet\w+)\b(?: \w+){0,3}? (?:with|con)(?: \w+){0,2}? (?:${WATER})\b`,
);
const OTHER_WAY =
  /\b(?:other way|reverse|vice versa|opposite|which (?:one )?(?:goes )?first|order|backwards?|al reves|al contrario|orden|primero)\b/;
/** Which of the two goes into which, and why. */
/** Who is about to do it is told no, and not why. */
const PLANS =
  /\b(?:can (?:i|we)|may i|i'?m (?:going|about)|i'?ll|let me|i want|should i|is it (?:ok|okay|fine|safe)|ok (?:to|if)|puedo|voy a|se puede)\b/;
const isOrderOfAcid = (text: string): boolean => !PLANS.test(text) && isOrder(text);
const isOrder = (text: string): boolean =>
  (WATER_INTO_ACID.test(text) && ASKS_WHY.test(text)) ||
  (TOPS_UP.test(text) && ASKS_WHY.test(text)) ||
  (ACID_INTO_WATER.test(text) && OTHER_WAY.test(text) && /\?|\b(?:why|what|which|por que|que)\b/.test(text));

const VALVE =
  /\b(?:multi-?ports?|multi-?vias?|multi-?puertos?|(?:filter|backwash|selector|6[- ]way|six[- ]way) (?:valve|handle)|push[- ]pull valve|valvula (?:del filtro|selectora|de 6 vias)|from (?:filter|backwash|waste|rinse) to (?:filter|backwash|waste|rinse))\b/;
const TURNS =
  /\b(?:mov\w+|turn\w*|spin\w*|twist\w*|flip\w*|shift\w*|crank\w*|switch\w*|chang\w*|rotat\w*|handle|lever|position|setting|mueve\w*|girar?|giro|cambi\w+|palanca|manija)\b/;
const WITH_PUMP = /\b(?:pump|motor|bomba|running|on|off|encendid[oa]|prendid[oa])\b/;
const isTurningOfValve = (text: string): boolean =>
  VALVE.test(text) && TURNS.test(text) && WITH_PUMP.test(text) && !/\b(?:leak\w*|fuga|which (?:setting|position))\b/.test(text);

const LAW = /\b(?:laws?|legal\w*|illegal\w*|federal\w*|lawful\w*|crime|fined?|in trouble|epa|fifra|ley(?:es)?|ilegal\w*|multa|delito)\b/;
const LABEL =
  /\b(?:label\w*|directions|instructions|(?:bottle|bag|jug|package|container|bucket|manufacturer) (?:says|allows|states|tells|calls|directs)|(?:bottle|bag|jug|package|container|bucket|tub)'s (?:directions|dose|limit)|(?:printed|written|dose|limit) on the|maximum (?:dose|rate)|max dose|recommended dose|etiqueta|instrucciones|(?:dice|indica|marca) (?:el|la) (?:envase|botella|bolsa))\b/;
const isLawOfLabel = (text: string): boolean =>
  LAW.test(text) && LABEL.test(text) && !/\b(?:hazcom|osha|sds|ghs|shipping|transport\w*)\b/.test(text);

const MEDICINE =
  /\b(?:antibiotics?|amoxicillin|penicillin|ibuprofen|acetaminophen|tylenol|advil|benadryl|cortisone|hydrocortisone|steroids?|medicines?|medications?|meds|ointment|(?:eye|ear) ?drops|drops should|pills?|prescri\w+|milligrams?|\d ?mg\b|diagnos\w+|antibioticos?|medicinas?|medicamentos?|amoxicilina|ibuprofeno|recet\w+|miligramos|pomada|gotas (?:para|debo|me))\b/;
const OF_BODY =
  /\b(?:rash|bumps?|ears?|eyes?|skin|infect\w*|throat|cough\w*|fever|sore|swollen|itch\w*|burn|diarrhea|vomit\w*|sick|legionn\w*|crypto\w*|headache|lungs?|asthma|kid|son|daughter|child|baby|sarpullido|ronchas?|oidos?|ojos?|piel|infeccion|garganta|tos|fiebre|diarrea|hijo|hija|nino|nina|bebe|enferm\w*)\b/;
const ASKS_TREATMENT =
  /\b(?:which|what|how (?:much|many|often)|dose|dosage|give|take|tell me|prescribe|recommend|act as|pretend|you'?re (?:a|my)|diagnose|que|cual|cuant[oa]s?|dosis|doy|tomo|receta\w*|recomienda|actua|finge)\b/;
/** That can't wait for a doctor's office. */
const BREATHES_BADLY =
  /\b(?:breath\w*|chok\w+|wheez\w*|unconscious|seizures?|passed out|blue lips|respir\w*|ahog\w*|desmay\w*|convuls\w*)\b/;
const isOfMedicine = (text: string): boolean =>
  !BREATHES_BADLY.test(text) && MEDICINE.test(text) && OF_BODY.test(text) && ASKS_TREATMENT.test(text);

const MUCH_OF = /\b(?:too (?:high|much)|high|way up|over the|through the roof|reducer|remover|alto|demasiado)\b/;
const REMEDY =
  /\b(?:how|what|anything|something|product|chemical|way|pour|throw|put|buy|get rid|fix|reducer|remover|works?|como|que|algo|producto|echar|puedo)\b/;
/** No amount is asked for: what gets stabilizer down at all. */
const isLowerStabilizer = ({ text, parameters, volumeL, cues, quantities, values }: Frame): boolean =>
  parameters.length === 1 &&
  !(values.cyanuricAcidPpm !== undefined && /^(?:how|como)\b/.test(text)) &&
  parameters[0] === 'cyanuricAcidPpm' &&
  volumeL === undefined &&
  quantities.length <= 1 &&
  !cues.has('howMuch') &&
  !/^(?:and |so |y )?(?:why|does|do|did|will|is my|por que)\b/.test(text) &&
  (directionOf(text) === 'down' || MUCH_OF.test(text) || /\b(?:bring|get|knock|cut|take) (?:it|that) down\b/.test(text)) &&
  /\b(?:lower\w*|reduc\w*|remov\w*|down|cut|get rid|drop|decreas\w*|baj\w+|quit\w+|reducir)\b/.test(text) &&
  REMEDY.test(text);

const GONE_BY_MORNING =
  /\b(?:amanec\w*|(?:only )?at night(?: only)?|by (?:sunrise|dawn|sun-?up|morning)|overnight|wakes? up|(?:next|every|each|in the) morning|en la manana|por la manana|durante la noche)\b/;
const NO_CHLORINE =
  /\b(?:(?:no|zero|0|without) (?:free )?(?:chlorine|fc)|(?:chlorine|fc)\b.{0,40}\b(?:gone|zero|0|nothing|disappear\w*|vanish\w*|down to)|(?:almost |nearly |pretty much )?(?:all|most|none) of it(?: is|'s| has)? (?:gone|left|disappeared|used up)|sin (?:nada de )?cloro|cloro\b.{0,30}\b(?:cero|0|desaparec\w*|nada)|eating (?:up )?(?:my|the|our) chlorine|(?:chlorine|fc) (?:\w+ )?(?:crash\w*|drops?|falls?|tanks?|plunges?))\b/;
const ASKS_WHY = /\b(?:why|who|shouldn't|bad|what|where|how come|por que|que|adonde|a que)\b/;
const isGoneByMorning = (text: string): boolean =>
  GONE_BY_MORNING.test(text) && NO_CHLORINE.test(text) && ASKS_WHY.test(text) && !/\bhow (?:much|many)\b|\bcuant/.test(text);

const ASKS_MEANING = /\?|\b(?:what|why|mean\w*|tell\w*|leak\w*|wrong|should|que|significa|fuga|por que)\b/;
const ASKS_SUM =
  /\b(?:how (?:much|many|long|fast)|percent|by what|gallons?|liters?|litres?|per (?:day|week|month)|cuant[oa]s?|galones|litros)\b/;
/** What was counted, in a question that asks what it means. */
const counted = (frame: Frame, context: CoachContext): Reply | undefined => {
  const seen =
    ASKS_MEANING.test(frame.text) && !ASKS_SUM.test(frame.text) ? (countedIn(frame.text) ?? countedIn(fold(frame.raw))) : undefined;
  return seen && reply(seen[context.language]);
};

/** Undefined for nearly everything. `urgent`: what has to be said first, unless medicine is wanted and no one is in danger. */
export function sureMatter(frame: Frame, context: CoachContext, urgent?: Reply): Reply | undefined {
  const text = fold(frame.text);
  if (urgent?.cards.some(({ kind }) => kind === 'safety')) return undefined;
  if (!asksForHarm(frame) && isOfMedicine(text)) return cardReply('no-medicine', context);
  if (urgent) return undefined;
  // "La bomba" is a pump here, whatever else it may be.
  if (isTurningOfValve(text)) return cardReply('multiport', context);
  if (asksForHarm(frame)) return undefined;
  if (isLawOfLabel(text)) return cardReply('label-law', context);
  if (isOrderOfAcid(text)) return cardReply('adding-acid', context);
  if (isLowerStabilizer(frame)) return cardReply('high-cya', context);
  if (isGoneByMorning(text) || (ASKS_WHY.test(text) && isLostOvernight(fold(frame.raw)))) return cardReply('overnight-loss', context);
  return counted(frame, context) ?? askedReply(frame, context);
}
