import { dailyLossPpm, localDay, LOSS_LOOKS_BACK_MS } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { CloudRain, Snowflake, Sun, Thermometer, Wind } from 'lucide-react';
import { useMemo } from 'react';
import { useUnits } from '../../i18n/units.ts';
import { usePoolLog } from '../../offline/pool-log.ts';
import { useNow } from '../../ui/countdown.tsx';
import { WeatherCredit } from './weather-credit.tsx';
import { weatherLine } from './weather-line.ts';
import { lineText, originText } from './weather-text.ts';
import { usePoolWeather } from './weather.data.ts';

const ICONS = { freeze: Snowflake, rain: CloudRain, wind: Wind, uv: Sun, heat: Thermometer } as const;

/** One sentence about what the weather changes for this pool, or nothing. */
export function WeatherLineToday({ pool }: { pool: Pool }) {
  const { data: weather } = usePoolWeather(pool);
  const { units } = useUnits();
  const { readings, treatments } = usePoolLog(pool.id);
  const now = useNow(60_000);
  const todayOn = localDay(now, pool.timeZone);
  const tested = readings[0]?.takenAt;
  const isRecent = tested !== undefined && now - Date.parse(tested) < LOSS_LOOKS_BACK_MS;
  const lossPpm = useMemo(
    () => (isRecent && pool.sanitizer !== 'salt' ? dailyLossPpm(pool.volumeL, readings, treatments) : undefined),
    [isRecent, pool.sanitizer, pool.volumeL, readings, treatments],
  );
  if (!weather) return null;
  const testedOn = tested === undefined ? undefined : localDay(Date.parse(tested), pool.timeZone);
  const line = weatherLine({ pool, weather, todayOn, testedOn, lossPpm });
  if (!line) return null;
  const Icon = ICONS[line.about];
  const origin = originText(line, { at: weather.at, todayOn }, now, pool.timeZone);
  return (
    <div className="flex items-start gap-3 rounded-control border border-line bg-surface px-4 py-3.5 text-sm dark:bg-raised">
      <Icon size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p>
          {lineText(line, units)}
          {origin === undefined ? null : <span className="text-muted"> {origin}</span>}
        </p>
        <p className="mt-1">
          <WeatherCredit credits={creditsOf(weather.attribution, line.origin === 'usual')} />
        </p>
      </div>
    </div>
  );
}

/** Of what this sentence is about. */
const creditsOf = (all: readonly { text: string; url: string }[], isUsual: boolean) =>
  all.filter(({ url }) => !url.includes('weather.gov') && url.includes('ncei.noaa.gov') === isUsual);
