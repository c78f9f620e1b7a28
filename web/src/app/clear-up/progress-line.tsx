import type { ClearUpDay, ClearUpState } from '@limpid/chemistry';
import { clsx } from 'clsx';
import { dateFormat, numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { LOOK_LABELS } from '../../i18n/looks.ts';
import { LookPicture } from '../../features/readings/look-picture.tsx';
import { m } from '../../paraglide/messages.js';
import { ScrollArea } from '../../ui/scroll-area.tsx';

/** A date of the pool's own calendar: no zone may move it. */
const dayText = (on: string) => dateFormat(languageTag(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${on}T12:00:00Z`));
const ppmText = (ppm: number) => numberFormat(languageTag(), { maximumFractionDigits: 1 }).format(ppm);

function dayDescription(day: ClearUpDay): string {
  const name = dayText(day.on);
  if (!day.look || day.lowestPpm === undefined) return m.clear_up_day_line_none({ day: name });
  return m.clear_up_day_line({ day: name, look: LOOK_LABELS[day.look](), ppm: ppmText(day.lowestPpm) });
}

/** A week and a half fit on a phone; older days are at the front, to be scrolled to. */
export function ProgressLine({ state }: { state: ClearUpState }) {
  const isDone = state.action.kind === 'done';
  return (
    <ScrollArea label={m.clear_up_line_label()}>
      <ol className="flex p-1">
        {state.days.map((day, index) => (
          <DayDot key={day.on} day={day} isSpa={state.isSpa} isFirst={index === 0} isToday={index === state.days.length - 1 && !isDone} />
        ))}
        {isDone ? null : (
          <li className="relative flex min-w-17 flex-1 flex-col items-center gap-1 text-center">
            <Thread isDotted />
            <span className="relative z-10 size-12 overflow-hidden rounded-full border-2 border-dashed border-line-strong bg-surface">
              <LookPicture look="clear" isSpa={state.isSpa} className="size-full dark:brightness-90" />
            </span>
            <span className="text-xs font-medium text-muted">{m.common_clear()}</span>
          </li>
        )}
      </ol>
    </ScrollArea>
  );
}

function DayDot({ day, isSpa, isFirst, isToday }: { day: ClearUpDay; isSpa: boolean; isFirst: boolean; isToday: boolean }) {
  return (
    <li className="relative flex min-w-17 flex-1 flex-col items-center gap-1 text-center" aria-current={isToday ? 'date' : undefined}>
      {isFirst ? null : <Thread />}
      <span
        className={clsx(
          'relative z-10 size-12 overflow-hidden rounded-full border-2 bg-sunken',
          isToday ? 'border-brand ring-3 ring-brand/25' : 'border-surface',
        )}
      >
        {day.look ? <LookPicture look={day.look} isSpa={isSpa} className="size-full dark:brightness-90" /> : null}
      </span>
      <span aria-hidden className="text-xs font-medium">
        {isToday ? m.clear_up_today() : dayText(day.on)}
      </span>
      <span aria-hidden className="figures text-xs text-muted">
        {day.addedPpm > 0 ? m.clear_up_added_ppm({ ppm: ppmText(day.addedPpm) }) : '\u00a0'}
      </span>
      <span className="sr-only">{dayDescription(day)}</span>
    </li>
  );
}

/** Between the picture before and this one. */
function Thread({ isDotted = false }: { isDotted?: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx('absolute top-6 right-1/2 w-full border-t-2', isDotted ? 'border-dashed border-line-strong' : 'border-brand/40')}
    />
  );
}
