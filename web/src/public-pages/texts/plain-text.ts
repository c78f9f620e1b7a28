// As much Markdown as our legal texts use: headings, paragraphs, lists, quotes, tables, bold, emphasis, links. Read while the pages are built.
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; inlines: Inline[] }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'quote'; inlines: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export interface TextDocument {
  /** the front matter: `name: value` between two lines of `---` */
  facts: Record<string, string>;
  blocks: Block[];
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function parseInline(text: string): Inline[] {
  const inlines: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) inlines.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, strong, em, code, linkText, href] = match;
    if (strong !== undefined) inlines.push({ kind: 'strong', text: strong });
    else if (em !== undefined) inlines.push({ kind: 'em', text: em });
    else if (code !== undefined) inlines.push({ kind: 'code', text: code });
    else if (linkText !== undefined && href !== undefined) inlines.push({ kind: 'link', text: linkText, href });
    at = match.index + whole.length;
  }
  if (at < text.length) inlines.push({ kind: 'text', text: text.slice(at) });
  return inlines;
}

function splitFacts(source: string): { facts: Record<string, string>; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n?/.exec(source);
  if (!match) return { facts: {}, body: source };
  const lines = (match[1] ?? '').split('\n').map((line) => /^([\w-]+):\s*(.*)$/.exec(line));
  const facts = Object.fromEntries(lines.filter((line) => line !== null).map((line) => [line[1] ?? '', unquote(line[2] ?? '')]));
  return { facts, body: source.slice(match[0].length) };
}

function unquote(value: string): string {
  return value.trim().replace(/^(['"])(.*)\1$/, '$2');
}

export function parseDocument(source: string): TextDocument {
  const { facts, body } = splitFacts(source.replaceAll('\r\n', '\n'));
  const chunks = body.split(/\n\s*\n/).flatMap(splitHeading);
  return { facts, blocks: chunks.filter((chunk) => chunk.trim() !== '').map(parseBlock) };
}

// A heading may be followed by its text without an empty line.
function splitHeading(chunk: string): string[] {
  const match = /^\s*(#{1,3} [^\n]+)\n([\s\S]+)$/.exec(chunk);
  return match ? [match[1] ?? '', match[2] ?? ''] : [chunk];
}

function parseBlock(chunk: string): Block {
  const text = chunk.trim();
  const heading = /^(#{1,3}) (.+)$/.exec(text);
  if (heading) return { kind: 'heading', level: (heading[1] ?? '#').length as 1 | 2 | 3, inlines: parseInline(heading[2] ?? '') };
  if (/^[-*] /.test(text)) return { kind: 'list', isOrdered: false, items: listItems(text, /^[-*] /) };
  if (/^\d+[.)] /.test(text)) return { kind: 'list', isOrdered: true, items: listItems(text, /^\d+[.)] /) };
  if (/^\|.*\|\s*\n\|[\s:|-]+\|/.test(text)) return parseTable(text);
  if (text.startsWith('> ')) return { kind: 'quote', inlines: parseInline(text.replaceAll(/^> ?/gm, '').replaceAll('\n', ' ')) };
  return { kind: 'paragraph', inlines: parseInline(text.replaceAll(/\s*\n\s*/g, ' ')) };
}

// A line without a mark goes on with the item before it.
function listItems(text: string, mark: RegExp): Inline[][] {
  const items: string[] = [];
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (mark.test(trimmed)) items.push(trimmed.replace(mark, ''));
    else items[items.length - 1] = `${items.at(-1) ?? ''} ${trimmed}`;
  }
  return items.map(parseInline);
}

function parseTable(text: string): Block {
  const cells = (line: string) =>
    line
      .trim()
      .replaceAll(/^\||\|$/g, '')
      .split('|')
      .map((cell) => parseInline(cell.trim()));
  const [head = '', , ...rows] = text.split('\n');
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

/** The words alone. */
export const plainText = (text: string | readonly Inline[]): string =>
  (typeof text === 'string' ? parseInline(text) : text).map((inline) => inline.text).join('');

/** The words alone of a text that may have paragraphs and a list: as one paragraph. */
export const inOneLine = (text: string): string => plainText(text.trim().replaceAll(/\s*\n\s*([-*] |\d+[.)] )?/g, ' '));

/** What a heading or a question is called in an address: `/faq#can-i-look-around`. */
export const anchorOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
