// What no model is asked: emergencies, dangerous wishes and medical questions have fixed texts.
import { EMERGENCY_NUMBER, POISON_CONTROL_NUMBER } from '@limpid/chemistry';
import { type CoachContext, inLanguage, reply, type Reply } from './skills/reply.ts';
import { numbersToCall } from './skills/danger/likely-danger.ts';
import { answerRefusal } from './skills/danger/safety.ts';
import { readMessage } from './understanding/frame.ts';

/** Folded: lower case, without accents. */
const MEDICAL =
  /\b(?:rash\w*|eczema|infection|infected|pregnan\w*|asthma\w*|allerg\w*|medicine|medication|doctor|hospital|symptom\w*|vomit\w*|fever|headache|seizure|chest pain|ear ?ache|swimmer'?s ear|(?:stomach|belly|tummy|throat|chest|head|ears?|lungs?) (?:\w+ )?(?:hurts?|aches?|burns?|sore)|stomach ?ache|threw up|throwing up|nause\w*|dizzy|sore throat|me duele|le duele|nos duele|duele (?:la|el) (?:barriga|panza|estomago|cabeza|pecho|garganta|oido)|nauseas?|mareos?|maread[oa]|sick from|got sick|feel(?:s|ing)? sick|diarrhea|diagnos\w+ (?:me|my (?:son|daughter|child|kid|wife|husband))|sarpullido|infeccion|embaraz\w*|asma|alergi\w*|medicina|doctor\w*|medico|hospital|sintoma\w*|vomit\w*|fiebre|dolor de (?:cabeza|pecho|oido)|enfermo|enferma|diarrea|cough\w*|(?:swallowed|drank|drunk|gulped) (?:[\w.]+ ){0,4}(?:pool )?water|dry drowning|secondary drowning|tose|tosiendo|trago (?:mucha |un poco de )?agua)\b/;

/** The answer that stands as it is; undefined: a model may answer. `built`: what the built-in coach says. */
export function fixedAnswer(message: string, built: Reply, context: CoachContext): Reply | undefined {
  if (built.cards.some(({ kind }) => kind === 'safety')) return built;
  const frame = readMessage(message, context.language);
  if (answerRefusal(frame, context)) return built;
  if (!MEDICAL.test(frame.text) || !A_PERSON.test(frame.text)) return undefined;
  // "My friend threw up in the pool": what happens to the water is asked.
  if (IN_THE_WATER.test(frame.text)) return undefined;
  const prefix = `${numbersToCall({ ...context, language: frame.language })}\n\n`;
  const isBare = !built.answer.startsWith(prefix);
  if (!built.abstained && isBare && (NAMES_HELP.test(built.answer) || isForVet(frame.text, built.answer))) return built;
  // "Last summer my nephew got a rash, how do I keep that from happening again?": over, and about the water.
  if (LONG_OVER.test(frame.text) && PREVENTS.test(frame.text)) return undefined;
  const medical = medicalAnswer({ ...context, language: frame.language });
  // What the water is like today has nothing to do with it.
  const rest = isBare ? built.answer : built.answer.slice(prefix.length);
  return built.abstained || built.cards.length > 0 ? medical : { ...built, answer: `${medical.answer} ${rest}` };
}

/** About a person, and not about health in general. */
const A_PERSON =
  /\b(?:my|i|im|ive|me|he|she|we|our|his|her|daughter|son|kid|kids|child|children|baby|wife|husband|mi|mis|yo|me|el|ella|nuestr\w|hijo|hija|hijos|nino|nina|bebe|esposa|esposo)\b/;
const IN_THE_WATER =
  /\b(?:threw up|throw\w* up|thrown up|vomit\w*|diarrea|diarrhea|pooped|se hizo|(?:se )?orin\w+) (?:in|into|en) (?:the|my|our|a|la|mi|el|una) (?:pool|spa|hot tub|water|piscina|alberca|jacuzzi|agua)\b/;
const LONG_OVER =
  /\b(?:last (?:summer|spring|winter|fall|season|year|month|time|week)|(?:years?|months?|weeks?|summers?) (?:ago|back)|(?:el|la) (?:verano|ano|mes|semana|temporada|vez) pasad[oa]|hace (?:\w+ )?(?:anos?|meses|semanas))\b/;
const PREVENTS =
  /\b(?:keep (?:that|this|it) from|so (?:that )?it (?:doesn'?t|won'?t) (?:happen|come)|prevent\w*|avoid\w*|stop (?:that|this|it) from|(?:happen\w*|come back|get (?:that|it)) again|evit\w+|preven\w+|que no (?:vuelva|pase|le pase|se repita))\b/;
const NAMES_HELP = /doctor|médico|911|1-800|Poison|Envenenamiento/i;
const NAMES_VET = /\byour vet\b|veterinario/i;
/** "My dog and my son": then a vet is no help. */
const A_RELATIVE =
  /\b(?:daughter|son|sons|daughters|kid|kids|child|children|baby|toddler|wife|husband|mom|dad|he and|she and|we|us|i|im|ive|me|hij[oa]s?|nin[oa]s?|bebe|espos[oa]|mama|papa|yo|nosotros)\b/;
const A_PET = /\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|perr[oa]s?|gat[oa]s?|mascotas?)\b/;
const isForVet = (text: string, answer: string): boolean => NAMES_VET.test(answer) && A_PET.test(text) && !A_RELATIVE.test(text);

const medicalAnswer = (context: CoachContext): Reply =>
  reply(
    inLanguage(context, {
      en: `I can't judge symptoms or health; please ask a doctor. If it may come from a pool chemical, stay out of the water, go into fresh air, rinse skin or eyes with plenty of water, and call Poison Control at ${POISON_CONTROL_NUMBER}. If someone breathes badly, has chest pain or passes out, call ${EMERGENCY_NUMBER}.`,
      es: `No puedo evaluar síntomas ni la salud; pregunta a un médico. Si puede venir de un químico de piscina, salgan del agua, vayan al aire fresco, enjuaguen piel u ojos con mucha agua y llama a Control de Envenenamiento, ${POISON_CONTROL_NUMBER}. Si alguien respira mal, tiene dolor de pecho o se desmaya, llama al ${EMERGENCY_NUMBER}.`,
    }),
    { abstained: true },
  );
