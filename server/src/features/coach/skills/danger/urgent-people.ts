// What must not wait and is no question of the water: a life in danger by their own hand, a hurt neck, equipment that burns, and a
// pet that took in water.
import { EMERGENCY_NUMBER } from '@limpid/chemistry';
import { isHurtNeck } from '../../understanding/emergency-events.ts';
import { PET } from '../../understanding/emergency-patterns.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { type Urgent, withSafetyCard } from './urgent-kind.ts';

const OWN_LIFE =
  /\b(?:kill|drown|hurt|harm|poison|electrocute|hang) my ?self\b|\b(?:kill|drown)ing myself\b|\bend(?:ing)? (?:it all|my (?:own )?life)\b|\bsuicid\w*|\b(?:want|wanna|wish|going|ready) (?:to|i was|i were) (?:die|dead)\b|\b(?:don'?t|do not) want to (?:live|be alive|wake up)\b|\b(?:no (?:quiero|aguanto) (?:vivir|seguir viviendo|la vida)|quiero (?:morir\w*|matarme|ahogarme)|quitarme la vida|matarme|suicidar\w*|acabar con mi vida)\b/;
/** 988 is the Suicide & Crisis Lifeline of the United States, by phone or text, day and night. */
export const lifelineReply = (context: CoachContext): Reply =>
  withSafetyCard(
    inLanguage(context, {
      en: `I'm glad you said it. Please call or text 988 now: the Suicide & Crisis Lifeline listens day and night, free. If you might act on it, call ${EMERGENCY_NUMBER} and go to someone who can stay with you, away from the water and the chemicals. I only know about pools, and you deserve a person who can help.`,
      es: `Qué bueno que lo dijiste. Por favor llama ya al 988 y oprime 2 para español: la Línea de Crisis escucha día y noche, gratis. Si crees que podrías hacerlo, llama al ${EMERGENCY_NUMBER} y ve con alguien que se quede contigo, lejos del agua y de los químicos. Yo solo sé de piscinas, y mereces a una persona que te ayude.`,
    }),
    inLanguage(context, { en: 'You are not alone', es: 'No estás solo' }),
    'crisis',
  );
export const ownLife: Urgent = (frame, context) => (OWN_LIFE.test(frame.text) ? lifelineReply(context) : undefined);

const DOVE =
  /\b(?:dove|dived|diving|dive|jumped|fell|slipped|slide|hit|landed|smash\w*|bang\w*|clavad\w*|se avento|avento|brinco|se tiro|cayo|resbalo|pego|golpeo)\b/;
const NECK = /\b(?:neck|spine|back|head|cabeza|cuello|espalda|columna|nuca)\b/;
const HURT =
  /\b(?:hurts?|hurting|hit|pain\w*|numb\w*|tingl\w*|(?:can'?t|cannot|can not|unable to|not) (?:move|feel|moving|feeling)|paraly\w*|broke\w*|snapped|cracked|bleeding|duele|dolor|no (?:puede|siente|mueve)|golpe\w*|pego|sangr\w*|entumid\w*)\b/;
const IN_GENERAL = /^(?:can|could|is|are|should|what depth|how deep|why|do|does|puede[ns]?|es)\b/;
const IN_WATER =
  /\b(?:di[vo]\w*|jump\w*|pool|water|shallow|bottom|slide|clavad\w*|alberca|piscina|agua|fondo|tobogan|bajo|legs?|piernas?|neck|cuello)\b/;
/** A neck that is moved after a dive can take the legs for good. */
export const neckReply = (context: CoachContext): Reply =>
  withSafetyCard(
    inLanguage(context, {
      en: `Call ${EMERGENCY_NUMBER} now, and treat it as a broken neck. Don't pull the person out and don't turn the head: hold them face up in the water with head, neck and back in one line, and keep them calm and warm until help comes. If they don't breathe, breathing comes first: get them out as straight as you can and start CPR with rescue breaths.`,
      es: `Llama ya al ${EMERGENCY_NUMBER} y actúa como si fuera el cuello roto. No lo saques ni le gires la cabeza: sostenlo boca arriba en el agua con cabeza, cuello y espalda en línea, tranquilo y abrigado hasta que llegue la ayuda. Si no respira, respirar va primero: sácalo lo más derecho posible y empieza RCP con respiraciones.`,
    }),
    inLanguage(context, { en: 'Head, neck or back hurt', es: 'Golpe en cabeza, cuello o espalda' }),
    'spine',
  );
export const hurtNeck: Urgent = ({ text }, context) =>
  (isHurtNeck(text) || (DOVE.test(text) && NECK.test(text) && HURT.test(text) && IN_WATER.test(text))) && !IN_GENERAL.test(text)
    ? neckReply(context)
    : undefined;

const TOOK_IN =
  /\b(?:fell|fallen|jumped|swallow\w*|inhal\w*|drank|gulp\w*|went under|sank|pulled|almost drowned|cayo|trago|hundio|ahogo)\b/;
const UNWELL =
  /\b(?:cough\w*|wheez\w*|gasp\w*|vomit\w*|throwing up|letharg\w*|weak|limp|foam\w*|breath\w*|drool\w*|collaps\w*|not moving|isn'?t moving|won'?t (?:move|wake)|no se mueve|no reacciona|tos\w*|respira\w*|decaid\w)\b/;
export const petReply = (context: CoachContext): Reply =>
  reply(
    inLanguage(context, {
      en: 'Call your vet or an animal emergency clinic now: water in the lungs can make a pet worse for hours, even when it seems fine at first. Keep it warm and calm, with its head a little down so that water can run out, and don’t leave it alone.',
      es: 'Llama ya a tu veterinario o a una clínica de emergencias: el agua en los pulmones puede empeorar por horas aunque al principio parezca bien. Mantenlo abrigado y tranquilo, con la cabeza un poco abajo para que salga el agua, y no lo dejes solo.',
    }),
  );
export const petUnwell: Urgent = ({ text }, context) =>
  PET.test(text) && TOOK_IN.test(text) && UNWELL.test(text) && !/\b(?:tablet|chlorine|acid|bleach|cloro|acido)\b/.test(text)
    ? petReply(context)
    : undefined;

const STRUCK =
  /\b(?:lightning|rayo)\b.{0,24}\b(?:hit|hits|struck|strikes?|got|cayo|pego|alcanzo)\b.{0,40}\b(?:pool|water|spa|tub|someone|somebody|us|me|him|her|people|swimmers?|kids?|alberca|piscina|agua|alguien|gente)\b|\b(?:struck|hit) by lightning\b|\b(?:le|les|nos) (?:cayo|pego) un rayo\b/;
/** Those who were hit carry no charge, and can often be saved. */
export const struckReply = (context: CoachContext): Reply =>
  withSafetyCard(
    inLanguage(context, {
      en: `Call ${EMERGENCY_NUMBER} now. Everyone out of the water and indoors. A person who was struck carries no charge: it is safe to touch them. Not breathing: start CPR with rescue breaths, and use an AED if there is one. Anyone who was in the water needs to be seen by a doctor.`,
      es: `Llama ya al ${EMERGENCY_NUMBER}. Todos fuera del agua y bajo techo. Quien recibió el rayo no tiene carga: se le puede tocar. Si no respira, empieza RCP con respiraciones y usa un desfibrilador si hay. A quien estaba en el agua lo tiene que ver un médico.`,
    }),
    inLanguage(context, { en: 'Lightning has struck', es: 'Cayó un rayo' }),
    'lightning',
  );
export const struckByLightning: Urgent = ({ text }, context) =>
  STRUCK.test(text) && !IN_GENERAL.test(text) ? struckReply(context) : undefined;

const EQUIPMENT =
  /\b(?:pump|heater|motor|panel|breaker|outlet|timer|transformer|lights?|cords?|wires?|wiring|plug|bomba|calentador|tablero|enchufe|motor|transformador|cables?|foco)\b/;
const BURNS =
  /\b(?:sparks?|sparking|sparked|on fire|in flames|flames|smoking|smoke|burning (?:smell|plastic|rubber)|smells? (?:of |like )?(?:burning|burnt|burned)|arcing|chispas|chispea\w*|en llamas|se (?:esta )?quema\w*|echa humo|sale humo|huele a quemado)\b/;
/** A gas heater has flames of its own. */
const OWN_FLAME = /\b(?:pilot|no flames?|flames? (?:out|goes out|won'?t|is yellow|yellow|blue)|burner|ignit\w*|collaps\w*)\b/;
export const electricFire: Urgent = ({ text }, context) =>
  EQUIPMENT.test(text) && BURNS.test(text) && !OWN_FLAME.test(text)
    ? withSafetyCard(
        inLanguage(context, {
          en: `Everyone out of the water and away from the equipment. Switch it off at the breaker only if you get there dry and without passing smoke or flames. If it burns, or pool chemicals stand near it, leave and call ${EMERGENCY_NUMBER}: no water on it while it has power. Don't switch it on again until an electrician has looked at it.`,
          es: `Todos fuera del agua y lejos del equipo. Apágalo en el breaker solo si llegas seco y sin pasar por humo o llamas. Si arde, o hay químicos cerca, aléjate y llama al ${EMERGENCY_NUMBER}: nada de agua mientras tenga corriente. No lo prendas de nuevo hasta que lo vea un electricista.`,
        }),
        inLanguage(context, { en: 'Sparks, smoke or fire at the equipment', es: 'Chispas, humo o fuego en el equipo' }),
        'electric_fire',
      )
    : undefined;
