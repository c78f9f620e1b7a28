import { useEffect, useSyncExternalStore } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AdSlot } from '../../consent/ad-slot.tsx';
import { useIsOnline } from '../../browser/online.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useMe } from '../../session/me.ts';
import { WithoutScripts } from '../../browser/without-scripts.tsx';
import { rememberSearch } from '../../features/search/recent-searches.ts';
import { SearchForm } from '../../features/search/search-form.tsx';
import { NothingFound, searchPath, SearchStart } from '../../features/search/search-helps.tsx';
import { SearchResults } from '../../features/search/search-results.tsx';
import { asQuestion, useSearch } from '../../features/search/search.data.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { pageMeta, pageTitle } from '../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { type Command, findCommands, withoutCommands } from '../commands/command.ts';
import { commandKindText, useCommands } from '../commands/use-commands.tsx';

const titleOf = (question: string): string => (question === '' ? m.common_search() : m.search_titled({ query: question }));

/** What the page in the document asks. The title is made again when the language changes, and the page that was built has no question. */
let titled = '';

export const meta = () =>
  pageMeta({
    title: titleOf(titled),
    description: m.search_description(),
    keywords: ['pool care search', 'pool chemistry answers', 'pool rules search'],
    canonicalPath: '/search',
    noindex: true,
  });

const { Lazy: FoundHere } = lazy(() => import('./found-here.tsx').then((part) => part.FoundHere));

const never = () => () => undefined;
/** The page is made before anybody asks: the question is read once it lives. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export default function SearchPage() {
  const [parameters] = useSearchParams();
  const isAlive = useIsAlive();
  const question = isAlive ? asQuestion(parameters.get('q') ?? '') : '';
  const navigate = useNavigate();
  useEffect(() => {
    titled = question;
    document.title = pageTitle(titleOf(question));
    rememberSearch(question);
  }, [question]);
  return (
    <Page width="wide">
      <PageHeader title={m.common_search()} description={m.search_description()} />
      <div className="grid gap-x-12 gap-y-12 min-[1180px]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-w-[820px] min-w-0">
          <SearchForm question={question} onAsk={(asked) => void navigate(searchPath(asked), { preventScrollReset: true })} />
          <WithoutScripts className="mt-8 max-w-[720px]" />
          <div className="mt-8 noscript:hidden">{question === '' ? <SearchStart /> : <Answers question={question} />}</div>
        </div>
        <AdSlot format="rectangle" className="min-[1180px]:w-[300px]" />
      </div>
    </Page>
  );
}

function Answers({ question }: { question: string }) {
  const { language } = useLanguage();
  const search = useSearch(question);
  const isOnline = useIsOnline();
  const own = useOwnCommands(question);
  const items = withoutCommands(search.data?.items ?? [], own);
  if (search.isPending) return <Waiting />;
  return (
    <div className="flex flex-col gap-6" aria-busy={search.isPlaceholderData}>
      {own.length > 0 ? <OwnCommands commands={own} /> : null}
      {search.isError && isOnline ? (
        <Callout
          tone="bad"
          title={m.search_error()}
          action={
            <Button variant="secondary" onClick={() => void search.refetch()}>
              {m.common_try_again()}
            </Button>
          }
        >
          {m.search_error_text()}
        </Callout>
      ) : null}
      {search.isError ? <FoundHere question={question} isOnline={isOnline} hasOthers={own.length > 0} /> : null}
      {!search.isError && items.length === 0 && own.length === 0 ? <NothingFound question={question} /> : null}
      {items.length > 0 ? (
        <section aria-labelledby="found">
          <div role="status">
            <h2 id="found" className="mb-3 text-sm text-muted">
              {m.search_found({ count: items.length, query: question })}{' '}
              {items.every((item) => item.language === language) ? null : `· ${m.search_english()}`}
            </h2>
          </div>
          <SearchResults items={items} />
        </section>
      ) : null}
    </div>
  );
}

/** Letters of the question scattered over a name are no answer to it: the palette may guess, a page of answers may not. */
const CLEAR_SCORE = 0.3;

/** Pools, pages and actions of the signed-in person; the calculators are among the answers. */
function useOwnCommands(question: string): Command[] {
  const { me } = useMe({ onlyIfHinted: true });
  const commands = useCommands().filter(({ kind, id }) => (kind !== 'calculators' && !id.startsWith('page-') ? true : OWN.test(id)));
  if (!me) return [];
  const found = findCommands(commands, question, commandKindText, CLEAR_SCORE).flatMap(({ items }) => items.map(({ id }) => id));
  return found.slice(0, 4).flatMap((id) => commands.find((command) => command.id === id) ?? []);
}

const OWN = /^page-\/(dashboard|chemistry(\/log)?|pools\/:poolId|settings(\/[a-z]+)?)$/;
const OWN_ROW = 'flex min-h-12 w-full items-center gap-3 px-4 text-left text-sm font-medium hover:bg-tint';

function OwnCommands({ commands }: { commands: readonly Command[] }) {
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="mb-3 text-sm text-muted">
        {m.search_from_your_app()}
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {commands.map(({ id, icon, label, to, run }) => (
          <li key={id} className="border-b border-line last:border-0">
            {to === undefined ? (
              <button type="button" onClick={run} className={OWN_ROW}>
                <OwnName icon={icon} label={label} />
              </button>
            ) : (
              <Link to={to} prefetch="intent" onClick={run} className={OWN_ROW}>
                <OwnName icon={icon} label={label} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnName({ icon, label }: Pick<Command, 'icon' | 'label'>) {
  return (
    <>
      <span aria-hidden className="text-brand">
        {icon}
      </span>
      <span className="min-w-0 truncate">{label}</span>
    </>
  );
}

function Waiting() {
  return (
    <Loading label={m.search_loading()}>
      <div className="flex flex-col gap-3">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-32 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}
