import { clsx } from 'clsx';
import { FOLD, FOLD_LINE } from './fold.ts';
import type { Question } from './texts/front-matter.ts';
import { anchorOf, parseDocument } from './texts/plain-text.ts';
import { Blocks } from './texts/text-document.tsx';

export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div className="mt-5 flex flex-col gap-2.5">
      {items.map(({ question, answer }) => (
        <details key={question} className={FOLD}>
          <summary className={clsx(FOLD_LINE, 'items-center justify-between py-2.5 font-medium after:-mt-1')}>{question}</summary>
          {/* an address that names it opens it: the browser unfolds what it has to show */}
          <div id={anchorOf(question)} className="prose scroll-mt-20 px-4 pb-1 [&>:first-child]:mt-1">
            <Blocks blocks={parseDocument(answer).blocks} />
          </div>
        </details>
      ))}
    </div>
  );
}
