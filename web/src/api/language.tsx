// The language of the pages. What the build renders is English; once a page lives, it speaks the person's choice, else the browser's.
import { Fragment, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { locales, overwriteGetLocale } from '../paraglide/runtime.js';

export const LANGUAGES = locales;
export type Language = (typeof locales)[number];

const KEY = 'lmp-language';
const listeners = new Set<() => void>();
let current: Language = 'en';
// Every text asks here at the moment it is said.
overwriteGetLocale(() => current);

// Set while drawing, before any text is said.
function speak(language: Language): void {
  current = language;
}

const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

function storedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(KEY);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/** What this device was told, else the first of the browser's languages that we speak. */
export function languageOfDevice(): Language {
  return storedLanguage() ?? (navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** Keeps the choice on this device; every text on the page changes at once. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Spoken on this page only.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, languageOfDevice, () => 'en' as const);

/** For dates and numbers: the region of the browser where it speaks the same language. */
export function languageTag(language: Language = current): string {
  const own = typeof navigator === 'undefined' ? undefined : navigator.languages?.find((tag) => tag.toLowerCase().startsWith(language));
  return own ?? (language === 'es' ? 'es-US' : 'en-US');
}

/** Draws everything anew when the language changes: a text is a plain function call and knows nothing of React. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  speak(language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <Fragment key={language}>{children}</Fragment>;
}
