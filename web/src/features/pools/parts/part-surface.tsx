// What the inside is made of, and whether it is new.
import type { StartUp, Surface } from '@limpid/chemistry';
import { m } from '../../../paraglide/messages.js';
import { RadioCards } from '../../../ui/fields/choice.tsx';
import { useNow } from '../../../ui/countdown.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PartProps } from './part-props.ts';
import { hardens, startUpDay } from '../pool-answers.ts';
import { SurfaceIcon } from '../pool-icons.tsx';
import { choicesOf, START_UP_LABELS, SURFACE_LABELS } from '../pool-labels.ts';

type SurfaceChoice = Surface | 'unknown';
const surfaceChoices = (): { value: SurfaceChoice; label: string; description: string; icon: React.ReactNode }[] => [
  ...choicesOf(SURFACE_LABELS).map((choice) => ({ ...choice, icon: <SurfaceIcon surface={choice.value} /> })),
  {
    value: 'unknown',
    label: m.pools_surface_unknown(),
    description: m.pools_surface_unknown_text(),
    icon: <SurfaceIcon surface={null} />,
  },
];

export function SurfacePart(props: PartProps) {
  const { answers, onChange, faults } = props;
  return (
    <div className="flex flex-col gap-6">
      <RadioCards
        label={m.common_surface()}
        labelHidden
        value={answers.surface ?? 'unknown'}
        onChange={(surface) => onChange({ surface: surface === 'unknown' ? null : surface })}
        options={surfaceChoices()}
        columns={2}
        error={faults.surface}
      />
      {hardens(answers) ? <NewSurface {...props} /> : null}
    </div>
  );
}

/** New plaster has rules of its own for four weeks, and there are several ways to do them. */
function NewSurface({ answers, onChange, faults }: PartProps) {
  const now = useNow(3_600_000);
  return (
    <>
      <TextField
        label={m.pools_surface_new_since()}
        type="date"
        optional
        max={new Date(now).toISOString().slice(0, 10)}
        value={answers.surfaceNewSinceOn ?? ''}
        onChange={(day) => onChange({ surfaceNewSinceOn: day === '' ? null : day })}
        hint={m.pools_surface_new_since_hint()}
        error={faults.surfaceNewSinceOn}
        className="max-w-72"
      />
      {startUpDay(answers, now) === null ? null : (
        <RadioCards<StartUp | 'open'>
          label={m.pools_start_up_question()}
          value={answers.startUp ?? 'open'}
          onChange={(startUp) => onChange({ startUp: startUp === 'open' ? null : startUp })}
          options={[
            ...choicesOf(START_UP_LABELS),
            { value: 'open', label: m.pools_start_up_open(), description: m.pools_start_up_open_text() },
          ]}
          columns={2}
          error={faults.startUp}
        />
      )}
    </>
  );
}
