import { useState } from 'react';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/fields/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { analyteDisplay, formatAnalyte, layoutName, padNames } from '../strips/analytes.data.ts';
import { LAYOUTS, type StripLayout } from '../strips/layout.data.ts';
import { keepStrip, savedStrip, OWN } from '../strips/my-strip.data.ts';
import { StripForm } from './strip-form.tsx';

/** Which strip it is: the order of its fields and the numbers of its chart, which have to be those on the bottle. */
export function StripChoice({ layout, onChange }: { layout: StripLayout; onChange: (layout: StripLayout) => void }) {
  const { units } = useUnits();
  const [own, setOwn] = useState(() => savedStrip().own);
  const [isEdited, setEdited] = useState(false);
  const choose = (id: string) => {
    const chosen = id === OWN ? own : LAYOUTS.find((one) => one.id === id);
    if (!chosen) return setEdited(true);
    setEdited(false);
    keepStrip(id, own);
    onChange(chosen);
  };
  const saved = (mine: StripLayout) => {
    setOwn(mine);
    setEdited(false);
    keepStrip(OWN, mine);
    onChange(mine);
  };
  const options = [...LAYOUTS, ...(own ? [own] : [])].map((one) => ({
    value: one.id,
    label: layoutName(one),
    description: padNames(one, units),
  }));
  return (
    <Disclosure summary={m.strip_choice_summary({ strip: layoutName(layout), fields: padNames(layout, units) })}>
      <div className="flex flex-col gap-4 pt-1">
        <RadioCards
          label={m.strip_choice()}
          labelHidden
          columns={2}
          value={layout.id}
          onChange={choose}
          options={own ? options : [...options, { value: OWN, label: m.strip_layout_own(), description: m.strip_layout_own_hint() }]}
        />
        {isEdited ? (
          <StripForm start={own ?? layout} onSave={saved} onCancel={() => setEdited(false)} />
        ) : (
          <>
            <div>
              <p className="mb-2 text-muted">{m.strip_compare_numbers()}</p>
              <ChartNumbers layout={layout} />
            </div>
            <div>
              <Button variant="secondary" size="sm" onClick={() => setEdited(true)}>
                {m.strip_edit_numbers()}
              </Button>
            </div>
          </>
        )}
      </div>
    </Disclosure>
  );
}

/** The chart's numbers, pad by pad. */
export function ChartNumbers({ layout }: { layout: StripLayout }) {
  const { units } = useUnits();
  return (
    <dl className="divide-y divide-line">
      {layout.pads.map(({ analyte, values }) => (
        <div key={analyte} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
          <dt>{analyteDisplay(analyte, units).label}</dt>
          <dd className="figures text-muted">{values.map((value) => formatAnalyte(analyte, value, units)).join(' · ')}</dd>
        </div>
      ))}
    </dl>
  );
}
