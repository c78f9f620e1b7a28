import { Check } from 'lucide-react';
import { useState } from 'react';
import { trueNow } from '../../ui/true-now.ts';
import { momentText } from '../../i18n/ages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { FoundPhoto } from './found-photo.tsx';
import { StripUpright } from './strip-upright.tsx';
import type { PhotoRefusal, StripReading } from './read-strip.ts';
import { StripCheck } from './strip-check.tsx';
import type { ConfirmedValue } from './to-draft.ts';
import type { Photo } from './use-photo.ts';
import type { useStripDraft } from './draft/use-strip-draft.ts';
import { ValueRows, valueOf } from './value-rows.tsx';

const REFUSALS: Record<PhotoRefusal | 'early' | 'late', () => string> = {
  marks: m.strip_photo_marks,
  no_chart: m.strip_photo_no_chart,
  no_paper: m.strip_photo_no_paper,
  dark: m.strip_photo_dark,
  bright: m.strip_photo_bright,
  uneven: m.strip_photo_uneven,
  shadow: m.strip_photo_shadow,
  chart_turned: m.strip_photo_chart_turned,
  misfit: m.strip_many_refused,
  early: m.strip_photo_early,
  late: m.strip_photo_late,
};
/** An older photo may be of an older test. */
const OLD_MS = 900_000;

interface ValuesStepProps {
  reading: StripReading;
  test: ReturnType<typeof useStripDraft>;
  photo: Photo;
  onOtherStrip: () => void;
  timing: 'early' | 'late' | undefined;
  timeZone: string | undefined;
  onTurnStrip: () => void;
  onTurnPhoto: () => void;
  onCorners: () => void;
  onAgain: () => void;
  /** to the plan at once; missing where something else is waiting for the values */
  onSave: Use | undefined;
  isSaving: boolean;
  /** to the log, or to what is waiting for the values */
  onConfirm: Use;
}
type Use = (values: ConfirmedValue[], takenAt: string | undefined) => void;

/** What was read, each value with its range, for the person to correct and confirm. */
export function ValuesStep(props: ValuesStepProps) {
  const { reading, test, photo } = props;
  const refusal = props.timing ?? reading.refusal;
  if (refusal) return <Refused {...props} refusal={refusal} />;
  if (!test.isMyStrip) return <StripCheck layout={test.layout} onYes={test.setMyStrip} onOther={props.onOtherStrip} />;
  if (!test.isUpright) {
    const { chart } = test.marking.marks;
    return (
      <StripUpright
        picture={photo.picture}
        chart={chart}
        layout={test.layout}
        onYes={test.setUpright}
        onTurnPhoto={props.onTurnPhoto}
        onCorners={props.onCorners}
      />
    );
  }
  return <Values key={photo.takenAt} {...props} />;
}

type Refusal = keyof typeof REFUSALS;

/** What helps most, first. */
function Refused({ reading, refusal, onTurnStrip, onTurnPhoto, onCorners, onAgain }: ValuesStepProps & { refusal: Refusal }) {
  const isTurned = refusal === 'misfit' && reading.isLikelyTurned;
  const actions = [
    ...(isTurned ? [{ label: m.strip_turn_strip(), act: onTurnStrip }] : []),
    ...(refusal === 'chart_turned' ? [{ label: m.strip_turn_photo(), act: onTurnPhoto }] : []),
    ...(refusal === 'marks' || refusal === 'misfit' || refusal === 'no_paper' ? [{ label: m.strip_move_corners(), act: onCorners }] : []),
    ...(refusal === 'marks' ? [] : [{ label: m.strip_other_photo(), act: onAgain }]),
    ...(refusal === 'marks' || refusal === 'misfit' || refusal === 'no_paper' ? [] : [{ label: m.strip_move_corners(), act: onCorners }]),
  ];
  return (
    <Callout
      tone="warn"
      live
      title={isTurned ? m.strip_turned_title() : m.strip_not_read()}
      action={
        <div className="flex flex-wrap gap-2.5">
          {actions.map(({ label, act }, index) => (
            <Button key={label} variant={index === 0 ? 'primary' : 'secondary'} onClick={act}>
              {label}
            </Button>
          ))}
        </div>
      }
    >
      {isTurned ? m.strip_turned_text() : REFUSALS[refusal]()}
    </Callout>
  );
}

/** The button that was pressed before is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Values(props: ValuesStepProps) {
  const { reading, test, photo, timeZone, onTurnStrip, onCorners, onSave, onConfirm } = props;
  const { takenAt } = photo;
  const { edits, setEdits, moment, setMoment } = test;
  const [openedAt] = useState(trueNow);
  const isOld = openedAt - takenAt > OLD_MS;
  const confirmed = reading.pads.flatMap((pad): ConfirmedValue[] => {
    const value = valueOf(pad, edits);
    if (value === null) return [];
    const isAsRead = edits[pad.analyte] === undefined || edits[pad.analyte] === valueOf(pad, {});
    return [{ analyte: pad.analyte, value, ...(isAsRead && pad.reading && !pad.refusal && { reading: pad.reading }) }];
  });
  const then = isOld && moment === 'photo' ? new Date(takenAt).toISOString() : undefined;
  const main = {
    size: 'lg',
    className: 'grow',
    disabled: confirmed.length === 0,
    iconBefore: <Check size={20} aria-hidden />,
  } as const;
  return (
    <div ref={takeFocus} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {reading.isLikelyTurned ? (
        <Callout
          tone="warn"
          live
          title={m.strip_turned_title()}
          action={
            <Button size="sm" onClick={onTurnStrip}>
              {m.strip_turn_strip()}
            </Button>
          }
        >
          {m.strip_turned_text()}
        </Callout>
      ) : null}
      <Card padding="lg">
        <CardHeader title={m.strip_values_title()} description={m.strip_values_text()} />
        <div className="grid gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <FoundPhoto picture={photo.picture} marks={test.marking.marks} layout={test.layout} />
          <ValueRows pads={reading.pads} edits={edits} onEdit={setEdits} />
        </div>
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
        {onSave ? (
          <Button {...main} pending={props.isSaving} onClick={() => onSave(confirmed, then)}>
            {m.strip_save()}
          </Button>
        ) : null}
        <Button
          {...(onSave ? ({ size: 'lg', variant: 'secondary' } as const) : main)}
          disabled={confirmed.length === 0}
          onClick={() => onConfirm(confirmed, then)}
        >
          {onSave ? m.strip_to_log() : m.strip_confirm()}
        </Button>
        <Button size="lg" variant="secondary" onClick={onCorners}>
          {m.strip_move_corners()}
        </Button>
      </div>
    </div>
  );
}
