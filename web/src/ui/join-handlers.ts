import type { DOMAttributes, SyntheticEvent } from 'react';

export type Handlers = DOMAttributes<HTMLElement>;
type Handler = (event: SyntheticEvent<HTMLElement>) => void;

/** Handlers for an element that has its own: those come first. */
export function joinHandlers(own: Handlers, added: Handlers): Handlers {
  const both = Object.entries(added as Record<string, Handler>).map(([name, handler]) => {
    const first = (own as Record<string, Handler | undefined>)[name];
    const join: Handler = (event) => {
      first?.(event);
      handler(event);
    };
    return [name, join] as const;
  });
  return Object.fromEntries(both);
}
