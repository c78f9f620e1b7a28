import type { PoolPlan } from '@limpid/contract';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { numberFormat } from '../../../i18n/formats.ts';
import { languageTag } from '../../../i18n/language.tsx';
import { m } from '../../../paraglide/messages.js';
import { type Status, StatusPill } from '../../../ui/badge.tsx';
import { BigNumber } from '../../../ui/big-number.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNow } from '../../../ui/countdown.tsx';
import { changeGuide, type TubPool, tubWater } from './tub-water.ts';

const LOOKS: Partial<Record<string, Status>> = { due: 'warn', soon: 'waiting', fine: 'ok' };

interface TubWaterProps {
  pool: TubPool;
  plan: Pick<PoolPlan, 'filledAt'>;
}

/** Of a hot tub: how old its water is, and how long it lasts. Never guessed. */
export function TubWaterTile({ pool, plan }: TubWaterProps) {
  const now = useNow(3_600_000);
  const { href } = useCurrentPool();
  const { age, life } = tubWater(pool, plan, now);
  const status = LOOKS[life?.state ?? ''];
  return (
    <Card padding="sm" as="div" className="col-span-full">
      <BigNumber
        label={m.plan_water_change()}
        value={age === undefined ? null : numberFormat(languageTag()).format(age)}
        unit={m.plan_water_age({ count: age ?? 0 })}
        status={
          life && age !== undefined && status ? (
            <StatusPill status={status} bare>
              {life.state === 'due' ? m.plan_water_change_due() : m.plan_water_change_soon({ count: life.days - age })}
            </StatusPill>
          ) : undefined
        }
      />
      {age === undefined ? <p className="mt-1 text-sm text-muted">{m.plan_water_age_unknown()}</p> : null}
      <LinkButton to={href(changeGuide(pool))} prefetch="intent" variant="quiet" size="sm" className="-ml-3">
        {age === undefined ? m.plan_water_log_change() : m.plan_guide_water_change()}
      </LinkButton>
    </Card>
  );
}
