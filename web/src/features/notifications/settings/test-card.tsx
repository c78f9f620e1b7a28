import type { Channel, TestMessageResult } from '@limpid/contract';
import { Bell, Mail, Smartphone } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { useSendTest } from '../notifications.data.ts';

function resultText({ channel, outcome, devices = 0 }: TestMessageResult): string {
  if (outcome === 'address_unconfirmed') return m.notifications_test_unconfirmed();
  if (outcome === 'no_device') return m.notifications_test_no_device();
  if (outcome === 'failed') return m.notifications_test_not_taken();
  if (channel === 'inApp') return m.notifications_test_inbox_sent();
  if (channel === 'mail') return m.notifications_test_mail_sent();
  return devices === 1 ? m.notifications_test_push_sent_one() : m.notifications_test_push_sent({ count: devices });
}

/** A test message for each channel, and in words what became of it. */
export function TestCard() {
  const test = useSendTest();
  const channels: { channel: Channel; label: string; icon: typeof Bell }[] = [
    { channel: 'inApp', label: m.notifications_test_inbox(), icon: Bell },
    { channel: 'mail', label: m.notifications_test_mail(), icon: Mail },
    { channel: 'push', label: m.notifications_test_push(), icon: Smartphone },
  ];
  return (
    <Card>
      <CardHeader title={m.notifications_test()} description={m.notifications_test_text()} />
      <div className="flex flex-wrap gap-2.5">
        {channels.map(({ channel, label, icon: Icon }) => (
          <Button
            key={channel}
            variant="secondary"
            iconBefore={<Icon size={18} strokeWidth={1.75} aria-hidden />}
            pending={test.isPending && test.variables === channel}
            onClick={() => test.mutate(channel)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        {test.data ? (
          <Callout tone={test.data.outcome === 'sent' ? 'ok' : 'warn'} className="mt-4">
            {resultText(test.data)}
          </Callout>
        ) : null}
      </div>
    </Card>
  );
}
