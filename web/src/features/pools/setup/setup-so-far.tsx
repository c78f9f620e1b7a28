import type { UnitSystem } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import { FirstDrawing } from '../../../ui/first-drawings.tsx';
import type { PoolAnswers } from '../pool-answers.ts';
import { completeShape } from '../pool-volume.ts';
import { LazyAnswers, LazyDrawing } from './setup-lazy.tsx';
import { isAside, partsOfStep, SETUP_STEPS, type SetupStep } from './setup-steps.ts';

/** On a wide screen: the pool as it takes shape, from the questions already answered. */
export function SetupSoFar({ step, answers, units }: { step: SetupStep; answers: PoolAnswers; units: UnitSystem }) {
  const at = isAside(step) ? SETUP_STEPS.length : SETUP_STEPS.indexOf(step);
  const parts = SETUP_STEPS.slice(0, at).flatMap((done) => partsOfStep(done));
  const hasShape = answers.volumeSource === 'shape' && completeShape(answers.shape) !== null && parts.includes('volume');
  return (
    <aside aria-label={m.setup_so_far_title()} className="hidden w-80 shrink-0 pt-12 lg:block">
      <div className="sticky top-12 rounded-card bg-tint p-6">
        <div className="flex justify-center">
          {hasShape ? (
            <LazyDrawing
              answers={answers.shape}
              units={units}
              className="h-auto w-full"
              waiting={<FirstDrawing name="pool" width={180} />}
            />
          ) : (
            <FirstDrawing name="pool" width={180} />
          )}
        </div>
        <p className="mt-5 text-lg font-semibold break-words">{answers.name.trim() || m.common_your_pool()}</p>
        {parts.length < 2 ? <p className="mt-1 text-sm text-muted">{m.setup_so_far_text()}</p> : null}
        {parts.length > 1 ? <LazyAnswers parts={parts.filter((part) => part !== 'name')} answers={answers} units={units} /> : null}
      </div>
    </aside>
  );
}
