import { clsx } from 'clsx';
import { Fragment } from 'react';
import { m } from '../paraglide/messages.js';
import { ScrollArea } from '../ui/scroll-area.tsx';
import { anchorOf, plainText } from './plain-text.ts';
import type { Block, Inline, TextDocument } from './plain-text.ts';

/** A text of ours as a page: its title, its date, its words. */
export function TextDocumentPage({ document, title }: { document: TextDocument; title: string }) {
  const { facts, blocks } = document;
  const [first, ...rest] = blocks;
  const body = first?.kind === 'heading' && first.level === 1 ? rest : blocks;
  return (
    <article className="mx-auto w-full max-w-[720px] px-6 py-12 sm:py-20">
      <h1 className="font-serif text-3xl font-medium">{title}</h1>
      {facts['updatedOn'] ? (
        <p className="mt-3 text-sm text-muted">{m.public_last_changed({ value: longDate(facts['updatedOn']) })}</p>
      ) : null}
      <div className="prose mt-8">
        <Blocks blocks={body} />
      </div>
    </article>
  );
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} />);
}

export function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

function BlockElement({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 3 ? 'h3' : 'h2';
      return (
        <Heading id={anchorOf(plainText(block.inlines))} className="scroll-mt-6">
          <Inlines inlines={block.inlines} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines inlines={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Inlines inlines={block.inlines} />
        </blockquote>
      );
    case 'table':
      return <TableElement head={block.head} rows={block.rows} />;
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
  }
}

function TableElement({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    <ScrollArea label={m.public_table()} className="my-6">
      <table className={clsx('w-full border-collapse text-sm', head.length > 2 && 'min-w-[560px]')}>
        <thead>
          <tr className="border-b border-line-strong text-left">
            {head.map((cell, index) => (
              <th key={index} scope="col" className="py-2.5 pr-5 font-semibold last:pr-0 first-letter:uppercase">
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex} className="border-b border-line align-top">
              {row.map((cell, index) => (
                <td key={index} className="py-3 pr-5 last:pr-0">
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

export function Inlines({ inlines }: { inlines: Inline[] }) {
  return inlines.map((inline, index) => <Fragment key={index}>{inlineElement(inline)}</Fragment>);
}

function inlineElement(inline: Inline) {
  switch (inline.kind) {
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'em':
      return <em>{inline.text}</em>;
    case 'code':
      return <code className="font-mono text-[0.9em]">{inline.text}</code>;
    case 'link':
      return (
        <a href={inline.href} className="wrap-anywhere">
          {inline.text}
        </a>
      );
    case 'text':
      return inline.text;
  }
}
