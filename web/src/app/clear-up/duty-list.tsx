import type { ClearUpDuty, ClearUpExpectation, ClearUpNote, ClearUpState } from '@limpid/chemistry';
import { amountText, type Amounts } from '../../i18n/amounts.ts';
import { useUnits } from '../../i18n/units.ts';
import { productText } from '../../features/plans/step-amount.ts';
import { m } from '../../paraglide/messages.js';
import { Callout, type CalloutTone } from '../../ui/callout.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

const DUTIES: Record<ClearUpDuty, () => string> = {
  debris: () => m.clear_up_duty_debris(),
  brush: () => m.clear_up_duty_brush(),
  filter: () => m.clear_up_duty_filter(),
  clean_filter: () => m.clear_up_duty_clean_filter(),
  salt_cell_off: () => m.clear_up_duty_salt_cell_off(),
  cover_off: () => m.clear_up_duty_cover_off(),
  clarifier: () => m.clear_up_duty_clarifier(),
};
const NOTES: Record<ClearUpNote, { tone: CalloutTone; text: () => string }> = {
  lock_gate: { tone: 'warn', text: () => m.clear_up_note_lock_gate() },
  ammonia: { tone: 'warn', text: () => m.clear_up_note_ammonia() },
  dead_algae: { tone: 'ok', text: () => m.clear_up_note_dead_algae() },
  ph_unreadable: { tone: 'info', text: () => m.clear_up_note_ph_unreadable() },
  strip_scale: { tone: 'warn', text: () => m.clear_up_note_strip_scale() },
  near_miss: { tone: 'info', text: () => m.clear_up_note_near_miss() },
  place_unknown: { tone: 'info', text: () => m.clear_up_note_place_unknown() },
  algae_before_metals: { tone: 'info', text: () => m.clear_up_note_algae_before_metals() },
};

export function DutyList({ duties }: { duties: readonly ClearUpDuty[] }) {
  return (
    <Card>
      <CardHeader title={m.clear_up_duties()} />
      <ul className="flex list-disc flex-col gap-2.5 pl-5 marker:text-brand">
        {duties.map((duty) => (
          <li key={duty}>{DUTIES[duty]()}</li>
        ))}
      </ul>
    </Card>
  );
}

export function NoteList({ notes }: { notes: readonly ClearUpNote[] }) {
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {notes.map((note) => (
        <Callout key={note} tone={NOTES[note].tone}>
          {NOTES[note].text()}
        </Callout>
      ))}
    </div>
  );
}

const times = ({ amountG, amountMl, amountL }: Amounts, factor: number): Amounts => ({
  ...(amountG === undefined ? {} : { amountG: amountG * factor }),
  ...(amountMl === undefined ? {} : { amountMl: amountMl * factor }),
  ...(amountL === undefined ? {} : { amountL: amountL * factor }),
});

/** Patience, and what to have at hand. */
export function Patience({ state: { isSpa, expectation } }: { state: ClearUpState }) {
  return isSpa ? null : (
    <Disclosure summary={m.clear_up_why()} open>
      <p className="measure-60 text-muted">
        {m.clear_up_why_text()} <Expected {...expectation} />
      </p>
    </Disclosure>
  );
}

function Expected({ daysLow, daysHigh, dosesLow, dosesHigh, firstDose }: ClearUpExpectation) {
  const { units } = useUnits();
  const days = m.clear_up_expect({ daysLow, daysHigh });
  if (!firstDose) return days;
  const low = amountText(times(firstDose, dosesLow), units);
  const high = amountText(times(firstDose, dosesHigh), units);
  return `${days} ${m.clear_up_expect_chlorine({ low, high, product: productText(firstDose.productId, firstDose.strengthPercent) })}`;
}
