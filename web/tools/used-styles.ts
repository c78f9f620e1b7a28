// The rules that a finished page uses: for pages without client rendering, whose HTML is all there will be.

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

/** What is on a page or may be added to it. */
interface Page {
  isClass: (name: string) => boolean;
  isElement: (name: string) => boolean;
  isAttribute: (name: string) => boolean;
  /** the markup itself */
  html: string;
}

/** Parts that only certain fields have. */
const FIELD_PARTS: readonly (readonly [part: RegExp, field: RegExp])[] = [
  [/::file-selector-button/, /type="file"/],
  [/::-webkit-search/, /type="search"/],
  [/::-webkit-(date|calendar)/, /type="(date|time|month|week)/],
  [/::-webkit-(inner|outer)-spin/, /type="number"/],
  [/::placeholder/, /\splaceholder="/],
];
const ALTERNATIVES = /:(?:is|where|has)\($/;
const ELEMENT = /(?<![\w.#:\\&-])[a-z][\w-]*/gi;
const ATTRIBUTE = /\[(data-[\w-]+)[^\]]*\]/g;

/** Whether all that a selector asks for is on the page: outside brackets, and in one of the alternatives of each `:is()`, `:where()`, `:has()`. */
function canMatch(selector: string, page: Page): boolean {
  let bare = '';
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector[at];
    if (sign === '\\') {
      if (depth === 0) bare += selector.slice(at, at + 2);
      at += 1;
    } else if (sign === '(') {
      if (depth === 0) {
        start = at + 1;
        bare += sign;
      }
      depth += 1;
    } else if (sign === ')') {
      depth -= 1;
      if (depth > 0) continue;
      const inside = selectorsOf(selector.slice(start, at));
      if (ALTERNATIVES.test(bare) && !inside.some((one) => canMatch(one, page))) return false;
      bare += sign;
    } else if (depth === 0) bare += sign;
  }
  if (FIELD_PARTS.some(([part, field]) => part.test(bare) && !field.test(page.html))) return false;
  if ([...bare.matchAll(ATTRIBUTE)].some(([, name = '']) => !page.isAttribute(name))) return false;
  const plain = bare.replaceAll(/\[[^\]]*\]/g, (inside, at: number) => (bare[at - 1] === '\\' ? inside : ''));
  const classes = [...plain.matchAll(CLASS)];
  if (!classes.every(([, name = '']) => page.isClass(unescapeCss(name)))) return false;
  const elements = plain.replaceAll(CLASS, '.').match(ELEMENT) ?? [];
  return elements.every((name) => page.isElement(name.toLowerCase()));
}

function keepUsed(css: string, page: Page): string {
  const kept = blocksOf(css).map(({ head, body }) => {
    if (body === undefined) return head;
    if (HOLDS_RULES.test(head)) {
      const inside = keepUsed(body, page);
      // An empty layer still has its place in the order of layers, which is declared elsewhere.
      return inside === '' ? '' : `${head}{${inside}}`;
    }
    if (head.startsWith('@')) return `${head}{${body}}`;
    const selectors = selectorsOf(head).filter((selector) => canMatch(selector, page));
    return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
  });
  return kept.join('');
}

/** Key frames that no rule names any more. */
function dropUnnamed(css: string): string {
  const blocks = blocksOf(css);
  const isFrames = ({ head }: Block): boolean => head.startsWith('@keyframes');
  const named = new Set(textOf(blocks.filter((block) => !isFrames(block))).match(/[\w-]+/g));
  return textOf(blocks.filter((block) => !isFrames(block) || named.has(block.head.split(/\s+/)[1] ?? '')));
}

const textOf = (blocks: readonly Block[]): string =>
  blocks.map(({ head, body }) => (body === undefined ? head : `${head}{${body}}`)).join('');

/** Custom properties that nothing reads, neither a rule nor the page; what only they read is removed with them. */
function dropUnread(css: string, others: string): string {
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g), ...others.matchAll(/(--[\w-]+)/g)].map(([, name = '']) => name));
  const lighter = withoutUnread(css, (name) => read.has(name));
  return lighter === css ? css : dropUnread(lighter, others);
}

// Semicolons in strings and brackets are part of the value.
const OWN_PROPERTY = /(?<=^|;)\s*(--[\w-]+):(?:[^;"'()]|"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\))*(?:;|$)/g;

function withoutUnread(css: string, isRead: (name: string) => boolean): string {
  const kept = blocksOf(css).map(({ head, body }) => {
    if (body === undefined) return head;
    if (HOLDS_RULES.test(head)) return `${head}{${withoutUnread(body, isRead)}}`;
    if (head.startsWith('@property')) return isRead(head.split(/\s+/)[1] ?? '') ? `${head}{${body}}` : '';
    if (head.startsWith('@')) return `${head}{${body}}`;
    const left = body.replaceAll(OWN_PROPERTY, (declaration, name: string) => (isRead(name) ? declaration : '')).replace(/;$/, '');
    return left === '' ? '' : `${head}{${left}}`;
  });
  return kept.join('');
}

/** The style sheet without the rules for what is neither in the HTML nor named by a script of the page. */
export function usedStyles(css: string, html: string, scripts = ''): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => decode(list).split(/\s+/)));
  const elements = new Set([...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase()));
  const named = new Set(scripts.split(/[\s"'`,;]+/));
  const words = new Set(`${html} ${scripts}`.match(/[\w-]+/g));
  const inScript = (attribute: string) => attribute.replace(/^data-/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const kept = keepUsed(css, {
    isClass: (name) => classes.has(name) || named.has(name),
    isElement: (name) => elements.has(name) || named.has(name),
    isAttribute: (name) => words.has(name) || words.has(inScript(name)),
    html,
  });
  return dropUnnamed(dropUnread(kept, html + scripts));
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const decode = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
