// What the reader will likely open next is fetched while nothing else happens; a link that is pointed at or touched, a moment before the click.
import { NEXT_OF_STATIC } from 'limpid:next-pages';
import { savesData } from '../../browser/saves-data.ts';
import { isProtected } from '../../app/shell/protected-paths.ts';

export const HOVER_MS = 100;
// Addresses that do something, or answer with data.
const NEVER = /^\/(api|auth\/)/;

/**
 * Browsers that support the site's rules (speculation-rules.json) prefetch these themselves; from us they would come twice. The browser
 * waits twice as long as we do: a link that is marked as wanted it fetches right away.
 */
const isLeftToRules = (path: string): boolean => HTMLScriptElement.supports?.('speculationrules') && path !== '/auth' && !isProtected(path);

function prefetchPage(path: string): void {
  if ([...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].some((link) => link.getAttribute('href') === path))
    return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = path;
  document.head.append(link);
  // The rules of the site leave these links alone: pointed at, the page would come a second time.
  for (const there of document.links) if (there.pathname === path) there.dataset['ahead'] = '';
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return undefined;
  return NEVER.test(link.pathname) ? undefined : link;
}

function prefetchLink(link: HTMLAnchorElement): void {
  if (!isLeftToRules(link.pathname)) return prefetchPage(link.pathname);
  link.dataset['wanted'] = '';
  // The browser checks its rules when it renders, and an idle page renders nothing.
  void getComputedStyle(link).color;
}

export function prefetchNextPages(): void {
  if (!savesData()) for (const path of NEXT_OF_STATIC[window.location.pathname] ?? []) prefetchPage(path);
}

export function prefetchOnIntent(): void {
  if (savesData()) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(waiting);
    const link = linkAt(target);
    if (link) waiting = setTimeout(() => prefetchLink(link), HOVER_MS);
  });
  const touched = ({ target }: TouchEvent) => {
    const link = linkAt(target);
    if (link) prefetchLink(link);
  };
  document.addEventListener('touchstart', touched, { passive: true });
}
