import type { NotificationSettings } from '@limpid/contract';
import { useState } from 'react';
import { zoneText } from '../../../i18n/zone-text.ts';
import { zoneHere } from '../../../i18n/zones.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useChangeNotificationSettings } from '../notifications.data.ts';

const USUAL = { from: '21:00', to: '08:00' };

export function QuietHoursCard({ settings }: { settings: NotificationSettings }) {
  const { quietHours, timeZone } = settings;
  const change = useChangeNotificationSettings();
  const here = zoneHere();
  const [zone, hereText] = [zoneText(timeZone), zoneText(here)];
  return (
    <Card>
      <CardHeader title={m.notifications_quiet()} description={m.notifications_quiet_text()} />
      <Switch
        label={m.notifications_quiet_on()}
        checked={quietHours !== null}
        onChange={(isOn) => change.mutate({ quietHours: isOn ? USUAL : null })}
      />
      {quietHours ? <Times saved={quietHours} /> : null}
      <p className="mt-4 text-sm text-muted">{m.common_times_zone({ zone })}</p>
      {hereText !== zone ? (
        <Button variant="quiet" className="-ml-4 text-left" onClick={() => change.mutate({ timeZone: here })}>
          {m.notifications_quiet_zone_here({ zone: hereText })}
        </Button>
      ) : null}
    </Card>
  );
}

/** Saved when a time is complete and the field is left, so that nothing is sent while the person types. */
function Times({ saved }: { saved: { from: string; to: string } }) {
  const [typed, setTyped] = useState(saved);
  const change = useChangeNotificationSettings();
  const isSame = typed.from === typed.to;
  const save = () => {
    const isChanged = typed.from !== saved.from || typed.to !== saved.to;
    if (isChanged && typed.from !== '' && typed.to !== '' && !isSame) change.mutate({ quietHours: typed });
  };
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4 sm:max-w-[22.5rem]">
      <TextField
        label={m.common_from()}
        type="time"
        required
        value={typed.from}
        onChange={(from) => setTyped({ ...typed, from })}
        onBlur={save}
      />
      <TextField
        label={m.notifications_quiet_to()}
        type="time"
        required
        value={typed.to}
        onChange={(to) => setTyped({ ...typed, to })}
        onBlur={save}
        error={isSame ? m.notifications_quiet_same() : undefined}
      />
    </div>
  );
}
