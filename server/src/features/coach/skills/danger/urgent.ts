// What must not wait and must not become a dose: drains, after swallowing water, gas, storms, pregnancy, medicine, accidents in the water.
import { sipOfWater } from './sip-of-water.ts';
import { EMERGENCY_NUMBER } from '@limpid/chemistry';
import { cardReply, knowledgeReply } from '../../knowledge/knowledge-reply.ts';
import type { Frame } from '../../understanding/frame.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { contactSum } from '../sums/time-sums.ts';
import { inStorm, isStorm } from '../swim.ts';
import { acidMeetsChlorine } from './acid-and-chlorine.ts';
import { asMedicine } from './as-medicine.ts';
import { harmReply } from './harm.ts';
import { afterRescue, missingChild, newbornSwims } from './urgent-after.ts';
import { likelyEmergency, likelyUrgent } from './likely-danger.ts';
import { answerEmergency } from './safety.ts';
import { childInHeat, hotDegreesF, saidOfHeat } from './in-heat.ts';
import { type Urgent, withSafetyCard } from './urgent-kind.ts';
import { electricFire, hurtNeck, ownLife, petUnwell, struckByLightning } from './urgent-people.ts';

const GAS =
  /\b(?:heater|boiler|calentador)\b.{0,14}\b(?:smells?|huele)\b.{0,8}\b(?:rotten eggs?|gas|sulfur|huevo podrido|azufre)\b|\b(?:rotten eggs?|sulfur)\b.{0,24}\b(?:heater|gas (?:line|meter|pipe|tank))\b|\b(?:smells? (?:of |like )?(?:natural |propane )?gas|(?:natural |propane )?gas (?:smell|leak|odor)|(?:smells?|odor|leak) .{0,8}propane|propane (?:smell|leak|odor)|huele a gas|olor a gas|fuga de gas)\b/;
/** Fuel gas, and not chlorine: nothing that makes a spark. */
const gasLeak: Urgent = (frame, context) => {
  const found =
    GAS.test(frame.text) && /heater|calentador|propan|natural|leak|fuga|burner|quemador/.test(frame.text)
      ? cardReply('gas-leak', context)
      : undefined;
  const title = inLanguage(context, { en: 'Smell of gas', es: 'Olor a gas' });
  return found && { ...found, cards: [{ kind: 'safety', title, inputs: { emergency: 'gas_leak' } }] };
};

const GETS_OUT =
  /\b(?:get|come|stay|keep|everyone|everybody|kids?|leave)\b.{0,20}\bout\b|\bleave the (?:pool|water)\b|\bsal(?:ir|imos|gan|irse)\b/;
/** "Is it bad to swim in a thunderstorm?": yes. */
const ASKS_DANGER = /\b(?:is|es) (?:it |that )?(?:bad|dangerous|risky|unsafe|malo|peligroso)\b/;
const GETS_IN =
  /\b(?:stay in|keep swimming|in the pool|seguir en|siguen en|quedarse|en la (?:piscina|alberca)|back in|go in|get in|jump in|hop in|swim\w*|wait|how long|safe|ok|okay|nad\w+|met\w+|entr\w+|esper\w+|cuanto)\b/;
/** "The kids don't want to get out, can we stay in?" */
const STAYS =
  /\b(?:can|could|may|is it|ok|okay|safe|fine|alright)\b.{0,24}\b(?:stay (?:in|swimming)|keep swimming|remain in|swim through|stay a)\b|\b(?:podemos|pueden|se puede|puedo)\b.{0,16}\b(?:seguir|quedar\w*)\b/;
/** "A storm is coming, should we get out?", "It thundered 5 minutes ago, can we go back in?" */
const stormComes: Urgent = (frame, context) => {
  if (!isStorm(frame)) return undefined;
  if (STAYS.test(frame.text)) return inStorm(context);
  if (GETS_OUT.test(frame.text) || ASKS_DANGER.test(frame.text)) return inStorm(context, true);
  return GETS_IN.test(frame.text) ? inStorm(context) : undefined;
};

