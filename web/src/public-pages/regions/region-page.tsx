import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { pageMeta, SHARE_PICTURES } from '../../ui/page-meta.ts';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { articleBlock, breadcrumbBlock } from '../../ui/structured-data.ts';
import { CALCULATOR_TITLES } from '../calculator-titles.ts';
import type { FillWater, RegionFacts, SourcedFact } from '../texts/front-matter.ts';
import { anchorOf } from '../texts/plain-text.ts';
import { PublicFrame, PublicTitle, Section } from '../frame/public-frame.tsx';
import { RegionPicture } from './region-picture.tsx';
import { REGIONS } from './regions.ts';
import { PUBLIC_GUIDES } from '../seasonal/guides.ts';
import { valueText } from '../texts/fact-texts.ts';
import { SecondHand, SourceLine, SourceList } from '../texts/source-line.tsx';
import { Blocks, Inlines, longDate } from '../texts/text-document.tsx';
import { requireRegionText } from '../texts/texts.ts';
import { MonthLists, YearChart } from '../year.tsx';

export const handle = { static: true };

const crumbsOf = ({ slug, region }: RegionFacts) => [
  { label: m.common_home(), path: '/' },
  { label: m.common_pool_care_in_region({ region }), path: `/${slug}` },
];

export const meta = ({ location }: { location: { pathname: string } }) => {
  const { facts } = requireRegionText(location.pathname);
  const path = `/${facts.slug}`;
  const picture = SHARE_PICTURES.regions;
  const article = articleBlock({ ...facts, path, picture: picture.path, about: m.common_pool_care_in_region({ region: facts.region }) });
  return pageMeta({ ...facts, canonicalPath: path, picture, structuredData: [article, breadcrumbBlock(crumbsOf(facts))] });
};

export default function RegionPage() {
  const { key, facts, lead, blocks } = requireRegionText(useLocation().pathname);
  return (
    <PublicFrame>
      <PublicTitle
        crumbs={crumbsOf(facts)}
        title={facts.title}
        lead={lead.kind === 'paragraph' ? <Inlines inlines={lead.inlines} /> : null}
        picture={<RegionPicture region={key} />}
      >
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="#year" className={buttonClass('primary', 'lg')}>
            {m.regions_by_month_title()}
          </a>
          <a href={`/${facts.regulationsSlug}`} className={buttonClass('secondary', 'lg')}>
            {m.common_rules_in_name({ name: facts.region })}
          </a>
        </div>
        <p className="mt-4 text-sm text-ink">{m.regions_last_changed({ value: longDate(facts.updatedOn) })}</p>
      </PublicTitle>
      <KeyFigures facts={facts.climate.facts} />
      <Section id="year" title={m.regions_by_month_title()} text={m.regions_calendar_text()}>
        <YearChart climate={facts.climate} />
        <MonthLists facts={facts} />
      </Section>
      <Section id="problems" title={m.regions_problems_title({ region: facts.region })}>
        <Problems problems={facts.problems} />
      </Section>
      <div className="public-edge grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-8 lg:grid-cols-[1.15fr_1fr]">
        <div className="prose min-w-0 [&>h2:first-child]:mt-0">
          <Blocks blocks={blocks} />
        </div>
        <aside className="flex min-w-0 flex-col gap-8 lg:sticky lg:top-6 lg:self-start">
          <FillWaterTable rows={facts.fillWater} />
          <SeasonalGuides region={key} />
          <Calculators names={facts.calculators} />
        </aside>
      </div>
      <Section id="sources" title={m.common_sources()}>
        <SourceList sources={facts.sources} />
      </Section>
      <OtherRegions except={key} />
    </PublicFrame>
  );
}

/** By the number of cards that share a row of a wide screen: twelve columns, filled to the edge. */
const SPANS: Record<number, string> = { 2: 'lg:col-span-6', 3: 'lg:col-span-4', 4: 'lg:col-span-3' };

/** Rows of at most four, as even as the number allows, the longer ones below: seven are three and four. */
function spansOf(count: number): string[] {
  const rows = Math.ceil(count / 4);
  const lengths = Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
  return lengths.flatMap((length) => Array.from({ length }, () => SPANS[length] ?? 'lg:col-span-12'));
}

