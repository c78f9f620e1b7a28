import type { SearchItem } from '@limpid/contract';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.tsx';
import { useSignedInHint } from '../../session/signed-in-hint.ts';
import { IconTile } from '../../ui/card.tsx';
import { MarkedText, rangesOfWords } from '../../ui/marked-text.tsx';
import { isLoadedWhole } from './search.data.ts';
import { itemKindText, KIND_ICONS } from './search-kinds.tsx';

const ROW = 'group flex gap-4 rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-brand sm:p-5';

interface Props {
  items: readonly SearchItem[];
  /** more to know before opening one */
  noteOf?: (item: SearchItem) => string | undefined;
}

/** What was found, best first, each in the language that it is written in. */
export function SearchResults({ items, noteOf }: Props) {
  return (
    <ol className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.url} lang={item.language}>
          {isLoadedWhole(item) ? (
            <a href={item.url} className={ROW}>
              <Found item={item} note={noteOf?.(item)} />
            </a>
          ) : (
            <Link to={item.url} prefetch="intent" className={ROW}>
              <Found item={item} note={noteOf?.(item)} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

function Found({ item, note }: { item: SearchItem; note: string | undefined }) {
  const { language } = useLanguage();
  const isSignedIn = useSignedInHint();
  const { kind, title, excerpt, words } = item;
  const Icon = KIND_ICONS[kind];
  return (
    <>
      <span aria-hidden className="max-sm:hidden">
        <IconTile>
          <Icon size={24} strokeWidth={1.75} />
        </IconTile>
      </span>
      <span className="min-w-0">
        <span lang={language} className="block text-xs text-muted">
          {itemKindText(item, language, isSignedIn)}
          {note === undefined ? null : ` · ${note}`}
        </span>
        <span className="mt-0.5 block text-lg font-semibold group-hover:underline">
          <MarkedText text={title} ranges={rangesOfWords(title, words)} />
        </span>
        <span className="mt-1 block text-sm text-muted">
          <MarkedText text={excerpt} ranges={rangesOfWords(excerpt, words)} />
        </span>
      </span>
    </>
  );
}
