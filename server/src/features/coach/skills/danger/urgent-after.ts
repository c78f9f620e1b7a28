// After it went well, and before anyone knows: a child who was under water and seems fine, one who can't be found, and the newborn.
import { EMERGENCY_NUMBER } from '@limpid/chemistry';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { swimOfPool } from '../swim.ts';
import { type Urgent, withSafetyCard } from './urgent-kind.ts';

const PERSON =
  /\b(?:baby|toddler|infant|kids?|child|children|son|daughter|boy|girl|grandson|granddaughter|nephew|niece|he|she|husband|wife|friend|someone|dad|mom|bebe|nin[oa]s?|hij[oa]s?|niet[oa]s?|el|ella|alguien|amig[oa])\b/;
const WAS_UNDER =
  /\b(?:fell|fallen|slipped|jumped) (?:in|into)\b|\b(?:was|were|been|went|had gone) under(?:water| water| the water)?\b|\bpulled (?:him|her|them|my \w+) out\b|\b(?:nearly|almost) drown\w*|\bse (?:cayo|hundio)\b|\bcasi se ahoga\b|\b(?:estuvo|quedo) (?:bajo|debajo d?e?l?) ?(?:el )?agua\b/;
const FINE =
  /\b(?:seems?|looks?|is|are|was|feels?|acts?|acting|now|but) ?(?:\w+ )?(?:fine|ok|okay|all right|alright|normal|good)\b|\b(?:ya )?(?:esta|se ve|parece) (?:\w+ )?bien\b/;
