// A panel that opens beside its button brings a library with it. It is fetched when somebody reaches for the button, and the button
// itself is there from the start.
import { cloneElement, useState } from 'react';
import type { ComponentType, MouseEvent, ReactElement } from 'react';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { joinHandlers } from './join-handlers.ts';
import type { Handlers } from './join-handlers.ts';
import { fetchWords } from './late-words.ts';
import { useToast } from './toast.tsx';

/** How it was first opened: who came by keyboard goes on by keyboard. */
export type OpenedBy = 'pointer' | 'keyboard';

export interface LatePart<Props> {
  current: () => ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
}

export function latePart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const load = () =>
    (loading ??= fetchPart().then(
      async (fetched) => {
        // Its texts in the reader's language; without them it is English.
        await fetchWords(getLocale())?.catch(() => undefined);
        return (part = fetched);
      },
      (error: unknown) => {
        // Without a connection: the next press tries again.
        loading = null;
        throw error;
      },
    ));
  return { current: () => part, load };
}

/** The whole part once it is there and wanted; until then its button alone, which fetches and opens it. */
export function useLatePart<Props>(late: LatePart<Props>, trigger: ReactElement, kind: 'menu' | 'dialog') {
  const [Part, setPart] = useState<ComponentType<Props> | null>(() => late.current());
  const [openedBy, setOpenedBy] = useState<OpenedBy | undefined>(undefined);
  const { toast } = useToast();

  function prepare(): void {
    late.load().catch(() => undefined);
  }
  function open(by: OpenedBy): void {
    const show = (part: ComponentType<Props>) => {
      setOpenedBy(by);
      setPart(() => part);
    };
    const ready = late.current();
    if (ready) show(ready);
    else late.load().then(show, () => toast({ title: m.ui_part_not_fetched(), tone: 'warn' }));
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
