import { clsx } from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { OpenedBy } from '../lazy-part.ts';

export interface MenuItem {
  label: ReactNode;
  icon?: ReactNode;
  /** where to go; or onSelect for what to do */
  to?: string;
  onSelect?: () => void;
  tone?: 'danger';
  checked?: boolean;
  disabled?: boolean;
}

/** `null` among the items draws a line. */
export type MenuItems = readonly (MenuItem | null)[];

export interface MenuProps {
  /** one button */
  trigger: ReactElement;
  items: MenuItems;
  label?: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'right';
}

const PANEL =
  'animate-rise-in z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-80 overflow-y-auto rounded-card border border-line ' +
  'bg-surface p-1.5 text-ink shadow-float dark:bg-raised';

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-sm outline-none select-none ' +
  'data-highlighted:bg-tint data-disabled:pointer-events-none data-disabled:opacity-55';

/** The menu with its library; `openedBy`: it was asked for before it was here. */
export function MenuPanel(props: MenuProps & { openedBy?: OpenedBy }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.openedBy !== 'keyboard') return undefined;
    const frame = requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [props.openedBy]);
  return (
    <Radix.Root modal={false} defaultOpen={props.openedBy !== undefined}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={panel}
          align={props.align ?? 'end'}
          side={props.side ?? 'bottom'}
          sideOffset={8}
          collisionPadding={12}
          className={PANEL}
        >
          {props.label ? <Radix.Label className="px-3 py-2 text-xs text-muted">{props.label}</Radix.Label> : null}
          {props.items.map((item, index) =>
            item === null ? <Radix.Separator key={`line-${index}`} className="my-1.5 h-px bg-line" /> : <MenuRow key={index} item={item} />,
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const className = clsx(ITEM, item.tone === 'danger' && 'text-bad');
  const inner = (
    <>
      {item.icon ? <span className={clsx('shrink-0', item.tone !== 'danger' && 'text-muted')}>{item.icon}</span> : null}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
    </>
  );
  if (item.checked !== undefined) {
    return (
      <Radix.CheckboxItem checked={item.checked} onSelect={item.onSelect} disabled={item.disabled} className={className}>
        {inner}
        <Radix.ItemIndicator>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden className="text-brand">
            <path
              d="m3 8.5 3.2 3.2L13 4.8"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </Radix.ItemIndicator>
      </Radix.CheckboxItem>
    );
  }
  return (
    <Radix.Item asChild={item.to !== undefined} onSelect={item.onSelect} disabled={item.disabled} className={className}>
      {item.to === undefined ? inner : <Link to={item.to}>{inner}</Link>}
    </Radix.Item>
  );
}
