import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedLanguage } from '../../i18n/language.tsx';
import { PAGES, speculationRules } from '../../../tools/page-list.ts';
import { inTurn } from './in-turn.ts';
import { MARGIN_PX, startLazyPictures } from './lazy-pictures.ts';
import { keepChosenLanguage } from './language-choice.ts';
import { lazyScript } from './lazy-script.ts';
import { HOVER_MS, prefetchNextPages, prefetchOnIntent } from './prefetch.ts';
import { ROTATION_MS, startShowcase } from '../landing/showcase-turns.ts';
import { markThisMonth } from '../this-month.ts';

const media = { isWide: false, isStill: false };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(media, { isWide: false, isStill: false });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') ? media.isStill : media.isWide }));
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SHOWCASE =
  '<section data-showcase><div data-view="desktop"></div><div data-view="phone" data-away=""></div>' +
  '<button data-show="desktop" aria-pressed="true"></button><button data-show="phone" aria-pressed="false"></button></section>';

function openShowcase() {
  document.body.innerHTML = SHOWCASE;
  startShowcase();
  const shown = () => document.querySelector('[data-view]:not([data-away])')?.getAttribute('data-view');
  const pressed = () => document.querySelector('[aria-pressed="true"]')?.getAttribute('data-show');
  return { shown, pressed, section: document.querySelector('section') as HTMLElement };
}

describe('the two views of the start page', () => {
  it('take turns every 2.5 s, and the dots follow', () => {
    const { shown, pressed } = openShowcase();
    expect(ROTATION_MS).toBe(2500);
    vi.advanceTimersByTime(2499);
    expect(shown()).toBe('desktop');
    vi.advanceTimersByTime(1);
    expect([shown(), pressed()]).toEqual(['phone', 'phone']);
    vi.advanceTimersByTime(2500);
    expect([shown(), pressed()]).toEqual(['desktop', 'desktop']);
  });

  it('wait while the pointer is on them', () => {
    const { shown, section } = openShowcase();
    section.dispatchEvent(new Event('pointerenter'));
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe('desktop');
    section.dispatchEvent(new Event('pointerleave'));
    vi.advanceTimersByTime(2500);
    expect(shown()).toBe('phone');
  });

  it('do not wait for ever on a dot that was tapped, but on one that the keys have reached', () => {
    const { shown, section } = openShowcase();
    const dot = document.querySelector<HTMLElement>('[data-show="phone"]')!;
    const byKeys = vi.spyOn(dot, 'matches').mockReturnValue(false);
    dot.dispatchEvent(new Event('focusin', { bubbles: true }));
    dot.click();
    vi.advanceTimersByTime(2500);
    expect(shown()).toBe('desktop');
    byKeys.mockReturnValue(true);
    dot.dispatchEvent(new Event('focusin', { bubbles: true }));
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe('desktop');
    section.dispatchEvent(new Event('focusout', { bubbles: true }));
    vi.advanceTimersByTime(2500);
    expect(shown()).toBe('phone');
  });

  it('show what a dot says, for its full time', () => {
    const { shown } = openShowcase();
    vi.advanceTimersByTime(2000);
    document.querySelector<HTMLElement>('[data-show="phone"]')?.click();
    expect(shown()).toBe('phone');
    vi.advanceTimersByTime(2000);
    expect(shown()).toBe('phone');
    vi.advanceTimersByTime(500);
    expect(shown()).toBe('desktop');
  });

  it.each(['isWide', 'isStill'] as const)('stand still when %s, and the dots still work', (kind) => {
    media[kind] = true;
    const { shown } = openShowcase();
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe('desktop');
    document.querySelector<HTMLElement>('[data-show="phone"]')?.click();
    expect(shown()).toBe('phone');
  });
});

it('marks the month of the reader, in the chart and in the list', () => {
  document.body.innerHTML = '<a data-month="2"></a><div role="group"><ol><li data-month="1"></li><li data-month="2"></li></ol></div>';
  markThisMonth(new Date(2027, 1, 14));
  expect([...document.querySelectorAll('[data-now]')].map(({ tagName }) => tagName)).toEqual(['A', 'LI']);
});

