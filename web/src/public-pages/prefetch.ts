// What the reader will likely open next is fetched while nothing else happens; a link that is pointed at or touched, a moment before the click.
import { savesData } from '../api/saves-data.ts';
import { isProtected } from '../app/protected-paths.ts';

export const HOVER_MS = 100;
const NEXT: Record<string, readonly string[]> = { '/': ['/chemistry', '/auth'], '/faq': ['/chemistry', '/contact'] };
// Addresses that do something, or answer with data.
const NEVER = /^\/(api|auth\/)/;

/** Where the browser keeps the rules of the site (speculation-rules.json), it fetches these by itself; they would come twice. */
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

function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname || NEVER.test(link.pathname))
    return undefined;
  return isLeftToRules(link.pathname) ? undefined : link.pathname;
}

export function prefetchNextPages(): void {
  if (!savesData()) for (const path of NEXT[window.location.pathname] ?? []) prefetchPage(path);
}

export function prefetchOnIntent(): void {
  if (savesData()) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(waiting);
    const path = pathOf(target);
    if (path) waiting = setTimeout(() => prefetchPage(path), HOVER_MS);
  });
  const touched = ({ target }: TouchEvent) => {
    const path = pathOf(target);
    if (path) prefetchPage(path);
  };
  document.addEventListener('touchstart', touched, { passive: true });
}
