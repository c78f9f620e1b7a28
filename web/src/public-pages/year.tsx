import { Check } from 'lucide-react';
import { m } from '../paraglide/messages.js';
import type { ClimateMonth, RegionFacts } from './texts/front-matter.ts';
import { SourceLine } from './texts/source-line.tsx';
import { monthName, toCelsius, toMillimetres } from './texts/fact-texts.ts';
import { ScrollArea } from '../ui/scroll-area.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

const monthId = (month: number) => `month-${month}`;
const MARGIN_F = 4;

/** The year's coldest night at the bottom, its hottest day at the top. */
function scaleOf(months: readonly ClimateMonth[]): (fahrenheit: number) => number {
  const low = Math.min(...months.map(({ airLowF }) => airLowF)) - MARGIN_F;
  const high = Math.max(...months.map(({ airHighF }) => airHighF)) + MARGIN_F;
  return (fahrenheit) => 100 - ((fahrenheit - low) / (high - low)) * 100;
}

function weatherText({ airHighF, airLowF, rainIn }: ClimateMonth): string {
  return rainIn === undefined
    ? m.regions_air_summary({ airLowF, airHighF })
    : m.regions_air_rain_summary({ airLowF, airHighF, rainIn: rainIn.toFixed(1) });
}

/** The year as twelve columns: from the night's to the day's air, rain below. Each column leads to its month. */
export function YearChart({ climate }: { climate: RegionFacts['climate'] }) {
  const hasRain = climate.months.some(({ rainIn }) => rainIn !== undefined);
  const y = scaleOf(climate.months);
  const wettestIn = Math.max(1, ...climate.months.map(({ rainIn = 0 }) => rainIn));
  return (
    <figure className="rounded-hero border border-line bg-surface p-4 shadow-card sm:p-7">
      <figcaption className="mb-5 flex flex-wrap justify-between gap-x-6 gap-y-1 px-1 text-sm text-muted">
        <span className="font-medium text-ink">
          {hasRain ? m.regions_chart_rain_label({ place: climate.place }) : m.regions_chart_label({ place: climate.place })}
        </span>
        <span>{m.regions_choose_month()}</span>
      </figcaption>
      <div className="grid grid-cols-12 gap-0.5 sm:gap-2">
        {climate.months.map((month) => (
          <MonthColumn key={month.month} month={month} wettestIn={hasRain ? wettestIn : undefined} y={y} />
        ))}
      </div>
      <div className="mt-5 border-t border-line pt-3 text-xs text-muted">
        <p>
          {climate.basis} <SourceLine source={climate.source} confidence={climate.confidence} />
        </p>
        <Disclosure summary={m.regions_table_title()} tone="quiet">
          <ClimateTable climate={climate} hasRain={hasRain} />
        </Disclosure>
      </div>
    </figure>
  );
}

function MonthColumn(props: { month: ClimateMonth; wettestIn: number | undefined; y: (fahrenheit: number) => number }) {
  const { month, wettestIn, y } = props;
  const rainHeight = wettestIn ? ((month.rainIn ?? 0) / wettestIn) * 40 : 0;
  const name = monthName(month.month);
  const top = y(month.airHighF);
  return (
    // Twelve of them are next to each other on any screen: the figures grow only as far as a twelfth of it allows.
    <a
      href={`#${monthId(month.month)}`}
      data-month={month.month}
      className="group relative flex min-w-0 flex-col items-center rounded-control py-2 text-[min(0.8125rem,3.4vw)] hover:bg-tint data-now:bg-tint"
    >
      <span className="sr-only">
        {name}: {weatherText(month)}
      </span>
      <span aria-hidden className="figures font-medium text-ink">
        {month.airHighF}
      </span>
      <svg viewBox="0 0 16 100" className="my-1 h-40 w-4 rounded-[3px] bg-sunken sm:h-52 sm:w-7" preserveAspectRatio="none">
        <rect
          width="16"
          y={top}
          height={y(month.airLowF) - top}
          rx="4"
          ry="3"
          fill="var(--brand)"
          className="opacity-80 group-hover:opacity-100"
        />
      </svg>
      <span aria-hidden className="figures text-muted">
        {month.airLowF}
      </span>
      {wettestIn ? (
        <>
          <svg viewBox="0 0 16 40" className="mt-3 h-10 w-4 border-b-2 border-line sm:w-7" preserveAspectRatio="none">
            <rect width="16" y={40 - rainHeight} height={rainHeight} rx="2" fill="var(--chart-3)" />
          </svg>
          <span aria-hidden className="figures text-muted">
            {month.rainIn?.toFixed(1)}
          </span>
        </>
      ) : null}
      <span aria-hidden className="mt-2 font-medium text-ink underline-offset-4 group-hover:underline">
        {name.slice(0, 1)}
        <span className="max-sm:hidden">{name.slice(1, 3)}</span>
      </span>
    </a>
  );
}

