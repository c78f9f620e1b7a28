import type { Pool, PoolGuide } from '@limpid/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressIn } from '../../i18n/addresses.ts';
import { dateFormat } from '../../i18n/formats.ts';
import { languageTag, useLanguage } from '../../i18n/language.tsx';
import { useUnits } from '../../i18n/units.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { GuideDoseLine } from '../../features/seasonal/guide-dose.tsx';
import { type ListedTick, useTick, useTicksOf, useUntick } from '../../features/seasonal/seasonal.data.ts';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';

// The catalog comes after the checklist.
const Task = lazy(async () => (await import('./guide-task.tsx')).GuideTask);

/** The checklist of a pool: what to do, what to add, what is done. */
export function PoolGuideView({ pool, guide }: { pool: Pool; guide: PoolGuide }) {
  const { language } = useLanguage();
  const { href } = useCurrentPool();
  const ticks = useTicksOf(pool.id, guide);
  const isDone = ({ id, doneAt }: PoolGuide['checklist'][number]) => (ticks ? ticks.has(id) : doneAt !== null);
  const done = guide.checklist.filter(isDone).length;
  const count = guide.checklist.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="flex min-w-0 flex-col gap-4">
        <Reason guide={guide} pool={pool} />
        <Card>
          <p className="figures font-medium" role="status">
            {done === count ? m.seasonal_finished_now() : m.seasonal_progress({ done, count })}
          </p>
          <ol className="mt-2 flex flex-col">
            {guide.checklist.map((item) => (
              <GuideItem key={item.id} pool={pool} guide={guide} item={item} isDone={isDone(item)} tick={ticks?.get(item.id)} href={href} />
            ))}
          </ol>
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <FinishedBefore pool={pool} guide={guide} />
        <a
          href={addressIn(language, `/seasonal/${guide.slug}`)}
          className="inline-flex min-h-11 items-center font-medium text-brand hover:underline"
        >
          {m.seasonal_read_more()}
        </a>
        <OtherGuides guide={guide} href={href} />
      </div>
    </div>
  );
}

function Reason({ guide, pool }: { guide: PoolGuide; pool: Pool }) {
  const { href } = useCurrentPool();
  if (guide.needs) {
    return (
      <Callout action={<LinkButton to={href(`/pools/${pool.id}`)}>{m.seasonal_set_place()}</LinkButton>}>
        {m.seasonal_needs_place()}
      </Callout>
    );
  }
  if (guide.alert) return <Callout tone="warn" title={m.seasonal_because_alert({ event: guide.alert.event })} />;
  if (guide.because === 'asked') return null;
  const text = {
    alert: null,
    after_alert: m.seasonal_because_after_alert,
    season: m.seasonal_because_season,
    next: m.seasonal_because_next,
  };
  return <p className="text-muted">{text[guide.because]?.()}</p>;
}

interface ItemProps {
  pool: Pool;
  guide: PoolGuide;
  item: PoolGuide['checklist'][number];
  isDone: boolean;
  tick: ListedTick | undefined;
  href: (path: string) => string;
}

function GuideItem({ pool, guide, item, isDone, tick, href }: ItemProps) {
  const { units } = useUnits();
  const { toast } = useToast();
  const record = useTick(pool.id);
  const remove = useUntick(pool.id);
  // What was just pressed is seen at once, also where the device takes a moment to store it.
  const [pressed, setPressed] = useState<boolean>();
  const onChange = async (isTicked: boolean) => {
    setPressed(isTicked);
    try {
      if (isTicked) await record.mutateAsync({ guide: guide.slug, item: item.id, seasonOn: guide.seasonOn });
      else if (tick) await remove.mutateAsync(tick);
    } catch (error) {
      toast({ title: m.tasks_not_saved(), description: writeErrorText(error), tone: 'bad' });
    } finally {
      setPressed(undefined);
    }
  };
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <Checkbox
        label={<span className="text-lg font-medium">{item.text[units]}</span>}
        description={item.why?.[units]}
        checked={pressed ?? isDone}
        disabled={pool.isReadOnly}
        onChange={(isTicked) => void onChange(isTicked)}
      />
      {isDone || (!item.dose && !item.task) ? null : (
        <div className="ml-14 flex flex-col items-start gap-2 pt-1">
          {item.dose ? <GuideDoseLine dose={item.dose} href={href} /> : null}
          {item.task ? <Task.Lazy pool={pool} slug={item.task} waiting={<span className="h-11" />} /> : null}
        </div>
      )}
    </li>
  );
}

function FinishedBefore({ pool, guide: { finished } }: { pool: Pool; guide: PoolGuide }) {
  const [last] = finished;
  if (!last) return null;
  const date = dateFormat(languageTag(), { dateStyle: 'long', timeZone: pool.timeZone }).format(new Date(last.finishedAt));
  return <p className="rounded-control bg-ok-tint px-4 py-3">{m.seasonal_finished_before({ date })}</p>;
}

function OtherGuides({ guide: { others, because }, href }: { guide: PoolGuide; href: (path: string) => string }) {
  const { language } = useLanguage();
  return (
    <nav aria-labelledby="other-guides">
      <h2 id="other-guides" className="text-lg font-semibold">
        {m.seasonal_others()}
      </h2>
      <ul className="mt-1">
        {others.map(({ slug, title }, index) => (
          <li key={slug}>
            <Link
              to={href(because === 'asked' && index === 0 ? '/maintenance/seasonal' : `/maintenance/seasonal?guide=${slug}`)}
              className="inline-flex min-h-11 items-center font-medium text-brand hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
        <li>
          <a href={addressIn(language, '/seasonal')} className="inline-flex min-h-11 items-center font-medium text-brand hover:underline">
            {m.seasonal_all()}
          </a>
        </li>
      </ul>
    </nav>
  );
}
