import { waterLife } from '@limpid/chemistry';
import type { Pool, PoolPlan } from '@limpid/contract';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { numberFormat } from '../../../i18n/formats.ts';
import { languageTag } from '../../../i18n/language.tsx';
import { m } from '../../../paraglide/messages.js';
import { type Status, StatusPill } from '../../../ui/badge.tsx';
import { BigNumber } from '../../../ui/big-number.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNow } from '../../../ui/countdown.tsx';

const DAY_MS = 86_400_000;
const LOOKS: Partial<Record<string, Status>> = { due: 'warn', soon: 'waiting', fine: 'ok' };

interface TubWaterProps {
  pool: Pick<Pool, 'id' | 'kind' | 'volumeL' | 'dailyBathers'>;
  plan: Pick<PoolPlan, 'filledAt'>;
}

/** Of a hot tub: how old its water is, and how long it lasts. Never guessed. */
export function TubWaterTile({ pool, plan: { filledAt } }: TubWaterProps) {
  const now = useNow(3_600_000);
  const { href } = useCurrentPool();
  const { kind, volumeL, dailyBathers } = pool;
  const age = filledAt === undefined ? undefined : Math.max(0, Math.floor((now - Date.parse(filledAt)) / DAY_MS));
  const life = waterLife({ kind, volumeL, ...(dailyBathers ? { dailyBathers } : {}), ...(age === undefined ? {} : { waterAgeDays: age }) });
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
      <LinkButton to={href(`/pools/${pool.id}?guide=water_change`)} prefetch="intent" variant="quiet" size="sm" className="-ml-3">
        {age === undefined ? m.plan_water_log_change() : m.plan_guide_water_change()}
      </LinkButton>
    </Card>
  );
}
