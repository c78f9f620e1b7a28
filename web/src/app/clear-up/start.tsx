import type { ClearUpReason, Look } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useStartClearUp } from '../../features/clear-ups/clear-ups.data.ts';
import { fillDraft } from '../../features/readings/draft.data.ts';
import { LookField } from '../../features/readings/look-field.tsx';
import { LookPicture } from '../../features/readings/look-picture.tsx';
import { type ListedReading, useReadings } from '../../features/readings/readings.data.ts';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { clearUpReasonText } from './reasons.ts';

/** What a person has chosen where they come from. */
const SEEN = ['green', 'cloudy'] as const;

export function Start({ pool, reason }: { pool: Pool; reason: ClearUpReason | undefined }) {
  const asked = useSearchParams()[0].get('look');
  const readings = useReadings(pool.id).data?.items;
  const cameFor = SEEN.find((one) => one === asked);
  const because = reason ?? cameFor;
  return (
    <Card padding="lg" tone="tint">
      {because ? <Offer pool={pool} because={because} seen={cameFor} /> : <Question pool={pool} last={readings?.[0]} />}
    </Card>
  );
}

interface StartButtonProps {
  pool: Pool;
  /** the look of the first test, until the person chooses another */
  seen: Look | undefined;
  label: string;
  variant?: 'secondary';
}

function StartButton({ pool, seen, label, variant }: StartButtonProps) {
  const start = useStartClearUp(pool.id);
  const begin = () => {
    if (seen) fillDraft(pool, { look: seen });
    start.mutate();
  };
  return (
    <>
      <Button
        size="lg"
        className="mt-5 w-full sm:w-auto"
        {...(variant && { variant })}
        pending={start.isPending}
        onClick={begin}
        disabled={pool.isReadOnly}
      >
        {label}
      </Button>
      {start.error ? (
        <Callout tone="bad" title={m.common_not_saved()} live className="mt-4">
          {writeErrorText(start.error)}
        </Callout>
      ) : null}
    </>
  );
}

function Offer({ pool, because, seen }: { pool: Pool; because: ClearUpReason; seen: Look | undefined }) {
  return (
    <>
      <div aria-hidden className="mb-6 flex items-center gap-2">
        {(['green', 'cloudy', 'hazy', 'clear'] as const).map((look) => (
          <LookPicture
            key={look}
            look={look}
            isSpa={pool.kind !== 'pool'}
            className="h-16 min-w-0 flex-1 rounded-control sm:h-24 dark:brightness-90"
          />
        ))}
      </div>
      <h2 className="text-2xl leading-tight font-semibold">{m.clear_up_start_title()}</h2>
      <p className="mt-2 measure-60">
        {clearUpReasonText(because)} {m.clear_up_start_text()}
      </p>
      <StartButton pool={pool} seen={seen} label={m.clear_up_start()} />
    </>
  );
}

/** Why the water that was seen needs something else first. */
const OTHERWISE: Partial<Record<Look, { text: () => string; symptom?: string }>> = {
  clear: { text: () => m.clear_up_reason_none() },
  brown: { text: () => m.findings_brown_needs_tests(), symptom: 'stains' },
  foamy: { text: () => m.clear_up_asks_foamy(), symptom: 'foam' },
};

/** The tests say nothing of green or cloudy water: what the person sees decides. */
function Question({ pool, last }: { pool: Pool; last: ListedReading | undefined }) {
  const { href } = useCurrentPool();
  const [seen, setSeen] = useState<Look | undefined>();
  const otherwise = seen && OTHERWISE[seen];
  const title = last?.look === 'clear' ? m.clear_up_asks_clear_title() : last ? m.clear_up_asks_title() : m.clear_up_asks_first_title();
  return (
    <>
      <h2 className="text-2xl leading-tight font-semibold">{title}</h2>
      <p className="mt-2 mb-5 measure-60">{m.clear_up_asks_text()}</p>
      <LookField kind={pool.kind} value={seen} onChange={setSeen} />
      {seen === undefined ? null : (
        <>
          <p aria-live="polite" className="mt-2 measure-60">
            {otherwise ? otherwise.text() : m.clear_up_start_text()}
          </p>
          <div className="flex flex-wrap gap-x-2.5">
            {otherwise?.symptom ? (
              <LinkButton to={href(`/library/symptoms?symptom=${otherwise.symptom}`)} size="lg" className="mt-5 w-full sm:w-auto">
                {m.library_solver()}
              </LinkButton>
            ) : null}
            <StartButton
              pool={pool}
              seen={seen}
              {...(otherwise ? { label: m.clear_up_start_anyway(), variant: 'secondary' } : { label: m.clear_up_start() })}
            />
          </div>
        </>
      )}
    </>
  );
}
