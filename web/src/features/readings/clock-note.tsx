import { useState } from 'react';
import { momentText } from '../../i18n/ages.ts';
import { useClockState } from '../../browser/clock.ts';
import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';

/** What is logged gets the right time and not that of this device, and waits count with it. */
export function ClockNote({ className }: { className?: string }) {
  const state = useClockState();
  if (state === 'right') return null;
  return <Wrong text={state === 'behind' ? m.log_clock_behind : m.log_clock_ahead} className={className} />;
}

function Wrong({ text, className }: { text: (inputs: { moment: string }) => string; className: string | undefined }) {
  const [now] = useState(() => new Date().toISOString());
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Callout tone="warn" live className={className}>
      {text({ moment: momentText(now, timeZone) })}
    </Callout>
  );
}
