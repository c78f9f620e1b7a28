import { ArrowRight, Clock, FlaskConical, Waves } from 'lucide-react';
import type { ReactNode } from 'react';
import { productName } from '../../i18n/product-names.ts';
import { m } from '../../paraglide/messages.js';
import { RangeBar } from '../../ui/range-bar.tsx';
import { CALCULATOR_TITLES } from '../calculator-titles.ts';
import { EXAMPLE, exampleArithmetic, exampleSwimFrom } from './landing-example.ts';
import { regionName } from '../regions/region-name.ts';
import { RegionPicture } from '../regions/region-picture.tsx';
import { REGIONS } from '../regions/regions.ts';
import { ChartPicture } from './showcase.tsx';

/** What people can do here today, nine things; what matters most has the most room, and what can be shown is shown. */
export function LandingFeatures() {
  return (
    <section id="features" aria-labelledby="features-title" className="public-edge scroll-mt-4 py-16 sm:py-24">
      <h2 id="features-title" className="measure-19 font-serif text-3xl font-medium">
        {m.landing_features_text()}
      </h2>
      <div className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-12">
        <PlanCard />
        <ClockCard />
        <ProofCard />
        <HistoryCard />
        <LogCard />
        <ShelfCard />
        <PoolsCard />
        <CalculatorsCard />
        <GuidesCard />
      </div>
    </section>
  );
}

const LINK = 'inline-flex min-h-11 items-center gap-2 font-medium text-brand hover:underline';

/** `className`: its place and look. */
function Feature(props: { title: string; text: string; className: string; children?: ReactNode }) {
  return (
    <article className={`flex min-w-0 flex-col rounded-hero p-7 ${props.className}`}>
      <h3 className="text-xl font-semibold">{props.title}</h3>
      <p className="mt-2 measure-56 text-muted">{props.text}</p>
      {props.children}
    </article>
  );
}

const PLAIN = 'border border-line bg-surface shadow-card';