const WATER_IN =
  /\b(?:swallow\w*|inhal\w*|breathed in|chok\w*|went under|gulp\w*|took in|aspirat\w*|trag\w+|aspir\w+|se hundio|atragant\w+)\b.{0,40}\b(?:water|agua)\b|\b(?:went under|se hundio|nearly drowned|almost drowned|casi se ahoga)\b/;
const UNWELL =
  /\b(?:cough\w*|sleepy|drowsy|lethargic|tired|vomit\w*|throwing up|confused|pale|blue|fever|breath\w*|chest|limp|weak|foam\w*|tos\w*|dormid[oa]|sueno|somnolient[oa]|cansad[oa]|vomit\w*|palid[oa]|respir\w*|pecho|decaid[oa])\b/;
/** Water in the lungs can do harm hours later. */
const afterWater: Urgent = (frame, context) =>
  WATER_IN.test(frame.text) && UNWELL.test(frame.text)
    ? withSafetyCard(
        inLanguage(context, {
          en: `Call ${EMERGENCY_NUMBER} or go to the emergency room now. Coughing, trouble breathing, vomiting or being unusually sleepy after water went down the wrong way can get worse for hours, so a doctor has to look at it. Don't leave the person alone.`,
          es: `Llama al ${EMERGENCY_NUMBER} o vayan a urgencias ahora. Tos, dificultad para respirar, vómito o mucho sueño después de tragar o aspirar agua pueden empeorar por horas, así que lo tiene que ver un médico. No dejes sola a la persona.`,
        }),
        inLanguage(context, { en: 'Unwell after swallowing water', es: 'Malestar después de tragar agua' }),
        'drowning',
      )
    : undefined;

