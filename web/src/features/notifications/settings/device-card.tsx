import { useEffect, useState } from 'react';
import { problemText } from '../../../i18n/problem-codes.ts';
import { ApiError } from '../../../api/api-error.ts';
import { useMe } from '../../../session/me.ts';
import { m } from '../../../paraglide/messages.js';
import { StatusPill } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useRefreshNotificationSettings } from '../notifications.data.ts';
import { type PushState, readPushState, turnOffPush, turnOnPush } from '../push-device.ts';

/** Push messages in this browser: off until the person turns them on; if they are unavailable, why. */
export function DeviceCard() {
  const { me } = useMe();
  const personId = me?.id;
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    if (personId === undefined) return;
    readPushState(personId).then(setState, () => setState('off'));
  }, [personId]);
  return (
    <Card>
      <CardHeader title={m.notifications_device()} description={m.notifications_device_text()} />
      {state === undefined || personId === undefined ? (
        <Skeleton className="h-11 w-56" />
      ) : (
        <Choice state={state} personId={personId} onChange={setState} />
      )}
    </Card>
  );
}

function Choice({ state, personId, onChange }: { state: PushState; personId: string; onChange: (state: PushState) => void }) {
  const { toast } = useToast();
  const refresh = useRefreshNotificationSettings();
  const [isPending, setPending] = useState(false);
  const run = async (change: () => Promise<PushState>, failed: string) => {
    setPending(true);
    try {
      onChange(await change());
      refresh();
    } catch (error) {
      const description = error instanceof ApiError ? problemText(error) : m.notifications_device_failed_text();
      toast({ tone: 'bad', title: failed, description });
    }
    setPending(false);
  };
  if (state === 'unsupported') return <Callout tone="info">{m.notifications_device_unsupported()}</Callout>;
  if (state === 'needs_install') return <Callout tone="info">{m.notifications_device_install()}</Callout>;
  if (state === 'blocked') {
    return (
      <Callout tone="warn" live>
        {m.notifications_device_blocked()}
      </Callout>
    );
  }
  const isOn = state === 'on';
  const turnOff = async (): Promise<PushState> => {
    await turnOffPush();
    return 'off';
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <span role="status">
        <StatusPill status={isOn ? 'ok' : 'unknown'}>{isOn ? m.notifications_device_on() : m.notifications_device_off()}</StatusPill>
      </span>
      {isOn ? (
        <Button variant="secondary" pending={isPending} onClick={() => void run(turnOff, m.notifications_device_off_failed())}>
          {m.notifications_device_turn_off()}
        </Button>
      ) : (
        <Button pending={isPending} onClick={() => void run(() => turnOnPush(personId), m.notifications_device_failed())}>
          {m.notifications_device_turn_on()}
        </Button>
      )}
    </div>
  );
}
