// The rules that a finished page uses: for pages that no script ever draws anew, so what stands in their HTML is all there will be.

/** Blocks whose content is rules again. */
const HOLDS_RULES = /^@(layer|media|supports|container|scope|starting-style)\b/;
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;

interface Block {
  /** the selector or at-rule; of a statement the whole of it */
  head: string;
  /** undefined for a statement without a block */
  body: string | undefined;
}

/** Splits a style sheet (or the inside of a block) into its rules; strings and comments may hold braces. */
export function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = endOfString(css, at);
    else if (sign === '/' && css[at + 1] === '*') at = css.indexOf('*/', at) + 1;
    else if (sign === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth === 0) {
        blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
        start = at + 1;
      }
    } else if (sign === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, at + 1).trim(), body: undefined });
      start = at + 1;
    }
  }
  return blocks;
}

function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[from]) return at;
  }
  return css.length;
}

const unescapeCss = (name: string): string =>
  name.replaceAll(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Commas inside brackets belong to one selector. */
function selectorsOf(head: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < head.length; at += 1) {
    const sign = head[at];
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(head.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, head.slice(start)];
}

/** What a selector may match here: every class outside brackets must be on the page. */
function canMatch(selector: string, isUsed: (name: string) => boolean): boolean {
  let bare = selector;
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replaceAll(/(?<!\\)\([^()]*(?:\\[()][^()]*)*(?<!\\)\)/g, '');
  }
  return [...bare.matchAll(CLASS)].every(([, name = '']) => isUsed(unescapeCss(name)));
}

function keepUsed(css: string, isUsed: (name: string) => boolean): string {
  const kept = blocksOf(css).map(({ head, body }) => {
    if (body === undefined) return head;
    if (HOLDS_RULES.test(head)) {
      const inside = keepUsed(body, isUsed);
      // An empty layer still has its place in the order of layers, which is said elsewhere.
      return inside === '' ? '' : `${head}{${inside}}`;
    }
    if (head.startsWith('@')) return `${head}{${body}}`;
    const selectors = selectorsOf(head).filter((selector) => canMatch(selector, isUsed));
    return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
  });
  return kept.join('');
}

/** Registered properties and key frames that no rule names any more. */
function dropUnnamed(css: string): string {
  const blocks = blocksOf(css);
  const rules = blocks.filter(({ head }) => !/^@(property|keyframes)\b/.test(head));
  const text = rules.map(({ head, body }) => (body === undefined ? head : `${head}{${body}}`)).join('');
  const isNamed = (head: string): boolean => {
    const name = head.split(/\s+/)[1] ?? '';
    return new RegExp(`(?<![\\w-])${name.replaceAll(/[^\w-]/g, '')}(?![\\w-])`).test(text);
  };
  return blocks
    .filter(({ head }) => !/^@(property|keyframes)\b/.test(head) || isNamed(head))
    .map(({ head, body }) => (body === undefined ? head : `${head}{${body}}`))
    .join('');
}

/** The style sheet without the rules for classes that are neither in the HTML nor named by a script of the page. */
export function usedStyles(css: string, html: string, scripts = ''): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => decode(list).split(/\s+/)));
  const named = new Set(scripts.split(/[\s"'`,;]+/));
  return dropUnnamed(keepUsed(css, (name) => classes.has(name) || named.has(name)));
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const decode = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
