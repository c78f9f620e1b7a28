import { useState } from 'react';
import { momentInWords } from '../../api/ages.ts';
import { useIsClockBehind } from '../../api/clock.ts';
import { m } from '../../paraglide/messages.js';
import { Callout } from '../../ui/callout.tsx';

/** A test that is dated by this device would be dated too early. It is taken all the same: the moment can be typed. */
export function ClockNote() {
  return useIsClockBehind() ? <Behind /> : null;
}

function Behind() {
  const [now] = useState(() => new Date().toISOString());
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Callout tone="warn" live>
      {m.log_clock_behind({ moment: momentInWords(now, timeZone) })}
    </Callout>
  );
}
