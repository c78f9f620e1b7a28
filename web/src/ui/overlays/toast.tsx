import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../lazy-loader.ts';
import { createToastStore } from './toast-store.ts';
import type { ToastHandle, ToastOptions, ToastStore } from './toast-store.ts';

const StoreContext = createContext<ToastStore | null>(null);
const region = lazyPart(() => import('./toast-region.tsx').then(({ ToastRegion }) => ToastRegion));

/** Fetches what shows toasts ahead of the first: without a network it could not come. */
export const prepareToasts = (): Promise<unknown> => region.load().catch(() => undefined);

/** Once, around the app; tests may pass their own store. */
export function ToastProvider({ children, store }: { children: ReactNode; store?: ToastStore }) {
  const [own] = useState(() => store ?? createToastStore());
  return (
    <StoreContext value={own}>
      {children}
      <LazyRegion store={own} />
    </StoreContext>
  );
}

function LazyRegion({ store }: { store: ToastStore }) {
  const [Region, setRegion] = useState(region.current);
  const newest = useSyncExternalStore(
    store.subscribe,
    () => store.list()[0]?.id,
    () => undefined,
  );
  useEffect(() => {
    // Each toast tries again where the one before could not be shown.
    if (newest === undefined || Region) return;
    region.load().then(
      (loaded) => setRegion(() => loaded),
      (error: unknown) => console.warn('A message could not be shown.', error),
    );
  }, [newest, Region]);
  return Region ? <Region store={store} /> : null;
}

export interface Toasts {
  toast: (options: ToastOptions) => ToastHandle;
  update: (id: string, options: ToastOptions) => void;
  dismiss: (id?: string) => void;
}

/** Throws outside the provider: a message that is not shown is a bug. */
export function useToast(): Toasts {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useToast must be used within a ToastProvider');
  return { toast: store.show, update: store.update, dismiss: store.dismiss };
}
