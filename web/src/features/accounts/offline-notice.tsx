import { useCallback } from 'react';
import { useIsOnline } from '../../browser/online.ts';
import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';

/** Shown before a person types in vain; removed as soon as there is a connection. */
export function OfflineNotice() {
  if (useIsOnline()) return null;
  return (
    <Callout tone="info" title={m.common_you_are_offline()} className="mb-6" live>
      {m.auth_offline_text()}
    </Callout>
  );
}

/** True, and shown, while offline: a call would wait for a connection and send itself at some later moment. */
export function useRefuseOffline(): () => boolean {
  const { toast } = useToast();
  return useCallback(() => {
    if (navigator.onLine) return false;
    toast({ tone: 'warn', title: m.common_you_are_offline(), description: m.auth_offline_again() });
    return true;
  }, [toast]);
}
