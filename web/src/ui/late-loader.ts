// A part of the app that is fetched when it is wanted.
import type { ComponentType } from 'react';
import { getLocale } from '../paraglide/runtime.js';
import { fetchWords } from './late-words.ts';

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
