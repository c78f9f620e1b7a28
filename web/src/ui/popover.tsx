import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** A small panel beside its button, for an explanation or two or three settings. */
export function Popover(props: {
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
}) {
  return (
    <Radix.Root>
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
