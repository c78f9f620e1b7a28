// A part of the app that is fetched when it is wanted.
import type { ComponentType } from 'react';
import { getLocale } from '../paraglide/runtime.js';
import { fetchMessages } from './lazy-messages.ts';

export interface LazyPart<Props> {
  current: () => ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
}

export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const load = () =>
    (loading ??= fetchPart().then(
      async (fetched) => {
        // Its texts in the reader's language; without them it is English.
        await fetchMessages(getLocale())?.catch(() => undefined);
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
