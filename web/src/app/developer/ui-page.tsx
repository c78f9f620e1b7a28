import { useState } from 'react';
import { type Units, useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { type Theme, useTheme } from '../settings/theme.ts';
import { CHAPTERS } from './chapters.ts';

export const meta = () =>
  pageMeta({
    title: m.developer_book_title(),
    description: m.developer_book_text(),
    canonicalPath: '/developer/ui',
    noindex: true,
    nofollow: true,
  });

/** The design book: every component in every state, every measure by its name. Its examples speak English. */
export default function DesignBookPage() {
  const { units: own } = useUnits();
  const [chosen, setChosen] = useState<Units | null>(null);
  const { theme, chooseTheme } = useTheme();
  const units = chosen ?? own;
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 py-6 in-data-public:max-w-[1160px] in-data-public:px-6 sm:px-8 sm:py-10 sm:in-data-public:px-6">
      <PageHeader
        title={m.developer_book_title()}
        description={m.developer_book_text()}
        actions={
          <>
            <SegmentedControl<Theme>
              label={m.common_appearance()}
              value={theme}
              onChange={chooseTheme}
              options={[
                { value: 'system', label: m.common_system() },
                { value: 'light', label: m.common_light() },
                { value: 'dark', label: m.common_dark() },
              ]}
            />
            <SegmentedControl<Units>
              label={m.common_units()}
              value={units}
              onChange={setChosen}
              options={[
                { value: 'us', label: m.common_us() },
                { value: 'metric', label: m.common_metric() },
              ]}
            />
          </>
        }
      />
      <div className="grid gap-10 lg:grid-cols-[180px_minmax(0,1fr)] xl:gap-16">
        <nav aria-label={m.developer_book_chapters()} className="lg:sticky lg:top-8 lg:self-start">
          <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
            {CHAPTERS.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium hover:border-brand lg:w-full lg:rounded-control lg:border-0 lg:bg-transparent lg:px-3 lg:text-muted lg:hover:bg-sunken lg:hover:text-ink"
                >
                  {name()}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-16" lang="en">
          {CHAPTERS.map(({ id, Content }) => (
            <Content key={id} units={units} />
          ))}
        </div>
      </div>
    </div>
  );
}
