import { POOL_KINDS } from '@limpid/chemistry';
import { RadioCards } from '../../ui/choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { PartProps } from './part-props.ts';
import { withKind } from './pool-answers.ts';
import { KindIcon } from './pool-icons.tsx';
import { KIND_WORDS } from './pool-words.ts';

const KINDS = POOL_KINDS.map((kind) => ({ value: kind, ...KIND_WORDS[kind], icon: <KindIcon kind={kind} /> }));

export function NamePart({ answers, onChange, faults }: PartProps) {
  return (
    <div className="flex flex-col gap-6">
      <RadioCards
        label="What is it?"
        value={answers.kind}
        onChange={(kind) => onChange(withKind(answers, kind))}
        options={KINDS}
        error={faults.kind}
      />
      <TextField
        label="Its name"
        value={answers.name}
        onChange={(name) => onChange({ name })}
        hint="What you call it at home; it stands at the top of every page."
        error={faults.name}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="next"
      />
    </div>
  );
}