function ClimateTable({ climate, hasRain }: { climate: RegionFacts['climate']; hasRain: boolean }) {
  const cell = 'figures py-1.5 pl-4 text-right';
  return (
    <ScrollArea label={m.regions_climate_label({ place: climate.place })}>
      <table className="w-full min-w-[420px] border-collapse text-sm text-ink">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-1.5 text-left font-medium">
              {m.common_month()}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {m.common_day()}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {m.regions_night()}
            </th>
            {hasRain ? (
              <th scope="col" className={`${cell} font-medium`}>
                {m.regions_rain()}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {climate.months.map(({ month, airHighF, airLowF, rainIn }) => (
            <tr key={month} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {monthName(month)}
              </th>
              <td className={cell}>
                {airHighF} °F ({toCelsius(airHighF)} °C)
              </td>
              <td className={cell}>
                {airLowF} °F ({toCelsius(airLowF)} °C)
              </td>
              {hasRain ? (
                <td className={cell}>
                  {rainIn === undefined ? m.common_unknown() : `${rainIn.toFixed(1)} in (${toMillimetres(rainIn)} mm)`}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** Twelve short lists, side by side on a phone. The deferred script marks the month that it is, which no page made beforehand can know. */
export function MonthLists({ facts }: { facts: RegionFacts }) {
  return (
    <ScrollArea
      label={m.regions_months_label()}
      className="-mx-6 mt-5 snap-x snap-mandatory scroll-px-6 px-6 md:mx-0 md:overflow-visible md:px-0"
    >
      <ol className="flex w-max gap-4 pb-3 md:grid md:w-auto md:grid-cols-2 md:gap-5 md:pb-0 lg:grid-cols-3">
        {facts.months.map((month) => (
          <MonthList key={month.month} {...month} weather={facts.climate.months[month.month - 1]} />
        ))}
      </ol>
    </ScrollArea>
  );
}

function MonthList({ month, title, tasks, weather }: RegionFacts['months'][number] & { weather: ClimateMonth | undefined }) {
  const [name = '', rest = ''] = title.split(': ');
  return (
    <li
      id={monthId(month)}
      data-month={month}
      className="group w-[min(82vw,340px)] snap-start scroll-mt-6 rounded-card border border-line bg-surface p-6 target:border-brand data-now:border-brand md:w-auto"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 font-serif text-xl font-medium">{name}</h3>
        <span className="hidden rounded-full bg-brand px-2.5 py-0.5 text-xs font-medium text-on-brand group-data-now:inline">
          {m.common_this_month()}
        </span>
      </div>
      <p className="mt-0.5 font-medium first-letter:uppercase">{rest}</p>
      {weather ? <p className="figures mt-0.5 text-xs text-muted first-letter:uppercase">{weatherText(weather)}</p> : null}
      <ul className="mt-4 flex flex-col gap-2.5 text-sm">
        {tasks.map((task) => (
          <li key={task} className="flex gap-2.5">
            <Check size={18} strokeWidth={2} aria-hidden className="mt-0.5 shrink-0 text-brand" />
            <span>{task}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
