// The built-in coach can't look at a photo. It answers the words beside it, says so, and asks where the words are about the photo alone.
import { meaningful, wordsOf } from './knowledge/words.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './skills/reply.ts';
import { readMessage } from './understanding/frame.ts';

/** Words that say nothing of what the photo shows. */
const OF_ANY_PHOTO = new Set(
  (
    'photo photos picture pictures pic pics image images attached see seen look looks looking look like show shows tell check wrong right normal okay ok fine good bad safe going happening stuff thing ' +
    'identify recognize think opinion idea guess hi hello hey thoughts help now happened ' +
    'foto fotos imagen imagenes adjunta adjunto ves ven ver mira miras parece veo dime cosa mal bien normal seguro pasa asi reconoces crees opinas hola ayuda ahora paso'
  ).split(' '),
);

/** "What do you see in this photo?", "Is this normal?": the words alone ask for nothing. */
const isAboutPhotoAlone = (message: string): boolean => meaningful(wordsOf(message)).every((word) => OF_ANY_PHOTO.has(word));

/** "Can you tell what grows there?": nothing in it is known, so the photo has to say it. */
function saysNothingKnown(message: string, { language }: CoachContext): boolean {
  const { quantities, parameters, chemicals, symptoms } = readMessage(message, language);
  return [quantities, parameters, chemicals, symptoms].every(({ length }) => length === 0);
}

export function answerWithPhoto(built: Reply, message: string, context: CoachContext): Reply {
  // A question back is in the language of the talk, which a short message does not show.
  const { language } = readMessage(isAboutPhotoAlone(message) ? message : built.answer, context.language);
  const spoken = { ...context, language };
  if (isAboutPhotoAlone(message) || (built.abstained && saysNothingKnown(message, context))) return askAboutPhoto(spoken);
  const note = inLanguage(spoken, {
    en: "I can't look at your photo, so I went by your words.",
    es: 'No puedo ver tu foto, así que me guié por tus palabras.',
  });
  return { ...built, answer: `${built.answer}\n\n${note}` };
}

const askAboutPhoto = (context: CoachContext): Reply =>
  reply(
    inLanguage(context, {
      en: "I can't look at photos myself. What does yours show? Tell me in a few words: the color of the water, a stain and where it is, a part that leaks, what a label says. If it's a test strip or the water, Limpid can read it on your device: press the camera and choose which.",
      es: 'Yo no puedo ver fotos. ¿Qué se ve en la tuya? Dímelo en pocas palabras: el color del agua, una mancha y dónde está, una pieza que gotea, lo que dice una etiqueta. Si es una tira de prueba o el agua, Limpid la puede leer en tu dispositivo: toca la cámara y elige cuál.',
    }),
    {
      abstained: true,
      chips: inLanguage(context, {
        en: ['My water is green', 'My water is cloudy', 'There are brown stains'],
        es: ['Mi agua está verde', 'Mi agua está turbia', 'Hay manchas marrones'],
      }),
    },
  );
