import { problemText } from '../../../i18n/problem-codes.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { pageMeta } from '../../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useNotificationSettings } from '../notifications.data.ts';
import { CalendarCard } from './calendar-card.tsx';
import { DeviceCard } from './device-card.tsx';
import { KindsCard } from './kinds-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { TestCard } from './test-card.tsx';

export const meta = () =>
  pageMeta({
    title: m.notifications_bell(),
    description: m.notifications_settings_text(),
    canonicalPath: '/settings/notifications',
    noindex: true,
  });

export default function NotificationSettingsPage() {
  const settings = useNotificationSettings();
  if (settings.isPending) return <Waiting />;
  if (settings.isError) {
    return (
      <Callout
        tone="bad"
        title={m.notifications_not_loaded()}
        action={
          <Button variant="secondary" onClick={() => void settings.refetch()}>
            {m.common_try_again()}
          </Button>
        }
      >
        {problemText(settings.error)}
      </Callout>
    );
  }
  return (
    <>
      <DeviceCard />
      <KindsCard settings={settings.data} />
      <QuietHoursCard settings={settings.data} />
      <TestCard />
      <CalendarCard />
    </>
  );
}

function Waiting() {
  return (
    <Loading label={m.notifications_settings_loading()}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-112 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </Loading>
  );
}
