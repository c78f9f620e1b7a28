import type { Pool, PoolPlan } from '@limpid/contract';
import { ageInWords, clockInWords } from '../../api/ages.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Countdown, useNow } from '../../ui/countdown.tsx';

type Look = { title: string; status: 'ok' | 'bad' | 'waiting' | 'unknown'; word: string };

/** One answer to "can we swim?": yes, no, from when, or what is missing. */
export function swimLook({ swim, measuredAt }: Pick<PoolPlan, 'swim' | 'measuredAt'>, now: number): Look {
  const isWait = swim.from !== undefined && Date.parse(swim.from) > now;
  if (swim.state === 'yes') return { title: 'Ready to swim', status: 'ok', word: 'Clear' };
  if (isWait) return { title: 'Not just yet', status: 'waiting', word: 'Waiting' };
  if (swim.state === 'no') return { title: 'Not safe to swim', status: 'bad', word: 'Stay out' };
  const isFirst = Object.keys(measuredAt).length === 0;
  return { title: isFirst ? 'Let’s test the water' : 'Test before you swim', status: 'unknown', word: 'Not known' };
}

const newest = (instants: string[]) => instants.toSorted().at(-1);

export function SwimHero({ pool, plan }: { pool: Pool; plan: PoolPlan }) {
  const now = useNow(30_000);
  const look = swimLook(plan, now);
  const tested = newest(Object.values(plan.measuredAt));
  return (
    <header className="mb-6 sm:mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-muted">{pool.name}</p>
        <StatusPill status={look.status}>{look.word}</StatusPill>
      </div>
      <h1 className="mt-1 text-[2.25rem] leading-tight font-semibold tracking-tight sm:text-3xl">{look.title}</h1>
      {look.status === 'waiting' && plan.swim.from ? (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-muted">
          From {clockInWords(plan.swim.from, now, pool.timeZone)}, in
          <Countdown endsAt={plan.swim.from} label="Time until one may swim">
            now
          </Countdown>
        </p>
      ) : null}
      <ul className="mt-2 flex max-w-[64ch] flex-col gap-1 text-muted">
        {plan.swim.because.slice(0, 3).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {tested ? <p className="mt-2 text-sm text-muted">{`Tested ${ageInWords(tested, now)}.`}</p> : null}
    </header>
  );
}
