// The styles of a built document: only the rules it uses are inline, so that nothing blocks the first paint. A page of the app may need any
// other rule afterwards: the whole style sheet is one file with a hash in its name, the same for all pages, which the browser caches.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { usedStyles } from './used-styles.ts';

const STYLE = /(<style id="site-style">)([\s\S]*?)(<\/style>)/;
const HASH_LENGTH = 8;

interface Lightened {
  html: string;
  /** the address of the whole style sheet, for a page of the app */
  styleSheet?: string;
}

export function lightenStyles(client: string, html: string): Lightened {
  const [, before = '', css = '', after = ''] = STYLE.exec(html) ?? [];
  if (css === '') return { html };
  const markup = html.replace(STYLE, '');
  const isApp = html.includes('__reactRouterContext');
  // The script of a page without the app is named in a line that fetches it (public-pages/deferred/lazy-script.ts). The app's scripts run after the
  // whole style sheet is here.
  const sources = isApp
    ? []
    : [...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, source = '']) => readFileSync(path.join(client, source), 'utf8'));
  const lighter = html.replace(STYLE, () => before + usedStyles(css, markup, sources.join('\n')) + after);
  return isApp ? { html: lighter, styleSheet: writeStyleSheet(client, css) } : { html: lighter };
}

function writeStyleSheet(client: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, HASH_LENGTH);
  const address = `/assets/site-${hash}.css`;
  const file = path.join(client, address);
  if (!existsSync(file)) writeFileSync(file, css);
  return address;
}