function KeyFigures({ facts }: { facts: readonly SourcedFact[] }) {
  const spans = spansOf(facts.length);
  return (
    <section aria-label={m.regions_figures()} className="public-edge">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12">
        {facts.map((fact, index) => (
          <div
            key={fact.name}
            className={clsx(
              // two columns: the first of an odd number takes both
              index === 0 && facts.length % 2 === 1 && 'sm:max-lg:col-span-2',
              spans[index],
              'flex flex-col border-line max-sm:border-t max-sm:pt-4 sm:rounded-card sm:border sm:bg-surface sm:p-5 sm:shadow-card',
            )}
          >
            <dt className="order-2 mt-1 text-sm">{fact.name}</dt>
            <dd className="figures order-1 text-xl font-semibold text-balance">{valueText(fact.value, fact.unit)}</dd>
            <dd className="order-3 mt-2 text-xs text-muted">
              {fact.note ? `${fact.confidence === 'computed' ? `${m.regions_our_calculation()} ` : ''}${fact.note}. ` : null}
              {fact.source ? <SourceLine source={fact.source} confidence={fact.confidence} /> : null}
            </dd>
          </div>
        ))}
      </dl>
      {facts.some(({ confidence }) => confidence === 'secondary') ? (
        <p className="mt-4 measure-66 text-xs text-muted">{m.rules_second_source_note()}</p>
      ) : null}
    </section>
  );
}

function Problems({ problems }: { problems: RegionFacts['problems'] }) {
  return (
    <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      {problems.map(({ name, why, whatToDo }) => (
        <li key={name} id={anchorOf(name)} className="scroll-mt-6 border-t border-line pt-5">
          <h3 className="text-lg font-semibold">{name}</h3>
          <p className="mt-2 text-muted">{why}</p>
          <p className="mt-3 rounded-control bg-tint px-4 py-3">
            <strong className="font-semibold">{m.regions_what_to_do()} </strong>
            {whatToDo}
          </p>
        </li>
      ))}
    </ul>
  );
}

const QUANTITIES = {
  hardness: m.regions_hardness,
  alkalinity: m.regions_alkalinity,
  pH: () => 'pH',
  disinfectant: m.regions_disinfectant,
  source: m.regions_tap_water_source,
} as const;

function FillWaterTable({ rows }: { rows: readonly FillWater[] }) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-6 shadow-card">
      <h2 className="text-lg font-semibold">{m.common_fill_water()}</h2>
      <p className="mt-1 text-sm text-muted">{m.regions_tap_water_text()}</p>
      <ScrollArea label={m.common_fill_water()} className="mt-3">
        <table className="w-full border-collapse text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">{m.regions_place()}</th>
              <th scope="col">{m.common_value()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.place} ${row.quantity}`} className="border-t border-line align-top">
                <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                  {row.place}
                  <span className="block text-xs text-muted">{QUANTITIES[row.quantity]()}</span>
                </th>
                <td className="figures py-2.5 text-right">
                  <span className="font-medium">{valueText(row.value, row.unit)}</span>
                  {row.note ? <span className="block text-xs text-muted">{row.note}</span> : null}
                  {row.confidence === 'secondary' ? (
                    <span className="block">
                      <SecondHand />
                    </span>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  );
}

function SeasonalGuides({ region }: { region: string }) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-6 shadow-card">
      <h2 className="text-lg font-semibold">{m.seasonal_title()}</h2>
      <ul className="mt-2">
        {PUBLIC_GUIDES.filter((guide) => guide.region === region).map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/seasonal/${slug}`} className="inline-flex min-h-11 items-center font-medium text-brand hover:underline">
              {title.en}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Calculators({ names }: { names: readonly string[] }) {
  return (
    <div className="rounded-card bg-tint p-6">
      <h2 className="text-lg font-semibold">{m.regions_calculators_title()}</h2>
      <ul className="mt-2">
        {names.map((name) => (
          <li key={name}>
            <a href={`/calculators/${name}`} className="inline-flex min-h-11 items-center gap-2 font-medium text-brand hover:underline">
              {CALCULATOR_TITLES[name]?.()}
              <ArrowRight size={18} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OtherRegions({ except }: { except: string }) {
  return (
    <nav aria-label={m.regions_other_regions()} className="public-edge pt-4 pb-16">
      <ul className="two-columns grid gap-4 lg:grid-cols-4">
        {REGIONS.filter(({ key }) => key !== except).map(({ key, name, careSlug }) => (
          <li key={key}>
            <a href={`/${careSlug}`} className="group block">
              <RegionPicture region={key} />
              <span className="mt-2 inline-flex min-h-11 items-center gap-2 font-medium group-hover:underline">
                {m.common_pool_care_in_region({ region: name })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
