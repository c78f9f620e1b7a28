// Two tabs of one browser have the same theme and language: the other follows a change right away.
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LANGUAGE_KEY } from '../../i18n/language-key.ts';
import { notifyLanguageChanged, storedLanguage } from '../../i18n/language.tsx';
import { watchLeaving } from '../../session/left-elsewhere.ts';
import { ME_KEY } from '../../session/me.ts';
import { notifyUnitsChanged, storedUnits, UNITS_KEY } from '../../i18n/units.ts';
import { LOOKS_KEYS, wearStoredLooks } from '../settings/theme.ts';

/** `key` is null when the whole storage was cleared. */
function follow(key: string | null, queryClient: QueryClient): void {
  // The account's own choice comes before the device's: it is what the other tab has just sent.
  const sent = {
    ...(key === UNITS_KEY && storedUnits() && { units: storedUnits() }),
    ...(key === LANGUAGE_KEY && storedLanguage() && { language: storedLanguage() }),
  };
  if (Object.keys(sent).length > 0)
    queryClient.setQueryData(ME_KEY, (before: object | null | undefined) => (before ? { ...before, ...sent } : before));
  if (key === null || LOOKS_KEYS.includes(key)) wearStoredLooks();
  if (key === null || key === UNITS_KEY) notifyUnitsChanged();
  if (key === null || key === LANGUAGE_KEY) notifyLanguageChanged();
}

export function useOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const noteLeaving = watchLeaving();
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea === sessionStorage) return;
      follow(event.key, queryClient);
      noteLeaving(event);
    };
    // A page that returns from the back/forward cache has missed changes.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) follow(null, queryClient);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [queryClient]);
}
