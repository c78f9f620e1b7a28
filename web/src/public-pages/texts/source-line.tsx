import { m } from '../../paraglide/messages.js';
import type { Confidence, Source } from './front-matter.ts';
import { sourceDateText } from './fact-texts.ts';

const LINK = 'underline decoration-1 underline-offset-2 hover:text-ink';

/** Where a fact comes from, of when, and how near we came to it. */
export function SourceLine({ source, confidence }: { source: Source; confidence?: Confidence }) {
  return (
    <>
      <a href={source.url} rel="noopener nofollow" className={LINK}>
        {source.title}
      </a>{' '}
      ({sourceDateText(source)}){source.readIn ? <>; {m.rules_read_in({ readIn: source.readIn })}</> : null}
      {confidence === 'secondary' ? <SecondHand /> : null}
    </>
  );
}

/** A short mention at the figure; what it means is explained once on the page. */
export function SecondHand() {
  return <span className="text-xs whitespace-nowrap text-muted italic"> {m.rules_second_source()}</span>;
}

export function SourceList({ sources }: { sources: readonly Source[] }) {
  const unique = [...new Map(sources.map((source) => [`${source.url} ${source.title}`, source])).values()];
  return (
    <ul className="grid gap-x-10 gap-y-3 text-sm text-muted lg:grid-cols-2">
      {unique.map((source) => (
        <li key={`${source.url} ${source.title}`} className="min-w-0 border-t border-line pt-3 wrap-break-word">
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  );
}
