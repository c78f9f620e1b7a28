import type { Pool, WeatherAlert } from '@limpid/contract';
import { alertInLanguage } from '@limpid/contract/alert-language';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { clockTimeText } from '../../i18n/ages.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Callout, type CalloutTone } from '../../ui/callout.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { WeatherCredit } from './weather-credit.tsx';
import { usePoolWeather } from './weather.data.ts';

const SEVERITIES: Record<WeatherAlert['severity'], { tone: CalloutTone; word: () => string }> = {
  extreme: { tone: 'bad', word: m.weather_severity_extreme },
  severe: { tone: 'bad', word: m.weather_severity_severe },
  moderate: { tone: 'warn', word: m.weather_severity_moderate },
  minor: { tone: 'info', word: m.weather_severity_minor },
  unknown: { tone: 'info', word: m.weather_severity_unknown },
};

/** Fog and rip currents are official alerts too, and nothing to do with a pool. */
const isForPools = ({ playbook, severity }: WeatherAlert): boolean => playbook !== undefined || severity === 'extreme';

function timeText({ startsAt, endsAt }: WeatherAlert, now: number, timeZone: string): string {
  const said = (instant: string) => clockTimeText(instant, now, timeZone);
  if (Date.parse(startsAt) <= now) return endsAt === null ? m.weather_alert_now() : m.weather_alert_until({ until: said(endsAt) });
  return endsAt === null
    ? m.weather_alert_from({ from: said(startsAt) })
    : m.weather_alert_from_until({ from: said(startsAt), until: said(endsAt) });
}

/** Official alerts for the pool's place that have to do with pools, each with its guide. */
export function WeatherAlertsToday({ pool }: { pool: Pool }) {
  const { data: weather } = usePoolWeather(pool);
  const { language } = useLanguage();
  const { href } = useCurrentPool();
  const now = useNow(60_000);
  const alerts = (weather?.alerts ?? []).filter((alert) => isForPools(alert) && (alert.endsAt === null || Date.parse(alert.endsAt) > now));
  if (!weather || alerts.length === 0) return null;
  return (
    <section aria-label={m.weather_alerts()} className="flex flex-col gap-3">
      {alerts.map((alert) => {
        const { tone, word } = SEVERITIES[alert.severity];
        return (
          <Callout
            key={alert.id}
            tone={tone}
            title={alertInLanguage(alert.event, language)}
            action={
              alert.playbook === undefined ? undefined : (
                <LinkButton to={href(`/maintenance/seasonal?guide=${alert.playbook}`)} variant="secondary" size="sm">
                  {m.weather_alert_what_to_do()}
                </LinkButton>
              )
            }
          >
            {`${word()} · ${timeText(alert, now, pool.timeZone)}`}
          </Callout>
        );
      })}
      <p>
        <WeatherCredit credits={weather.attribution.filter(({ url }) => url.includes('weather.gov'))} />
      </p>
    </section>
  );
}
