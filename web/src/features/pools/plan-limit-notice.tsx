import type { Pool } from '@limpid/contract';
import { buttonClass, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

interface PlanLimitNoticeProps {
  /** the one that the plan holds */
  pool: Pool | null;
  live?: boolean;
  keepsAnswers?: boolean;
  /** on the page of this pool already */
  isHere?: boolean;
}

/** The free plan holds one pool: said kindly, with what one can do instead. */
export function PlanLimitNotice({ pool, live = false, keepsAnswers = false, isHere = false }: PlanLimitNoticeProps) {
  return (
    <Callout
      title="Your plan looks after one pool"
      live={live}
      action={
        <div className="flex flex-wrap gap-2">
          <a href="/pricing" className={buttonClass(pool && !isHere ? 'primary' : 'secondary')}>
            See plans
          </a>
          {pool && !isHere ? (
            <LinkButton variant="secondary" to={`/pools/${pool.id}`} prefetch="intent">
              Open {pool.name}
            </LinkButton>
          ) : null}
        </div>
      }
    >
      {pool ? `The Free plan holds ${pool.name}. ` : ''}
      Every test, dose and plan of it stays free; several pools come with the larger plans.
      {keepsAnswers ? ' What you typed here stays on this device.' : ''}
    </Callout>
  );
}
