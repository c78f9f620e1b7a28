import { AlertTriangle, CheckCircle2, Info, X, XCircle } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../button.tsx';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from './toast-store.ts';
import type { ToastEntry, ToastStore, ToastTone } from './toast-store.ts';

const HOTKEYS = [TOAST_HOTKEY];
const ICONS: Record<ToastTone, ReactNode> = {
  neutral: <Info size={20} strokeWidth={1.75} className="text-brand" aria-hidden />,
  ok: <CheckCircle2 size={20} strokeWidth={1.75} className="text-ok" aria-hidden />,
  warn: <AlertTriangle size={20} strokeWidth={1.75} className="text-warn" aria-hidden />,
  bad: <XCircle size={20} strokeWidth={1.75} className="text-bad" aria-hidden />,
};

/** Radix's toasts; which one is shown is in the store. */
export function ToastRegion({ store }: { store: ToastStore }) {
  const entries = useSyncExternalStore(store.subscribe, store.list, store.list);
  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      label={m.ui_notification()}
    >
      {entries.map((entry) => (
        <ToastCard key={entry.id} entry={entry} onClose={() => store.dismiss(entry.id)} />
      ))}
      <Radix.Viewport
        hotkey={HOTKEYS}
        label={m.ui_notifications({ hotkey: TOAST_HOTKEY })}
        className="pointer-events-none fixed right-0 bottom-0 z-60 m-0 flex w-full max-w-[420px] list-none flex-col gap-2 p-4 outline-none max-md:bottom-[calc(76px+env(safe-area-inset-bottom))]"
      />
    </Radix.Provider>
  );
}

const hasOverlay = (): boolean => document.querySelector('dialog[open], [role="menu"], [role="dialog"], [role="listbox"]') !== null;

function ToastCard({ entry, onClose }: { entry: ToastEntry; onClose: () => void }) {
  const { open: isOpen, title, description, action, tone = 'neutral', durationMs = TOAST_DURATION_MS } = entry;
  // Escape closes a dialog or menu above it first. The key itself is not refused: the browser would then leave its dialog open.
  const isForOverlay = useRef(false);
  const hearOpen = (isNowOpen: boolean) => {
    if (!isNowOpen && !isForOverlay.current) onClose();
  };
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={hearOpen}
      duration={durationMs}
      type={tone === 'bad' ? 'foreground' : 'background'}
      onEscapeKeyDown={() => {
        isForOverlay.current = hasOverlay();
        queueMicrotask(() => {
          isForOverlay.current = false;
        });
      }}
      className="toast-motion pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-surface py-3.5 pr-2 pl-4 text-ink shadow-float dark:bg-raised"
    >
      <span className="mt-0.5 shrink-0">{ICONS[tone]}</span>
      <div className="min-w-0 flex-1">
        {title ? <Radix.Title className="text-sm font-semibold">{title}</Radix.Title> : null}
        {description ? <Radix.Description className="text-sm text-muted">{description}</Radix.Description> : null}
        {action ? (
          <Radix.Action
            altText={action.label}
            onClick={action.onClick}
            className="-ml-3 inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-brand hover:bg-tint"
          >
            {action.label}
          </Radix.Action>
        ) : null}
      </div>
      <Radix.Close asChild>
        <IconButton label={m.ui_dismiss()} icon={<X size={18} aria-hidden />} className="-my-2" />
      </Radix.Close>
    </Radix.Root>
  );
}
