import { api } from '@limpid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { ME_KEY, useMe } from '../../session/me.ts';
import { readKey, useRead } from '../../api/reads.ts';
import { together } from '../../browser/together.ts';

/** Undefined for people who are not signed in, and while it is asked for. */
export function useSubscription() {
  const { me } = useMe({ onlyIfHinted: true });
  return useRead(api.subscriptions.find, {}, { enabled: Boolean(me) });
}

const startTrial = together(() => call(api.subscriptions.startTrial));

export function useStartTrial() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: startTrial,
    onSuccess: (subscription) => {
      queryClient.setQueryData(readKey(api.subscriptions.find), subscription);
      void queryClient.invalidateQueries({ queryKey: ME_KEY });
      void queryClient.invalidateQueries({ queryKey: readKey(api.pools.list) });
    },
  });
}
