import type { Pool } from '@limpid/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { trueNow } from '../../ui/true-now.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/toast.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import { coachAddress, errandOf } from '../../api/coach-address.ts';
import { type DraftFill, fillDraft } from '../readings/draft.data.ts';
import { CornersStep } from './corners-step.tsx';
import { firstGuess, useMarks } from './image/corner-marks.ts';
import { layoutFor } from './my-strip.ts';
import { PhotoPage } from './photo-page.tsx';
import { PhotoStep } from './photo-step.tsx';
import { turned } from './image/quad.ts';
import type { StripReading } from './read-strip.ts';
import { keepDip, savedDip, timingFault } from './timing.ts';
import { draftOf, queryOf } from './to-draft.ts';
import { usePhoto } from './use-photo.ts';
import { ValuesStep } from './values-step.tsx';

export const meta = () =>
  pageMeta({ title: m.strip_title(), description: m.strip_description(), canonicalPath: '/chemistry/strip', noindex: true });

export default function StripPage() {
  return <PhotoPage title={m.strip_title()}>{(pool) => <StripTest key={pool.id} pool={pool} />}</PhotoPage>;
}

type Step = 'photo' | 'corners' | 'values';

function StripTest({ pool }: { pool: Pool }) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { href } = useCurrentPool();
  const errand = errandOf(useSearchParams()[0]);
  const [step, setStep] = useState<Step>('photo');
  const [layout, setLayout] = useState(() => layoutFor(pool));
  const [isMyStrip, setMyStrip] = useState(false);
  const [dippedAt, setDippedAt] = useState(() => savedDip(trueNow()));
  const [reading, setReading] = useState<StripReading>();
  const photo = usePhoto();
  const marking = useMarks(firstGuess);
  const top = useTopOf(step);
  const open = async (file: File) => {
    if (!(await photo.open(file))) return;
    marking.restart(firstGuess());
    setReading(undefined);
    setStep('corners');
  };
  const choose = (chosen: typeof layout) => {
    setLayout(chosen);
    // What was read by another chart means nothing on this one.
    setReading(undefined);
    setMyStrip(false);
  };
  const read = async (marks = marking.marks) => {
    const answer = await photo.ask({ kind: 'strip', marks, layout });
    if (answer.kind !== 'strip') return;
    setReading(answer.reading);
    setStep('values');
  };
  const turn = () => {
    const marks = { ...marking.marks, strip: turned(marking.marks.strip) };
    marking.begin();
    marking.set(marks);
    void read(marks);
  };
  const dip = (at: number | undefined) => {
    keepDip(at);
    setDippedAt(at);
  };
  const again = () => {
    photo.forget();
    dip(undefined);
    setStep('photo');
  };
  // The log is filled in either way; the coach is told what it is filled with.
  const use = (test: DraftFill) => {
    fillDraft(pool, test);
    keepDip(undefined);
    toast({ title: m.strip_filled(), tone: 'ok' });
    void navigate(href(errand ? coachAddress('/chemistry/strip', queryOf(test), errand.chat) : '/chemistry/log'));
  };
  const shown = photo.state.at === 'open' ? photo.state.photo : undefined;
  return (
    <div ref={top} className="flex scroll-mt-24 flex-col gap-6">
      <ProgressSteps
        label={m.strip_steps()}
        steps={[
          { id: 'photo', label: m.strip_step_photo() },
          { id: 'corners', label: m.strip_step_corners() },
          { id: 'values', label: m.strip_step_values() },
        ]}
        currentId={step}
        onGoTo={(id) => setStep(id as Step)}
      />
      {step === 'photo' || !shown ? (
        <PhotoStep
          layout={layout}
          onLayout={choose}
          dippedAt={dippedAt}
          onDip={dip}
          state={photo.state}
          onFile={(file) => void open(file)}
          onBack={shown && (() => setStep('corners'))}
        />
      ) : step === 'corners' || !reading ? (
        <CornersStep picture={shown.picture} layout={layout} marking={marking} onRead={() => read()} onAgain={() => setStep('photo')} />
      ) : (
        <ValuesStep
          reading={reading}
          layout={layout}
          isMyStrip={isMyStrip}
          onMyStrip={() => setMyStrip(true)}
          onOtherStrip={() => setStep('photo')}
          timing={timingFault(dippedAt, shown.takenAt, layout)}
          takenAt={shown.takenAt}
          timeZone={pool.timeZone}
          onTurn={turn}
          onCorners={() => setStep('corners')}
          onAgain={again}
          onConfirm={(values, takenAt) => use(draftOf(values, takenAt))}
        />
      )}
    </div>
  );
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
