import { m } from '../../../paraglide/messages.js';
import { RadioCards } from '../../../ui/fields/choice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { PartProps } from './part-props.ts';
import { withKind } from '../pool-answers.ts';
import { KindIcon } from '../pool-icons.tsx';
import { choicesOf, KIND_LABELS } from '../pool-labels.ts';

const kinds = () => choicesOf(KIND_LABELS).map((choice) => ({ ...choice, icon: <KindIcon kind={choice.value} /> }));

export function NamePart({ answers, onChange, faults }: PartProps) {
  return (
    <div className="flex flex-col gap-5 sm:gap-6">
      <RadioCards
        label={m.pools_kind_question()}
        value={answers.kind}
        onChange={(kind) => onChange(withKind(answers, kind))}
        options={kinds()}
        error={faults.kind}
      />
      <TextField
        label={m.pools_name_label()}
        value={answers.name}
        onChange={(name) => onChange({ name })}
        hint={m.pools_name_hint()}
        error={faults.name}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="next"
      />
    </div>
  );
}
