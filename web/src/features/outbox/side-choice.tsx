import { useId } from 'react';
import { m } from '../../paraglide/messages.js';

export type Side = 'mine' | 'theirs';

interface SideChoiceProps {
  label: string;
  /** the two values in words */
  mine: string;
  theirs: string;
  side: Side;
  onChoose: (side: Side) => void;
}

/**
 * Two values next to each other, also on a phone: the columns wrap only if a value does not fit at this text size. A card radio button
 * would take half of such a column.
 */
export function SideChoice({ label, mine, theirs, side, onChoose }: SideChoiceProps) {
  const name = useId();
  const sides = [
    { value: 'mine', text: mine, whose: m.common_this_device() },
    { value: 'theirs', text: theirs, whose: m.offline_theirs() },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2">
        {sides.map(({ value, text, whose }) => (
          <label
            key={value}
            className="flex min-h-14 min-w-0 cursor-pointer flex-col justify-center rounded-control border border-line bg-surface px-3 py-2 hover:border-line-strong has-checked:border-brand has-checked:bg-tint has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand dark:bg-raised"
          >
            <span className="flex min-w-0 items-center gap-2">
              <input
                type="radio"
                name={name}
                value={value}
                checked={side === value}
                onChange={() => onChoose(value)}
                className="size-4 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface outline-none checked:border-[5px] checked:border-brand"
              />
              <span className="min-w-0 text-xs text-muted">{whose}</span>
            </span>
            <span className="figures mt-0.5 font-semibold wrap-anywhere">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
