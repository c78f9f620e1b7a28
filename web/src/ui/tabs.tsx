import { clsx } from 'clsx';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Which tab a key leads to, round the ends; undefined for a key that means nothing here. */
function tabByKey(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (from + step + count) % count;
}

/** Each tab shows its own panel, and the arrow keys go from one to the next; for a mere choice use SegmentedControl. */
export function Tabs<Value extends string>(props: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
  disabled?: boolean;
  wide?: boolean;
}) {
  const { label, value, onChange, items, disabled, wide = false } = props;
  const id = useId();

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const at = items.findIndex((item) => item.value === value);
    const next = tabByKey(event.key, at, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item || disabled) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
    onChange(item.value);
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={clsx(
          'flex max-w-full flex-wrap rounded-control border border-line bg-sunken p-1 outline-none',
          wide ? 'w-full' : 'w-fit',
          // where four don’t fit into a row, two and two
          items.length === 4 && 'max-[22rem]:grid max-[22rem]:w-full max-[22rem]:grid-cols-2',
        )}
      >
        {items.map((item) => {
          const isActive = item.value === value;
          const choose = () => {
            if (!isActive) onChange(item.value);
          };
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-selected={isActive}
              aria-controls={`${id}-panel-${item.value}`}
              data-state={isActive ? 'active' : 'inactive'}
              tabIndex={isActive ? 0 : -1}
              disabled={disabled}
              onMouseDown={({ button, ctrlKey }) => {
                if (button === 0 && !ctrlKey) choose();
              }}
              onClick={choose}
              className={clsx(
                'min-h-11 min-w-fit flex-1 rounded-small px-3 sm:px-4 text-sm font-medium text-muted transition-colors hover:text-ink',
                'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card dark:data-[state=active]:bg-tint',
                'focus-visible:-outline-offset-2 disabled:opacity-55',
                items.length === 4 && 'max-[22rem]:min-w-0 max-[22rem]:px-1 max-[22rem]:wrap-anywhere',
              )}
            >
              {item.label}
            </button>
          );
        })}
      </div>
      {items.map((item) => {
        const isActive = item.value === value;
        return (
          <div
            key={item.value}
            role="tabpanel"
            id={`${id}-panel-${item.value}`}
            aria-labelledby={`${id}-tab-${item.value}`}
            hidden={!isActive}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel can be read and scrolled by keyboard
            tabIndex={0}
            className="pt-6 focus-visible:rounded-control"
          >
            {isActive ? item.content : null}
          </div>
        );
      })}
    </div>
  );
}
