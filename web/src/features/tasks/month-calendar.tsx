import { addDays, type Day, weekdayOf } from '@limpid/schedule';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { dayText, monthText, weekdayName } from './recurrence-text.ts';

export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
/** The first day of another month; months may be negative. */
function monthsLater(first: Day, months: number): Day {
  const month = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}
export const lastDayOf = (first: Day): Day => addDays(monthsLater(first, 1), -1);

const START = ['col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6', 'col-start-7', 'col-start-1'];

interface CalendarProps {
  /** the first day of the month that is shown */
  first: Day;
  counts: ReadonlyMap<Day, number>;
  today: Day;
  onChange: (first: Day) => void;
}

/** A month with what was done on each day; the number says it, not the color alone. Weeks begin on Sunday, as calendars do in the US. */
export function MonthCalendar({ first, counts, today, onChange }: CalendarProps) {
  const next = monthsLater(first, 1);
  const cells = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day < next);
  const oldest = [...counts.keys()].toSorted()[0] ?? today;
  const goTo = (months: number) => {
    const wanted = monthsLater(first, months);
    const newest = monthOf(today);
    onChange(wanted > newest ? newest : wanted < monthOf(oldest) ? monthOf(oldest) : wanted);
  };
  const step = (label: string, Icon: typeof ChevronLeft, months: number) => (
    <IconButton
      label={label}
      icon={<Icon size={20} aria-hidden />}
      disabled={months < 0 ? first <= monthOf(oldest) : next > today}
      onClick={() => goTo(months)}
    />
  );
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center justify-between">
        <h2 className="font-semibold first-letter:uppercase" aria-live="polite">
          {monthText(first)}
        </h2>
        <div className="-mr-2 ml-auto flex">
          {step(m.tasks_year_before(), ChevronsLeft, -12)}
          {step(m.tasks_month_before(), ChevronLeft, -1)}
          {step(m.tasks_month_after(), ChevronRight, 1)}
          {step(m.tasks_year_after(), ChevronsRight, 12)}
        </div>
      </div>
      <ul className="grid grid-cols-7 gap-1 text-center">
        {[6, 0, 1, 2, 3, 4, 5].map((weekday) => (
          <li key={weekday} aria-hidden className="truncate text-xs text-muted">
            {weekdayName(weekday, 'short')}
          </li>
        ))}
        {cells.map((day) => (
          <DayCell
            key={day}
            day={day}
            count={counts.get(day) ?? 0}
            today={today}
            className={day === first ? START[weekdayOf(day)] : undefined}
          />
        ))}
      </ul>
    </div>
  );
}

function DayCell({ day, count, today, className }: { day: Day; count: number; today: Day; className: string | undefined }) {
  return (
    <li
      aria-label={m.tasks_day_label({ day: dayText(day, today), count })}
      className={clsx(
        'figures flex aspect-square flex-col items-center justify-center rounded-small text-sm',
        className,
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
}
