import { useLocation } from 'react-router';
import { addressIn, languageOfAddress } from '../../i18n/addresses.ts';
import type { Language } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';
import { HouseAd } from '../../consent/house-ad.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { pageMeta, SHARE_PICTURES } from '../../ui/page-meta.ts';
import { breadcrumbBlock } from '../../ui/structured-data.ts';
import { FOR_PERSON, FOR_VISITOR } from '../frame/public-account.tsx';
import { PublicFrame, PublicTitle } from '../frame/public-frame.tsx';
import { REGIONS } from '../regions/regions.ts';
import { speechOf, translationsOf } from '../translations.ts';
import { SEASON_SCRIPT } from './season-script.ts';
import { monthsLabel, regionLabel } from './guide-labels.ts';
import { PUBLIC_GUIDES, type PublicGuide } from './guides.ts';

export const handle = { static: true };

const crumbs = (language: Language) => [
  { label: m.common_home(), path: addressIn(language, '/') },
  { label: m.seasonal_title(), path: addressIn(language, '/seasonal') },
];

export const meta = ({ location }: { location: { pathname: string } }) => {
  const language = languageOfAddress(location.pathname);
  const said = { locale: language };
  const head = pageMeta({
    title: m.seasonal_page_title({}, said),
    description: m.seasonal_description({}, said),
    canonicalPath: addressIn(language, '/seasonal'),
    picture: SHARE_PICTURES.regions,
    structuredData: [breadcrumbBlock(crumbs(language))],
    ...speechOf(language),
  });
  return [...head, ...translationsOf('/seasonal', language)];
};

export default function SeasonalPage() {
  const language = languageOfAddress(useLocation().pathname);
  return (
    <PublicFrame>
      <PublicTitle crumbs={crumbs(language)} title={m.seasonal_page_title()} lead={m.seasonal_description()}>
        <p className="mt-6">
          <a href="/setup" className={`${FOR_VISITOR} ${buttonClass('primary', 'lg')}`}>
            {m.seasonal_add_pool()}
          </a>
          <a href="/maintenance/seasonal" className={`${FOR_PERSON} ${buttonClass('primary', 'lg')}`}>
            {m.seasonal_open_mine()}
          </a>
        </p>
      </PublicTitle>
      <div className="guide-list public-edge pb-20">
        <RegionFilter />
        <ul data-seasons="" className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {PUBLIC_GUIDES.map((guide) => (
            <GuideCard key={guide.slug} guide={guide} language={language} />
          ))}
        </ul>
        <script dangerouslySetInnerHTML={{ __html: SEASON_SCRIPT }} />
        <aside aria-label={m.consent_ad_label()} className={`${FOR_VISITOR} mt-10 min-h-[90px]`}>
          <HouseAd format="horizontal" />
        </aside>
      </div>
    </PublicFrame>
  );
}

/** The browser's own: a chosen region hides the guides of the others (styles/public.css, which names the same regions). */
function RegionFilter() {
  const choices = [
    { id: 'all', label: m.seasonal_all_regions() },
    ...REGIONS.map(({ key }) => ({ id: key as string, label: regionLabel(key) })),
    { id: 'everywhere', label: m.seasonal_everywhere() },
  ];
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{m.seasonal_filter()}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ id, label }, index) => (
          <label
            key={id}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-surface px-4 text-sm font-medium hover:border-brand has-checked:border-brand has-checked:bg-tint has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input type="radio" name="guide-region" id={`guides-${id}`} defaultChecked={index === 0} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function GuideCard({ guide, language }: { guide: PublicGuide; language: Language }) {
  const { slug, region, months, title, summary } = guide;
  return (
    <li data-region={region ?? 'everywhere'} data-months={months?.join(' ')} className="group/guide">
      <a
        href={addressIn(language, `/seasonal/${slug}`)}
        className="flex h-full flex-col rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-brand"
      >
        <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <span>{regionLabel(region)}</span>
          <span className="hidden group-data-now/guide:inline-flex">
            <Badge tone="ok">{m.seasonal_now()}</Badge>
          </span>
        </span>
        <h2 className="mt-1 text-lg font-semibold text-balance">{title[language]}</h2>
        <span className="mt-2 text-sm text-muted">{summary[language]}</span>
        <span className="figures mt-auto pt-3 text-sm font-medium">{monthsLabel(guide)}</span>
      </a>
    </li>
  );
}
