import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { pageMeta, SHARE_PICTURES } from '../ui/page-meta.ts';
import { articleBlock, breadcrumbBlock } from '../ui/structured-data.ts';
import type { RegulationFacts, RegulationText, RuleChange } from './front-matter.ts';
import { PlainCrumbs, PublicFrame, Section } from './public-frame.tsx';
import { RegionPicture } from './region-picture.tsx';
import { REGIONS } from './regions.ts';
import { RuleCheck } from './rule-check.tsx';
import { sayMonth } from './say-fact.ts';
import { SourceLine, SourceList } from './source-line.tsx';
import { Blocks, Inlines } from './text-document.tsx';
import { requireRegulationText } from './texts.ts';

export const handle = { static: true };

export const loader = ({ request }: { request: Request }): RegulationText => requireRegulationText(request.url);

const crumbsOf = ({ slug, region, regionSlug }: RegulationFacts) => [
  { label: m.rules_start(), path: '/' },
  { label: m.rules_pool_care({ region }), path: `/${regionSlug}` },
  { label: m.rules_rules(), path: `/${slug}` },
];

export const meta = ({ loaderData }: { loaderData?: RegulationText }) => {
  if (!loaderData) return pageMeta({ title: m.rules_pool_rules_region() });
  const { facts } = loaderData;
  const path = `/${facts.slug}`;
  const picture = SHARE_PICTURES.rules;
  const article = articleBlock({ ...facts, path, picture: picture.path, about: m.rules_pool_rules({ region: facts.region }) });
  return pageMeta({ ...facts, canonicalPath: path, picture, structuredData: [article, breadcrumbBlock(crumbsOf(facts))] });
};

export default function RegulationPage({ loaderData }: { loaderData: RegulationText }) {
  const { key, facts, lead, blocks } = loaderData;
  return (
    <PublicFrame>
      <header className="mx-auto grid w-full max-w-[1160px] grid-cols-[minmax(0,1fr)] items-center gap-10 px-6 pt-4 pb-10 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pt-8">
        <div>
          <PlainCrumbs crumbs={crumbsOf(facts)} />
          <h1 className="mt-3 font-serif text-[clamp(2.4rem,5vw,3.5rem)] leading-[1.04] font-medium tracking-[-0.03em]">{facts.title}</h1>
          <p className="mt-5 max-w-[58ch] text-ink">{lead.kind === 'paragraph' ? <Inlines inlines={lead.inlines} /> : null}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <a href="#check" className={buttonClass('primary', 'lg')}>
              {m.rules_which_rules_concern_me()}
            </a>
            <a href={`/${facts.regionSlug}`} className={buttonClass('secondary', 'lg')}>
              {m.rules_pool_care({ region: facts.region })}
            </a>
          </div>
        </div>
        <RegionPicture region={key} isFenced />
      </header>
      <p className="mx-auto w-[calc(100%-48px)] max-w-[1112px] rounded-card bg-sun-tint px-5 py-4 text-sm text-sun-ink">
        <strong className="font-semibold">{m.rules_as_of({ value: sayMonth(facts.asOf) })}</strong> {m.rules_check_local_authority_page()}
      </p>
      <div className="mx-auto grid w-full max-w-[1160px] grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 px-6 py-12 lg:grid-cols-[1.5fr_1fr]">
        <article className="prose min-w-0 [&>h2:first-child]:mt-0">
          <Blocks blocks={blocks} />
        </article>
        <Aside facts={facts} />
      </div>
      <Section id="check" title={m.rules_which_rules_concern()} text={m.rules_two_answers_list_shortens()}>
        <RuleCheck rules={facts.rules} />
      </Section>
      <Section id="changes" title={m.rules_what_changes()}>
        <Changes changes={facts.changes} />
      </Section>
      <Section id="sources" title={m.rules_sources()}>
        <SourceList sources={[...facts.rules, ...facts.changes].map(({ source }) => source)} />
      </Section>
      <OtherRules except={key} />
    </PublicFrame>
  );
}

function Aside({ facts }: { facts: RegulationFacts }) {
  const { name, url, also } = facts.authority;
  const link = 'font-medium text-brand underline decoration-1 underline-offset-2 hover:decoration-2';
  return (
    <aside className="flex min-w-0 flex-col gap-6 wrap-break-word lg:sticky lg:top-6 lg:self-start">
      <div className="rounded-card border border-line bg-surface p-6 shadow-card">
        <h2 className="text-lg font-semibold">{m.rules_who_charge()}</h2>
        <p className="mt-1">
          <a href={url} rel="noopener nofollow" className={`inline-flex min-h-11 items-center ${link}`}>
            {name}
          </a>
        </p>
        <ul className="mt-3 flex flex-col gap-3 text-sm">
          {also.map((one) => (
            <li key={one.name} className="border-t border-line pt-3">
              {one.url ? (
                <a href={one.url} rel="noopener nofollow" className={link}>
                  {one.name}
                </a>
              ) : (
                <span className="font-medium">{one.name}</span>
              )}
              <span className="block text-muted">{one.about}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="rounded-card bg-tint p-6">
        <h2 className="text-lg font-semibold">{m.rules_ask_them()}</h2>
        <ol className="mt-3 flex list-decimal flex-col gap-2.5 pl-5 text-sm marker:text-brand">
          {facts.askLocally.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
    </aside>
  );
}

const TONES: Record<string, 'ok' | 'sun' | 'neutral'> = { 'in force': 'ok', announced: 'sun' };

function Changes({ changes }: { changes: readonly RuleChange[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {changes.map(({ what, status, source }) => (
        <li key={what} className="min-w-0 border-t border-line pt-4 wrap-break-word">
          <Badge tone={TONES[status] ?? 'neutral'}>
            <span className="first-letter:uppercase">{status}</span>
          </Badge>
          <p className="mt-2">{what}</p>
          <p className="mt-2 text-xs text-muted">
            <SourceLine source={source} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function OtherRules({ except }: { except: string }) {
  return (
    <nav aria-label={m.rules_rules_other_regions()} className="mx-auto w-full max-w-[1160px] px-6 pb-16">
      <ul className="flex flex-wrap gap-3">
        {REGIONS.filter(({ key }) => key !== except).map(({ key, name, rulesSlug }) => (
          <li key={key}>
            <a href={`/${rulesSlug}`} className={buttonClass('secondary')}>
              {m.rules_rules_2({ name })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
