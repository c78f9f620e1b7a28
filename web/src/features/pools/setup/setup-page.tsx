import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useIsFirstDraw } from '../../../browser/first-draw.ts';
import { useMe } from '../../../session/me.ts';
import { useUnits } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { focusFirstFault } from '../../../ui/fields/focus-first-fault.ts';
import { pageMeta } from '../../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { PoolAnswers } from '../pool-answers.ts';
import { type Faults, partFaults } from '../pool-checks.ts';
import { partOfField, type PoolPart } from '../pool-body.ts';
import { NamePart } from '../parts/part-name.tsx';
import { UnitsPart } from '../parts/part-units.tsx';
import { type SetupDraftHandle, useSetupDraft } from './setup-draft.ts';
import { SetupFrame } from './setup-frame.tsx';
import { isQuestionHere, LazyFields, LazyReview, prepareLaterSteps } from './setup-lazy.tsx';
import { SetupSoFar } from './setup-so-far.tsx';
import { type SetupSave, useSaveSetup } from './setup-save.ts';
import { nextStep, PART_TEXTS, partsOfStep, previousStep, readStep, type SetupStep, settleStep, skipStep } from './setup-steps.ts';

export const meta = () =>
  pageMeta({
    title: m.setup_title(),
    description: m.setup_description(),
    keywords: ['pool volume calculator', 'pool setup', 'spa setup'],
    canonicalPath: '/setup',
    noindex: true,
  });

interface StepRoute {
  step: SetupStep;
  /** on the way back to the review */
  isEditing: boolean;
  go: (step: SetupStep, options?: { isEditing?: boolean; replace?: boolean }) => void;
  goBack: () => void;
}

/** The step is in the address, so the browser's own back and forward work. */
function useStepRoute(draft: SetupDraftHandle): StepRoute {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: { cameFrom?: SetupStep } | null };
  const navigate = useNavigate();
  // The page of the build knows no address: its first question is drawn once more, then the one that is asked for.
  const isFirstDraw = useIsFirstDraw();
  const wanted = isFirstDraw ? null : search.get('step');
  const wantedStep = readStep(wanted);
  const step = wantedStep ?? draft.draft?.step ?? 'name';
  const isEditing = search.get('from') === 'review';
  const { keepStep } = draft;
  // Every entry of the history names its question: going back to the first must not mean "where I was".
  const isNamed = wantedStep !== null && wantedStep === wanted;
  useEffect(() => {
    if (isNamed || isFirstDraw) return;
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        params.set('step', step);
        return params;
      },
      { replace: true },
    );
  }, [isNamed, isFirstDraw, step, setSearch]);

  const go = useCallback<StepRoute['go']>(
    (next, { isEditing: isOnTheWay = false, replace = false } = {}) => {
      keepStep(next);
      setSearch(
        (before) => {
          const params = new URLSearchParams(before);
          params.set('step', next);
          if (isOnTheWay) params.set('from', 'review');
          else params.delete('from');
          return params;
        },
        { replace, state: { cameFrom: step } },
      );
    },
    [keepStep, setSearch, step],
  );
  const goBack = () => {
    const target = isEditing ? 'review' : previousStep(step);
    if (target === null) return;
    if (state?.cameFrom === target) void navigate(-1);
    else go(target, { replace: true });
  };
  return { step, isEditing, go, goBack };
}

/** The heading takes the focus when the question changes, not when the page opens. */
function useHeadingFocus(step: SetupStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return heading;
}

export default function SetupPage() {
  const draft = useSetupDraft();
  const { me } = useMe({ onlyIfHinted: true });
  const { units, chooseUnits } = useUnits();
  const route = useStepRoute(draft);
  const { step, go } = route;
  const heading = useHeadingFocus(step);
  useEffect(prepareLaterSteps, []);
  const save = useSaveSetup(me);
  const [checked, setChecked] = useState<SetupStep | null>(null);
  const { answers } = draft;
  const parts = partsOfStep(step);
  const found: Faults = Object.assign({}, ...parts.map((part) => partFaults(part, answers, units)));
  const faults = { ...faultsOfStep(save.faults, step), ...(checked === step ? found : {}) };

  const change = (changes: Partial<PoolAnswers>) => {
    if (Object.keys(save.faults).length > 0) save.forget();
    draft.change(changes);
  };
  const leave = (changes: Partial<PoolAnswers>) => {
    if (Object.keys(changes).length > 0) draft.change(changes);
    setChecked(null);
    go(route.isEditing ? 'review' : nextStep(step));
  };
  const goOn = (form: HTMLFormElement) => {
    if (!isQuestionHere(step)) return;
    if (Object.keys(found).length > 0) {
      setChecked(step);
      focusFirstFault(form);
    } else leave(settleStep(step, answers));
  };

  return (
    <SetupFrame
      step={step}
      isEditing={route.isEditing}
      isSignedIn={Boolean(me)}
      isStarted={draft.draft !== null}
      heading={heading}
      onNext={goOn}
      onSkip={() => leave(skipStep(step))}
      aside={<SetupSoFar step={step} answers={answers} units={units} />}
      onBack={route.goBack}
      onGoTo={(next) => go(next)}
      onStartOver={() => {
        draft.clear();
        save.forget();
        go('name', { replace: true });
        draft.clear();
      }}
    >
      <StepContent step={step} draft={draft} me={me} save={save} go={go}>
        {step === 'name' ? <NamePart answers={answers} onChange={change} faults={faults} units={units} /> : null}
        {step === 'volume' ? <UnitsPart units={units} onChoose={chooseUnits} /> : null}
        <div className="flex flex-col gap-12">
          {parts
            .filter((part) => part !== 'name')
            .map((part) => (
              <PartSection key={`${part} ${units}`} part={part} isAlone={parts.length === 1}>
                <LazyFields part={part} answers={answers} onChange={change} faults={faults} units={units} waiting={<Waiting />} />
              </PartSection>
            ))}
        </div>
      </StepContent>
    </SetupFrame>
  );
}

function faultsOfStep(faults: Faults, step: SetupStep): Faults {
  const isAskedHere = (field: string) => partsOfStep(step).some((part) => part === partOfField(field));
  return Object.fromEntries(Object.entries(faults).filter(([field]) => isAskedHere(field)));
}

/** A step that asks about two parts has a heading above each. */
function PartSection({ part, isAlone, children }: { part: PoolPart; isAlone: boolean; children: React.ReactNode }) {
  const texts = PART_TEXTS[part];
  if (isAlone || !texts) return children;
  return (
    <section aria-labelledby={`part-${part}`}>
      <h2 id={`part-${part}`} className="text-lg font-semibold">
        {texts.title()}
      </h2>
      {texts.text ? <p className="mt-1 measure-56 text-sm text-muted">{texts.text()}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}

function StepContent(props: {
  step: SetupStep;
  draft: SetupDraftHandle;
  me: ReturnType<typeof useMe>['me'];
  save: SetupSave;
  go: StepRoute['go'];
  children: React.ReactNode;
}) {
  const { step, draft, me, save, go, children } = props;
  if (step !== 'review') return children;
  return <LazyReview draft={draft} me={me} save={save} onEdit={(next) => go(next, { isEditing: true })} waiting={<Waiting />} />;
}

const Waiting = () => (
  <Loading label={m.setup_loading()}>
    <Skeleton className="h-72 w-full rounded-card" />
  </Loading>
);
