import { clsx } from 'clsx';
import { Fragment } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { pageMeta } from '../../ui/page-meta.ts';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { breadcrumbBlock } from '../../ui/structured-data.ts';
import { anchorOf, plainText } from './plain-text.ts';
import type { Block, Inline, TextDocument } from './plain-text.ts';
import { PublicTitle } from '../frame/public-frame.tsx';

const crumbsOf = (path: string, title: string) => [
  { label: m.common_home(), path: '/' },
  { label: title, path },
];

interface LegalText {
  document: TextDocument;
  /** its address, "/terms" */
  path: string;
  title: string;
  description: string;
}

/** What search engines read of a text of ours. */
export const textMeta = ({ path, title, description }: LegalText) =>
  pageMeta({ title, description, canonicalPath: path, structuredData: [breadcrumbBlock(crumbsOf(path, title))] });

/** A text of ours as a page: its title, its date, its words. */
export function TextDocumentPage({ document, path, title }: LegalText) {
  const { facts, blocks } = document;
  const [first, ...rest] = blocks;
  const body = first?.kind === 'heading' && first.level === 1 ? rest : blocks;
  return (
    <>
      <PublicTitle crumbs={crumbsOf(path, title)} title={title}>
        {facts['updatedOn'] ? (
          <p className="mt-4 text-sm text-ink">{m.public_last_changed({ value: longDate(facts['updatedOn']) })}</p>
        ) : null}
      </PublicTitle>
      <article className="public-edge pb-20">
        <div className="prose [&>section:first-child>:first-child]:mt-0">
          <Chapters blocks={body} />
        </div>
      </article>
    </>
  );
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} />);
}

/** A long text by its chapters. */
export function Chapters({ blocks }: { blocks: readonly Block[] }) {
  const chapters: Block[][] = [];
  for (const block of blocks) {
    if (chapters.length === 0 || (block.kind === 'heading' && block.level === 2)) chapters.push([]);
    chapters.at(-1)?.push(block);
  }
  return chapters.map((chapter, index) => (
    <section key={index}>
      <Blocks blocks={chapter} />
    </section>
  ));
}

export function longDate(date: string): string {
  return new Intl.DateTimeFormat(`${getLocale()}-US`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
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
    <ScrollArea label={m.common_table()} className="my-6 rounded-card border border-line bg-surface shadow-card">
      <table className={clsx('w-full border-collapse text-sm', head.length > 2 && 'min-w-[560px]')}>
        <thead>
          <tr className="border-b border-line bg-sunken text-left">
            {head.map((cell, index) => (
              <th key={index} scope="col" className="px-4 py-2.5 text-xs font-semibold first-letter:uppercase">
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex} className="border-b border-line align-top last:border-0">
              {row.map((cell, index) => (
                <td key={index} className={clsx('px-4 py-3', index === 0 && 'font-medium')}>
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
        <a
          href={inline.href}
          className={inline.href.startsWith('tel:') ? '-mx-3 -my-2.5 inline-block max-w-full px-3 py-2.5 wrap-anywhere' : 'wrap-anywhere'}
        >
          {inline.text}
        </a>
      );
    case 'text':
      return inline.text;
  }
}
