import { Search } from 'lucide-react';
import { SEARCH_QUERY_LENGTH } from '@limpid/contract';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

/** A plain form to /search: it works before the app runs. `onAsk` takes over once it does. */
export function SearchForm({ question, onAsk }: { question: string; onAsk: (question: string) => void }) {
  return (
    <form
      action="/search"
      method="get"
      role="search"
      className="flex flex-wrap gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        const asked = new FormData(event.currentTarget).get('q');
        onAsk(typeof asked === 'string' ? asked.trim() : '');
      }}
    >
      <label className="relative min-w-[min(100%,11rem)] flex-1">
        <span className="sr-only">{m.search_field()}</span>
        <Search
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
        />
        <input
          // a new question from the address is a new field; while someone types, the field is the reader's
          key={question}
          type="search"
          name="q"
          required
          defaultValue={question}
          maxLength={SEARCH_QUERY_LENGTH}
          placeholder={m.search_placeholder()}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          className="h-14 w-full rounded-control border border-line-strong bg-surface pr-4 pl-12 text-base text-ink dark:bg-raised"
        />
      </label>
      <Button type="submit" size="lg">
        {m.common_search()}
      </Button>
    </form>
  );
}
