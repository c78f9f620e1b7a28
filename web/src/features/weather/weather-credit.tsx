import type { PoolWeather } from '@limpid/contract';

/** Whose data it is, as their licenses ask for; their names are the same in every language. */
export function WeatherCredit({ credits }: { credits: PoolWeather['attribution'] }) {
  return credits.map(({ text, url }) => (
    <a
      key={url}
      href={url}
      rel="noreferrer"
      target="_blank"
      lang="en"
      className="inline-flex min-h-6 items-center text-xs text-muted underline underline-offset-2"
    >
      {text}
    </a>
  ));
}
