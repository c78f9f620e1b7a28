import type { Parameter } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { nameInSentence } from '../../i18n/parameters.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { chooseStrip, stripChoices, type SwatchPad, swatchStrip } from '../strips/swatches.data.ts';
import type { LastValue } from './last-value.ts';
import { type LogDraft, withConfirmed, withValue } from './log-draft.ts';
import { SwatchRow } from './swatch-row.tsx';

interface StripPadsProps {
  pool: Pool;
  draft: LogDraft;
  onChange: (draft: LogDraft) => void;
  last: Partial<Record<Parameter, LastValue>>;
  /** of the form; what the strip has no pad for is typed */
  parameters: readonly Parameter[];
  field: (parameter: Parameter) => ReactNode;
  now: number;
}

const CHLORINE: readonly Parameter[] = ['freeChlorinePpm', 'totalChlorinePpm', 'combinedChlorinePpm'];

/** A strip has pads for chlorine and bromine; a pool has only one of them, and the other pad shows that too. */
const isForeign = (parameter: Parameter, { sanitizer }: Pick<Pool, 'sanitizer'>): boolean =>
  sanitizer === 'bromine' ? CHLORINE.includes(parameter) : parameter === 'brominePpm';

/** The strip's pads in their order, each with its colors to tap. */
export function StripPads({ pool, draft, onChange, last, parameters, field, now }: StripPadsProps) {
  const [strip, setStrip] = useState(() => swatchStrip(pool));
  const { units } = useUnits();
  const list = useRef<HTMLDivElement>(null);
  const ids = useId();
  const own = strip.pads.filter(({ analyte }) => !isForeign(analyte, pool));
  // Where to read on; after the last pad there is none.
  const [move, setMove] = useState<{ to: Parameter | undefined; isStart?: boolean }>(() => ({
    to: own.find(({ analyte }) => draft.values[analyte] === undefined)?.analyte,
    isStart: true,
  }));
  useEffect(() => {
    if (!move.isStart) goTo(move.to ? document.getElementById(`${ids}-${move.to}`) : submitOf(list.current));
  }, [move, ids]);
  const next = (pad: SwatchPad) => setMove({ to: own[own.indexOf(pad) + 1]?.analyte });
  const choose = (id: string) => {
    chooseStrip(id);
    setStrip(swatchStrip(pool));
  };
  const tellsTotal = own.some(({ analyte }) => analyte === 'totalChlorinePpm');
  const isTyped = (parameter: Parameter) =>
    own.every(({ analyte }) => analyte !== parameter) &&
    (draft.values[parameter] !== undefined || !(tellsTotal && parameter === 'combinedChlorinePpm'));
  return (
    <div ref={list} className="flex flex-col gap-4">
      <SelectField
        label={m.log_your_strip()}
        labelHidden
        value={strip.id}
        onChange={choose}
        options={stripChoices(units)}
        hint={m.log_compare_bottle()}
      />
      <div className="-mx-3 flex flex-col gap-1">
        {strip.pads.map((pad) =>
          isForeign(pad.analyte, pool) ? (
            <p key={pad.analyte} className="px-3 py-2 text-sm text-muted">
              {m.log_skip_pad({ parameter: nameInSentence(pad.analyte) })}
            </p>
          ) : (
            <SwatchRow
              key={`${strip.id} ${pad.analyte}`}
              pad={pad}
              id={`${ids}-${pad.analyte}`}
              isCurrent={pad.analyte === move.to}
              value={draft.values[pad.analyte]}
              bound={draft.bounds?.[pad.analyte]}
              last={last[pad.analyte]}
              isConfirmed={draft.confirmed?.includes(pad.analyte)}
              now={now}
              onChange={(...read) => onChange(withValue(draft, pad.analyte, ...read))}
              onConfirm={() => onChange(withConfirmed(draft, pad.analyte))}
              onNext={() => next(pad)}
            />
          ),
        )}
      </div>
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        {parameters.filter(isTyped).map((parameter) => field(parameter))}
      </div>
    </div>
  );
}

const submitOf = (part: HTMLElement | null) => part?.closest('form')?.querySelector<HTMLElement>('[type="submit"]') ?? null;

function goTo(place: HTMLElement | null): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  const radio = place?.querySelector<HTMLElement>('input:checked') ?? place?.querySelector<HTMLElement>('input');
  (radio ?? place)?.focus({ preventScroll: true });
}
