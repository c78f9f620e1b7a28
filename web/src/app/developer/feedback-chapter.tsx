import { useState } from 'react';
import { Badge, StatusPill, type Status } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SWIPE_THRESHOLD_PX,
  type ToastTone,
} from '../../ui/overlays/toast-store.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { Chapter, Facts, Specimen, State, States } from './book-frame.tsx';

const STATUSES: readonly [Status, string][] = [
  ['ok', 'In range'],
  ['low', 'Low'],
  ['high', 'High'],
  ['warn', 'Test again'],
  ['bad', 'Do not swim'],
  ['unknown', 'Not measured'],
  ['waiting', 'In 25 minutes'],
];
const TONES = ['info', 'ok', 'warn', 'bad'] as const;

export function FeedbackChapter() {
  return (
    <Chapter
      id="feedback"
      title="State and feedback"
      text="Shape, word and color together, so that no state is said by color alone. What can be undone is done at once, with Undo in the toast."
    >
      <Specimen name="StatusPill, StatusShape">
        <States>
          {STATUSES.map(([status, words]) => (
            <State key={status} name={status}>
              <StatusPill status={status}>{words}</StatusPill>
            </State>
          ))}
          <State name="bare">
            <StatusPill status="ok" bare>
              In range
            </StatusPill>
          </State>
        </States>
      </Specimen>
      <Specimen name="Badge">
        <States>
          {(['neutral', 'brand', 'sun', 'ok', 'warn', 'bad'] as const).map((tone) => (
            <State key={tone} name={tone}>
              <Badge tone={tone}>{tone === 'sun' ? 'New' : '12 tests'}</Badge>
            </State>
          ))}
        </States>
      </Specimen>
      <Specimen name="Callout" plain>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {TONES.map((tone) => (
            <Callout
              key={tone}
              tone={tone}
              title={CALLOUTS[tone][0]}
              action={tone === 'bad' ? <Button variant="secondary">Try again</Button> : undefined}
            >
              {CALLOUTS[tone][1]}
            </Callout>
          ))}
        </div>
      </Specimen>
      <Toasts />
      <Specimen
        name="Skeleton, Loading, Spinner"
        note="A skeleton has the size of what comes in its place, so that nothing jumps. The words are read aloud."
      >
        <Loading label="Loading an example">
          <div className="grid items-center gap-6 sm:grid-cols-3">
            <Skeleton className="h-28 rounded-card" />
            <SkeletonText lines={4} />
            <span className="flex items-center gap-3 text-brand">
              <Spinner size={18} /> <Spinner size={24} /> <Spinner size={32} />
            </span>
          </div>
        </Loading>
      </Specimen>
      <Specimen name="EmptyState" note="What belongs here, and the one thing to do.">
        <EmptyState drawing="test" title="No tests yet" action={<Button>Log your first test</Button>}>
          Each test you log appears here as a line over time.
        </EmptyState>
      </Specimen>
      <LazyParts />
      <Clocks />
    </Chapter>
  );
}

const CALLOUTS = {
  info: ['The plan follows the label', 'Where the label says less, less is added.'],
  ok: ['Everything is in range', 'Nothing to add today. Test again on Thursday.'],
  warn: ['This may be out of date', 'The server could not be reached; you see what was known before.'],
  bad: ['We couldn’t load your history', 'Check the connection and try again.'],
} as const;

const TOASTS: readonly [ToastTone, string, string][] = [
  ['neutral', 'Reading deleted', 'You can bring it back.'],
  ['ok', 'Reading saved', 'The plan has changed.'],
  ['warn', 'Saved on this device', 'It is sent when there is a signal.'],
  ['bad', 'Login failed', 'Invalid email or password'],
];

function Toasts() {
  const { toast } = useToast();
  return (
    <Specimen name="Toast" note="A new one takes the place of the last. Swipe it to the right, or reach it by its key.">
      <States>
        {TOASTS.map(([tone, title, description]) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() =>
              toast({ tone, title, description, action: tone === 'neutral' ? { label: 'Undo', onClick: () => undefined } : undefined })
            }
          >
            {tone}
          </Button>
        ))}
      </States>
      <Facts
        facts={[
          ['visible at once', String(TOAST_LIMIT)],
          ['stays', `${TOAST_DURATION_MS} ms`],
          ['swipe to the right', `${TOAST_SWIPE_THRESHOLD_PX} px`],
          ['key', TOAST_HOTKEY],
          ['width at most', '420 px'],
          ['forgotten after', `${TOAST_REMOVE_DELAY_MS} ms`],
        ]}
      />
    </Specimen>
  );
}

function Clocks() {
  const [begin] = useState(() => Date.now());
  return (
    <Specimen name="Countdown" note="Runs to an instant; a screen reader hears the end, not every second.">
      <States>
        <State name="with its share">
          <Countdown label="Time until the next step" startedAt={begin - 600_000} endsAt={begin + 1_500_000} />
        </State>
        <State name="hours">
          <Countdown label="Time until you may swim" endsAt={begin + 15_000_000} />
        </State>
        <State name="reached">
          <Countdown label="Time until you may swim" endsAt={begin - 1}>
            <StatusPill status="ok">Ready to swim</StatusPill>
          </Countdown>
        </State>
      </States>
    </Specimen>
  );
}

const { Lazy: Waiting } = lazy(() => new Promise<() => null>(() => undefined));
const { Lazy: Missing } = lazy<object>(() => Promise.reject(new Error('not fetched')));

function LazyParts() {
  return (
    <Specimen name="late" note="A part that most visits never open: fetched when it is wanted, with a word in its place when it cannot be.">
      <States columns={2}>
        <State name="on its way">
          <Waiting waiting={<Skeleton className="h-16 rounded-card" />} />
        </State>
        <State name="not fetched">
          <Missing />
        </State>
      </States>
    </Specimen>
  );
}
