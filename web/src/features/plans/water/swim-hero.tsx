import type { Pool, PoolPlan } from '@limpid/contract';
import { clsx } from 'clsx';
import { type ReactNode, useContext } from 'react';
import { ageText, clockTimeText } from '../../../i18n/ages.ts';
import { m } from '../../../paraglide/messages.js';
import { engineText } from '../../../i18n/engine-text.ts';
import { StatusPill } from '../../../ui/badge.tsx';
import { Countdown, useNow } from '../../../ui/countdown.tsx';
import { PageHeadExtra } from '../../../ui/page-header.tsx';
import type { ShownPlan } from '../plans.data.ts';
import { newestInstant, type SwimLook, swimLook } from './swim-look.ts';

/** In place of an answer that may no longer hold. "Stay out" remains until there is another. */
const renewingLook = (): Pick<SwimLook, 'title' | 'status' | 'word'> => ({
  title: m.plan_swim_calculating(),
  status: 'unknown',
  word: m.plan_swim_calculating_word(),
});

const FRAMES = { ok: 'bg-ok-tint', warn: 'bg-warn-tint', bad: 'bg-bad-tint', waiting: 'bg-tint', unknown: 'bg-sunken dark:bg-raised' };
const WATERS = { ok: 'text-ok', warn: 'text-warn', bad: 'text-bad', waiting: 'text-brand', unknown: 'text-muted' };

interface SwimHeroProps {
  pool: Pool;
  plan: ShownPlan;
  action: ReactNode;
  /** the one thing to do where the plan is not what leads, as in a clear-up */
  next?: ReactNode;
  /** of the pool, for people who have several */
  name?: string | undefined;
}

/** The first glance: the answer, its reasons, how old the test is, and the one thing to do. */
export function SwimHero({ pool, plan, action, next, name }: SwimHeroProps) {
  const now = useNow(30_000);
  const known = swimLook(plan.swim, Object.keys(plan.measuredAt).length > 0, now, pool.kind === 'spa');
  const isInDoubt = plan.isRenewing && known.status !== 'bad' && known.status !== 'unknown';
  const look = isInDoubt ? renewingLook() : known;
  // Their space is reserved: what is below must not jump twice.
  const unseen = isInDoubt ? 'invisible' : '';
  const tested = newestInstant(Object.values(plan.measuredAt));
  const extra = useContext(PageHeadExtra);
  return (
    <header
      className={clsx('relative mb-4 overflow-hidden rounded-hero px-5 pt-5 pb-11 sm:mb-6 sm:px-8 sm:pt-8 sm:pb-16', FRAMES[look.status])}
    >
      <Waterline colour={WATERS[look.status]} />
      <div className="relative flex flex-col gap-4 sm:gap-5">
        {extra ? <div className="absolute -top-3 -right-2 z-10 sm:-top-2 sm:right-0">{extra()}</div> : null}
        <div className="min-w-0">
          <p className="mb-2 flex flex-wrap pr-28 sm:pr-36 items-center gap-3 text-sm">
            <StatusPill status={look.status} bare>
              {look.word}
            </StatusPill>
            {tested ? <span className="text-muted">{m.plan_tested({ age: ageText(tested, now) })}</span> : null}
          </p>
          <h1 className="text-[2.25rem] leading-[1.05] font-semibold tracking-tight sm:text-3xl">
            {name === undefined ? null : (
              <>
                <span className="mb-1 block text-lg leading-snug font-medium tracking-normal wrap-anywhere">{name}</span>{' '}
              </>
            )}
            {look.title}
          </h1>
          {known.status === 'waiting' && plan.swim.from ? (
            <p className={clsx('mt-2 flex flex-wrap items-center gap-2', unseen)}>
              {m.plan_swim_from({ time: clockTimeText(plan.swim.from, now, pool.timeZone) })}
              <Countdown endsAt={plan.swim.from} label={m.plan_countdown_swim()}>
                {m.plan_now()}
              </Countdown>
            </p>
          ) : null}
          <SwimReasons plan={plan} isUnknown={known.status === 'unknown'} next={next} className={clsx('mt-2', unseen)} />
          <Unconfirmed pool={pool} plan={plan} now={now} className={clsx('mt-2', unseen)} />
        </div>
        <div className={clsx('w-full', unseen)}>{action}</div>
      </div>
    </header>
  );
}

/** What to do, where it only sends people to the plan. */
const SENDS_TO_PLAN: readonly (string | undefined)[] = [
  'findings_swim_do_add_sanitizer',
  'findings_swim_do_correct_ph',
  'findings_swim_do_shock',
  'findings_swim_do_treat_metals',
];

/** One sentence why, one what to do unless the button says it; unknown: only which tests are missing. */
function SwimReasons(props: { plan: PoolPlan; isUnknown: boolean; next: ReactNode; className: string }) {
  const { plan, isUnknown, next, className } = props;
  const { swim, steps } = plan;
  const [why] = swim.why;
  const isOnButton = !next && steps.some(({ state }) => state === 'todo') && SENDS_TO_PLAN.includes(swim.messages?.action[0]?.code);
  return (
    <div className={clsx('flex measure-60 flex-col gap-0.5 text-pretty text-ink/85', className)}>
      {why === undefined || isUnknown ? null : <p>{engineText(why, swim.messages?.why[0])}</p>}
      {isOnButton ? null : (
        <p className={isUnknown ? undefined : 'font-medium'}>{next ?? engineText(swim.action, swim.messages?.action)}</p>
      )}
    </div>
  );
}

/** After the last step the state is what the additions should have made of the water: only a test can confirm it. */
function Unconfirmed({ pool, plan, now, className }: { pool: Pool; plan: PoolPlan; now: number; className: string }) {
  const { steps, retestAt } = plan;
  if (steps.length === 0 || steps.some(({ state }) => state === 'todo')) return null;
  const isLater = retestAt !== undefined && Date.parse(retestAt) > now;
  return (
    <p className={clsx('measure-60 text-sm text-muted', className)}>
      {isLater ? m.plan_unconfirmed_until({ time: clockTimeText(retestAt, now, pool.timeZone) }) : m.plan_unconfirmed()}
    </p>
  );
}

/** Two quiet waves along the foot of the answer. */
export function Waterline({ colour }: { colour: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 60"
      preserveAspectRatio="none"
      className={clsx('absolute inset-x-0 bottom-0 h-8 w-full sm:h-12', colour)}
    >
      <path fill="currentColor" opacity="0.1" d="M0 28c120-22 240-22 360 0s240 22 360 0 240-22 360 0c48 9 84 13 120 12v20H0z" />
      <path fill="currentColor" opacity="0.12" d="M0 44c100 14 200 14 300 0s200-14 300 0 200 14 300 0 200-14 300 0v16H0z" />
    </svg>
  );
}
