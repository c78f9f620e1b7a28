import { localDay } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { CloudRain } from 'lucide-react';
import { rainText } from '../../i18n/rain.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { useNow } from '../../ui/countdown.tsx';
import { WeatherCredit } from './weather-credit.tsx';
import { rainSince, shareOf } from './weather-line.ts';
import { shareText } from './weather-text.ts';
import { usePoolWeather } from './weather.data.ts';

/** Less than this leaves every value as it was. */
const LEAST_MM = 2;

/** The rain since the last test, with what it dilutes. */
export function RainSinceTest({ pool, testedAt }: { pool: Pool; testedAt: string }) {
  const { data } = usePoolWeather(pool);
  const { units } = useUnits();
  const todayOn = localDay(useNow(60_000), pool.timeZone);
  const since =
    data && pool.setting !== 'indoor' ? rainSince(data.days, localDay(Date.parse(testedAt), pool.timeZone), todayOn) : undefined;
  if (!data || !since || since.rainMm < LEAST_MM) return null;
  const rain = rainText(since.rainMm, units);
  const share = shareOf(since.rainMm, pool);
  return (
    <div className="mt-4 flex items-start gap-2 text-sm">
      <CloudRain size={18} aria-hidden className="mt-0.5 shrink-0 text-muted" />
      <p className="min-w-0">
        {share === undefined ? m.weather_rain({ rain }) : m.weather_rain_share({ rain, percent: shareText(share) })}
        {since.hasOwnRain ? ` ${m.weather_rain_gauge()}` : null}{' '}
        <WeatherCredit credits={data.attribution.filter(({ url }) => url.includes('open-meteo'))} />
      </p>
    </div>
  );
}
