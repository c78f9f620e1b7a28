import { useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { pageMeta, SHARE_PICTURES } from '../../ui/page-meta.ts';
import { articleBlock, breadcrumbBlock } from '../../ui/structured-data.ts';
import type { RegulationFacts, RuleChange } from '../texts/front-matter.ts';
import { PublicFrame, PublicTitle, Section } from '../frame/public-frame.tsx';
import { anchorOf, plainText } from '../texts/plain-text.ts';
import type { Block } from '../texts/plain-text.ts';
import { RegionPicture } from './region-picture.tsx';
import { REGIONS } from './regions.ts';
import { RuleCheck } from './rule-check.tsx';
import { monthText } from '../texts/fact-texts.ts';
import { SourceLine, SourceList } from '../texts/source-line.tsx';
import { Chapters, Inlines } from '../texts/text-document.tsx';
import { requireRegulationText } from '../texts/texts.ts';

export const handle = { static: true };

const crumbsOf = ({ slug, region, regionSlug }: RegulationFacts) => [
  { label: m.common_home(), path: '/' },
  { label: m.common_pool_care_in_region({ region }), path: `/${regionSlug}` },
  { label: m.common_rules(), path: `/${slug}` },
];

export const meta = ({ location }: { location: { pathname: string } }) => {
  const { facts } = requireRegulationText(location.pathname);
  const path = `/${facts.slug}`;
  const picture = SHARE_PICTURES.rules;
  const article = articleBlock({ ...facts, path, picture: picture.path, about: m.rules_title({ region: facts.region }) });
  return pageMeta({ ...facts, canonicalPath: path, picture, structuredData: [article, breadcrumbBlock(crumbsOf(facts))] });
};

export default function RegulationPage() {
  const { key, facts, lead, blocks } = requireRegulationText(useLocation().pathname);
  return (
    <PublicFrame>
      <PublicTitle
        crumbs={crumbsOf(facts)}
        title={facts.title}
        lead={lead.kind === 'paragraph' ? <Inlines inlines={lead.inlines} /> : null}
        picture={<RegionPicture region={key} isFenced />}
      >
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="#check" className={buttonClass('primary', 'lg')}>
            {m.rules_check_link()}
          </a>
          <a href={`/${facts.regionSlug}`} className={buttonClass('secondary', 'lg')}>
            {m.common_pool_care_in_region({ region: facts.region })}
          </a>
        </div>
      </PublicTitle>
      <div className="public-edge">
        <p className="rounded-card bg-sun-tint px-5 py-4 text-sm text-sun-ink">
          <strong className="font-semibold">{m.rules_as_of({ value: monthText(facts.asOf) })}</strong> {m.rules_check_locally()}
        </p>
      </div>
      <Section id="check" title={m.rules_check_title()} text={m.rules_check_text()}>
        <RuleCheck rules={facts.rules} />
      </Section>
      <div className="public-edge grid grid-cols-[minmax(0,1fr)] gap-x-12 py-12 lg:grid-cols-[340px_minmax(0,1fr)]">
        <Contents blocks={blocks} />
        <article className="prose min-w-0 [&>section:first-child>h2]:mt-0">
          <Chapters blocks={blocks} />
        </article>
      </div>
      <Authority facts={facts} />
      <Section id="changes" title={m.rules_changes_title()}>
        <Changes changes={facts.changes} />
      </Section>
      <Section id="sources" title={m.common_sources()}>
        <SourceList sources={[...facts.rules, ...facts.changes].map(({ source }) => source)} />
      </Section>
      <OtherRules except={key} />
    </PublicFrame>
  );
}

function Authority({ facts }: { facts: RegulationFacts }) {
  const { name, url, also } = facts.authority;
  const link = 'font-medium text-brand underline decoration-1 underline-offset-2 hover:decoration-2';
  return (
    <div className="public-edge grid gap-6 wrap-break-word md:grid-cols-2">
      <div className="min-w-0 rounded-card border border-line bg-surface p-6 shadow-card">
        <h2 className="text-lg font-semibold">{m.rules_authority_title()}</h2>
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
      <div className="min-w-0 rounded-card bg-tint p-6">
        <h2 className="text-lg font-semibold">{m.rules_questions_title()}</h2>
        <ol className="mt-3 flex list-decimal flex-col gap-2.5 pl-5 text-sm marker:text-brand">
          {facts.askLocally.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Next to the long text from its beginning to its end; on a phone the short check takes its place. */
function Contents({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [plainText(block.inlines)] : []));
  return (
    <nav aria-labelledby="contents" className="sticky top-6 hidden self-start lg:block">
      <h2 id="contents" className="text-sm font-semibold">
        {m.rules_contents()}
      </h2>
      <ul className="mt-2 border-l-2 border-line text-sm">
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`} className="flex min-h-11 items-center pl-4 text-muted hover:text-ink hover:underline">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
    <nav aria-label={m.rules_other_regions()} className="public-edge pb-16">
      <ul className="flex flex-wrap gap-3">
        {REGIONS.filter(({ key }) => key !== except).map(({ key, name, rulesSlug }) => (
          <li key={key}>
            <a href={`/${rulesSlug}`} className={buttonClass('secondary')}>
              {m.common_rules_in_name({ name })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
