// The engine's sentences in the person's language. Every answer contains the English; the sentences of another language load when they are
// first needed, so that other readers don't load them.
import type { Sentence } from '@limpid/chemistry';
import type { Message } from '@limpid/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getLocale } from '../paraglide/runtime.js';
import { fetchMessages } from '../ui/lazy-messages.ts';
import { useLanguage } from './language.tsx';
import { unbroken } from './unbroken.ts';

type TranslateAll = (messages: readonly Message[]) => string | null;

let translateAll: TranslateAll | null = null;
const watchers = new Set<() => void>();

export async function loadSentences(): Promise<void> {
  const { translatedSentences } = await import('./sentences.ts');
  // They come without their texts in other languages: drawn before those are here, they would stay English.
  await fetchMessages(getLocale())?.catch(() => undefined);
  translateAll = translatedSentences;
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether `say` can speak this person's language yet. */
export function useSentences(): boolean {
  const isWanted = useLanguage().language !== 'en';
  const [isMissing, setIsMissing] = useState(false);
  const isLoaded = useSyncExternalStore(
    subscribe,
    () => translateAll !== null,
    () => false,
  );
  useEffect(() => {
    // Offline, and not cached here: English is better than nothing.
    if (isWanted && !isLoaded) loadSentences().catch(() => setIsMissing(true));
  }, [isWanted, isLoaded]);
  return isLoaded || isMissing || !isWanted;
}

/** A text of the engine; in another language by its sentences, as far as all of them are known. */
export function engineText(text: string, messages: readonly Message[] | undefined): string {
  const isEnglish = getLocale() === 'en' || !messages || messages.length === 0 || !translateAll;
  return unbroken((isEnglish ? null : translateAll?.(messages)) ?? text);
}

export const sentenceText = ({ text, messages }: Sentence): string => engineText(text, messages);
