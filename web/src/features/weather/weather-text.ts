// The weather in words and in the person's units.
import { clockTimeText } from '../../i18n/ages.ts';
import { dateFormat, numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { formatWithUnit } from '../../i18n/parameters.ts';
import { rainText } from '../../i18n/rain.ts';
import type { Units } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import type { WeatherLine } from './weather-line.ts';

const KM_PER_MILE = 1.609_344;
const whole = (value: number): string => numberFormat(languageTag(), { maximumFractionDigits: 0 }).format(value);

export const airText = (celsius: number, units: Units): string => formatWithUnit('temperatureC', celsius, units);
export const uvText = (uv: number): string => whole(uv);
export const speedText = (kmh: number, units: Units): string => (units === 'us' ? `${whole(kmh / KM_PER_MILE)} mph` : `${whole(kmh)} km/h`);
export const shareText = (share: number): string =>
  numberFormat(languageTag(), { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(share);

const dayText = (on: string): string => dateFormat(languageTag(), { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(on));
const monthText = (on: string): string => dateFormat(languageTag(), { month: 'long', timeZone: 'UTC' }).format(Date.parse(on));

export function lineText(line: WeatherLine, units: Units): string {
  if (line.about === 'freeze') {
    const temperature = airText(line.lowC, units);
    return line.isToday ? m.weather_freeze_today({ temperature }) : m.weather_freeze_tomorrow({ temperature });
  }
  if (line.about === 'rain') {
    const rain = rainText(line.rainMm, units);
    const text = line.share === undefined ? m.weather_rain({ rain }) : m.weather_rain_share({ rain, percent: shareText(line.share) });
    return line.hasOwnRain ? `${text} ${m.weather_rain_gauge()}` : text;
  }
  if (line.about === 'wind') {
    const speed = speedText(line.speedKmh, units);
    return line.isToday ? m.weather_wind_today({ speed }) : m.weather_wind_tomorrow({ speed });
  }
  if (line.about === 'heat') return m.weather_heat({ temperature: airText(line.highC, units) });
  const uv = uvText(line.uv);
  const loss = line.lossPpm === undefined ? undefined : numberFormat(languageTag(), { maximumFractionDigits: 1 }).format(line.lossPpm);
  if (line.untilOn === undefined) return loss === undefined ? m.weather_uv_today({ uv }) : m.weather_uv_loss_today({ uv, loss });
  if (line.untilOn === 'week') return loss === undefined ? m.weather_uv_week({ uv }) : m.weather_uv_loss_week({ uv, loss });
  const day = dayText(line.untilOn);
  return loss === undefined ? m.weather_uv_until({ uv, day }) : m.weather_uv_loss_until({ uv, loss, day });
}

/** What kind of truth it is: nothing is said of what is live. */
export function originText(
  line: Pick<WeatherLine, 'origin'>,
  { at, todayOn }: { at: string; todayOn: string },
  now: number,
  timeZone: string,
) {
  if (line.origin === 'usual') return m.weather_usual({ month: monthText(todayOn) });
  return line.origin === 'last_known' ? m.weather_as_of({ moment: clockTimeText(at, now, timeZone) }) : undefined;
}
