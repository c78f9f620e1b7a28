import { Check } from 'lucide-react';
import { useState } from 'react';
import { trueNow } from '../../ui/true-now.ts';
import { momentText } from '../../i18n/ages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import type { StripLayout } from './layout.ts';
import type { PhotoRefusal, StripReading } from './read-strip.ts';
import { StripCheck } from './strip-check.tsx';
import type { ConfirmedValue } from './to-draft.ts';
import { type Edits, ValueRows, valueOf } from './value-rows.tsx';

const REFUSALS: Record<PhotoRefusal | 'early' | 'late', () => string> = {
  marks: m.strip_photo_marks,
  no_chart: m.strip_photo_no_chart,
  dark: m.strip_photo_dark,
  bright: m.strip_photo_bright,
  uneven: m.strip_photo_uneven,
  shadow: m.strip_photo_shadow,
  early: m.strip_photo_early,
  late: m.strip_photo_late,
};
/** An older photo may be of an older test. */
const OLD_MS = 900_000;

interface ValuesStepProps {
  reading: StripReading;
  layout: StripLayout;
  /** the person has said that the chart is that of their bottle */
  isMyStrip: boolean;
  onMyStrip: () => void;
  onOtherStrip: () => void;
  timing: 'early' | 'late' | undefined;
  takenAt: number;
  timeZone: string | undefined;
  onTurn: () => void;
  onCorners: () => void;
  onAgain: () => void;
  onConfirm: (values: ConfirmedValue[], takenAt: string | undefined) => void;
}

/** What was read, each value with its range, for the person to correct and confirm. */
export function ValuesStep(props: ValuesStepProps) {
  const { reading, timing, takenAt, onCorners, onAgain } = props;
  const refusal = timing ?? reading.refusal;
  if (refusal)
    return (
      <Callout
        tone="warn"
        live
        title={m.strip_not_read()}
        action={
          <div className="flex flex-wrap gap-2.5">
            {refusal === 'marks' ? (
              <Button onClick={onCorners}>{m.strip_move_corners()}</Button>
            ) : (
              <Button onClick={onAgain}>{m.strip_other_photo()}</Button>
            )}
            {refusal === 'marks' ? null : (
              <Button variant="secondary" onClick={onCorners}>
                {m.strip_move_corners()}
              </Button>
            )}
          </div>
        }
      >
        {REFUSALS[refusal]()}
      </Callout>
    );
  if (!props.isMyStrip) return <StripCheck layout={props.layout} onYes={props.onMyStrip} onOther={props.onOtherStrip} />;
  return <Values key={takenAt} {...props} />;
}

/** The button that was pressed before is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Values({ reading, takenAt, timeZone, onTurn, onCorners, onConfirm }: ValuesStepProps) {
  const [edits, setEdits] = useState<Edits>({});
  const [openedAt] = useState(trueNow);
  const isOld = openedAt - takenAt > OLD_MS;
  const [moment, setMoment] = useState<'photo' | 'now'>('photo');
  const confirmed = reading.pads.flatMap((pad): ConfirmedValue[] => {
    const value = valueOf(pad, edits);
    if (value === null) return [];
    const isAsRead = edits[pad.analyte] === undefined || edits[pad.analyte] === valueOf(pad, {});
    return [{ analyte: pad.analyte, value, ...(isAsRead && pad.reading && !pad.refusal && { reading: pad.reading }) }];
  });
  const refused = reading.pads.filter(({ refusal }) => refusal !== undefined).length;
  return (
    <div ref={takeFocus} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {reading.isLikelyTurned ? (
        <Callout
          tone="warn"
          live
          title={m.strip_turned_title()}
          action={
            <Button size="sm" onClick={onTurn}>
              {m.strip_turn_strip()}
            </Button>
          }
        >
          {m.strip_turned_text()}
        </Callout>
      ) : null}
      {refused * 2 >= reading.pads.length ? <Callout tone="warn">{m.strip_many_refused()}</Callout> : null}
      <Card padding="lg">
        <CardHeader title={m.strip_values_title()} description={m.strip_values_text()} />
        <ValueRows pads={reading.pads} edits={edits} onEdit={setEdits} />
      </Card>
      {isOld ? (
        <SegmentedControl
          label={m.strip_moment()}
          labelHidden={false}
          value={moment}
          onChange={setMoment}
          options={[
            { value: 'photo', label: momentText(new Date(takenAt).toISOString(), timeZone) },
            { value: 'now', label: m.strip_moment_now() },
          ]}
        />
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="lg"
          className="grow"
          disabled={confirmed.length === 0}
          onClick={() => onConfirm(confirmed, isOld && moment === 'photo' ? new Date(takenAt).toISOString() : undefined)}
          iconBefore={<Check size={20} aria-hidden />}
        >
          {m.strip_confirm()}
        </Button>
        <Button size="lg" variant="secondary" onClick={onCorners}>
          {m.strip_move_corners()}
        </Button>
      </div>
    </div>
  );
}
