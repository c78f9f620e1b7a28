import type { ArticleBlock, ArticleInline } from '@limpid/contract';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { Diagram } from './diagrams.tsx';

const CALCULATOR = /^\/calculators\/([a-z-]+)$/;
/** Pages that the app itself shows; all others are loaded whole. */
const IN_APP = /^\/(library|chemistry|proof)(\/|$)/;

/** The text of an article. Amounts are in the reader's units. */
export function ArticleBlocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2>
          <Inlines inlines={block.inlines} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'list':
      return <ItemList items={block.items} isOrdered={block.isOrdered} />;
    case 'note':
      return (
        <Callout tone={block.tone} className="my-6">
          <Inlines inlines={block.inlines} />
        </Callout>
      );
    case 'do':
      return <Advice title={m.library_do()} items={block.items} tone="ok" />;
    case 'avoid':
      return <Advice title={m.library_avoid()} items={block.items} tone="bad" />;
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'diagram':
      return <Diagram name={block.name} />;
  }
}

function ItemList({ items, isOrdered }: { items: ArticleInline[][]; isOrdered: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, index) => (
        <li key={index}>
          <Inlines inlines={item} />
        </li>
      ))}
    </List>
  );
}

function Advice({ title, items, tone }: { title: string; items: ArticleInline[][]; tone: 'ok' | 'bad' }) {
  const Icon = tone === 'ok' ? Check : X;
  return (
    <section className={clsx('my-5 break-inside-avoid rounded-card px-5 py-4', tone === 'ok' ? 'bg-ok-tint' : 'bg-bad-tint')}>
      <h2 className="my-0! text-base! font-semibold">{title}</h2>
      <ul className="mt-2! mb-0! list-none! pl-0!">
        {items.map((item, index) => (
          <li key={index} className="flex gap-2.5">
            <Icon size={18} strokeWidth={2.25} aria-hidden className={clsx('mt-1 shrink-0', tone === 'ok' ? 'text-ok' : 'text-bad')} />
            <span>
              <Inlines inlines={item} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A shadow at the right edge while there is more of the table behind it. */
const MORE_BEHIND =
  'bg-[linear-gradient(to_left,var(--surface)_60%,transparent),linear-gradient(to_left,var(--line),transparent)] bg-[length:2rem_100%,0.75rem_100%] bg-right bg-no-repeat [background-attachment:local,scroll]';

function Table({ head, rows }: { head: ArticleInline[][]; rows: ArticleInline[][][] }) {
  return (
    <ScrollArea label={m.common_table()} className={clsx('my-6 rounded-card border border-line bg-surface', MORE_BEHIND)}>
      <table className={clsx('w-full border-collapse text-sm hyphens-auto', head.length > 4 && 'min-w-[440px]')}>
        <thead>
          <tr className="border-b border-line bg-sunken text-left">
            {head.map((cell, index) => (
              <th key={index} scope="col" className="px-2 py-2.5 font-semibold first:pl-3 last:pr-3 sm:px-4 sm:first:pl-4 sm:last:pr-4">
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="border-b border-line align-top last:border-0">
              {row.map((cell, index) => (
                <td
                  key={index}
                  className={clsx(
                    'px-2 py-2.5 first:pl-3 last:pr-3 sm:px-4 sm:first:pl-4 sm:last:pr-4',
                    index === 0 ? 'font-medium' : 'figures',
                  )}
                >
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Inlines({ inlines }: { inlines: readonly ArticleInline[] }) {
  const { units } = useUnits();
  return inlines.map((inline, index) => {
    const text = (units === 'metric' ? inline.metric : undefined) ?? inline.text;
    if (inline.kind === 'strong') return <strong key={index}>{text}</strong>;
    if (inline.kind === 'em') return <em key={index}>{text}</em>;
    if (inline.kind === 'text') return <Fragment key={index}>{text}</Fragment>;
    return (
      <TextLink key={index} to={inline.href ?? '/library'}>
        {text}
      </TextLink>
    );
  });
}

/** A calculator opens inside the app, filled with this pool's values. */
function TextLink({ to, children }: { to: string; children: ReactNode }) {
  const { href } = useCurrentPool();
  const calculator = CALCULATOR.exec(to)?.[1];
  if (calculator !== undefined) return <Link to={href(`/chemistry/calculators/${calculator}`)}>{children}</Link>;
  return IN_APP.test(to) ? <Link to={href(to)}>{children}</Link> : <a href={to}>{children}</a>;
}
