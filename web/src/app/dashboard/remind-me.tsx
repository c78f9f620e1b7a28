import type { NotificationKind } from '@limpid/contract';
import { Bell, BellRing, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import {
  useChangeNotificationSettings,
  useNotificationSettings,
  useRefreshNotificationSettings,
} from '../../features/notifications/notifications.data.ts';
import { type PushState, readPushState, turnOnPush } from '../../features/notifications/push-device.ts';
import { problemText } from '../../i18n/problem-codes.ts';
import { m } from '../../paraglide/messages.js';
import { useMe } from '../../session/me.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';

interface RemindMeProps {
  kind: NotificationKind;
  /** what is waited for, and until when */
  text: string;
}

/** The wait. A reminder is sent in any case: this says whether it reaches the person in time, and turns that on where it doesn't. */
export function RemindMe({ kind, text }: RemindMeProps) {
  const { me } = useMe();
  const personId = me?.id;
  const { data: settings } = useNotificationSettings();
  const [push, setPush] = useState<PushState>();
  useEffect(() => {
    if (personId !== undefined) readPushState(personId).then(setPush, () => setPush('off'));
  }, [personId]);
  const { turnOn, isPending } = useTurnOn(kind, setPush);
  const isKnown = settings !== undefined && push !== undefined && personId !== undefined;
  const reaches = isKnown && settings.kinds[kind].push && (push === 'on' || settings.pushDevices > 0);
  if (isKnown && !reaches && (push === 'off' || push === 'on')) {
    return (
      <Button
        size="lg"
        className="w-full py-2 leading-snug text-balance sm:w-auto"
        pending={isPending}
        iconBefore={<Bell size={20} aria-hidden />}
        onClick={() => turnOn(personId)}
      >
        {m.dashboard_wait_remind({ wait: text })}
      </Button>
    );
  }
  const Icon = reaches ? BellRing : Clock;
  return (
    <div>
      <div role="status">
        <p className="flex min-h-13 items-center gap-2 font-medium">
          <Icon size={20} aria-hidden className="shrink-0" />
          <span>
            {text}
            {reaches ? <span className="font-normal">{` · ${m.dashboard_will_remind()}`}</span> : null}
          </span>
        </p>
        {isKnown && !reaches ? <p className="measure-60 text-sm text-muted">{WHY_NOT[push]?.()}</p> : null}
      </div>
      {isKnown && !reaches ? (
        <LinkButton to="/settings/notifications" variant="quiet" size="sm" className="-ml-3">
          {m.notifications_settings_link()}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** Why this device can't be reached. */
const WHY_NOT: Partial<Record<PushState, () => string>> = {
  blocked: m.dashboard_remind_blocked,
  unsupported: m.dashboard_remind_unsupported,
  needs_install: m.dashboard_remind_install,
};

/** Asks the browser where it must, and turns this kind on again for a person who had turned it off. */
function useTurnOn(kind: NotificationKind, onChange: (state: PushState) => void) {
  const { toast } = useToast();
  const change = useChangeNotificationSettings();
  const refresh = useRefreshNotificationSettings();
  const [isPending, setPending] = useState(false);
  const run = async (personId: string) => {
    setPending(true);
    try {
      const state = await turnOnPush(personId);
      if (state === 'on') await change.mutateAsync({ kinds: { [kind]: { push: true } } });
      onChange(state);
      refresh();
    } catch (error) {
      const description = error instanceof ApiError ? problemText(error) : m.notifications_device_failed_text();
      toast({ tone: 'bad', title: m.notifications_device_failed(), description });
    }
    setPending(false);
  };
  return { turnOn: (personId: string) => void run(personId), isPending };
}
