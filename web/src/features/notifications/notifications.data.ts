import type { BodyOf, Channel, NotificationKind, NotificationSettings, NotificationSettingsPatch } from '@limpid/contract';
import { api } from '@limpid/contract';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAllPages } from '../../api/all-pages.ts';
import { call } from '../../api/client.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { problemText } from '../../i18n/problem-codes.ts';
import { readKey, useRead } from '../../api/reads.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/toast.tsx';

const LIST_KEY = readKey(api.notifications.list, {});
const SETTINGS_KEY = readKey(api.notifications.settings);
const CALENDAR_KEY = readKey(api.calendar.find);

/** The language in which the inbox was last read. */
let readIn: string | undefined;

/** The newest `most` notifications. The server words them, so another language is asked for again. */
export function useInbox(most: number) {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (readIn !== undefined && readIn !== language) void queryClient.invalidateQueries({ queryKey: LIST_KEY });
    readIn = language;
  }, [language, queryClient]);
  return useAllPages(LIST_KEY, (query) => call(api.notifications.list, { query }), most, { placeholderData: keepPreviousData });
}

/** Those named, or all. One that is opened offline stays unread, without a message. */
export function useMarkRead() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (ids?: string[]) => call(api.notifications.read, { body: ids ? { ids } : {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: LIST_KEY }),
    onError: (error, ids) => {
      if (ids === undefined) toast({ tone: 'bad', title: m.notifications_read_failed(), description: problemText(error) });
    },
  });
}

export const useNotificationSettings = () => useRead(api.notifications.settings, {});

export function useRefreshNotificationSettings(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: SETTINGS_KEY });
}

function withPatch(settings: NotificationSettings, { kinds = {}, ...rest }: NotificationSettingsPatch): NotificationSettings {
  const changed = Object.entries(kinds).map(([kind, channels]) => [kind, { ...settings.kinds[kind as NotificationKind], ...channels }]);
  return { ...settings, ...rest, kinds: { ...settings.kinds, ...Object.fromEntries(changed) } };
}

/** Shown right away, sent one after the other. */
export function useChangeNotificationSettings() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SETTINGS_KEY,
    scope: { id: 'notification-settings' },
    mutationFn: (patch: NotificationSettingsPatch) => call(api.notifications.changeSettings, { body: patch }),
    onMutate: (patch) => {
      queryClient.setQueryData<NotificationSettings>(SETTINGS_KEY, (before) => before && withPatch(before, patch));
    },
    onSuccess: (settings) => {
      // An answer knows nothing of the changes that still wait behind it.
      if (queryClient.isMutating({ mutationKey: SETTINGS_KEY }) === 1) queryClient.setQueryData(SETTINGS_KEY, settings);
    },
    onError: (error) => {
      toast({ tone: 'bad', title: m.notifications_settings_failed(), description: problemText(error) });
      void queryClient.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
  });
}

export function useSendTest() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (channel: Channel) => call(api.notifications.sendTest, { body: { channel } }),
    onSuccess: ({ channel }) => queryClient.invalidateQueries({ queryKey: channel === 'inApp' ? LIST_KEY : SETTINGS_KEY }),
    onError: (error) => {
      toast({ tone: 'bad', title: m.notifications_test_failed(), description: problemText(error) });
    },
  });
}

/** For the browser's part of push messages, which runs without React. */
export const subscribePush = (body: BodyOf<typeof api.notifications.subscribe>) => call(api.notifications.subscribe, { body });
export const unsubscribePush = (endpoint: string) => call(api.notifications.unsubscribe, { body: { endpoint } });

export const useCalendar = () => useRead(api.calendar.find, {});

function useCalendarChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: CALENDAR_KEY });
}
function useCalendarFailed() {
  const { toast } = useToast();
  return (error: unknown) => void toast({ tone: 'bad', title: m.notifications_calendar_failed(), description: problemText(error) });
}

export const useStartCalendar = () =>
  useMutation({ mutationFn: () => call(api.calendar.start), onSuccess: useCalendarChanged(), onError: useCalendarFailed() });

export function useStopCalendar() {
  const { toast } = useToast();
  const changed = useCalendarChanged();
  return useMutation({
    mutationFn: () => call(api.calendar.stop),
    onSuccess: () => {
      toast({ tone: 'ok', title: m.notifications_calendar_stopped() });
      return changed();
    },
    onError: useCalendarFailed(),
  });
}
