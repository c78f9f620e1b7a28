import type { Pool, PoolPlan } from '@limpid/contract';
import { ArrowDown, Clock, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { clockTimeText, isSameDay } from '../../i18n/ages.ts';
import { nameInSentence } from '../../i18n/parameters.ts';
import { productName } from '../../i18n/product-names.ts';
import { useUnits } from '../../i18n/units.ts';
import { useIsOnline } from '../../browser/online.ts';
import { nextAction, type NextAction } from '../../features/plans/next-action.ts';
import { showNext } from '../../features/plans/steps/show-next.ts';
import { shownAmount } from '../../features/plans/step-amount.ts';
import { changeGuide, tubWater } from '../../features/plans/water/tub-water.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { lazy } from '../../ui/lazy.tsx';

// Only while something waits.
const { Lazy: RemindMe } = lazy(() => import('./remind-me.tsx').then(({ RemindMe }) => RemindMe));

const WIDE = 'w-full py-2 leading-snug text-balance sm:w-auto';

interface TodayActionProps {
  pool: Pool;
  plan: PoolPlan;
  isLocal: boolean;
  /** then the next thing is there */
  isClearingUp: boolean;
}

/** The main button of Today: the next thing to do. A test can be logged at any time, which is said quietly where that is not it. */
export function TodayAction({ pool, plan, isLocal, isClearingUp }: TodayActionProps) {
  const now = useNow(15_000);
  const { href } = useCurrentPool();
  if (isClearingUp) {
    return (
      <LinkButton to={href('/chemistry/clear-up')} prefetch="intent" size="lg" className={WIDE}>
        {m.clear_up_continue()}
      </LinkButton>
    );
  }
  const action = nextAction(plan, now);
  if (action.kind === 'nothing' && tubWater(pool, plan, now).life?.state === 'due') return <ChangeWater pool={pool} />;
  const isFree = action.kind === 'test' || action.kind === 'nothing';
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {action.kind === 'step' ? <ShowStep {...action} /> : null}
      {action.kind === 'wait' ? <Waiting pool={pool} wait={action} now={now} isLocal={isLocal} /> : null}
      {isFree ? <LogTest action={action} /> : <LogTest />}
    </div>
  );
}

/** Of a hot tub whose water is too old: no test makes it younger. */
function ChangeWater({ pool }: { pool: Pool }) {
  const { href } = useCurrentPool();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <LinkButton to={href(changeGuide(pool))} prefetch="intent" size="lg" className={WIDE}>
        {m.dashboard_change_water()}
      </LinkButton>
      <LogTest />
    </div>
  );
}

type Of<Kind extends NextAction['kind']> = Extract<NextAction, { kind: Kind }>;

function ShowStep({ step, number }: Of<'step'>) {
  const { units } = useUnits();
  const amount = shownAmount(step.productId, step, units).label;
  return (
    <Button size="lg" className={WIDE} onClick={showNext} iconAfter={<ArrowDown size={20} aria-hidden />}>
      {step.productId === 'fill-water'
        ? m.dashboard_do_drain({ number, amount })
        : m.dashboard_do_step({ number, amount, product: productName(step.productId).toLowerCase() })}
    </Button>
  );
}

/** Without an action: beside the one that is next. On a phone the bar below has it. */
function LogTest({ action }: { action?: Of<'test'> | Of<'nothing'> }) {
  const { href } = useCurrentPool();
  const isNext = action?.kind === 'test';
  const again = isNext ? action.again : undefined;
  return (
    <LinkButton
      to={href('/chemistry/log')}
      prefetch="intent"
      variant={isNext ? 'primary' : action ? 'secondary' : 'quiet'}
      size={action ? 'lg' : 'md'}
      className={action ? WIDE : 'max-sm:hidden'}
      iconBefore={<Plus size={20} aria-hidden />}
    >
      {again ? m.dashboard_test_again({ name: nameInSentence(again) }) : m.common_log_a_test()}
    </LinkButton>
  );
}

function waitText({ timeZone }: Pool, { at, number }: Of<'wait'>, now: number): string {
  const time = clockTimeText(at, now, timeZone);
  const isToday = isSameDay(at, now, timeZone);
  if (number !== undefined) return isToday ? m.dashboard_wait_step({ number, time }) : m.dashboard_wait_step_on({ number, time });
  return isToday ? m.dashboard_wait_test({ time }) : m.dashboard_wait_test_on({ time });
}

interface WaitingProps {
  pool: Pool;
  wait: Of<'wait'>;
  now: number;
  isLocal: boolean;
}

/** The server reminds: what it doesn't know of yet it can't. */
function Waiting({ pool, wait, now, isLocal }: WaitingProps) {
  const isOnline = useIsOnline();
  const text = waitText(pool, wait, now);
  const plain = <WaitNote>{text}</WaitNote>;
  if (!wait.isReminded || isLocal || !isOnline) return plain;
  return <RemindMe kind={wait.number === undefined ? 'test_due' : 'step_ready'} text={text} waiting={plain} />;
}

function WaitNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex min-h-13 items-center gap-2 font-medium">
      <Clock size={20} aria-hidden className="shrink-0" />
      {children}
    </p>
  );
}
