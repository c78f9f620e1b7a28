import type { Pool, PoolPlan } from '@limpid/contract';
import { productName } from '../../i18n/product-names.ts';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useRestartPlan } from './plans.data.ts';
import { SafetyNote } from './safety-note.tsx';
import { NEXT_ID } from './steps/show-next.ts';
import { retestText } from './wait-text.ts';

/** When to test again, what was left out, and the rules that hold for every step. */
export function PlanFoot({ pool, plan }: { pool: Pool; plan: PoolPlan }) {
  const now = useNow(60_000);
  const restart = useRestartPlan(pool.id);
  const { toast } = useToast();
  const failed = (error: unknown) => void toast({ title: m.common_not_saved(), description: writeErrorText(error), tone: 'bad' });
  if (plan.steps.length === 0 && plan.skipped.length === 0) return null;
  const isLast = plan.steps.every(({ state }) => state === 'done');
  return (
    <div className="mt-2 flex flex-col gap-3">
      {plan.steps.length > 0 ? (
        <p {...(isLast && { id: NEXT_ID, tabIndex: -1 })} className="scroll-my-28 text-sm text-muted">
          {retestText(plan, now, pool.timeZone)}
        </p>
      ) : null}
      {plan.skipped.length > 0 ? (
        <Callout
          title={m.plan_skipped({ products: plan.skipped.map(productName).join(', ') })}
          action={
            <Button
              variant="secondary"
              size="sm"
              pending={restart.isPending}
              onClick={() => restart.mutate(undefined, { onError: failed })}
            >
              {m.plan_include_all_again()}
            </Button>
          }
        >
          {m.plan_skipped_text()}
        </Callout>
      ) : null}
      <SafetyNote />
    </div>
  );
}
