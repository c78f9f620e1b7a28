import { AlertTriangle, CheckCircle2, Info, X, XCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { IconButton } from './button.tsx';
import { useToastClock } from './toast-clock.ts';
import { TOAST_DURATION_MS } from './toast-store.ts';
import type { ToastEntry, ToastTone } from './toast-store.ts';
import { useSwipeRight } from './toast-swipe.ts';

const ICONS: Record<ToastTone, ReactNode> = {
  neutral: <Info size={20} strokeWidth={1.75} className="text-brand" aria-hidden />,
  ok: <CheckCircle2 size={20} strokeWidth={1.75} className="text-ok" aria-hidden />,
  warn: <AlertTriangle size={20} strokeWidth={1.75} className="text-warn" aria-hidden />,
  bad: <XCircle size={20} strokeWidth={1.75} className="text-bad" aria-hidden />,
};

interface ToastCardProps {
  entry: ToastEntry;
  isPaused: boolean;
  onClose: () => void;
  /** what a screen reader is to say */
  announce: (text: string, isUrgent: boolean) => void;
}

/** One message: it closes by its clock, its button, its action, Escape, or a swipe to the right. */
export function ToastCard({ entry, isPaused, onClose, announce }: ToastCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isPresent = usePresence(entry.open, card);
  const { open: isOpen, title, description, action } = entry;
  const isUrgent = entry.tone === 'bad';

  function close(): void {
    // The focus stays where the next message will be, and Tab leads on from there.
    if (card.current?.contains(document.activeElement)) card.current.closest<HTMLElement>('ol')?.focus();
    onClose();
  }

  useToastClock(entry.durationMs ?? TOAST_DURATION_MS, isOpen && !isPaused, close);
  const swipe = useSwipeRight(close);
  useEscape(isOpen, close);
  const lastSaid = useRef('');
  useEffect(() => {
    const lines = [...(words.current?.querySelectorAll('p') ?? [])].map((line) => line.textContent);
    const said = [m.ui_notification(), ...lines, action?.label ?? ''].join(' ').trim();
    if (!isOpen || said === lastSaid.current) return;
    lastSaid.current = said;
    announce(said, isUrgent);
  });

  if (!isPresent) return null;
  return (
    <li
      ref={card}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- F8 and Tab lead to the message itself
      tabIndex={0}
      data-state={isOpen ? 'open' : 'closed'}
      data-swipe-direction="right"
      {...swipe}
      className="toast-motion flex items-start gap-3 rounded-card border border-line bg-surface py-3.5 pr-2 pl-4 text-ink shadow-float dark:bg-raised"
    >
      <span className="mt-0.5 shrink-0">{ICONS[entry.tone ?? 'neutral']}</span>
      <div ref={words} className="min-w-0 flex-1">
        {title ? <p className="text-sm font-semibold">{title}</p> : null}
        {description ? <p className="text-sm text-muted">{description}</p> : null}
        {action ? (
          <button
            type="button"
            onClick={() => {
              action.onClick();
              close();
            }}
            className="-ml-3 inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-brand hover:bg-tint"
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <IconButton label={m.ui_dismiss()} icon={<X size={18} aria-hidden />} onClick={close} className="-my-2" />
    </li>
  );
}

/** Stays until its way out has been drawn. */
function usePresence(isOpen: boolean, card: { current: HTMLElement | null }): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useEffect(() => {
    if (isOpen) return undefined;
    let isCurrent = true;
    const moving = card.current?.getAnimations?.() ?? [];
    void Promise.allSettled(moving.map((animation) => animation.finished)).then(() => isCurrent && setPresent(false));
    return () => {
      isCurrent = false;
    };
  }, [isOpen, card]);
  return isPresent;
}

/** Escape closes it, unless something above it is open and takes the key for itself. */
function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('dialog[open], [role="menu"], [role="dialog"], [role="listbox"]')) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}
