import { api } from '@limpid/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { call } from '../api/client.ts';
import { ME_KEY, useMe } from '../session/me.ts';
import { readKey } from '../api/reads.ts';
import { chooseForAccount, withUnsentChoices } from '../session/unsent-choices.ts';

export type Units = 'us' | 'metric';

export const UNITS_KEY = 'lmp-units';
const listeners = new Set<() => void>();

/** What this device was told, else what its language suggests. */
function unitsOfDevice(): Units {
  const stored = storedUnits();
  if (stored) return stored;
  return navigator.language === 'en' || /-(US|LR|MM)\b/.test(navigator.language) ? 'us' : 'metric';
}

export function storedUnits(): Units | null {
  try {
    const value = localStorage.getItem(UNITS_KEY);
    return value === 'us' || value === 'metric' ? value : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this device was told has changed. */
export function notifyUnitsChanged(): void {
  for (const listener of listeners) listener();
}

export interface UnitsChoice {
  units: Units;
  chooseUnits: (units: Units) => void;
}

/** The person's choice, else the device's, else the language's. */
export function useUnits(): UnitsChoice {
  const { me } = useMe({ onlyIfHinted: true });
  const queryClient = useQueryClient();
  const ofDevice = useSyncExternalStore(subscribe, unitsOfDevice, () => 'us' as const);
  const isSignedIn = Boolean(me);
  const chooseUnits = useCallback(
    (units: Units) => {
      try {
        localStorage.setItem(UNITS_KEY, units);
      } catch {
        // Applies to this page only.
      }
      notifyUnitsChanged();
      if (isSignedIn) chooseForAccount(queryClient, { units });
    },
    [isSignedIn, queryClient],
  );
  return { units: me?.units ?? ofDevice, chooseUnits };
}

/** An account that has not chosen takes the units of the first device: the server rounds doses to what this person can measure. */
export function useKeepUnits(): void {
  const { me } = useMe({ onlyIfHinted: true });
  const queryClient = useQueryClient();
  const isOpen = me?.units === null;
  useEffect(() => {
    if (!isOpen) return;
    const keep = async () => {
      const changed = await call(api.accounts.change, { body: { units: unitsOfDevice() } });
      queryClient.setQueryData(ME_KEY, withUnsentChoices(changed));
      await queryClient.invalidateQueries({ queryKey: readKey(api.pools.list) });
    };
    // Without an answer it is tried again at the next visit.
    keep().catch(() => undefined);
  }, [isOpen, queryClient]);
}
