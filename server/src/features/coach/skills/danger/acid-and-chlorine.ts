// "What happens if I mix shock and acid?": the gas, before what a card says of either of them alone.
import { EMERGENCY_NUMBER } from '@limpid/chemistry';
import { inLanguage } from '../reply.ts';
import { type Urgent, withSafetyCard } from './urgent-kind.ts';

const ACID =
  /\b(?:muriatic|hydrochloric|dry acid|bisulfate|(?<!cyanuric |boric |ascorbic |citric |hypochlorous )acid|ph (?:down|minus)|muriatico|(?<!acido )clorhidrico|acido(?! (?:cianurico|borico|ascorbico|citrico)))\b/;
const CHLORINE =
  /\b(?:chlorine|bleach|clorox|shock|cal[ -]?hypo|trichlor|dichlor|hypochlorite|(?:chlorine |pool )?tablets?|pucks?|cloro|lejia|blanqueador|choque|hipoclorito|pastillas?|tabletas?)\b/;
const MEET =
  /\b(?:mix\w*|combin\w*|touch\w*|meet\w*|react\w*|together|put in the same|mezcl\w*|junt\w*|combin\w*|toca\w*|reacciona\w*|revuelv\w*)\b/;
const WHAT_HAPPENS =
  /^(?:so |hey |ok |and |but |oye |y |pero )*(?:what(?:'?s| does| do| will| would|ll)? (?:happens?|occurs?|would happen|will happen|goes on|if|you get|the danger)|what (?:does|do) (?:you|i|they)|que (?:pasa|pasaria|sucede|ocurre|sale)|is it (?:bad|dangerous|ok|okay|safe)|can (?:i|you|we)|why (?:can'?t|shouldn'?t|not)|por que no|puedo|se puede|es (?:malo|peligroso))\b/;
/** One after the other in the pool is another question. */
const APART =
  /\b(?:same (?:day|time)|after|before|wait|hours?|minutes|apart|first|then|next|later|both in|despues|antes|esper\w+|horas?|mismo (?:dia|tiempo)|primero|luego|transport\w*|carry|car|trunk|truck|stor\w+|keep|shelf|cabinet|shed|closet|garage|buy|guard\w+|armario|bodega|llevar|add(?:ing)? (?:\w+ ){1,4}together|ech\w+ (?:\w+ ){1,4}juntos)\b/;
const HAPPENED = /\b(?:mixed|just|accident\w*|by mistake|i (?:did|have)|mezcle|junte|sin querer)\b/;

export const acidMeetsChlorine: Urgent = ({ text, volumeL }, context) =>
  volumeL === undefined &&
  ACID.test(text) &&
  CHLORINE.test(text) &&
  MEET.test(text) &&
  WHAT_HAPPENS.test(text) &&
  !APART.test(text) &&
  !HAPPENED.test(text)
    ? withSafetyCard(
        inLanguage(context, {
          en: `No, never mix them: acid and any chlorine (shock, bleach, tablets) give off poisonous chlorine gas at once. It burns eyes and lungs and can kill. Never bring them together, not in a bucket, a feeder or one scoop, and store them apart. If it has happened, get everyone into fresh air, don't go back for the container, and call ${EMERGENCY_NUMBER}.`,
          es: `No, nunca los mezcles: el ácido con cualquier cloro (choque, blanqueador, pastillas) suelta al instante gas cloro, que es venenoso. Quema ojos y pulmones y puede matar. Nunca los juntes, ni en una cubeta, un dosificador o el mismo cucharón, y guárdalos separados. Si ya pasó, todos al aire libre, no vuelvas por el envase y llama al ${EMERGENCY_NUMBER}.`,
        }),
        inLanguage(context, { en: 'Acid with chlorine', es: 'Ácido con cloro' }),
        'gas',
      )
    : undefined;
