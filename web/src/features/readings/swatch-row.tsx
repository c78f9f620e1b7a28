import { type Bound, plausibility } from '@limpid/chemistry';
import { clsx } from 'clsx';
import { AlertCircle, Check } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import { engineText, useSentences } from '../../i18n/engine-text.ts';
import { formatValue, formatWithUnit, parameterDisplay } from '../../i18n/parameters.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import type { Swatch, SwatchPad } from '../strips/swatches.data.ts';
import { isSlow, type LastValue, lastText } from './last-value.ts';
import { Confirmation } from './value-confirmation.tsx';

interface SwatchRowProps {
  pad: SwatchPad;
  /** of the row, so that the one before can lead to it */
  id: string;
  /** the next color to be read */
  isCurrent: boolean;
  value: number | undefined;
  bound: Bound | undefined;
  last: LastValue | undefined;
  isConfirmed: boolean | undefined;
  now: number;
  onChange: (value: number | undefined, bound?: Bound) => void;
  onConfirm: () => void;
  onNext: () => void;
}

/** One pad of the strip: the colors of its chart to tap. A tap moves on; the arrow keys only choose. */
export function SwatchRow({ pad, id, isCurrent, value, bound, last, isConfirmed, now, onChange, onConfirm, onNext }: SwatchRowProps) {
  const { units } = useUnits();
  useSentences();
  const { analyte } = pad;
  const { label } = parameterDisplay(analyte, units);
  const [isBetween, setBetween] = useState(() => value !== undefined && !pad.stops.some((stop) => stop.value === value));
  const [isSame, setSame] = useState(false);
  const finding = value === undefined || isConfirmed ? null : plausibility(analyte, value);
  const takeLast = (same: number) => {
    setSame(true);
    onChange(same);
    onNext();
  };
  return (
    <fieldset id={id} className={clsx('min-w-0 scroll-my-20 rounded-control px-3 py-3', isCurrent && 'bg-sunken')}>
      <legend className="sr-only">{label}</legend>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span aria-hidden className="font-medium">
          {label}
        </span>
        <span className={clsx('figures', value === undefined ? 'text-xs text-muted' : 'font-semibold')}>
          {value === undefined ? last && lastText(analyte, last, units, now) : formatWithUnit(analyte, value, units)}
        </span>
      </p>
      <Swatches
        swatches={isBetween ? pad.between : pad.stops}
        show={(each) => formatValue(analyte, each, units)}
        value={value}
        onPick={(swatch) => {
          setSame(false);
          onChange(swatch.value, swatch.bound);
        }}
        onTap={onNext}
      />
      <Notes text={[bound && endText(bound), finding && engineText(finding.text, finding.messages)].filter(Boolean).join(' ')} />
      {isSame && value !== undefined ? <p className="mt-1 text-sm text-muted">{m.log_same_as_last_hint()}</p> : null}
      <div className="mt-1 -mb-2 -ml-3 flex flex-wrap">
        <Button variant="quiet" size="sm" onClick={() => setBetween(!isBetween)}>
          {isBetween ? m.log_colors_of_chart() : m.log_between_two()}
        </Button>
        {value === undefined ? (
          <>
            {last && isSlow(analyte) ? (
              <Button variant="quiet" size="sm" onClick={() => takeLast(last.value)}>
                {m.log_same_as_last()}
              </Button>
            ) : null}
            <Button variant="quiet" size="sm" onClick={onNext}>
              {m.common_skip()}
            </Button>
          </>
        ) : (
          <Button variant="quiet" size="sm" onClick={() => onChange(undefined)}>
            {m.common_remove()}
          </Button>
        )}
        {value === undefined ? null : (
          <Confirmation isAsked={finding?.severity === 'ask'} isConfirmed={isConfirmed} onConfirm={onConfirm} />
        )}
      </div>
    </fieldset>
  );
}

interface SwatchesProps {
  swatches: readonly Swatch[];
  show: (value: number) => string;
  value: number | undefined;
  onPick: (swatch: Swatch) => void;
  onTap: () => void;
}

function Swatches({ swatches, show, value, onPick, onTap }: SwatchesProps) {
  const name = useId();
  // The arrow keys click too, but with no press of a pointer.
  const tapped = (event: MouseEvent) => event.detail > 0 && onTap();
  return (
    <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1">
      {swatches.map((swatch) => {
        const isChosen = swatch.value === value;
        return (
          <label
            key={swatch.value}
            className={clsx(
              'flex cursor-pointer flex-col rounded-control border-2 p-0.5',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              isChosen ? 'border-ink' : 'border-transparent',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => onPick(swatch)}
              onClick={tapped}
              className="sr-only"
              aria-label={show(swatch.value)}
            />
            <span
              aria-hidden
              style={{ background: swatch.color }}
              className="grid h-12 place-items-center rounded-md border border-line-strong forced-color-adjust-none"
            >
              {isChosen ? (
                <span className="grid size-7 place-items-center rounded-full bg-ink text-surface">
                  <Check size={18} strokeWidth={3} />
                </span>
              ) : null}
            </span>
            <span aria-hidden className={clsx('figures text-center text-sm', isChosen ? 'font-bold' : 'text-muted')}>
              {show(swatch.value)}
            </span>
          </label>
        );
      })}
    </div>
  );
}

function Notes({ text }: { text: string }) {
  if (!text) return null;
  return (
    <output className="mt-1 flex items-start gap-1.5 text-sm text-warn">
      <AlertCircle size={16} strokeWidth={2} className="mt-1 shrink-0" aria-hidden />
      <span>{text}</span>
    </output>
  );
}

const endText = (bound: Bound): string => (bound === 'above' ? m.strip_or_more() : m.strip_or_less());
