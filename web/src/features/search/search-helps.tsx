import { Calculator, CircleHelp, History, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressHere } from '../../i18n/addresses.ts';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass, LinkButton } from '../../ui/button.tsx';
import { IconTile } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';

const CHIP =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-4 py-2 text-sm font-medium hover:border-brand dark:bg-raised';

export const searchPath = (question: string): string => `/search?q=${encodeURIComponent(question)}`;

function Chips({
  id,
  title,
  questions,
  isRecent = false,
}: {
  id: string;
  title: string;
  questions: readonly string[];
  isRecent?: boolean;
}) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {isRecent ? (
          <Button variant="quiet" size="sm" onClick={forgetSearches}>
            {m.search_recent_clear()}
          </Button>
        ) : null}
      </div>
      <ul className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question} className="max-w-full">
            <Link to={searchPath(question)} className={CHIP}>
              {isRecent ? <History size={16} aria-hidden className="shrink-0 text-muted" /> : null}
              <span className="line-clamp-2 min-w-0">{question}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Before anything was asked: what one asked before, and what others often ask. */
export function SearchStart() {
  const recent = useRecentSearches();
  const often = [m.search_try_1(), m.search_try_2(), m.search_try_3(), m.search_try_4(), m.search_try_5()];
  return (
    <div className="flex flex-col gap-8">
      {recent.length > 0 ? <Chips id="recent" title={m.search_recent()} questions={recent} isRecent /> : null}
      <Chips id="often" title={m.search_try_title()} questions={often} />
      <Browse />
    </div>
  );
}

const WAY =
  'group flex h-full gap-4 rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-brand ' +
  'sm:flex-col sm:gap-3 sm:p-5';

/** For who does not know what to ask for. */
function Browse() {
  const ways = [
    { to: '/calculators', title: m.common_all_calculators(), text: m.search_browse_calculators(), Icon: Calculator },
    { to: addressHere('/faq'), title: m.common_questions_and_answers(), text: m.search_browse_questions(), Icon: CircleHelp },
    { to: '/contact', title: m.search_link_contact(), text: m.search_browse_contact(), Icon: Mail },
  ];
  return (
    <section aria-labelledby="browse">
      <h2 id="browse" className="mb-3 text-lg font-semibold">
        {m.search_browse()}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {ways.map(({ to, title, text, Icon }) => (
          <li key={to}>
            <a href={to} className={WAY}>
              <Way icon={<Icon size={24} strokeWidth={1.75} />} title={title} text={text} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Way({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      <span aria-hidden>
        <IconTile>{icon}</IconTile>
      </span>
      <span className="min-w-0">
        <span className="block font-semibold group-hover:underline">{title}</span>
        <span className="mt-1 block text-sm text-muted">{text}</span>
      </span>
    </>
  );
}

export function NothingFound({ question }: { question: string }) {
  return (
    <EmptyState
      drawing="search"
      title={m.search_nothing({ query: question })}
      action={
        <>
          <LinkButton to="/calculators" prefetch="intent">
            {m.common_all_calculators()}
          </LinkButton>
          <a href={addressHere('/faq')} className={buttonClass('secondary')}>
            {m.common_questions_and_answers()}
          </a>
          <LinkButton to="/contact" variant="secondary" prefetch="intent">
            {m.search_link_contact()}
          </LinkButton>
        </>
      }
    >
      {m.search_nothing_text()}
    </EmptyState>
  );
}
