import type { Pool } from '@limpid/contract';
import { addDays, type Day, dayOf, weekdayOf, weekStreak } from '@limpid/schedule';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { momentInWords } from '../../i18n/ages.ts';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dayInWords, monthInWords, weekdayName } from './recurrence-words.ts';
import { type ReckonedTask, useCompletions, useSkips } from './tasks.data.ts';

interface Happened {
  id: string;
  title: string;
  at: string;
  on: Day;
  text: string | undefined;
  isSkip: boolean;
}

const MOST_SHOWN = 60;

/** What was done and what was left out, newest first. */
function useHistory(pool: Pool, tasks: readonly ReckonedTask[]): Happened[] {
  const { data } = useCompletions(pool.id);
  const skips = useSkips(pool.id);
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  const titleOf = (id: string) => titles.get(id) ?? '';
  const on = (instant: string) => dayOf(instant, pool.timeZone);
  const done = (data?.items ?? []).map(({ id, taskId, doneAt, note, checked }) => {
    const text = [...(checked ?? []), ...(note ? [note] : [])].join(' · ');
    return { id, title: titleOf(taskId), at: doneAt, on: on(doneAt), text: text || undefined, isSkip: false };
  });
  const skipped = skips.map(({ id, taskId, skippedAt, reason }) => ({
    id,
    title: titleOf(taskId),
    at: skippedAt,
    on: on(skippedAt),
    text: reason,
    isSkip: true,
  }));
  return [...done, ...skipped].toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

export function TaskHistory({ pool, tasks, today }: { pool: Pool; tasks: readonly ReckonedTask[]; today: Day }) {
  const history = useHistory(pool, tasks);
  if (history.length === 0) {
    return (
      <EmptyState drawing="history" title={m.tasks_history_empty_title()}>
        {m.tasks_history_empty_text()}
      </EmptyState>
    );
  }
  const done = history.filter(({ isSkip }) => !isSkip);
  const { current, longest } = weekStreak(
    done.map(({ on }) => on),
    today,
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card padding="lg">
        <p className="mb-4 text-sm text-muted">
          <span className="figures text-2xl font-semibold text-ink">{current}</span> {m.tasks_streak({ count: current, longest })}
        </p>
        <MonthCalendar days={done.map(({ on }) => on)} today={today} />
      </Card>
      <Card padding="lg">
        <h2 className="mb-2 text-lg font-semibold">{m.tasks_history_list()}</h2>
        <ul className="divide-y divide-line">
          {history.slice(0, MOST_SHOWN).map(({ id, title, at, text, isSkip }) => (
            <li key={id} className="py-2.5">
              <p className="font-medium">{isSkip ? m.tasks_skipped_named({ title }) : title}</p>
              <p className="figures text-sm text-muted">{momentInWords(at, pool.timeZone)}</p>
              {text ? <p className="text-sm">{text}</p> : null}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** A month with what was done on each day; the number says it, not the color alone. Weeks begin on Sunday, as calendars do in the US. */
function MonthCalendar({ days, today }: { days: readonly Day[]; today: Day }) {
  const [first, setFirst] = useState<Day>(`${today.slice(0, 7)}-01`);
  const next: Day = `${addDays(first, 31).slice(0, 7)}-01`;
  const before: Day = `${addDays(first, -1).slice(0, 7)}-01`;
  const cells = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day < next);
  const counts = new Map<Day, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  const START = ['col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6', 'col-start-7', 'col-start-1'];
  return (
    <div>
      <div className="mb-2 flex items-center justify-between">
        <IconButton label={m.tasks_month_before()} icon={<ChevronLeft size={20} aria-hidden />} onClick={() => setFirst(before)} />
        <h2 className="font-semibold" aria-live="polite">
          {monthInWords(first)}
        </h2>
        <IconButton
          label={m.tasks_month_after()}
          icon={<ChevronRight size={20} aria-hidden />}
          disabled={next > today}
          onClick={() => setFirst(next)}
        />
      </div>
      <ul className="grid grid-cols-7 gap-1 text-center">
        {[6, 0, 1, 2, 3, 4, 5].map((weekday) => (
          <li key={weekday} aria-hidden className="text-xs text-muted">
            {weekdayName(weekday, 'short')}
          </li>
        ))}
        {cells.map((day) => {
          const count = counts.get(day) ?? 0;
          return (
            <li
              key={day}
              aria-label={m.tasks_day_label({ day: dayInWords(day, today), count })}
              className={clsx(
                'figures flex aspect-square flex-col items-center justify-center rounded-small text-sm',
                day === cells[0] && START[weekdayOf(day)],
                count > 0 ? 'bg-tint font-semibold text-brand' : 'text-muted',
                day === today && 'ring-1 ring-brand',
              )}
            >
              <span aria-hidden>{Number(day.slice(8))}</span>
              {count > 0 ? (
                <span aria-hidden className="text-[0.6875rem] leading-none">
                  {`×${count}`}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
