import { localDay } from '@limpid/chemistry';
import type { Pool, WeatherDay } from '@limpid/contract';
import { rainText } from '../../i18n/rain.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { airText, uvText } from './weather-text.ts';
import { usePoolWeather } from './weather.data.ts';

/** Only what a service or a gauge said about that day: the usual weather explains no test. */
function dayText({ normal, hasOwnRain, ...day }: WeatherDay, units: Units): string {
  const rain = rainText(day.rainMm, units);
  return [
    normal.includes('airTemperatureMaxC') ? undefined : airText(day.airTemperatureMaxC, units),
    normal.includes('uvIndexMax') ? undefined : m.weather_day_uv({ uv: uvText(day.uvIndexMax) }),
    normal.includes('rainMm') || day.rainMm <= 0
      ? undefined
      : hasOwnRain
        ? m.weather_day_rain_gauge({ rain })
        : m.weather_day_rain({ rain }),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** The weather of the day of a test. */
export function DayWeather({ pool, at }: { pool: Pool; at: string }) {
  const { data } = usePoolWeather(pool);
  const { units } = useUnits();
  const on = localDay(Date.parse(at), pool.timeZone);
  const day = pool.setting === 'indoor' ? undefined : data?.days.find((one) => one.on === on);
  const text = day ? dayText(day, units) : '';
  return text === '' ? null : <span className="text-xs text-muted">{text}</span>;
}
