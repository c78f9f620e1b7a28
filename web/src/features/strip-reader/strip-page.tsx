import type { Pool } from '@limpid/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { trueNow } from '../../ui/true-now.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/toast.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import { coachAddress, errandOf } from '../../api/coach-address.ts';
import { fillDraft } from '../readings/draft.data.ts';
import { useSaveFilled } from '../readings/save-test.data.ts';
import { CornersStep } from './corners-step.tsx';
import { Opening, PhotoPage } from './photo-page.tsx';
import { PhotoStep } from './photo-step.tsx';
import { turned } from './image/quad.ts';
import type { StripReading } from './read-strip.ts';
import { keepDip, savedDip, timingFault } from './timing.ts';
import { type ConfirmedValue, draftOf, queryOf } from './to-draft.ts';
import { useStripDraft } from './draft/use-strip-draft.ts';
import { type Step, useStripStep } from './use-strip-step.ts';
import { useHandedPhoto } from './use-handed-photo.ts';
import { ValuesStep } from './values-step.tsx';

export const meta = () =>
  pageMeta({ title: m.strip_title(), description: m.strip_description(), canonicalPath: '/chemistry/strip', noindex: true });

export default function StripPage() {
  return <PhotoPage title={m.strip_title()}>{(pool) => <StripTest key={pool.id} pool={pool} />}</PhotoPage>;
}

function StripTest({ pool }: { pool: Pool }) {
  const { step, goTo } = useStripStep();
  const [dippedAt, setDippedAt] = useState(() => savedDip(trueNow()));
  const test = useStripDraft(pool);
  const { photo, shown, marking, layout } = test;
  const outcome = useOutcome(pool, test);
  const { reading, read } = useReading(test);
  const top = useTopOf(step);
  const isMissing = step !== 'photo' && !shown && !test.isLoading && photo.state.at !== 'opening';
  useEffect(() => {
    if (isMissing) goTo('photo', true);
  }, [isMissing, goTo]);
  // Reloaded, come back to by Forward, or with other corners.
  const isUnread = step === 'values' && shown !== undefined && reading === undefined;
  useEffect(() => {
    if (isUnread) void read().then((isRead) => !isRead && goTo('corners', true));
  }, [isUnread, read, goTo]);
  const open = async (file: File) => {
    const opened = await test.open(file);
    if (opened !== 'fault') goTo(opened === 'found' ? 'values' : 'corners');
  };
  useHandedPhoto((file) => void open(file));
  const dip = (at: number | undefined) => {
    keepDip(at);
    setDippedAt(at);
  };
  const turnPhoto = async () => {
    await test.turnPhoto();
    if (step !== 'corners') goTo('corners');
  };
  const turnStrip = () => {
    marking.begin();
    marking.set({ ...marking.marks, strip: turned(marking.marks.strip) });
  };
  const again = () => {
    test.release();
    photo.forget();
    dip(undefined);
    goTo('photo');
  };
  /** To the photo that is open: looked through again, where another strip was chosen. */
  const back = async () => {
    const isFound = test.isOutdated && (await test.look());
    goTo(isFound ? 'values' : 'corners');
  };
  return (
    <div ref={top} className="flex scroll-mt-24 flex-col gap-6">
      <Progress step={step} onGoTo={goTo} />
      {(test.isLoading && step !== 'photo') || isUnread ? (
        <Opening />
      ) : step === 'photo' || !shown ? (
        <PhotoStep
          layout={layout}
          onLayout={test.choose}
          dippedAt={dippedAt}
          onDip={dip}
          state={test.isFinding ? { at: 'opening' } : photo.state}
          onFile={(file) => void open(file)}
          onBack={shown && (() => void back())}
        />
      ) : step === 'corners' || !reading ? (
        <CornersStep
          picture={shown.picture}
          layout={layout}
          marking={marking}
          onTurnPhoto={turnPhoto}
          onRead={async () => {
            if (await read()) goTo('values');
          }}
          onAgain={() => goTo('photo')}
        />
      ) : (
        <ValuesStep
          reading={reading}
          test={test}
          photo={shown}
          onOtherStrip={() => goTo('photo')}
          timing={timingFault(dippedAt, shown.takenAt, layout)}
          timeZone={pool.timeZone}
          onTurnStrip={turnStrip}
          onTurnPhoto={() => void turnPhoto()}
          onCorners={() => goTo('corners')}
          onAgain={again}
          {...outcome}
        />
      )}
    </div>
  );
}

/** Saved at once, or the log is filled in. The coach is told what it is filled with, and nothing is saved before that. */
function useOutcome(pool: Pool, test: ReturnType<typeof useStripDraft>) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { href } = useCurrentPool();
  const errand = errandOf(useSearchParams()[0]);
  const saving = useSaveFilled(pool);
  const finish = () => {
    keepDip(undefined);
    test.release();
  };
  const onConfirm = (confirmed: ConfirmedValue[], takenAt: string | undefined) => {
    const values = draftOf(confirmed, takenAt);
    fillDraft(pool, values);
    finish();
    toast({ title: m.strip_filled(), tone: 'ok' });
    void navigate(href(errand ? coachAddress('/chemistry/strip', queryOf(values), errand.chat) : '/chemistry/log'));
  };
  const onSave = (confirmed: ConfirmedValue[], takenAt: string | undefined) => {
    finish();
    saving.save(draftOf(confirmed, takenAt));
  };
  return { onConfirm, onSave: errand ? undefined : onSave, isSaving: saving.isPending };
}

function Progress({ step, onGoTo }: { step: Step; onGoTo: (step: Step) => void }) {
  return (
    <ProgressSteps
      label={m.strip_steps()}
      steps={[
        { id: 'photo', label: m.strip_step_photo() },
        { id: 'corners', label: m.strip_step_corners() },
        { id: 'values', label: m.strip_step_values() },
      ]}
      currentId={step}
      onGoTo={(id) => onGoTo(id as Step)}
    />
  );
}

/** What is read with these corners by this chart; with others it is read again. */
function useReading({ photo, marking: { marks }, layout }: ReturnType<typeof useStripDraft>) {
  const [last, setLast] = useState<{ reading: StripReading; marks: unknown; layout: unknown }>();
  const ask = useRef(photo.ask);
  useEffect(() => {
    ask.current = photo.ask;
  });
  const read = useCallback(async () => {
    const answer = await ask.current({ kind: 'strip', marks, layout });
    if (answer.kind === 'strip') setLast({ reading: answer.reading, marks, layout });
    return answer.kind === 'strip';
  }, [marks, layout]);
  return { reading: last?.marks === marks && last.layout === layout ? last.reading : undefined, read };
}

/** Each step begins at its top. */
function useTopOf(step: Step) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    ref.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return ref;
}
