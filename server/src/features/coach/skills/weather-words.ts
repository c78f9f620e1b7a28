// The forecast of the pool in words: the next days as they were stored, each number with its unit, and what kind of truth it is.
import type { PoolWeather, WeatherDay } from '@limpid/contract';
import { alertInLanguage } from '@limpid/contract/alert-language';
import { shown, temperatureText } from './numbers.ts';
import { type CoachContext, inLanguage } from './reply.ts';

const MM_PER_INCH = 25.4;
const KM_PER_MILE = 1.609_344;
/** Less than this wets the deck. */
const SOME_RAIN_MM = 0.5;
const WINDY_KMH = 39;
const SHOWN_DAYS = 4;

const tagOf = ({ language }: CoachContext): string => (language === 'es' ? 'es-MX' : 'en-US');

const rainText = (mm: number, { measures, language }: CoachContext): string =>
  measures === 'us' ? `${shown(mm / MM_PER_INCH, 2, language)} in` : `${shown(mm, 0, language)} mm`;
const windText = (kmh: number, { measures, language }: CoachContext): string =>
  measures === 'us' ? `${shown(kmh / KM_PER_MILE, 0, language)} mph` : `${shown(kmh, 0, language)} km/h`;

/** "Sat: up to 88 °F, UV 9, 0.5 in of rain" */
export function dayWords(day: WeatherDay, context: CoachContext): string {
  const { language } = context;
  const name = new Intl.DateTimeFormat(tagOf(context), { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(day.on));
  const parts = [
    `${inLanguage(context, { en: 'up to', es: 'hasta' })} ${temperatureText(day.airTemperatureMaxC, context)}`,
    `UV ${shown(day.uvIndexMax, 0, language)}`,
    ...(day.rainMm >= SOME_RAIN_MM ? [`${rainText(day.rainMm, context)} ${inLanguage(context, { en: 'of rain', es: 'de lluvia' })}`] : []),
    ...(day.windMaxKmh >= WINDY_KMH
      ? [inLanguage(context, { en: `wind ${windText(day.windMaxKmh, context)}`, es: `viento ${windText(day.windMaxKmh, context)}` })]
      : []),
  ];
  return `${name}: ${parts.join(', ')}`;
}

/** What to say first about the weather to come; undefined: nothing is stored for this pool, or only what is usual. */
export function forecastWords(weather: PoolWeather, context: CoachContext): string | undefined {
  if (weather.source === 'normals' || weather.days.length === 0) return undefined;
  const at = new Intl.DateTimeFormat(tagOf(context), { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: context.timeZone });
  const since = at.format(new Date(weather.at));
  const intro =
    weather.source === 'live'
      ? inLanguage(context, { en: 'The forecast for your pool.', es: 'El pronóstico para tu piscina.' })
      : inLanguage(context, {
          en: `The last forecast that I have for your pool, from ${since}.`,
          es: `El último pronóstico que tengo para tu piscina, de ${since}.`,
        });
  const days = weather.days.slice(0, SHOWN_DAYS).map((day) => dayWords(day, context));
  const alerts = weather.alerts
    .filter(({ playbook }) => playbook !== undefined)
    .map(({ event }) => alertInLanguage(event, context.language));
  const warned =
    alerts.length === 0 ? '' : ` ${inLanguage(context, { en: 'Official alerts:', es: 'Alertas oficiales:' })} ${alerts.join(', ')}.`;
  return `${intro} ${days.join('. ')}.${warned}`;
}
