import { ArrowRight } from 'lucide-react';
import { useLocation } from 'react-router';
import { addressIn, languageOfAddress } from '../../i18n/addresses.ts';
import type { Language } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { pageMeta, SHARE_PICTURES } from '../../ui/page-meta.ts';
import { breadcrumbBlock, howToBlock } from '../../ui/structured-data.ts';
import { FOR_PERSON, FOR_VISITOR } from '../frame/public-account.tsx';
import { PublicFrame, PublicTitle, Section } from '../frame/public-frame.tsx';
import { REGIONS } from '../regions/regions.ts';
import { monthText } from '../texts/fact-texts.ts';
import { parseDocument } from '../texts/plain-text.ts';
import { SecondHand } from '../texts/source-line.tsx';
import { Blocks, longDate } from '../texts/text-document.tsx';
import { speechOf, translationsOf } from '../translations.ts';
import { TICKS_SCRIPT } from './season-script.ts';
import { monthsLabel, regionLabel } from './guide-labels.ts';
import { PUBLIC_GUIDES, type PublicGuide, requirePublicGuide } from './guides.ts';

export const handle = { static: true };

const crumbsOf = ({ slug, title }: PublicGuide, language: Language) => [
  { label: m.common_home(), path: addressIn(language, '/') },
  { label: m.seasonal_title(), path: addressIn(language, '/seasonal') },
  { label: title[language], path: addressIn(language, `/seasonal/${slug}`) },
];

export const meta = ({ location }: { location: { pathname: string } }) => {
  const guide = requirePublicGuide(location.pathname);
  const language = languageOfAddress(location.pathname);
  const path = addressIn(language, `/seasonal/${guide.slug}`);
  const picture = SHARE_PICTURES.regions;
  const about = { title: guide.title[language], description: guide.summary[language], updatedOn: guide.updatedOn };
  const steps = guide.items.map(({ id, text }) => ({ id, text: text[language] }));
  const howTo = howToBlock({ ...about, path, picture: picture.path, language, steps });
  const head = pageMeta({
    ...about,
    canonicalPath: path,
    picture,
    structuredData: [howTo, breadcrumbBlock(crumbsOf(guide, language))],
    ...speechOf(language),
  });
  return [...head, ...translationsOf(`/seasonal/${guide.slug}`, language)];
};

export default function GuidePage() {
  const { pathname } = useLocation();
  const guide = requirePublicGuide(pathname);
  const language = languageOfAddress(pathname);
  return (
    <PublicFrame>
      <PublicTitle crumbs={crumbsOf(guide, language)} title={guide.title[language]} lead={guide.summary[language]}>
        <p className="mt-4 text-sm text-ink">
          {regionLabel(guide.region)} · {monthsLabel(guide)} · {m.seasonal_updated({ date: longDate(guide.updatedOn) })}
        </p>
      </PublicTitle>
      <div className="public-edge grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 pb-12 lg:grid-cols-[1.35fr_1fr]">
        <section aria-labelledby="checklist">
          <h2 id="checklist" className="sr-only">
            {m.seasonal_checklist()}
          </h2>
          <Checklist guide={guide} language={language} />
          <script dangerouslySetInnerHTML={{ __html: TICKS_SCRIPT }} />
        </section>
        <aside className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
          <WithPool slug={guide.slug} />
        </aside>
      </div>
      <div className="public-edge pb-4">
        <div className="prose">
          <Blocks blocks={parseDocument(guide.body[language]).blocks} />
        </div>
      </div>
      <Others guide={guide} language={language} />
      <Section id="sources" title={m.common_sources()}>
        <Sources sources={guide.sources} />
      </Section>
    </PublicFrame>
  );
}

/** Large and short: it is read standing, with wet hands. The boxes are the browser's; a script keeps them on the device. */
function Checklist({ guide, language }: { guide: PublicGuide; language: Language }) {
  return (
    <ol data-ticks="" className="flex flex-col rounded-card border border-line bg-surface px-4 shadow-card sm:px-6">
      {guide.items.map(({ id, text, why, hasDose }) => (
        <li key={id} id={id} className="scroll-mt-6 border-t border-line py-3 first:border-t-0">
          <Checkbox
            name={id}
            label={<span className="text-lg font-medium">{text[language]}</span>}
            description={
              why || hasDose ? (
                <>
                  {why?.[language]} {hasDose ? <span className="block font-medium text-brand">{m.seasonal_has_dose()}</span> : null}
                </>
              ) : undefined
            }
          />
        </li>
      ))}
    </ol>
  );
}

function WithPool({ slug }: { slug: string }) {
  return (
    <div className="rounded-card bg-tint p-6">
      <h2 className="text-lg font-semibold">{m.seasonal_with_pool_title()}</h2>
      <p className="mt-2">{m.seasonal_with_pool_text()}</p>
      <p className="mt-4">
        <a href="/setup" className={`${FOR_VISITOR} ${buttonClass('primary', 'lg')}`}>
          {m.seasonal_add_pool()}
        </a>
        <a href={`/maintenance/seasonal?guide=${slug}`} className={`${FOR_PERSON} ${buttonClass('primary', 'lg')}`}>
          {m.seasonal_open_here()}
        </a>
      </p>
      <p className={`${FOR_VISITOR} mt-3 text-sm text-muted`}>{m.seasonal_ticks_here()}</p>
    </div>
  );
}

const MOST_OTHERS = 6;

/** Those of the same region first, then those for everywhere. */
function Others({ guide, language }: { guide: PublicGuide; language: Language }) {
  const related = PUBLIC_GUIDES.filter(({ slug }) => slug !== guide.slug);
  const others = [
    ...related.filter(({ region }) => region === guide.region),
    ...related.filter(({ region }) => region === null && guide.region !== null),
  ].slice(0, MOST_OTHERS);
  const region = REGIONS.find(({ key }) => key === guide.region);
  return (
    <Section id="others" title={m.seasonal_others()}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {others.map(({ slug, title }) => (
          <OtherLink key={slug} href={addressIn(language, `/seasonal/${slug}`)} label={title[language]} />
        ))}
        {region ? (
          <OtherLink href={`/${region.careSlug}`} label={m.common_pool_care_in_region({ region: regionLabel(region.key) })} />
        ) : null}
        <OtherLink href={addressIn(language, '/seasonal')} label={m.seasonal_all()} />
      </ul>
    </Section>
  );
}

function OtherLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a href={href} className="inline-flex min-h-11 items-center gap-2 font-medium text-brand hover:underline">
        {label}
        <ArrowRight size={18} aria-hidden className="shrink-0" />
      </a>
    </li>
  );
}

function Sources({ sources }: { sources: PublicGuide['sources'] }) {
  return (
    <>
      <ul className="grid gap-x-10 gap-y-3 text-sm text-muted lg:grid-cols-2">
        {sources.map(({ title, url, confidence, asOf }) => (
          <li key={url} className="min-w-0 border-t border-line pt-3 wrap-break-word">
            {confidence === 'computed' ? `${m.regions_our_calculation()} ` : null}
            <a
              href={url}
              rel="noopener nofollow"
              className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-2 hover:text-ink"
            >
              {title}
            </a>
            {asOf ? ` (${monthText(asOf)})` : null}
            {confidence === 'secondary' ? <SecondHand /> : null}
          </li>
        ))}
      </ul>
      {sources.some(({ confidence }) => confidence === 'secondary') ? (
        <p className="mt-4 measure-66 text-xs text-muted">{m.rules_second_source_note()}</p>
      ) : null}
    </>
  );
}
