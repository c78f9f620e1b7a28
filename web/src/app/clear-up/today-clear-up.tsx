import type { ClearUpAction, ClearUpReason, ClearUpState } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { clockTimeText } from '../../i18n/ages.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useUnits } from '../../i18n/units.ts';
import { productText, shownAmount } from '../../features/plans/step-amount.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { ProgressLine } from './progress-line.tsx';
import { clearUpReasonText } from './reasons.ts';

/** In place of today's steps while it runs: its progress. Its next step is shown above, with a link. */
export function TodayClearUp({ state }: { state: ClearUpState }) {
  return (
    <Card padding="lg">
      <h2 className="mb-5 text-lg font-semibold">{m.clear_up_card_title({ day: state.day })}</h2>
      <ProgressLine state={state} />
      <p className="mt-5 text-sm text-muted">{m.clear_up_plan_paused()}</p>
    </Card>
  );
}

/** The next thing of a clear-up in a few words. */
export function NextStepText({ pool, action }: { pool: Pool; action: ClearUpAction }) {
  const { units } = useUnits();
  const now = useNow(30_000);
  switch (action.kind) {
    case 'test':
      return Date.parse(action.at) <= now
        ? m.clear_up_test_now()
        : m.clear_up_test_at({ time: clockTimeText(action.at, now, pool.timeZone) });
    case 'add': {
      const { productId, strengthPercent, isOwned } = action.addition;
      const what = `${shownAmount(productId, action.addition, units).label} ${productText(productId, strengthPercent)}`;
      return `${isOwned ? m.clear_up_add_title() : m.clear_up_buy_title()}: ${what}`;
    }
    case 'aerate':
      return m.clear_up_aerate_title();
    case 'exchange':
      return m.clear_up_exchange_title();
    case 'drain_spa':
      return m.clear_up_drain_title();
    case 'call':
      return m.clear_up_call_title();
    default:
      return m.clear_up_done_title();
  }
}

/** Above today's steps, where the water asks for it. */
export function ClearUpOffer({ reason }: { reason: ClearUpReason }) {
  const { href } = useCurrentPool();
  return (
    <Callout
      tone="warn"
      title={clearUpReasonText(reason)}
      className="mb-6"
      action={
        <LinkButton to={href('/chemistry/clear-up')} prefetch="intent">
          {m.clear_up_start_title()}
        </LinkButton>
      }
    >
      {m.clear_up_start_text()}
    </Callout>
  );
}
