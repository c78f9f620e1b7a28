import { clsx } from 'clsx';
import { m } from '../paraglide/messages.js';

export interface ProgressStep {
  id: string;
  label: string;
}

/** Where one is in a short sequence; on a phone only the bars and the current name. Done steps can be gone back to. */
export function ProgressSteps(props: { steps: readonly ProgressStep[]; currentId: string; label: string; onGoTo?: (id: string) => void }) {
  const current = Math.max(
    0,
    props.steps.findIndex((step) => step.id === props.currentId),
  );
  return (
    <nav aria-label={props.label}>
      <ol className="flex gap-1.5">
        {props.steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          const bar = <span aria-hidden className={clsx('block h-1.5 w-full rounded-full', state === 'ahead' ? 'bg-line' : 'bg-brand')} />;
          const name = <span className="sr-only">{state === 'done' ? m.ui_step_done({ step: step.label }) : step.label}</span>;
          return (
            <li key={step.id} aria-current={state === 'current' ? 'step' : undefined} className="min-w-0 flex-1">
              {state === 'done' && props.onGoTo ? (
                <button type="button" onClick={() => props.onGoTo?.(step.id)} className="flex min-h-11 w-full items-center">
                  {bar}
                  {name}
                </button>
              ) : (
                <span className="flex min-h-11 items-center">
                  {bar}
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p aria-hidden className="figures text-xs text-muted">
        {m.ui_step_of({ current: current + 1, all: props.steps.length, step: props.steps[current]?.label ?? '' })}
      </p>
    </nav>
  );
}
