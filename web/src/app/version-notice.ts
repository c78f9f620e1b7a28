import { api } from '@limpid/contract';
import { useEffect, useRef } from 'react';
import { call } from '../api/client.ts';
import { useToast } from '../ui/toast.tsx';

export const VERSION_POLL_MS = 60_000;
export const UPDATE_NOTICE_MS = 8000;

/** Remembers the first version that the server names; a later, different one is announced. */
export function useVersionNotice(): void {
  const { toast } = useToast();
  const known = useRef<string | null>(null);
  useEffect(() => {
    let stopped = false;
    const check = async () => {
      try {
        const { version } = await call(api.system.version);
        if (stopped || !version) return;
        const isNew = known.current !== null && known.current !== version;
        known.current = version;
        if (isNew) {
          toast({
            title: 'Update Available',
            description: 'A new version is available. Refresh to see the latest updates.',
            durationMs: UPDATE_NOTICE_MS,
            action: { label: 'Refresh', onClick: () => window.location.reload() },
          });
        }
      } catch (error) {
        console.debug('The version check did not get through.', error);
      }
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void check();
    };
    void check();
    const timer = setInterval(() => void check(), VERSION_POLL_MS);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [toast]);
}
