// A panel that opens next to its button needs a library. It loads when the person reaches for the button, and the button itself is there
// from the start.
import { cloneElement, useState } from 'react';
import type { ComponentType, MouseEvent, ReactElement } from 'react';
import { m } from '../paraglide/messages.js';
import { joinHandlers } from './join-handlers.ts';
import type { Handlers } from './join-handlers.ts';
import type { LazyPart } from './lazy-loader.ts';
import { useToast } from './overlays/toast.tsx';

/** How it was first opened: who came by keyboard goes on by keyboard. */
export type OpenedBy = 'pointer' | 'keyboard';

/** The whole part once it is there and wanted; until then its button alone, which fetches and opens it. */
export function useLazyPart<Props>(part: LazyPart<Props>, trigger: ReactElement, kind: 'menu' | 'dialog') {
  const [Part, setPart] = useState<ComponentType<Props> | null>(() => part.current());
  const [openedBy, setOpenedBy] = useState<OpenedBy | undefined>(undefined);
  const { toast } = useToast();

  function prepare(): void {
    part.load().catch(() => undefined);
  }
  function open(by: OpenedBy): void {
    const show = (part: ComponentType<Props>) => {
      setOpenedBy(by);
      setPart(() => part);
    };
    const ready = part.current();
    if (ready) show(ready);
    else part.load().then(show, () => toast({ title: m.ui_part_not_loaded(), tone: 'warn' }));
  }

  const handlers: Handlers = {
    onPointerEnter: prepare,
    onTouchStart: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent) => open(event.detail === 0 ? 'keyboard' : 'pointer'),
    onKeyDown: (event) => {
      if (kind !== 'menu' || event.key !== 'ArrowDown') return;
      event.preventDefault();
      open('keyboard');
    },
  };
  const button = Part
    ? null
    : cloneElement(trigger as ReactElement<Record<string, unknown>>, {
        'aria-haspopup': kind,
        'aria-expanded': false,
        'data-state': 'closed',
        ...joinHandlers(trigger.props as Handlers, handlers),
      });
  return { Part, openedBy, button };
}