it('brings a picture 50 px before it is seen, once, in both themes', () => {
  let see: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => undefined;
  const unobserved: Element[] = [];
  class Observer {
    constructor(callback: typeof see, options: { rootMargin: string }) {
      see = callback;
      expect(options.rootMargin).toBe('50px');
    }
    observe = () => undefined;
    unobserve = (target: Element) => unobserved.push(target);
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = '<picture><source data-srcset="/dark.webp"><img src="data:," data-src="/light.webp"></picture>';
  startLazyPictures();
  const target = document.querySelector('img') as HTMLImageElement;
  see([{ isIntersecting: false, target }]);
  expect(target.getAttribute('src')).toBe('data:,');
  see([{ isIntersecting: true, target }]);
  expect([MARGIN_PX, target.getAttribute('src'), document.querySelector('source')?.srcset]).toEqual([50, '/light.webp', '/dark.webp']);
  expect(unobserved).toEqual([target]);
});

const prefetched = () => [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'));

describe('what is fetched ahead', () => {
  it('from the start page: what comes next', () => {
    window.history.replaceState(null, '', '/');
    prefetchNextPages();
    prefetchNextPages();
    expect(prefetched()).toEqual(['/chemistry', '/ai-coach', '/auth']);
  });

  it('a link pointed at for 100 ms, or touched, and nothing that does something', () => {
    document.body.innerHTML = '<a id="a" href="/faq"><b>F</b></a><a id="b" href="/proof"></a><a id="c" href="/auth/google"></a>';
    prefetchOnIntent();
    const over = (id: string) => document.querySelector(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    over('#a b');
    vi.advanceTimersByTime(HOVER_MS - 1);
    over('#c');
    vi.advanceTimersByTime(1000);
    expect(prefetched()).toEqual([]);
    over('#a b');
    vi.advanceTimersByTime(HOVER_MS);
    document.querySelector('#b')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(prefetched()).toEqual(['/faq', '/proof']);
  });
});

it('the language of a link that is followed is kept on the device', () => {
  localStorage.clear();
  document.body.innerHTML = '<a id="a" href="#es" lang="es" data-language><b>Español</b></a><a id="b" href="#b">B</a>';
  keepChosenLanguage();
  document.querySelector<HTMLElement>('#b')?.click();
  expect(storedLanguage()).toBeNull();
  document.querySelector<HTMLElement>('#a b')?.click();
  expect(storedLanguage()).toBe('es');
  localStorage.clear();
});

it('what is here already is left alone by the rules of the site', () => {
  vi.stubGlobal('HTMLScriptElement', { supports: (type: string) => type === 'speculationrules' });
  document.body.innerHTML = '<a id="a" href="/contact#form"></a><a id="b" href="/proof"></a>';
  window.history.replaceState(null, '', '/faq');
  prefetchNextPages();
  const rules = speculationRules(PAGES) as {
    prefetch: { where: { and: { not?: { selector_matches?: string } }[] } }[];
  };
  const except = rules.prefetch.flatMap(({ where }) => where.and.flatMap(({ not }) => not?.selector_matches ?? []));
  expect(new Set(except).size).toBe(1);
  expect([...document.querySelectorAll(except[0] ?? '')].map(({ id }) => id)).toEqual(['a']);
});

it('what the browser fetches ahead by the rules of the site is not fetched a second time', () => {
  vi.stubGlobal('HTMLScriptElement', { supports: (type: string) => type === 'speculationrules' });
  document.body.innerHTML = '<a id="a" href="/proof"></a><a id="b" href="/auth"></a><a id="c" href="/dashboard"></a>';
  prefetchOnIntent();
  for (const id of ['#a', '#b', '#c']) document.querySelector(id)?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(prefetched()).toEqual(['/auth', '/dashboard']);
  expect([...document.querySelectorAll('[data-wanted]')].map(({ id }) => id)).toEqual(['a']);
});

it('a link that is pointed at for 100 ms is fetched by the rules of the site at once, not when the browser would', () => {
  vi.stubGlobal('HTMLScriptElement', { supports: (type: string) => type === 'speculationrules' });
  document.body.innerHTML = '<a id="a" href="/proof"></a>';
  prefetchOnIntent();
  document.querySelector('#a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(HOVER_MS);
  const { prefetch } = speculationRules(PAGES) as {
    prefetch: { eagerness: string; where: { and: { selector_matches?: string }[] } }[];
  };
  const selectors = prefetch
    .filter(({ eagerness }) => eagerness === 'immediate')
    .flatMap(({ where }) => where.and.flatMap((one) => one.selector_matches ?? []));
  expect(selectors.map((selector) => document.querySelectorAll(selector).length)).toEqual([1]);
});

describe('the script of a page', () => {
  let asked: (string | null)[] = [];
  beforeEach(() => {
    asked = [];
    vi.spyOn(document.head, 'append').mockImplementation((script) => void asked.push((script as HTMLScriptElement).getAttribute('src')));
  });
  afterEach(() => vi.restoreAllMocks());

  const ask = (observe: () => void, notes: (() => void)[] = []) => {
    class Observer {
      constructor(note: () => void) {
        notes.push(note);
      }
      observe = observe;
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    // As the document runs it: a text between its tags.
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function(lazyScript('/assets/deferred-1.js'))();
    return notes;
  };

  it('is fetched once, after everything has loaded and was painted', () => {
    const notes = ask(() => undefined);
    vi.advanceTimersByTime(10_000);
    expect(notes).toEqual([]);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1000);
    expect(asked).toEqual([]);
    notes[0]?.();
    vi.advanceTimersByTime(100);
    notes[0]?.();
    vi.advanceTimersByTime(10_000);
    expect(asked).toEqual(['/assets/deferred-1.js']);
  });

  it('comes in the end where no one tells of painting', () => {
    ask(() => {
      throw new TypeError('unknown');
    });
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(3000);
    expect(asked).toEqual(['/assets/deferred-1.js']);
  });

  it('does one thing at a time, and the next one also when one fails', () => {
    const done: string[] = [];
    inTurn([
      () => done.push('first'),
      () => {
        throw new Error('broken');
      },
      () => done.push('last'),
    ]);
    expect(done).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['first']);
    expect(() => vi.advanceTimersToNextTimer()).toThrow('broken');
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['first', 'last']);
  });
});
