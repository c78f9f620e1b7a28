import { useState } from 'react';
import { momentText } from '../../i18n/ages.ts';
import { useClockState } from '../../browser/clock.ts';
import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';

/** What is logged gets the right time and not that of this device: said so that no one wonders about it. `isOnDashboard`: there it is about waits. */
export function ClockNote({ isOnDashboard = false }: { isOnDashboard?: boolean }) {
  const state = useClockState();
  if (state === 'right') return null;
  if (isOnDashboard) return <Wrong text={state === 'behind' ? m.dashboard_clock_behind : m.dashboard_clock_ahead} className="mb-6" />;
  return <Wrong text={state === 'behind' ? m.log_clock_behind : m.log_clock_ahead} />;
}

function Wrong({ text, className }: { text: (inputs: { moment: string }) => string; className?: string }) {
  const [now] = useState(() => new Date().toISOString());
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Callout tone="warn" live className={className}>
      {text({ moment: momentText(now, timeZone) })}
    </Callout>
  );
}
