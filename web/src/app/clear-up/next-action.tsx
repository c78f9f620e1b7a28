import type { ClearUpAction, ClearUpObstacle, ClearUpState, ClearUpTestReason } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import type { ReactNode } from 'react';
import { clockTimeText } from '../../i18n/ages.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { parameterDisplay } from '../../i18n/parameters.ts';
import { useUnits } from '../../i18n/units.ts';
import { productText } from '../../features/plans/step-amount.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Countdown, useNow } from '../../ui/countdown.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Addition } from './addition.tsx';
import { TestForm } from './test-form.tsx';

interface ActionProps<Kind extends ClearUpAction['kind'] = ClearUpAction['kind']> {
  pool: Pool;
  state: ClearUpState;
  action: Extract<ClearUpAction, { kind: Kind }>;
}

const ppm = (value: number) => numberFormat(languageTag(), { maximumFractionDigits: 1 }).format(value);

/** The one thing to do, with its reason; the button or the form for it right there. */
export function NextAction({ pool, state }: { pool: Pool; state: ClearUpState }) {
  const { action } = state;
  switch (action.kind) {
    case 'test':
      return <TestAction pool={pool} state={state} action={action} />;
    case 'add':
      return <AddAction pool={pool} state={state} action={action} />;
    case 'exchange':
      return (
        <ActionText title={m.clear_up_exchange_title()} text={m.clear_up_exchange_text()}>
          <Addition pool={pool} addition={action.addition} label={m.clear_up_exchanged()} />
        </ActionText>
      );
    case 'drain_spa':
      return (
        <ActionText title={m.clear_up_drain_title()} text={`${m.clear_up_drain_text()} ${m.clear_up_drain_steps()}`}>
          <Addition pool={pool} addition={{ productId: 'fill-water', amountL: pool.volumeL, isOwned: true }} label={m.clear_up_drained()} />
        </ActionText>
      );
    case 'aerate':
      return (
        <ActionText title={m.clear_up_aerate_title()} text={m.clear_up_aerate_text()}>
          <div className="mt-4">
            <TestForm pool={pool} parameters={['ph', 'freeChlorinePpm']} />
          </div>
        </ActionText>
      );
    case 'obstacle':
      return <Obstacle because={action.because} />;
    case 'call':
      return (
        <ActionText
          title={m.clear_up_call_title()}
          text={action.because === 'no_floor' ? m.clear_up_call_no_floor() : m.clear_up_call_vanishes()}
        />
      );
    case 'done':
      return <Done state={state} />;
  }
}

function ActionText({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <h2 className="text-2xl leading-tight font-semibold">{title}</h2>
      <p className="mt-2 measure-60">{text}</p>
      {children}
    </div>
  );
}

const REASONS: Record<Exclude<ClearUpTestReason, 'missing'>, () => string> = {
  after_dose: () => m.clear_up_after_dose_text(),
  after_ph: () => m.clear_up_after_ph_text(),
  stale: () => m.clear_up_stale_text(),
  hold: () => m.clear_up_hold_text(),
  evening: () => m.clear_up_evening_text(),
  morning: () => m.clear_up_morning_text(),
  last: () => m.clear_up_last_text(),
  refilled: () => m.clear_up_refilled_text(),
};

function TestAction({ pool, action }: ActionProps<'test'>) {
  const now = useNow(30_000);
  const { units } = useUnits();
  const isDue = Date.parse(action.at) <= now;
  const names = action.parameters.map((parameter) => parameterDisplay(parameter, units).label).join(', ');
  const reason =
    action.reason === 'missing' ? `${m.clear_up_missing_text({ tests: names })} ${m.clear_up_missing_more()}` : REASONS[action.reason]();
  const form = <TestForm pool={pool} parameters={action.parameters} />;
  return (
    <ActionText
      title={isDue ? m.clear_up_test_now() : m.clear_up_test_at({ time: clockTimeText(action.at, now, pool.timeZone) })}
      text={reason}
    >
      {isDue ? (
        <div className="mt-5">{form}</div>
      ) : (
        <>
          <p className="figures mt-4 text-[2.75rem] leading-none font-semibold tracking-tight sm:text-display">
            <Countdown endsAt={action.at} label={m.clear_up_test_at({ time: clockTimeText(action.at, now, pool.timeZone) })} />
          </p>
          <Disclosure summary={m.clear_up_log_early()} className="mt-4">
            <div className="pt-3">{form}</div>
          </Disclosure>
        </>
      )}
    </ActionText>
  );
}

function AddAction({ pool, state, action }: ActionProps<'add'>) {
  const { addition, because, toPpm } = action;
  const product = productText(addition.productId, addition.strengthPercent);
  const why = because === 'ph' ? m.clear_up_ph_why() : because === 'ammonia' ? m.clear_up_add_ammonia() : m.clear_up_add_why();
  return (
    <div>
      <h2 className="text-sm text-muted">{addition.isOwned ? m.clear_up_add_title() : m.clear_up_buy_title()}</h2>
      <Addition pool={pool} addition={addition} label={m.common_i_added_it()} />
      <div className="mt-4 flex measure-60 flex-col gap-1.5">
        {toPpm === undefined ? null : (
          <p className="figures font-medium">{m.clear_up_add_to({ from: ppm(state.freeChlorinePpm ?? 0), to: ppm(toPpm) })}</p>
        )}
        {addition.isOwned || because === 'ph' ? null : <p>{m.clear_up_buy_why({ product })}</p>}
        <p className="text-muted">{why}</p>
      </div>
    </div>
  );
}

const OBSTACLES: Record<ClearUpObstacle, { title: () => string; text: () => string }> = {
  biguanide: { title: () => m.clear_up_obstacle_biguanide_title(), text: () => m.clear_up_obstacle_biguanide() },
  bromine: { title: () => m.clear_up_obstacle_bromine_title(), text: () => m.clear_up_obstacle_bromine() },
  metals: { title: () => m.clear_up_obstacle_metals_title(), text: () => m.clear_up_obstacle_metals() },
  copper: { title: () => m.clear_up_obstacle_copper_title(), text: () => m.clear_up_obstacle_copper() },
  carbonate: { title: () => m.clear_up_obstacle_carbonate_title(), text: () => m.clear_up_obstacle_carbonate() },
};

function Obstacle({ because }: { because: ClearUpObstacle }) {
  const { href } = useCurrentPool();
  return (
    <ActionText title={OBSTACLES[because].title()} text={OBSTACLES[because].text()}>
      <LinkButton to={href('/dashboard')} variant="secondary" className="mt-4">
        {m.clear_up_obstacle_plan()}
      </LinkButton>
    </ActionText>
  );
}

function Done({ state }: { state: ClearUpState }) {
  const { href } = useCurrentPool();
  return (
    <ActionText
      title={m.clear_up_done_title()}
      text={`${m.clear_up_done_text({ days: m.plan_days({ count: state.day }) })} ${m.clear_up_done_next()}`}
    >
      <LinkButton to={href('/dashboard')} size="lg" className="mt-5 w-full sm:w-auto">
        {m.clear_up_to_today()}
      </LinkButton>
    </ActionText>
  );
}
