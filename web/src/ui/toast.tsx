import { clsx } from 'clsx';
import { AlertTriangle, CheckCircle2, Info, X, XCircle } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createToastStore, TOAST_DURATION_MS } from './toast-store.ts';
import type { ToastEntry, ToastHandle, ToastOptions, ToastStore, ToastTone } from './toast-store.ts';

export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = ['F8'];

const StoreContext = createContext<ToastStore | null>(null);

const ICONS: Record<ToastTone, ReactNode> = {
  neutral: <Info size={20} strokeWidth={1.75} className="text-brand" aria-hidden />,
  ok: <CheckCircle2 size={20} strokeWidth={1.75} className="text-ok" aria-hidden />,
  warn: <AlertTriangle size={20} strokeWidth={1.75} className="text-warn" aria-hidden />,
  bad: <XCircle size={20} strokeWidth={1.75} className="text-bad" aria-hidden />,
};

/** Once, around the app; tests may pass their own store. */
export function ToastProvider({ children, store }: { children: ReactNode; store?: ToastStore }) {
  const [own] = useState(() => store ?? createToastStore());
  const entries = useSyncExternalStore(own.subscribe, own.list, own.list);
  // Made at build time it would carry a style attribute, which the content policy refuses.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <StoreContext value={own}>
      <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD_PX} label="Notification">
        {children}
        {entries.map((entry) => (
          <ToastCard key={entry.id} entry={entry} onClose={() => own.dismiss(entry.id)} />
        ))}
        {isInBrowser ? <Viewport /> : null}
      </Radix.Provider>
    </StoreContext>
  );
}

function Viewport() {
  return (
    <Radix.Viewport
      hotkey={TOAST_HOTKEY}
      className={clsx(
        'fixed right-0 bottom-0 z-60 m-0 flex w-full max-w-[420px] list-none flex-col gap-2 p-4 outline-none',
        'max-md:bottom-[calc(76px+env(safe-area-inset-bottom))]',
      )}
    />
  );
}

const never = () => () => undefined;

function ToastCard({ entry, onClose }: { entry: ToastEntry; onClose: () => void }) {
  const tone = entry.tone ?? 'neutral';
  return (
    <Radix.Root
      open={entry.open}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      duration={entry.durationMs ?? TOAST_DURATION_MS}
      type={tone === 'bad' ? 'foreground' : 'background'}
      className="toast-motion flex items-start gap-3 rounded-card border border-line bg-surface py-3.5 pr-2 pl-4 text-ink shadow-float dark:bg-raised"
    >
      <span className="mt-0.5 shrink-0">{ICONS[tone]}</span>
      <div className="min-w-0 flex-1">
        {entry.title ? <Radix.Title className="text-sm font-semibold">{entry.title}</Radix.Title> : null}
        {entry.description ? <Radix.Description className="text-sm text-muted">{entry.description}</Radix.Description> : null}
        {entry.action ? (
          <Radix.Action
            altText={entry.action.label}
            onClick={entry.action.onClick}
            className="-ml-3 inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-brand hover:bg-tint"
          >
            {entry.action.label}
          </Radix.Action>
        ) : null}
      </div>
      <Radix.Close
        aria-label="Dismiss"
        className="-my-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <X size={18} aria-hidden />
      </Radix.Close>
    </Radix.Root>
  );
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
