import { useState } from 'react';
import { momentInWords } from '../../api/ages.ts';
import { useClockState } from '../../api/clock.ts';
import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';

/** A test that is dated by a clock that is wrong gets the wrong date. It is accepted all the same: the moment can be typed. */
export function ClockNote() {
  const state = useClockState();
  return state === 'right' ? null : <Wrong say={state === 'behind' ? m.log_clock_behind : m.log_clock_ahead} />;
}

function Wrong({ say }: { say: (inputs: { moment: string }) => string }) {
  const [now] = useState(() => new Date().toISOString());
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Callout tone="warn" live>
      {say({ moment: momentInWords(now, timeZone) })}
    </Callout>
  );
}