const DRAIN_COVER =
  /\b(?:drain|suction|main drain)(?:'?s)? (?:cover|grate|grille|lid)s?\b|\bgrate (?:\w+ ){0,2}(?:bottom|deep end|floor)\b|\b(?:tapa|rejilla|cubierta) (?:del|de la|de) (?:drenaje|desague|succion|coladera|fondo)\b/;
const BROKEN =
  /\b(?:missing|broken|cracked|loose|popped|came off|come off|fell off|is off|off|gone|lost|damaged|expired|rota|roto|suelta|quebrada|falta|perdio|sali[oa]|se cayo|zafo|vencida|no esta)\b/;
/** A drain without its cover holds people down. */
const openDrain: Urgent = (frame, context) =>
  DRAIN_COVER.test(frame.text) && BROKEN.test(frame.text)
    ? withSafetyCard(
        inLanguage(context, {
          en: 'Keep everyone out and switch the pump off now. A drain without a sound cover can hold a swimmer under water. No one goes in until a cover that meets the federal drain-cover standard (VGB) is screwed on as its maker says; a pool professional can do that.',
          es: 'Que nadie entre y apaga la bomba ahora. Un drenaje sin una tapa en buen estado puede retener a una persona bajo el agua. Nadie se mete hasta que esté atornillada una tapa que cumpla la norma federal (VGB), como dice su fabricante; un profesional puede hacerlo.',
        }),
        inLanguage(context, { en: 'Drain cover missing or broken', es: 'Tapa del drenaje rota o suelta' }),
        'entrapment',
      )
    : undefined;

const STOOL = /\b(?:poop\w*|pooped|feces|fecal|stool|turd|diarr?h?oea|diarrhea|the runs|popo|caca|diarrea|heces|se hizo)\b/;
const LOOSE = /\b(?:diarr?h?oea|diarrhea|the runs|loose|liquid|runny|watery|diarrea|aguad[oa]|liquid[oa]|suelt[oa])\b/;
/** How much chlorine and how long depends on what it was. */
const stool: Urgent = (frame, context) => {
  if (
    !STOOL.test(frame.text) ||
    /\b(?:dog|birds?|ducks?|goose|geese|raccoons?|racoons?|possums?|deer|perr[oa]|pajaros?|patos?|mapaches?)\b/.test(frame.text)
  )
    return undefined;
  const sum = /\bct\b/.test(frame.text) && frame.quantities.length > 1 ? contactSum(frame, context) : undefined;
  if (sum) return sum;
  const isLoose = LOOSE.test(frame.text);
  const found = cardReply(isLoose ? 'diarrhea' : 'fecal-formed', context);
  const cya = context.pool?.plan.water.cyanuricAcidPpm;
  if (!found || !isLoose || cya === undefined || cya <= MOST_CYA) return found;
  const own = inLanguage(context, {
    en: ` Your CYA is ${cya} ppm, so replace water first.`,
    es: ` Tu CYA es ${cya} ppm, así que primero cambia agua.`,
  });
  return { ...found, answer: `${found.answer}${own}` };
};
/** Above this, chlorine doesn't kill Crypto in the time that the CDC gives. */
const MOST_CYA = 15;

const HEALTH =
  /\b(?:infections?|infected|wounds?|(?:open |deep )?cuts?(?= (?:on|in) (?:my|his|her|a|the) (?:leg|arm|hand|foot|knee|finger|toe|face|head|skin)|s?$)|scrapes?|diabet\w*|stitches|tattoos?|pink ?eye|rash(?:es)?|fever|casts?|surgery|asthma|epilep\w*|otitis|pregnan\w*|heart (?:condition|trouble|problem|disease|attack)|(?:bad|weak) heart|pacemaker|marcapasos|blood pressure|infecci(?:on|ones)|heridas?|puntadas|tatuajes?|conjuntivitis|sarpullido|fiebre|yeso|operad[oa]|cirugia|asma|embaraz\w*|presion alta|del corazon)\b/;
const GOES_IN =
  /\b(?:swim\w*|go in|get in|back in|jump in|hop in|use (?:the|it|my)|soak|hot tub|tub|spa|jacuzzi|bath\w*|dip|nad\w+|met\w+|entra\w*|ban\w+)\b/;
/** Hot water is another matter. */
const isOfPool = ({ text, isSpa }: Frame, { pool }: CoachContext): boolean =>
  /\b(?:pools?|piscinas?|albercas?)\b/.test(text) &&
  !isSpa &&
  pool?.traits.kind !== 'spa' &&
  !/\b(?:hot|heated|warm|caliente)\b|\d/.test(text);
const MOST_PREGNANT_F = 100;
const MOST_F = 104;
/** "112 °F and seven months pregnant": too hot, whatever the doctor says. */
function pregnantInHeat(frame: Frame, context: CoachContext): Reply | undefined {
  const degrees = hotDegreesF(frame);
  if (degrees === undefined || degrees <= MOST_PREGNANT_F) return undefined;
  const refused = saidOfHeat(harmReply('pregnant_heat', context), frame, context);
  const forAll = inLanguage(context, {
    en: ' Above 104 °F (40 °C) no one goes in: turn it down and let it cool first.',
    es: ' A más de 104 °F (40 °C) no entra nadie: bájalo y deja que se enfríe.',
  });
  return degrees > MOST_F ? { ...refused, answer: `${refused.answer}${forAll}` } : refused;
}
/** Whether someone's body is ready for the water, no test of the water says. */
const healthAsked: Urgent = (frame, context) =>
  HEALTH.test(frame.text) &&
  (GOES_IN.test(frame.text) || hotDegreesF(frame) !== undefined) &&
  frame.parameters.every((name) => name === 'temperatureC')
    ? ((/\b(?:pregnan\w*|embaraz\w*)\b/.test(frame.text)
        ? (pregnantInHeat(frame, context) ?? cardReply(isOfPool(frame, context) ? 'pregnant-pool' : 'spa-pregnant', context))
        : knowledgeReply(frame, context, 0.72)) ??
      reply(
        inLanguage(context, {
          en: 'A doctor has to say that: I only know about the water. Until you have asked, stay out.',
          es: 'Eso lo tiene que decir un médico: yo solo sé del agua. Hasta que preguntes, no entres.',
        }),
      ))
    : undefined;

const MEDICINE =
  /\b(?:what|which|que|cual) (?:pills?|medicines?|medications?|pastillas?|medicinas?)\b.{0,20}\b(?:take|give|tom[oae]\w*|doy|dar)\b|\b(?:headache|migraine|dolor de cabeza|me duele la cabeza|migrana)\b/;
/** A pill for a headache is no tablet for the pool. */
const medicineAsked: Urgent = (frame, context) =>
  MEDICINE.test(frame.text)
    ? reply(
        inLanguage(context, {
          en: `That's for a doctor or pharmacist: I only know about pools. If it came on near pool chemicals, get into fresh air and call Poison Control, 1-800-222-1222; if it's serious, ${EMERGENCY_NUMBER}.`,
          es: `Eso es para un médico o un farmacéutico: yo solo sé de piscinas. Si empezó cerca de químicos de piscina, sal al aire fresco y llama a Control de Envenenamiento, 1-800-222-1222; si es grave, al ${EMERGENCY_NUMBER}.`,
        }),
        { abstained: true },
      )
    : undefined;

const MADE_UP =
  /\b(?:fake|make up|made up|invent|fill in|falsif\w+|forge|backdate|inventa\w*|rellena\w*|llena|falsifica\w*)\b.{0,40}\b(?:readings?|tests?|logs?|days|numbers|values|results|analisis|lecturas?|registros?|datos|dias|numeros)\b/;
/** A log that was made up helps no one, an inspector least of all. */
const madeUp: Urgent = (frame, context) =>
  MADE_UP.test(frame.text)
    ? reply(
        inLanguage(context, {
          en: "No, I don't make up tests: the log has to show what was measured. Test the water now and tell me the numbers, and I'll log them with the right time.",
          es: 'No, no invento análisis: el registro tiene que mostrar lo que se midió. Mide el agua ahora, dime los números y los anoto con su hora.',
        }),
        { abstained: true },
      )
    : undefined;

const SWAM =
  /\b(?:swam|(?:was|were|been) (?:swimming|in the (?:pool|water|tub))|nado|nadaron|estuvo nadando|estuvieron nadando|se metio|se metieron)\b/;
const WITHOUT =
  /\b(?:(?:0|no|zero|without|sin|cero)(?: ppm)?(?: of)?(?: free)? (?:chlorine|fc|bromine|cloro|bromo)|(?:chlorine|fc|bromine|cloro|bromo)(?: \w+){0,3} (?:0|zero|cero)(?!\.\d))\b/;
/** They were in it already: what to do now, and not whether to swim. */
const swamWithout: Urgent = (frame, context) =>
  SWAM.test(frame.text) && WITHOUT.test(frame.text) ? cardReply('swam-no-chlorine', context) : undefined;

const IN_WATER = /\b(?:swim\w*|go in|get in|back in|nad\w+|met\w+|entr\w+)\b.{0,40}\b(?:algaecide|algicide|alguicida)\b/;
/** The test says nothing about algaecide; its label does. */
const algaecideIn: Urgent = (frame, context) => (IN_WATER.test(frame.text) ? cardReply('algaecide-wait', context) : undefined);

const ASLEEP_OR_DRUNK =
  /\b(?:asleep|sleep(?:ing|s)?|passed out|dozed? off|drunk|beers?|wine|alcohol|drinking|tequila|dormi\w*|durm\w*|borrach\w*|cervezas?|vino)\b/;
const HOT_TUB = /\b(?:hot tub|tub|spa|jacuzzi)\b/;
/** "Is it safe …?" would hear the wrong thing in a yes, "Is that a problem?" would not. */
const ASKS_IF_FINE = /\b(?:safe|ok(?:ay)?|fine|all ?right|can (?:i|we)|may (?:i|we)|seguro|puedo|podemos|se puede|esta bien)\b/;
/** Heat with alcohol or sleep: people drown in it without a sound. */
const asleepInTub: Urgent = (frame, context) =>
  ASLEEP_OR_DRUNK.test(frame.text) && HOT_TUB.test(frame.text) && !/\b(?:cover|pump|heater|clean|spill\w*|test)\b/.test(frame.text)
    ? withSafetyCard(
        inLanguage(context, {
          en: `${ASKS_IF_FINE.test(frame.text) ? 'That' : 'Yes, that'}'s dangerous. Get anyone who is drowsy or drunk out now, cool them down and stay with them; if they don't wake up properly, are confused or have fainted, call ${EMERGENCY_NUMBER}. Alcohol and heat lower blood pressure and make people pass out and drown. Keep the water at 104 °F (40 °C) or less, and no alcohol in it.`,
          es: `${ASKS_IF_FINE.test(frame.text) ? 'Es' : 'Sí, es'} peligroso. Saquen ya a quien tenga sueño o haya bebido, refresquen a la persona y no la dejen sola; si no despierta bien, está confundida o se desmayó, llama al ${EMERGENCY_NUMBER}. El alcohol y el calor bajan la presión y la gente se desmaya y se ahoga. El agua, a 104 °F (40 °C) o menos, y sin alcohol.`,
        }),
        inLanguage(context, { en: 'Drowsy or drunk in a hot tub', es: 'Con sueño o alcohol en el jacuzzi' }),
        'drowning',
      )
    : undefined;

const ILL =
  /\b(?:has|had|have|with|got|tiene|tuvo|con) (?:the )?(?:runs|diarr?h?oea|diarrhea|diarrea|stomach (?:bug|flu)|vomit\w*)\b|\b(?:threw up|throwing up|vomito|vomitando)\b/;
const MAY_GO_IN =
  /\b(?:may|can|could|should|ok|okay|safe|puede|debe|deberia)\b.{0,40}\b(?:go in|get in|swim\w*|join|nad\w+|met\w+|entrar)\b/;
/** Someone who is ill and wants to go in, and no accident in the water. */
const illSwimmer: Urgent = (frame, context) =>
  ILL.test(frame.text) && MAY_GO_IN.test(frame.text)
    ? reply(
        inLanguage(context, {
          en: 'No. With diarrhea or vomiting people stay out of the water: one accident can make everyone else sick, and chlorine needs days for some germs. Wait until it has been over for a few days, and two weeks if a doctor found Crypto. Shower with soap before going back in.',
          es: 'No. Con diarrea o vómito no se entra al agua: un accidente puede enfermar a todos, y el cloro necesita días para algunos gérmenes. Espera unos días después de que pase, y dos semanas si el médico encontró Cripto. Antes de volver, ducha con jabón.',
        }),
      )
    : undefined;

const CHLORINE =
  /\b(?:bleach|chlorine|cloro|clorox|hypochlorite|hipoclorito|lejia|blanqueador|lavandina|trichlor|dichlor|cal[ -]?hypo|shock|tablets?|tabletas?|pastillas?)\b/;
const FROM_THE_HOUSE =
  /\b(?:vinegar|lemon juice|ammonia|windex|glass cleaner|toilet(?: bowl)? cleaner|lime ?away|clr|drano|drain cleaner|rubbing alcohol|peroxide|gasoline|brake fluid|vinagre|limon|amoniaco|limpiavidrios|limpiador de (?:banos?|inodoros?|vidrios)|destapacanos|alcohol|agua oxigenada|gasolina|liquido de frenos)\b/;
const TOGETHER = /\b(?:mix\w*|combin\w*|together|plus|and|with|gas|fumes|react\w*|happens|y|con|mezcl\w*|junt\w*|vapores)\b|\+/;
/** Chlorine and what stands under the sink. */
const householdMix: Urgent = (frame, context) =>
  CHLORINE.test(frame.text) && FROM_THE_HOUSE.test(frame.text) && TOGETHER.test(frame.text) && frame.volumeL === undefined
    ? withSafetyCard(
        inLanguage(context, {
          en: `Never bring them together: chlorine and bleach make poisonous gas with acids (vinegar too) and with ammonia, and can catch fire with alcohol, oils and fuels. If it has happened, get everyone into fresh air, don't go back, and call Poison Control, 1-800-222-1222; if anyone has trouble breathing, ${EMERGENCY_NUMBER}.`,
          es: `Nunca los juntes: el cloro y el blanqueador sueltan gas venenoso con ácidos (también vinagre) y con amoníaco, y pueden arder con alcohol, aceites y combustibles. Si ya pasó, todos al aire libre, no vuelvas a entrar y llama a Control de Envenenamiento, 1-800-222-1222; si a alguien le cuesta respirar, al ${EMERGENCY_NUMBER}.`,
        }),
        inLanguage(context, { en: 'Chlorine with a household product', es: 'Cloro con un producto del hogar' }),
        'gas',
      )
    : undefined;

const SMELLS = /\b(?:smells?|smelling|odou?r|fumes|stinks?|huele|olor)\b/;
const STORE = /\b(?:shed|pump ?(?:room|house)|garage|closet|storage|chemical room|bodega|cuarto de (?:bombas|maquinas)|caseta|cochera)\b/;
/** Chlorine that smells where it is stored got wet or met something: nothing to test. */
const roomSmell: Urgent = (frame, context) => {
  if (!SMELLS.test(frame.text) || !STORE.test(frame.text) || !CHLORINE_OR_ACID.test(frame.text)) return undefined;
  const found = cardReply('room-smell', context);
  const title = inLanguage(context, { en: 'Smell where chemicals are stored', es: 'Olor donde se guardan los químicos' });
  return found && { ...found, cards: [{ kind: 'safety', title, inputs: { emergency: 'gas' } }] };
};
const CHLORINE_OR_ACID = /\b(?:chlorine|acid|chemicals?|bleach|shock|gas|cloro|acido|quimicos?)\b/;

const SPILT = /\b(?:spill\w*|spilt|knocked over|tipped over|derram\w*|se (?:me )?(?:volco|rego))\b/;
const CHEMICAL =
  /\b(?:chlorine|acid|muriatic|bleach|shock|cal[ -]?hypo|trichlor|dichlor|tablets?|algaecide|granul\w*|chemicals?|soda ash|cloro|acido|quimicos?)\b/;
/** "Spilled shock on the grass" asks for no shock. */
const spilt: Urgent = (frame, context) =>
  SPILT.test(frame.text) && CHEMICAL.test(frame.text) && frame.volumeL === undefined ? cardReply('spill', context) : undefined;

const KINDS: readonly Urgent[] = [
  ownLife,
  asMedicine,
  missingChild,
  hurtNeck,
  struckByLightning,
  afterRescue,
  electricFire,
  petUnwell,
  childInHeat,
  newbornSwims,
  householdMix,
  acidMeetsChlorine,
  asleepInTub,
  illSwimmer,
  gasLeak,
  roomSmell,
  spilt,
  openDrain,
  sipOfWater,
  afterWater,
  stool,
  stormComes,
  healthAsked,
  medicineAsked,
  madeUp,
  swamWithout,
  algaecideIn,
];

export function answerUrgent(frame: Frame, context: CoachContext): Reply | undefined {
  for (const kind of KINDS) {
    const found = kind(frame, context);
    if (found) return found;
  }
  const likely = likelyEmergency(frame);
  return likely ? answerEmergency(likely, frame, context) : likelyUrgent(frame, context);
}
