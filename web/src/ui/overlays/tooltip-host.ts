// The tooltips of a page: one listener for all buttons, so that a table of a hundred of them costs no more than one. Loaded when the person
// first points at one or reaches it by keyboard.
import { placeBeside } from './tooltip-place.ts';
import type { Side } from './tooltip-place.ts';

export const TOOLTIP_OPEN_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
/** The way from the button to the words may cross the gap between them. */
const CROSSING_MS = 120;
/** When Escape closes a dialog or a menu, the focus returns to the button that opened it: no tooltip is wanted then. */
const ESCAPE_MS = 100;
const ANCHOR = '[data-tooltip]';

const PANEL =
  'animate-fade-in fixed inset-auto m-0 max-w-72 overflow-visible rounded-small border-0 bg-ink px-3 py-1.5 text-xs text-canvas shadow-float';

interface Shown {
  anchor: HTMLElement;
  panel: HTMLElement;
  gone: MutationObserver;
}

let shown: Shown | null = null;
let pointed: HTMLElement | null = null;
let closedAt = Number.NEGATIVE_INFINITY;
let escapedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

function close(): void {
  clearTimeout(timer);
  if (!shown) return;
  const { anchor, panel, gone } = shown;
  shown = null;
  closedAt = performance.now();
  gone.disconnect();
  panel.remove();
  describe(anchor, (ids) => ids.filter((id) => id !== panel.id));
}

function open(anchor: HTMLElement): void {
  clearTimeout(timer);
  if (shown?.anchor === anchor || !anchor.isConnected) return;
  close();
  const name = anchor.getAttribute('aria-label') ?? '';
  const text = anchor.dataset['tooltip'] || name;
  const panel = makePanel(text);
  // The name of the button is read aloud anyway; anything else describes it.
  if (text === name) panel.setAttribute('aria-hidden', 'true');
  else describe(anchor, (ids) => [...ids, panel.id]);
  document.body.append(panel);
  panel.showPopover?.();
  const gone = new MutationObserver(() => anchor.isConnected || close());
  gone.observe(document.body, { childList: true, subtree: true });
  shown = { anchor, panel, gone };
  place(shown);
}

function describe(anchor: HTMLElement, change: (ids: string[]) => string[]): void {
  const ids = change((anchor.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
  if (ids.length > 0) anchor.setAttribute('aria-describedby', ids.join(' '));
  else anchor.removeAttribute('aria-describedby');
}

/** A popover of the browser: above open dialogs too. */
function makePanel(text: string): HTMLElement {
  const panel = document.createElement('div');
  panel.id = 'tooltip';
  panel.setAttribute('role', 'tooltip');
  panel.setAttribute('popover', 'manual');
  panel.className = PANEL;
  panel.textContent = text;
  const arrow = document.createElement('span');
  arrow.className = 'tooltip-arrow';
  arrow.setAttribute('aria-hidden', 'true');
  panel.append(arrow);
  return panel;
}

function place({ anchor, panel }: Shown): void {
  const at = anchor.getBoundingClientRect();
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const side = (anchor.dataset['tooltipSide'] as Side | undefined) ?? 'top';
  const spot = placeBeside(at, size, side, { width: document.documentElement.clientWidth, height: window.innerHeight });
  panel.dataset['side'] = spot.side;
  panel.style.left = `${spot.left}px`;
  panel.style.top = `${spot.top}px`;
  panel.style.setProperty('--arrow-x', `${at.left + at.width / 2 - spot.left}px`);
  panel.style.setProperty('--arrow-y', `${at.top + at.height / 2 - spot.top}px`);
}

const isWarm = (): boolean => shown !== null || performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;

/** The pointer is over this button, or over none. */
function point(next: HTMLElement | null, delayMs = TOOLTIP_OPEN_DELAY_MS): void {
  if (next === pointed) {
    if (shown) clearTimeout(timer);
    return;
  }
  pointed = next;
  clearTimeout(timer);
  if (next === null) {
    if (shown) timer = setTimeout(close, CROSSING_MS);
  } else if (isWarm()) open(next);
  else timer = setTimeout(() => open(next), delayMs);
}

const anchorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ANCHOR) : null;

function onPointerOver({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'touch') return;
  point(shown && target instanceof Node && shown.panel.contains(target) ? shown.anchor : anchorOf(target));
}

/** Out of the window. */
function onPointerOut({ relatedTarget }: PointerEvent): void {
  if (relatedTarget === null) point(null);
}

function onFocusIn({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || performance.now() - escapedAt < ESCAPE_MS) return;
  // Not for who pressed it with the pointer or a finger.
  if (target.matches(ANCHOR) && target.matches(':focus-visible')) open(target);
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  escapedAt = performance.now();
  close();
}

function onScroll({ target }: Event): void {
  if (shown && target instanceof Node && target.contains(shown.anchor)) close();
}

/** `first`: what made us come. */
export function startTooltips(first?: Event): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('pointerout', onPointerOut, options);
  document.addEventListener('focusin', onFocusIn, options);
  for (const name of ['pointerdown', 'click', 'focusout'] as const) document.addEventListener(name, close, options);
  document.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('scroll', onScroll, options);
  if (first) takeUp(first);
  return () => {
    listening.abort();
    close();
    pointed = null;
    closedAt = Number.NEGATIVE_INFINITY;
    escapedAt = Number.NEGATIVE_INFINITY;
  };
}

/** What has begun while this was on its way, if it is still so. */
function takeUp(first: Event): void {
  const anchor = anchorOf(first.target);
  if (!anchor) return;
  if (first.type === 'focusin') {
    if (anchor === document.activeElement && anchor.matches(':focus-visible')) open(anchor);
  } else if (anchor.matches(':hover')) point(anchor, Math.max(0, TOOLTIP_OPEN_DELAY_MS - (performance.now() - first.timeStamp)));
}
