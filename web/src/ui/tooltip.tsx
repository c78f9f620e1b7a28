import { cloneElement, createContext, useCallback, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent, ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { joinHandlers } from './join-handlers.ts';
import type { Handlers } from './join-handlers.ts';
import { placeBeside } from './tooltip-place.ts';
import type { Side } from './tooltip-place.ts';

export const TOOLTIP_OPEN_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
/** The way from the button to the words may cross the gap between them. */
const CROSSING_MS = 120;

interface Turns {
  /** closes the one that is open, and remembers how to close this one */
  take: (close: () => void) => void;
  release: (close: () => void) => void;
  /** one is open, or was a moment ago */
  isWarm: () => boolean;
}

function createTurns(): Turns {
  let open: (() => void) | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    take(close) {
      if (open !== close) open?.();
      open = close;
    },
    release(close) {
      if (open !== close) return;
      open = null;
      closedAt = Date.now();
    },
    isWarm: () => open !== null || Date.now() - closedAt < TOOLTIP_SKIP_DELAY_MS,
  };
}

const TurnsContext = createContext<Turns>(createTurns());

/** Once, around the app: one tooltip at a time, and the next one at once for who goes from button to button. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [turns] = useState(createTurns);
  return <TurnsContext value={turns}>{children}</TurnsContext>;
}

/** Only adds to a name that is already there: touch screens never see it. */
export function Tooltip({ text, side = 'top', children }: { text: ReactNode; side?: Side; children: ReactElement }) {
  const id = useId();
  const { anchor, handlers, panelHandlers } = useTooltip();
  const own = children.props as Handlers & { 'aria-describedby'?: string };
  const describedBy = [own['aria-describedby'], anchor ? id : undefined].filter(Boolean).join(' ');
  const child = children as ReactElement<object>;
  return (
    <>
      {cloneElement(child, { ...joinHandlers(own, handlers), ...(describedBy ? { 'aria-describedby': describedBy } : {}) })}
      {anchor
        ? createPortal(
            <TooltipPanel id={id} anchor={anchor} side={side} handlers={panelHandlers}>
              {text}
            </TooltipPanel>,
            document.body,
          )
        : null}
    </>
  );
}

function useTooltip() {
  const turns = useContext(TurnsContext);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef({ isInside: false, isPressed: false });

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  const open = useCallback(
    (element: Element) => {
      clearTimeout(timer.current);
      turns.take(close);
      setAnchor(element);
    },
    [turns, close],
  );
  useEffect(() => {
    if (!anchor) return undefined;
    return () => turns.release(close);
  }, [anchor, turns, close]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (anchor ? closeOnEscapeAndScroll(anchor, close) : undefined), [anchor, close]);

  const handlers: Handlers = {
    onPointerMove: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch' || pointer.current.isInside) return;
      pointer.current.isInside = true;
      clearTimeout(timer.current);
      if (turns.isWarm()) open(currentTarget);
      else timer.current = setTimeout(() => open(currentTarget), TOOLTIP_OPEN_DELAY_MS);
    },
    onPointerLeave: () => {
      pointer.current.isInside = false;
      clearTimeout(timer.current);
      if (anchor) timer.current = setTimeout(close, CROSSING_MS);
    },
    onPointerDown: () => {
      pointer.current.isPressed = true;
      document.addEventListener('pointerup', () => (pointer.current.isPressed = false), { once: true });
      close();
    },
    onFocus: ({ currentTarget }) => {
      if (!pointer.current.isPressed) open(currentTarget);
    },
    onBlur: close,
    onClick: close,
  };
  const panelHandlers: Handlers = { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: close };
  return { anchor, handlers, panelHandlers };
}

function closeOnEscapeAndScroll(anchor: Element, close: () => void): () => void {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const onScroll = ({ target }: Event) => {
    if (target instanceof Node && target.contains(anchor)) close();
  };
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('scroll', onScroll, { capture: true });
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('scroll', onScroll, { capture: true });
  };
}

interface PanelProps {
  id: string;
  anchor: Element;
  side: Side;
  handlers: Handlers;
  children: ReactNode;
}

// A popover of the browser: above open dialogs too.
function TooltipPanel({ id, anchor, side, handlers, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const arrow = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const node = panel.current;
    if (!node) return;
    node.showPopover?.();
    const at = anchor.getBoundingClientRect();
    const size = { width: node.offsetWidth, height: node.offsetHeight };
    const place = placeBeside(at, size, side, { width: document.documentElement.clientWidth, height: window.innerHeight });
    node.dataset['side'] = place.side;
    node.style.left = `${place.left}px`;
    node.style.top = `${place.top}px`;
    arrow.current?.style.setProperty('--arrow-x', `${at.left + at.width / 2 - place.left}px`);
    arrow.current?.style.setProperty('--arrow-y', `${at.top + at.height / 2 - place.top}px`);
  }, [anchor, side]);
  return (
    <div
      ref={panel}
      id={id}
      role="tooltip"
      popover="manual"
      {...handlers}
      className="animate-fade-in fixed inset-auto m-0 max-w-72 overflow-visible rounded-small border-0 bg-ink px-3 py-1.5 text-xs text-canvas shadow-float"
    >
      {children}
      <span ref={arrow} className="tooltip-arrow" aria-hidden />
    </div>
  );
}
