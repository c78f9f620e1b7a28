import { CalendarDays } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { type MonthSection, monthText } from './gallery-months.ts';
import { monthId } from './month-photos.tsx';

/** Goes there and begins there: a screen reader reads on from its name. */
function jumpTo(month: string): void {
  const heading = document.getElementById(monthId(month));
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The month that is at the top of the window. */
function useMonthHere(sections: readonly MonthSection[]): string | undefined {
  const first = sections[0]?.month;
  const [here, setHere] = useState(first);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = sections.filter(
        ({ month }) => (document.getElementById(monthId(month))?.closest('section')?.getBoundingClientRect().top ?? 1) <= 120,
      );
      setHere(passed.at(-1)?.month ?? first);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    return () => {
      window.removeEventListener('scroll', later);
      cancelAnimationFrame(frame);
    };
  }, [sections, first]);
  return here;
}

/** Where there is room, every month beside the photos, each under its year. */
export function MonthRail({ sections }: { sections: readonly MonthSection[] }) {
  const here = useMonthHere(sections);
  const years = [...new Set(sections.map(({ month }) => month.slice(0, 4)))];
  if (sections.length < 2) return <div className="hidden lg:block" />;
  return (
    <nav aria-label={m.photos_months()} className="sticky top-4 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto lg:block">
      {years.map((year) => (
        <div key={year} className="mb-3">
          <p className="figures px-3 py-1 text-xs font-medium text-muted">{year}</p>
          <ul className="border-l border-line">
            {sections
              .filter(({ month }) => month.startsWith(year))
              .map(({ month, count }) => (
                <li key={month}>
                  <button
                    type="button"
                    aria-current={month === here ? 'true' : undefined}
                    aria-label={m.photos_month_with({ month: monthText(month), count })}
                    onClick={() => jumpTo(month)}
                    className={clsx(
                      '-ml-px flex min-h-11 w-full items-center justify-between gap-2 border-l-2 px-3 text-left text-sm transition-colors focus-visible:-outline-offset-2',
                      month === here ? 'border-brand font-medium text-brand' : 'border-transparent text-muted hover:text-ink',
                    )}
                  >
                    <span className="truncate">{monthText(month).replace(/\s*(de )?\d{4}$/, '')}</span>
                    <span className="figures text-xs">{count}</span>
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Beside the month's name on a phone, and in sight like it: the system's own list is the fastest way through years. */
export function MonthPicker({ sections }: { sections: readonly MonthSection[] }) {
  const here = useMonthHere(sections);
  if (sections.length < 2) return null;
  return (
    <div className="sticky top-14 z-20 flex h-0 justify-end md:top-0 lg:hidden">
      <label className="relative mt-1 inline-flex size-11 shrink-0 items-center justify-center rounded-control border border-line bg-surface text-brand shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand dark:bg-raised">
        <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
        <select
          aria-label={m.photos_jump()}
          value={here ?? ''}
          onChange={(event) => jumpTo(event.target.value)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        >
          {sections.map(({ month, count }) => (
            <option key={month} value={month}>
              {m.photos_month_with({ month: monthText(month), count })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
