// "Will it rain this week?": the forecast as it is stored for the pool's place, or why there is none, before what to do about it.
import { cardReply } from '../../knowledge/knowledge-reply.ts';
import { monthOf, typicalFor } from '../../knowledge/climate.ts';
import type { Frame } from '../../understanding/frame.ts';
import { forecastWords } from '../weather-words.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';

const RAINS = String.raw`(?:rain\w*|storm\w*|snow\w*|freez\w*|frost|hail\w*|thunder\w*|windy|hot|cold|sunny|cloudy|warm|humid|cool|llov\w+|lluev\w+|llueva|nev\w+|hel[ae]\w*|congel\w+|tormenta|granizo|hac\w+ (?:mucho )?(?:frio|calor|sol|viento)|estar (?:nublado|soleado))`;
const WHEN = String.raw`(?:today|tonight|tonite|tomorrow|tomorow|tommorow|tmrw|later|soon|outside|out|this (?:week|weekend|afternoon|evening|morning|month)|next (?:week|few days)|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|hoy|esta (?:noche|semana|tarde)|manana|(?:el )?(?:fin de semana|finde|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:la )?(?:proxima|otra) semana)`;
const ASKS = new RegExp(
  [
    String.raw`^(?:hey |so |ok |and |hi |y |oye |pues )*(?:is it|will it|is there|does it look like|do you (?:know|think) if|are we|when will it|is|va a|vaya|crees que|sabes si|se espera)(?: \w+){0,4}? ?${RAINS}(?: \w+){0,3}?(?: ${WHEN})*\W*$`,
    String.raw`^(?:hey |so |ok |and |y |oye )*(?:va a |puede |podria )?(?:llover|llovera|lloverá|nevar|nevara|helar|helara)(?: (?:${WHEN}|en|la|el))*\W*$`,
    String.raw`\b(?:what'?s|whats|what is|hows|how'?s|how is|show|tell me|check|get|give me|que|cual es|como (?:va a )?esta\w*|dime|dame)\b.{0,18}\b(?:weather|forecast|clima|tiempo|pronostico)\b(?!.{0,14}\b(?:chlorine|fc|ph|cloro|water|pool)\b)`,
    String.raw`^(?:the )?(?:weather|forecast|clima|pronostico(?: del tiempo)?)(?: (?:for|on|forecast|para|de|el|la|${WHEN}))*\W*$`,
    String.raw`\b(?:que|como) (?:clima|tiempo) (?:va a hacer|hace|hara)\b`,
  ].join('|'),
);
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/freez|frost|snow|hel[ae]|nev|congel/, 'freeze'],
  [/\bhot\b|heat|calor/, 'heat-wave'],
  [/rain|storm|hail|thunder|llov|lluev|llueva|tormenta|granizo|hurricane|huracan/, 'rain'],
];

export function weatherAhead(frame: Frame, context: CoachContext): Reply | undefined {
  const { text } = frame;
  if (!ASKS.test(text) || frame.quantities.length > 0 || frame.parameters.length > 0 || frame.chemicals.length > 0 || frame.isSpa)
    return undefined;
  if (frame.symptoms.length > 0 || /\b(?:too|pool|water|swim\w*|cover|pump|should|filter|agua|piscina|alberca|nadar|bomba)\b/.test(text))
    return undefined;
  const weather = context.pool?.weather;
  const forecast = weather && forecastWords(weather, context);
  const first = forecast ?? whyNone(context);
  const id = KINDS.find(([pattern]) => pattern.test(text))?.[1];
  const card = id === undefined ? undefined : cardReply(id, context);
  const region = context.pool?.region;
  const typical =
    region === undefined || forecast !== undefined
      ? ''
      : ` ${typicalFor(region, monthOf(context.now, context.timeZone), context.language).text}`;
  if (card) {
    const ifSo = inLanguage(context, { en: 'What it means for the pool:', es: 'Para la piscina:' });
    return { ...card, answer: `${first}${typical} ${ifSo} ${card.answer}` };
  }
  const tell = inLanguage(context, {
    en: 'Tell me if rain, heat, wind or a freeze is coming, and I’ll say what to do for the pool.',
    es: 'Dime si viene lluvia, calor, viento o una helada, y te digo qué hacer con la piscina.',
  });
  return reply(`${first}${typical} ${tell}`, {
    chips: inLanguage(context, {
      en: ['Heavy rain is coming', 'A heat wave is coming', 'A freeze is coming'],
      es: ['Viene lluvia fuerte', 'Viene una ola de calor', 'Viene una helada'],
    }),
  });
}

function whyNone(context: CoachContext): string {
  if (context.pool?.weather)
    return inLanguage(context, {
      en: 'There’s no forecast for your pool right now.',
      es: 'Ahora mismo no hay pronóstico para tu piscina.',
    });
  return context.pool
    ? inLanguage(context, {
        en: 'Add your pool’s place in its settings, and I’ll know the forecast there.',
        es: 'Agrega el lugar de tu piscina en sus ajustes y sabré el pronóstico de allí.',
      })
    : inLanguage(context, {
        en: 'Choose a pool with a place, and I’ll know the forecast there.',
        es: 'Elige una piscina con lugar y sabré el pronóstico de allí.',
      });
}
