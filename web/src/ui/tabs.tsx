import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

/** Each tab shows its own panel; for a mere choice use SegmentedControl. */
export function Tabs<Value extends string>(props: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
  disabled?: boolean;
  wide?: boolean;
}) {
  const { label, value, onChange, items, disabled, wide = false } = props;
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const chosen = items.find((item) => item.value === next);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Radix.List
        aria-label={label}
        className={clsx('flex max-w-full overflow-x-auto rounded-control border border-line bg-sunken p-1', wide ? 'w-full' : 'w-fit')}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={disabled}
            className={clsx(
              'min-h-11 flex-1 rounded-small px-4 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink',
              'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card dark:data-[state=active]:bg-tint',
              'focus-visible:-outline-offset-2 disabled:opacity-55',
            )}
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-6 focus-visible:rounded-control">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
