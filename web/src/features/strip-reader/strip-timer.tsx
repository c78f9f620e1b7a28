import { RotateCcw, Timer } from 'lucide-react';
import { trueNow } from '../../ui/true-now.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Countdown, useNow } from '../../ui/countdown.tsx';
import type { StripLayout } from '../strips/layout.data.ts';
import { phaseAt } from './timing.ts';

/** Says when the colors can be read: too early they are not there yet, too late they have gone on. */
export function StripTimer({
  layout,
  dippedAt,
  onDip,
}: {
  layout: StripLayout;
  dippedAt: number | undefined;
  onDip: (at: number | undefined) => void;
}) {
  if (dippedAt === undefined)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56 text-sm">
          {m.strip_timer_intro({ from: layout.readFromSeconds, until: layout.readUntilSeconds })}
        </p>
        <Button variant="secondary" onClick={() => onDip(trueNow())} iconBefore={<Timer size={18} aria-hidden />}>
          {m.strip_timer_start()}
        </Button>
      </div>
    );
  return <Running layout={layout} dippedAt={dippedAt} onRestart={() => onDip(undefined)} />;
}

function Running({ layout, dippedAt, onRestart }: { layout: StripLayout; dippedAt: number; onRestart: () => void }) {
  const phase = phaseAt(dippedAt, useNow(), layout);
  const [from, until] = [dippedAt + layout.readFromSeconds * 1000, dippedAt + layout.readUntilSeconds * 1000];
  const label = { wait: m.strip_timer_wait, read: m.strip_timer_read, late: m.strip_timer_late }[phase]();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="min-w-0 flex-1 basis-44 font-medium">
        {label}
      </p>
      {phase === 'wait' ? <Countdown key="wait" startedAt={dippedAt} endsAt={from} label={m.strip_timer_label()} /> : null}
      {phase === 'read' ? <Countdown key="read" startedAt={from} endsAt={until} label={m.strip_timer_label()} /> : null}
      <Button variant={phase === 'late' ? 'secondary' : 'quiet'} onClick={onRestart} iconBefore={<RotateCcw size={18} aria-hidden />}>
        {m.common_start_over()}
      </Button>
    </div>
  );
}
