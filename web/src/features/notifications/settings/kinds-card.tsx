import { type Channel, CHANNELS, NOTIFICATION_KINDS, type NotificationKind, type NotificationSettings } from '@limpid/contract';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { CheckMark } from '../../../ui/fields/checkbox.tsx';
import { useChangeNotificationSettings } from '../notifications.data.ts';

const kindTexts = (): Record<NotificationKind, { title: string; text: string }> => ({
  test_due: { title: m.notifications_kind_test_due(), text: m.notifications_kind_test_due_text() },
  step_ready: { title: m.notifications_kind_step_ready(), text: m.notifications_kind_step_ready_text() },
  plan_unfinished: { title: m.notifications_kind_plan_unfinished(), text: m.notifications_kind_plan_unfinished_text() },
  task_due: { title: m.notifications_kind_task_due(), text: m.notifications_kind_task_due_text() },
  warranty_ending: { title: m.notifications_kind_warranty_ending(), text: m.notifications_kind_warranty_ending_text() },
  weather_alert: { title: m.notifications_kind_weather_alert(), text: m.notifications_kind_weather_alert_text() },
});
const channelTexts = (): Record<Channel, string> => ({
  inApp: m.notifications_in_app(),
  mail: m.notifications_mail(),
  push: m.notifications_push(),
});

/** One row for each kind, one box for each channel; each is saved right away. */
export function KindsCard({ settings }: { settings: NotificationSettings }) {
  const change = useChangeNotificationSettings();
  const { href } = useCurrentPool();
  const [kinds, channels] = [kindTexts(), channelTexts()];
  return (
    <Card>
      <CardHeader title={m.notifications_kinds()} description={m.notifications_kinds_text()} />
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{m.notifications_kinds()}</caption>
          <thead>
            <tr className="border-b border-line text-xs font-medium text-muted">
              <th scope="col" className="py-2 text-left font-medium">
                {m.notifications_kind()}
              </th>
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col" className="w-13 py-2 text-center font-medium sm:w-20">
                  {channels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NOTIFICATION_KINDS.map((kind) => (
              <tr key={kind} className="border-b border-line last:border-0">
                <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                  <span className="block leading-snug font-medium">{kinds[kind].title}</span>
                  <span className="block text-sm text-muted">{kinds[kind].text}</span>
                </th>
                {CHANNELS.map((channel) => (
                  <td key={channel} className="text-center align-middle">
                    <CheckMark
                      label={m.notifications_choice({ kind: kinds[kind].title, channel: channels[channel] })}
                      checked={settings.kinds[kind][channel]}
                      onChange={(isOn) => change.mutate({ kinds: { [kind]: { [channel]: isOn } } })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {settings.canMail ? null : (
        <Callout
          tone="warn"
          className="mt-4"
          action={
            <LinkButton variant="secondary" to={href('/settings/security')}>
              {m.notifications_mail_confirm()}
            </LinkButton>
          }
        >
          {m.notifications_mail_waits()}
        </Callout>
      )}
    </Card>
  );
}