function PlanCard() {
  return (
    <Feature
      title={m.landing_feature_plan_title()}
      text={m.landing_feature_plan_text()}
      className={`${PLAIN} md:col-span-2 lg:col-span-7 lg:row-span-2`}
    >
      <ol className="figures mt-6 flex flex-col gap-2.5">
        {exampleArithmetic().map((line, index) => (
          <li key={line} className="flex items-baseline gap-4 rounded-control bg-sunken px-4 py-3">
            <span className="text-sm text-muted">{index + 1}</span>
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ol>
      <p className="mt-auto pt-5 text-sm text-muted">{m.landing_feature_plan_note()}</p>
    </Feature>
  );
}

function ClockCard() {
  return (
    <Feature title={m.landing_feature_swim_title()} text={m.landing_feature_swim_text()} className="bg-tint lg:col-span-5">
      <p className="figures mt-6 flex items-center gap-4 font-serif text-display leading-none font-medium">
        <Clock size={40} strokeWidth={1.5} aria-hidden className="text-brand" />
        {exampleSwimFrom()}
      </p>
    </Feature>
  );
}

function ProofCard() {
  return (
    <Feature title={m.landing_why_proof_title()} text={m.landing_why_proof_text()} className={`${PLAIN} lg:col-span-5`}>
      <a href="/proof" className={`mt-auto pt-3 ${LINK}`}>
        {m.landing_see_proof()}
        <ArrowRight size={18} aria-hidden />
      </a>
    </Feature>
  );
}

function HistoryCard() {
  return (
    <Feature
      title={m.landing_feature_history_title()}
      text={m.landing_feature_history_text()}
      className={`${PLAIN} md:col-span-2 lg:col-span-8`}
    >
      <div className="mt-6">
        <ChartPicture />
      </div>
    </Feature>
  );
}

function LogCard() {
  const { freeChlorine, ph, alkalinity } = EXAMPLE;
  return (
    <Feature title={m.landing_feature_log_title()} text={m.landing_feature_log_text()} className={`${PLAIN} lg:col-span-4`}>
      <div className="mt-auto flex flex-col gap-5 pt-6">
        <Measured label={m.common_free_chlorine()} value={`${freeChlorine.value.toFixed(1)} ppm`}>
          <RangeBar
            label={m.landing_free_chlorine_target({
              value: freeChlorine.value,
              low: freeChlorine.target.low,
              high: freeChlorine.target.high,
            })}
            value={freeChlorine.value}
            target={freeChlorine.target}
          />
        </Measured>
        <Measured label={m.common_ph()} value={ph.value.toFixed(1)}>
          <RangeBar
            label={m.landing_ph_target({ value: ph.value, low: ph.target.low, high: ph.target.high })}
            value={ph.value}
            target={ph.target}
          />
        </Measured>
        <Measured label={m.common_total_alkalinity()} value={`${alkalinity.value} ppm`}>
          <RangeBar
            label={m.landing_alkalinity_target({ value: alkalinity.value, low: alkalinity.target.low, high: alkalinity.target.high })}
            value={alkalinity.value}
            target={alkalinity.target}
          />
        </Measured>
      </div>
    </Feature>
  );
}

function Measured({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-1.5 flex items-baseline justify-between text-sm">
        <span>{label}</span>
        <span className="figures text-lg font-semibold">{value}</span>
      </p>
      {children}
    </div>
  );
}

const SHELF = ['liquid-chlorine', 'cal-hypo', 'trichlor', 'muriatic-acid', 'soda-ash', 'baking-soda', 'cyanuric-acid', 'salt'] as const;

function ShelfCard() {
  return (
    <Feature title={m.landing_feature_chemicals_title()} text={m.landing_feature_chemicals_text()} className={`${PLAIN} lg:col-span-6`}>
      <ul className="mt-auto flex flex-wrap gap-2 pt-5">
        {SHELF.map((id) => (
          <li key={id} className="inline-flex max-w-full items-center gap-2 rounded-full bg-sunken px-4 py-2 text-sm">
            <FlaskConical size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-brand" />
            <span className="min-w-0">{productName(id)}</span>
          </li>
        ))}
      </ul>
    </Feature>
  );
}

const bodies = () => [
  { kind: m.common_pool(), volume: EXAMPLE.volume },
  { kind: m.common_spa(), volume: '400 gal' },
  { kind: m.common_swim_spa(), volume: '1,500 gal' },
];

function PoolsCard() {
  return (
    <Feature
      title={m.landing_feature_pools_title()}
      text={m.landing_feature_pools_text()}
      className="bg-sun-tint [&>p]:text-sun-ink lg:col-span-6"
    >
      <ul className="mt-auto flex flex-col gap-2 pt-5">
        {bodies().map(({ kind, volume }) => (
          <li key={kind} className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-control bg-surface px-4 py-2 text-sm">
            <Waves size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-brand" />
            <span className="font-medium">{kind}</span>
            <span className="figures ml-auto text-muted">{volume}</span>
          </li>
        ))}
      </ul>
    </Feature>
  );
}

const SHOWN_CALCULATORS = ['plan', 'balance', 'volume', 'dilution'];

function CalculatorsCard() {
  const count = Object.keys(CALCULATOR_TITLES).length;
  return (
    <Feature
      title={m.landing_feature_calculators_title({ count })}
      text={m.landing_feature_calculators_text()}
      className={`${PLAIN} lg:col-span-4`}
    >
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 lg:block">
        {SHOWN_CALCULATORS.map((name) => (
          <li key={name} className="lg:border-t lg:border-line lg:first:border-0">
            <a href={`/calculators/${name}`} className="flex min-h-11 items-center text-sm font-medium text-brand hover:underline">
              {CALCULATOR_TITLES[name]?.()}
            </a>
          </li>
        ))}
      </ul>
      <a href="/calculators" className={`mt-auto ${LINK}`}>
        {m.common_all_calculators()}
        <ArrowRight size={18} aria-hidden />
      </a>
    </Feature>
  );
}

function GuidesCard() {
  return (
    <Feature
      title={m.landing_feature_regions_title()}
      text={m.landing_feature_regions_text()}
      className="bg-tint md:col-span-2 lg:col-span-8"
    >
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-4 sm:grid-cols-3 lg:grid-cols-5 lg:gap-3">
        {REGIONS.map((region) => ({ ...region, name: regionName(region) })).map(({ key, name, careSlug, rulesSlug }) => (
          <li key={key} className="min-w-0">
            <a href={`/${careSlug}`} className="group block">
              <RegionPicture region={key} />
              <span className="mt-1 flex min-h-11 items-center text-sm leading-tight font-medium group-hover:underline">{name}</span>
            </a>
            <a
              href={`/${rulesSlug}`}
              aria-label={m.common_rules_in_name({ name })}
              className="flex min-h-11 items-center text-sm text-brand hover:underline"
            >
              {m.common_rules()}
            </a>
          </li>
        ))}
      </ul>
    </Feature>
  );
}
