import { momentText } from '../../i18n/ages.ts';
import { poolTimeHint } from '../../i18n/zones.ts';
import { m } from '../../paraglide/messages.js';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type Faults, momentOf, type NewTreatment } from './new-treatment.ts';

interface WhenFieldProps {
  draft: NewTreatment;
  onChange: (changed: Partial<NewTreatment>) => void;
  timeZone: string;
  now: number;
  fault: Faults['moment'];
  /** of the server */
  error?: string | undefined;
}

/** Mostly it was just now; what was added earlier takes a tap or two more. All times are those of the pool. */
export function WhenField({ draft, onChange, timeZone, now, fault, error: refused }: WhenFieldProps) {
  const { when, time, moment } = draft;
  const at = momentOf(draft, timeZone, now);
  const error = fault === 'missing' ? m.treatments_need_moment() : fault === 'ahead' ? m.treatments_time_ahead() : refused;
  const hint = poolTimeHint(timeZone, at ?? now);
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={m.common_when()}
        labelHidden={false}
        wide
        value={when}
        onChange={(chosen) => onChange({ when: chosen })}
        options={[
          { value: 'now', label: m.common_now() },
          { value: 'earlier', label: m.treatments_earlier() },
          { value: 'evening', label: m.treatments_evening() },
          { value: 'other', label: m.treatments_other_time() },
        ]}
        hint={when === 'evening' && at ? m.treatments_evening_is({ moment: momentText(at, timeZone) }) : undefined}
        error={when === 'now' || when === 'evening' ? error : undefined}
      />
      {when === 'earlier' ? (
        <TextField
          label={m.treatments_at()}
          type="time"
          value={time}
          onChange={(typed) => onChange({ time: typed })}
          hint={hint}
          error={error}
        />
      ) : null}
      {when === 'other' ? (
        <TextField
          label={m.treatments_at_moment()}
          type="datetime-local"
          value={moment}
          onChange={(typed) => onChange({ moment: typed })}
          hint={hint}
          error={error}
        />
      ) : null}
    </div>
  );
}
