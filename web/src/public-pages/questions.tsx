import { Disclosure } from '../ui/disclosure.tsx';
import type { Question } from './front-matter.ts';
import { anchorOf, parseInline } from './plain-text.ts';
import { Inlines } from './text-document.tsx';

export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div className="mt-5 flex flex-col gap-2.5">
      {items.map(({ question, answer }) => (
        <Disclosure key={question} summary={<span className="text-base">{question}</span>}>
          {/* an address that names it opens it: the browser unfolds what it has to show */}
          <p id={anchorOf(question)} className="max-w-[66ch] scroll-mt-20 text-base [&_a]:text-brand [&_a]:underline">
            <Inlines inlines={parseInline(answer)} />
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
