import type { Pool } from '@limpid/contract';
import { m } from '../../paraglide/messages.js';
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

/** The free plan includes one pool: a friendly notice, with the alternatives. */
export function PlanLimitNotice({ pool, live = false, keepsAnswers = false, isHere = false }: PlanLimitNoticeProps) {
  return (
    <Callout
      title={m.pools_limit_title()}
      live={live}
      action={
        <div className="flex flex-wrap gap-2">
          <a href="/pricing" className={buttonClass(pool && !isHere ? 'primary' : 'secondary')}>
            {m.common_see_plans()}
          </a>
          {pool && !isHere ? (
            <LinkButton variant="secondary" to={`/pools/${pool.id}`} prefetch="intent">
              {m.pools_open_named({ name: pool.name })}
            </LinkButton>
          ) : null}
        </div>
      }
    >
      {[pool && m.pools_limit_free_plan({ name: pool.name }), m.pools_limit_text(), keepsAnswers && m.pools_limit_answers_saved()]
        .filter(Boolean)
        .join(' ')}
    </Callout>
  );
}
