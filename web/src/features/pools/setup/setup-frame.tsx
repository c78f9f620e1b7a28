import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { coachAddress } from '../../../api/coach-address.ts';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { useIsFirstDraw } from '../../../browser/first-draw.ts';
import { useMe } from '../../../session/me.ts';
import { WithoutScripts } from '../../../browser/without-scripts.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { Mark, Wordmark } from '../../../ui/mark.tsx';
import { ProgressSteps } from '../../../ui/progress-steps.tsx';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { PlanLimitNotice } from '../plan-limit-notice.tsx';
import { isAside, readStep, SETUP_STEPS, type SetupStep, STEP_TEXTS } from './setup-steps.ts';

const { Lazy: AlertDialog, prepare } = lazy(() => import('../../../ui/overlays/dialog.tsx').then((part) => part.AlertDialog));

const progress = () => SETUP_STEPS.map((id) => ({ id, label: STEP_TEXTS[id].label() }));

export interface SetupFrameProps {
  step: SetupStep;
  isEditing: boolean;
  isSignedIn: boolean;
  /** there are answers to lose */
  isStarted: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onNext: (form: HTMLFormElement) => void;
  onSkip: () => void;
  onBack: () => void;
  onGoTo: (step: SetupStep) => void;
  onStartOver: () => void;
  /** next to the question if there is room */
  aside: ReactNode;
  children: ReactNode;
}

/** One question on a quiet page: where one is, the question, and the way on under the thumb. */
export function SetupFrame(props: SetupFrameProps) {
  const { step, children, heading } = props;
  const texts = STEP_TEXTS[step];
  const { limit, isWaiting } = useLimitAhead();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onNext(event.currentTarget);
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <SetupHeader {...props} />
      <div className="mx-auto flex w-full max-w-[680px] flex-1 gap-20 px-4 sm:px-6 lg:max-w-[1120px]">
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <WithoutScripts />
          <div className="contents noscript:hidden">
            <ProgressSteps
              label={m.setup_progress_label()}
              steps={progress()}
              currentId={isAside(step) ? 'review' : step}
              onGoTo={(id) => {
                const next = readStep(id);
                if (next) props.onGoTo(next);
              }}
            />
          </div>
          <form noValidate method="dialog" onSubmit={submit} className="flex flex-1 flex-col noscript:hidden">
            <div className={clsx('flex-1 pt-4 pb-8 sm:pt-10', isWaiting && 'in-data-signed-in:invisible')}>
              {limit ? <div className="mb-8">{limit}</div> : null}
              <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
                {texts.title()}
              </h1>
              <p className="mt-2 mb-5 measure-56 sm:mb-7 text-muted">{texts.text()}</p>
              {children}
            </div>
            {step === 'review' ? null : <SetupFooter {...props} />}
          </form>
        </main>
        {props.aside}
      </div>
    </div>
  );
}

/**
 * That the plan includes no further pool is shown at the start, not after all the answers. It is known a moment after the page loads:
 * until then a person who has signed in on this device sees no question, or the notice would push it down while they press.
 */
function useLimitAhead(): { limit: ReactNode; isWaiting: boolean } {
  const isFirstDraw = useIsFirstDraw();
  const { me, isLoading } = useMe({ onlyIfHinted: true });
  const { pools, isLoading: arePoolsLoading } = useCurrentPool();
  const isFull = Boolean(me && !me.entitlements.features.canAddPools);
  const isWaiting = isFirstDraw || isLoading || (isFull && arePoolsLoading);
  return { limit: isFull && !isWaiting ? <PlanLimitNotice pool={pools[0] ?? null} /> : null, isWaiting };
}

function SetupHeader({ isSignedIn, isStarted, onStartOver }: SetupFrameProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <header className="mx-auto flex min-h-16 w-full max-w-[1120px] flex-wrap items-center justify-between gap-x-2 px-4 sm:px-6">
      <a href="/" aria-label={m.common_start_page_link()} className="inline-flex min-h-11 min-w-11 items-center rounded-control">
        <Wordmark className="max-sm:hidden" />
        <span className="sm:hidden">
          <Mark />
        </span>
      </a>
      <div className="flex min-w-0 flex-wrap items-center gap-1">
        {isStarted ? (
          <Button variant="quiet" size="sm" onPointerEnter={prepare} onFocus={prepare} onClick={() => setIsAsking(true)}>
            {m.common_start_over()}
          </Button>
        ) : null}
        {isSignedIn ? (
          <LinkButton variant="quiet" size="sm" to={coachAddress('/setup', '')} aria-label={m.common_ask_coach()}>
            {m.coach_ask_short()}
          </LinkButton>
        ) : null}
        {isSignedIn ? (
          <LinkButton variant="quiet" size="sm" to="/dashboard">
            {m.setup_finish_later()}
          </LinkButton>
        ) : (
          <LinkButton variant="quiet" size="sm" to="/auth">
            {m.common_sign_in()}
          </LinkButton>
        )}
      </div>
      {isAsking ? (
        <AlertDialog
          open
          title={m.setup_start_over_title()}
          description={m.setup_start_over_text()}
          confirmLabel={m.setup_start_over_confirm()}
          cancelLabel={m.setup_start_over_cancel()}
          onConfirm={() => {
            setIsAsking(false);
            onStartOver();
          }}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </header>
  );
}

function SetupFooter({ step, isEditing, onSkip, onBack }: SetupFrameProps) {
  const isFirst = step === 'name' && !isEditing;
  const backsToReview = isEditing || isAside(step);
  return (
    <footer data-bottom-action className="setup-foot">
      {isFirst ? null : (
        <Button variant="quiet" iconBefore={<ArrowLeft size={20} aria-hidden />} onClick={onBack}>
          {m.common_back()}
        </Button>
      )}
      <span className="flex-1" />
      {STEP_TEXTS[step].canSkip ? (
        <Button variant="quiet" onClick={onSkip}>
          {m.common_skip()}
        </Button>
      ) : null}
      <Button type="submit" size="lg" iconAfter={<ArrowRight size={20} aria-hidden />}>
        {backsToReview ? m.setup_back_to_review() : m.common_continue()}
      </Button>
    </footer>
  );
}
