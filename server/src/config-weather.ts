// Where the weather comes from. "off" turns a service off: then the last known values and the usual weather of the place are shown.
import { ConfigError, type Environment, given, url } from './config-values.ts';

export interface WeatherSettings {
  /** undefined: off */
  forecasts: { baseUrl: string; apiKey: string | undefined } | undefined;
  alerts: { baseUrl: string } | undefined;
}

/** Free for what isn't commercial; a business needs a plan of theirs or a server of its own (docs/configuration.md). */
const OPEN_METEO = 'https://api.open-meteo.com';
const OPEN_METEO_PAID = 'https://customer-api.open-meteo.com';
const WEATHER_GOV = 'https://api.weather.gov';

const isOff = (env: Environment, name: string): boolean => given(env, name)?.toLowerCase() === 'off';
const addressIn = (env: Environment, name: string): string | undefined => url(env, name, ['https:', 'http:'])?.href.replace(/\/+$/, '');

export function weatherSettings(env: Environment): WeatherSettings {
  const apiKey = given(env, 'WEATHER_API_KEY');
  if (apiKey !== undefined && !/^[\w.-]{4,200}$/.test(apiKey))
    throw new ConfigError('WEATHER_API_KEY must be the key of a weather service.');
  return {
    forecasts: isOff(env, 'WEATHER_BASE_URL')
      ? undefined
      : { baseUrl: addressIn(env, 'WEATHER_BASE_URL') ?? (apiKey === undefined ? OPEN_METEO : OPEN_METEO_PAID), apiKey },
    alerts: isOff(env, 'WEATHER_ALERTS_URL') ? undefined : { baseUrl: addressIn(env, 'WEATHER_ALERTS_URL') ?? WEATHER_GOV },
  };
}
