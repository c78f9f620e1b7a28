// The ways from page to page on a phone, as the pages themselves offer them.
import type { Page } from '@playwright/test';
import { PAGES, patternOf } from '../web/tools/page-list.ts';

/** An address as its page declares it. */
const declared = (address: string): string | undefined =>
  (PAGES.find(({ path }) => path === address) ?? PAGES.find(({ path }) => patternOf(path).test(address)))?.path;

export class Ways {
  private readonly links = new Map<string, Set<string>>();
  /** pages that light no place of the bar, or several */
  readonly unclear: string[] = [];

  /** The links of the open page; the side bar is not there on a phone. */
  async note(page: Page): Promise<void> {
    const { here, to, lit } = await page.evaluate(() => ({
      here: location.pathname,
      to: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
        .filter((link) => !link.closest('aside'))
        .map((link) => new URL(link.href).pathname),
      lit: document.querySelectorAll('[data-bottom-bar] [aria-current]').length,
    }));
    const from = declared(here);
    if (from === undefined) return;
    const known = this.links.get(from) ?? new Set<string>();
    this.links.set(from, known);
    for (const path of to.map(declared)) if (path !== undefined) known.add(path);
    if (lit !== 1) this.unclear.push(`${here} lights ${lit} places`);
  }

  /** What "Log" offers, a tap away from everywhere and a tap more to choose. */
  noteLog(addresses: readonly string[]): void {
    this.links.set('log', new Set(addresses));
  }

  /** Pages of the app that are more than so many taps away from Today. */
  beyond(taps: number): string[] {
    let edge = new Set(['/dashboard']);
    const reached = new Set(edge);
    for (let tap = 1; tap <= taps; tap++) {
      edge = new Set([...edge].flatMap((from) => [...(this.links.get(from) ?? []), ...(from === '/dashboard' ? ['log'] : [])]));
      for (const path of edge) reached.add(path);
    }
    return PAGES.filter(({ isProtected, looksLike }) => isProtected && looksLike !== '/dashboard')
      .map(({ path }) => path)
      .filter((path) => !reached.has(path));
  }
}
