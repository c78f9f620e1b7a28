// The first question is drawn with the page. The fields of the others, the review and the drawing load while someone answers it.
import { lazy } from '../../../ui/lazy.tsx';
import type { SetupStep } from './setup-steps.ts';

let hasFields = false;
const fields = lazy(() =>
  import('../pool-part.tsx').then(({ PoolPartFields }) => {
    hasFields = true;
    return PoolPartFields;
  }),
);
const review = lazy(() => import('./setup-review.tsx').then(({ SetupReview }) => SetupReview));
const answers = lazy(() => import('./setup-answers.tsx').then(({ SetupAnswers }) => SetupAnswers));
const drawing = lazy(() => import('../shape-drawing.tsx').then(({ ShapeDrawing }) => ShapeDrawing));

export const LazyFields = fields.Lazy;
export const LazyReview = review.Lazy;
export const LazyAnswers = answers.Lazy;
export const LazyDrawing = drawing.Lazy;

export function prepareLaterSteps(): void {
  fields.prepare();
  review.prepare();
  answers.prepare();
  drawing.prepare();
}

/** Fields that are still on their way, or could not be fetched: their question must not be passed over. */
export const isQuestionHere = (step: SetupStep): boolean => step === 'name' || hasFields;