const STILL_IN = /\b(?:not|isn'?t|won'?t|can'?t|stopped|no) (?:\w+ )?(?:breath\w*|mov\w*|respond\w*|wak\w*|respira|mueve|reacciona)/;
const WATER = /\b(?:pool|water|spa|tub|jacuzzi|alberca|piscina|agua)\b|\bunder\b|drown|ahog/;

/** Told as over: a person was in the water and is out of it, and seems well. */
export const isOver = (text: string): boolean =>
  PERSON.test(text) && WAS_UNDER.test(text) && FINE.test(text) && WATER.test(text) && !STILL_IN.test(text);

/** What was to be watched for has begun. */
const HAS_BEGUN =
  /\b(?:cough\w*|(?:hard|fast|trouble|difficulty|struggling) (?:to )?breath\w*|breath\w* (?:hard|fast|funny)|vomit\w*|throw\w* up|threw up|very sleepy|confused|blue lips|tose|tosiendo|tos|vomit\w*|respira (?:rapido|mal)|labios azules|muy dormid[oa])\b/;
const getHelpNow = (context: CoachContext): Reply =>
  withSafetyCard(
    inLanguage(context, {
      en: `Call ${EMERGENCY_NUMBER} now and say that water went down the wrong way. Keep them out of the water, sitting up and warm, and stay with them. If they stop breathing, start CPR with rescue breaths. Even if it eases, a doctor has to see them today: it can get worse for hours.`,
      es: `Llama al ${EMERGENCY_NUMBER} ya y di que aspiró agua. Que siga fuera del agua, sentado y abrigado, y no lo dejes solo. Si deja de respirar, empieza RCP con respiraciones. Aunque mejore, hoy lo tiene que ver un médico: puede empeorar por horas.`,
    }),
    inLanguage(context, { en: 'After a person was under water', es: 'Después de que alguien estuvo bajo el agua' }),
    'drowning',
  );

/** What to watch for once a person is out of the water. */
export const rescuedReply = (context: CoachContext, text = ''): Reply =>
  HAS_BEGUN.test(text)
    ? getHelpNow(context)
    : withSafetyCard(
        inLanguage(context, {
          en: `I'm glad they're out. Call a doctor today even if all seems well, and don't leave them alone. Call ${EMERGENCY_NUMBER} right away for coughing, fast or hard breathing, vomiting, unusual sleepiness, confusion, or blue or gray lips: it can get worse for hours after water went down the wrong way.`,
          es: `Qué bueno que ya está afuera. Llama hoy a un médico aunque todo parezca bien, y no lo dejes solo. Llama al ${EMERGENCY_NUMBER} enseguida si hay tos, respiración rápida o difícil, vómito, mucho sueño, confusión o labios azules o grises: puede empeorar por horas después de aspirar agua.`,
        }),
        inLanguage(context, { en: 'After a person was under water', es: 'Después de que alguien estuvo bajo el agua' }),
        'drowning',
      );
export const afterRescue: Urgent = ({ text }, context) => (isOver(text) ? rescuedReply(context, text) : undefined);

const MISSING =
  /\b(?:kid|child|son|daughter|toddler|baby|boy|girl|grand(?:son|daughter|child)|nino|nina|bebe|hijo|hija|nieto|nieta)s?\b(?: \w+){0,2} (?:is |are |has gone |went |esta |anda )?(?:missing|lost|gone|disappeared|nowhere|perdid[oa]|desaparecid[oa])\b|\b(?:can'?t|cannot|can not) find (?:my|the|our) (?:\d{1,2}[ -]?(?:yr|year|month|mo)s?[ -]?olds?\b|(?:\w+ )?(?:kid|child|son|daughter|toddler|baby|boy|girl|grand\w+)\b)|\bno (?:encuentro|encontramos|aparece) (?:a )?(?:mi|el|la|nuestr[oa]) (?:hij[oa]|nin[oa]|bebe|niet[oa])/;
/** Seconds count in the water, so it is looked into first. */
export const missingReply = (context: CoachContext): Reply =>
  withSafetyCard(
    inLanguage(context, {
      en: `Look in the pool and the hot tub first, now: the bottom, under covers, rafts and floats. Then call ${EMERGENCY_NUMBER} and have others search the house and the street. If the child is in the water and doesn't breathe, get them out and start CPR with rescue breaths.`,
      es: `Busca primero en la piscina y el jacuzzi, ahora: el fondo, bajo cubiertas, balsas y flotadores. Luego llama al ${EMERGENCY_NUMBER} y que otros busquen en la casa y la calle. Si está en el agua y no respira, sácalo y empieza RCP con respiraciones.`,
    }),
    inLanguage(context, { en: 'A child is missing', es: 'Falta un niño' }),
    'drowning',
  );
export const missingChild: Urgent = ({ text }, context) => (MISSING.test(text) ? missingReply(context) : undefined);

const NEWBORN =
  /\b(?:newborns?|new ?born|(?:\d{1,2}|few|couple of|several)[ -]?(?:weeks?|wks?|days?|months?|mos?)[ -]?olds?|infants?|recien nacid[oa]s?|\d{1,2} (?:semanas|meses|dias)(?: de (?:nacid[oa]|edad))?)\b/;
const GOES_IN =
  /\b(?:swim\w*|go in|get in|going in|in the (?:pool|water)|dip|bath\w*|nad\w+|met\w+|entr\w+|ban(?:o|a|as|an|ar|arse|arlo|arla|amos|emos|e|ando))\b/;
/** The water may be fine, and a newborn too young for it. */
export const newbornSwims: Urgent = ({ text, parameters, volumeL }, context) => {
  if (
    volumeL !== undefined ||
    !NEWBORN.test(text) ||
    /\b(?:pregnan\w*|embaraz\w*|expecting)\b/.test(text) ||
    !GOES_IN.test(text) ||
    parameters.length > 0 ||
    /\b(?:puppy|kitten|pool|alberca|piscina) (?:is |es )?\d/.test(text)
  )
    return undefined;
  const water = context.pool ? ` ${swimOfPool(context).answer}` : '';
  return reply(
    `${inLanguage(context, {
      en: 'Ask your pediatrician first. Newborns lose heat quickly in water below bath temperature, swallow water easily and catch infections more easily, and many doctors suggest waiting until about six months. Never in a hot tub.',
      es: 'Pregunta primero a tu pediatra. Un recién nacido pierde calor rápido en agua más fría que la de su baño, traga agua con facilidad y se infecta más fácil; muchos médicos sugieren esperar hasta cerca de los seis meses. En un jacuzzi, nunca.',
    })}${water && inLanguage(context, { en: ' For everyone else:', es: ' Para los demás:' })}${water}`,
  );
};
