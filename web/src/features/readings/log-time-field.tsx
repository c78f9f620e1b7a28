// When a test was taken, by the clock at its pool. Below a fold that most tests never open: the page is drawn without it.
import { trueNow } from '../../ui/true-now.ts';
import { momentInField, momentOfField } from '../../i18n/moment-field.ts';
import { poolTimeHint } from '../../i18n/zones.ts';
import { m } from '../../paraglide/messages.js';
import { TextField } from '../../ui/fields/text-field.tsx';

interface TimeFieldProps {
  /** undefined: now */
  takenAt: string | undefined;
  onChange: (takenAt: string | undefined) => void;
  timeZone: string;
}

export function TimeField({ takenAt, onChange, timeZone }: TimeFieldProps) {
  const now = trueNow();
  const isAhead = takenAt !== undefined && Date.parse(takenAt) > now;
  const hint = [isAhead ? m.log_time_in_future() : m.common_empty_means_now(), poolTimeHint(timeZone, takenAt ?? now)];
  return (
    <TextField
      label={m.common_taken()}
      type="datetime-local"
      value={takenAt ? momentInField(takenAt, timeZone) : ''}
      onChange={(text) => onChange(momentOfField(text, timeZone))}
      hint={hint.filter(Boolean).join(' ')}
    />
  );
}
