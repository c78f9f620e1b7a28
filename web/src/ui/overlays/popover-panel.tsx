import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import type { OpenedBy } from '../lazy-part.ts';

export interface PopoverProps {
  /** one button */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** The panel with its library; `openedBy`: it was asked for before it was here. */
export function PopoverPanel(props: PopoverProps & { openedBy?: OpenedBy }) {
  return (
    <Radix.Root defaultOpen={props.openedBy !== undefined}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={props.label}
          align={props.align ?? 'center'}
          side={props.side ?? 'bottom'}
          sideOffset={8}
          collisionPadding={12}
          className="animate-rise-in z-50 w-80 max-w-[calc(100vw-24px)] rounded-card border border-line bg-surface p-5 text-sm text-ink shadow-float dark:bg-raised"
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
