// A fact that is told, or asked about, beside what was talked about: what it changes.
import { inLanguage, reply, type Reply } from '../../skills/reply.ts';
import { fold } from '../../understanding/fold.ts';
import { readMessage } from '../../understanding/frame.ts';
import { quantitiesIn } from '../../understanding/numbers/quantities.ts';
import type { After } from '../after.ts';
import { SUBJECT_FACTS } from './subject-facts.ts';

const MOST = 100;
const REACHES = 2;
/** A question of its own that only shares a word with a fact. */
const OF_ITSELF =
  /^(?:(?:ok(?:ay)?|so|and|but|also|then|y|pero)[, ]+)*(?:how (?:do|much|often|to|can)|what (?:is|are|does|do|should|kind)|when (?:do|should)|why|which|where|can (?:i|we|you) (?:use|add|put|swim|buy|drain|shock)|should i (?:add|buy|shock|drain)|como (?:se|lo|la|le)|que (?:es|hace|tipo)|cuando (?:debo|se)|por que|cual|donde|puedo (?:usar|echar|poner))\b/;
const ASKS_HOURS = /\bhow (?:many hours|long)\b|\bcuant[ao]s? (?:horas|tiempo)\b/;

const OPENS =
  /\b(?:open(?:s|ing|ed)? (?:up )?(?:the|my|his|her|their|our|a)?|abr(?:o|ir|e|a|en))\b.{0,20}\b(?:pool|piscina|alberca|it)\b|\bpool opening\b/;
const SOON = /\b(?:early|soon|late|wait|already|now|yet|ok|good|time|temprano|pronto|tarde|espero|ya)\b/;
const IS_WATER = /\b(?:water|pool|it'?s|its|agua|esta)\b/;
const FAHRENHEIT_FROM = 32;
const ALGAE_WAKE_F = 60;

/** "Water is 50 now, too early?" of opening: below about 60 °F is the right time. */
function ofOpening({ text, earlier, context }: After): Reply | undefined {
  const talk = earlier.slice(0, REACHES).map(fold).join(' ');
  if (!OPENS.test(talk) || !(SOON.test(text) || IS_WATER.test(text))) return undefined;
  const degrees = quantitiesIn(text).find(({ kind }) => kind === 'none' || kind === 'temperature');
  if (!degrees) return undefined;
  const isCelsius = degrees.kind === 'temperature' && /c/.test(degrees.unit);
  const warmth = isCelsius || (degrees.kind === 'none' && degrees.given < FAHRENHEIT_FROM) ? degrees.given * 1.8 + 32 : degrees.given;
  if (warmth < 33 || warmth > 95) return undefined;
  return reply(
    warmth < ALGAE_WAKE_F + 5
      ? inLanguage(context, {
          en: 'No, that isn’t too early: the best time to open is while the water is still below about 60 °F, because algae wake up above that, and clear water opens easily. Only wait until hard freezes are over, so that lines and pump don’t freeze. It costs a little pump time, and chlorine lasts long in cold water.',
          es: 'No es temprano: lo mejor es abrir mientras el agua sigue abajo de unos 60 °F, porque arriba de eso despiertan las algas, y con agua clara se abre fácil. Solo espera a que pasen las heladas fuertes, para que no se congelen líneas ni bomba. Cuesta un poco de bomba, y en agua fría el cloro dura.',
        })
      : inLanguage(context, {
          en: 'It’s high time: above about 60 to 65 °F algae grow, and a covered pool without chlorine turns green. Open it now, start the pump, test, and bring chlorine and pH into range first.',
          es: 'Ya es hora: arriba de unos 60 a 65 °F crecen las algas, y una piscina tapada y sin cloro se pone verde. Ábrela ya, enciende la bomba, mide, y lleva primero el cloro y el pH a su rango.',
        }),
  );
}

/** A word that was not said before. */
const isNew = (fact: RegExp, text: string, before: string): boolean =>
  [...text.matchAll(new RegExp(fact.source, 'g'))].some(([word]) => !before.includes(word));
/** Undefined where the fact changes nothing that is known here. */
export function factOfSubject(after: After): Reply | undefined {
  const { text, question, earlier, context } = after;
  if (text.length > MOST || (OF_ITSELF.test(text) && !ASKS_HOURS.test(text))) return undefined;
  const opening = ofOpening(after);
  if (opening) return opening;
  const { parameters, social, values } = readMessage(question);
  if (social.size > 0 || [...parameters, ...Object.keys(values)].some((name) => name !== 'temperatureC')) return undefined;
  for (const before of earlier.slice(0, REACHES).map(fold)) {
    const found = SUBJECT_FACTS.find(({ of, fact }) => of.test(before) && isNew(fact, text, before));
    if (found) return reply(inLanguage(context, found));
  }
  return undefined;
}
