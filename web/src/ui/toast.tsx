import { clsx } from 'clsx';
import { createContext, useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { ToastCard } from './toast-card.tsx';
import { usePause } from './toast-clock.ts';
import { createToastStore } from './toast-store.ts';
import type { ToastHandle, ToastOptions, ToastStore } from './toast-store.ts';

export const TOAST_HOTKEY = 'F8';
/** Long enough to be read out, short enough not to be met again by somebody who walks through the page. */
const ANNOUNCED_MS = 1000;
const ANNOUNCE_AFTER_MS = 50;

const StoreContext = createContext<ToastStore | null>(null);

/** Once, around the app; tests may pass their own store. */
export function ToastProvider({ children, store }: { children: ReactNode; store?: ToastStore }) {
  const [own] = useState(() => store ?? createToastStore());
  return (
    <StoreContext value={own}>
      {children}
      <ToastRegion store={own} />
    </StoreContext>
  );
}

function ToastRegion({ store }: { store: ToastStore }) {
  const entries = useSyncExternalStore(store.subscribe, store.list, store.list);
  const region = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { isPaused, handlers, resume } = usePause(region);
  const { said, announce } = useAnnouncements();
  const isEmpty = !entries.some((entry) => entry.open);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code === TOAST_HOTKEY) list.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      {/* There before the first message: what is announced later must be known by then. */}
      <div aria-live="polite" className="sr-only">
        {said.isUrgent ? '' : said.text}
      </div>
      <div aria-live="assertive" className="sr-only">
        {said.isUrgent ? said.text : ''}
      </div>
      <div
        ref={region}
        role="region"
        aria-label={m.ui_notifications({ hotkey: TOAST_HOTKEY })}
        tabIndex={-1}
        {...handlers}
        className={clsx(
          'fixed right-0 bottom-0 z-60 w-full max-w-[420px] max-md:bottom-[calc(76px+env(safe-area-inset-bottom))]',
          isEmpty && 'pointer-events-none',
        )}
      >
        <ol ref={list} tabIndex={-1} className="m-0 flex list-none flex-col gap-2 p-4 outline-none">
          {entries.map((entry) => (
            <ToastCard
              key={entry.id}
              entry={entry}
              isPaused={isPaused}
              announce={announce}
              onClose={() => {
                resume();
                store.dismiss(entry.id);
              }}
            />
          ))}
        </ol>
      </div>
    </>
  );
}

/** What the live regions hold: for a second after each message, then nothing. */
function useAnnouncements() {
  const [said, say] = useState({ text: '', isUrgent: false });
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const announce = useCallback((text: string, isUrgent: boolean) => {
    timers.current.forEach(clearTimeout);
    timers.current = [
      setTimeout(() => say({ text, isUrgent }), ANNOUNCE_AFTER_MS),
      setTimeout(() => say({ text: '', isUrgent }), ANNOUNCE_AFTER_MS + ANNOUNCED_MS),
    ];
  }, []);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return { said, announce };
}

export interface Toasts {
  toast: (options: ToastOptions) => ToastHandle;
  update: (id: string, options: ToastOptions) => void;
  dismiss: (id?: string) => void;
}

/** Throws outside the provider: a message that nobody sees is a fault. */
export function useToast(): Toasts {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useToast must be used within a ToastProvider');
  return { toast: store.show, update: store.update, dismiss: store.dismiss };
}
