import { api } from '@limpid/contract';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/toast.tsx';
import { refresh } from './service-worker.ts';
import { UPDATE_NOTICE_MS, watchUpdates } from './version-watch.ts';

const askVersion = async () => (await call(api.system.version)).version;

export function useVersionNotice(): void {
  const { toast } = useToast();
  useEffect(
    () =>
      watchUpdates(askVersion, () =>
        toast({
          title: m.install_update_title(),
          description: m.install_update_text(),
          durationMs: UPDATE_NOTICE_MS,
          action: { label: m.install_update_refresh(), onClick: () => void refresh() },
        }),
      ),
    [toast],
  );
}
