// The language of the pages. What the build renders is in the language of its address (addresses.ts), which is English but for a few pages;
// once a page lives, it speaks the person's choice, else the browser's.
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useCallback, useEffect, useReducer, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { translateProblems } from '../api/api-error.ts';
import { fetchMessages } from '../ui/lazy-messages.ts';
import { useMe } from '../session/me.ts';
import { LANGUAGE_KEY } from './language-key.ts';
import { chooseForAccount } from '../session/unsent-choices.ts';
import { locales, overwriteGetLocale } from '../paraglide/runtime.js';

export const LANGUAGES = locales;
export type Language = (typeof locales)[number];

const listeners = new Set<() => void>();
let current: Language = 'en';
// Every text asks here when it is rendered.
overwriteGetLocale(() => current);

/** Called while rendering, before any text. */
export function speak(language: Language): void {
  current = language;
}

const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

export function storedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/** What this device was told, else the first of the browser's languages that we speak. */
export function languageOfDevice(): Language {
  return storedLanguage() ?? (navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

function keepOnDevice(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Shown on this page only.
  }
  notifyLanguageChanged();
}

/** What this device was told has changed. */
export function notifyLanguageChanged(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const languageOfBuild = (): Language => (import.meta.env.SSR ? current : 'en');

export interface LanguageChoice {
  language: Language;
  /** its texts could not be fetched: it is spoken as soon as there is a signal */
  isMissing: boolean;
  chooseLanguage: (language: Language) => void;
}

/** The person's choice, else the device's, else the browser's; a new choice is stored on the device and in the account. */
export function useLanguage(): LanguageChoice {
  const { me } = useMe({ onlyIfHinted: true });
  const queryClient = useQueryClient();
  const ofDevice = useSyncExternalStore(subscribe, languageOfDevice, languageOfBuild);
  const isSignedIn = Boolean(me);
  const chooseLanguage = useCallback(
    (language: Language) => {
      isChosenHere = true;
      if (isSignedIn) chooseForAccount(queryClient, { language });
      keepOnDevice(language);
    },
    [isSignedIn, queryClient],
  );
  const language = me?.language ?? ofDevice;
  return { language, isMissing: useIsMissing(language), chooseLanguage };
}

/** For dates and numbers: the region of the browser where it speaks the same language. */
export function languageTag(language: Language = current): string {
  const own = typeof navigator === 'undefined' ? undefined : navigator.languages?.find((tag) => tag.toLowerCase().startsWith(language));
  return own ?? (language === 'es' ? 'es-US' : 'en-US');
}

// A language whose texts could not be fetched.
let missing: Language | null = null;

function setMissing(language: Language | null): void {
  if (missing === language) return;
  missing = language;
  notifyLanguageChanged();
}

const useIsMissing = (language: Language): boolean =>
  useSyncExternalStore(
    subscribe,
    () => missing === language,
    () => false,
  );

let isChosenHere = false;
/** where the person typed last */
let typedOn: string | null = null;
let isLive = false;

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !['radio', 'checkbox', 'range'].includes(target.type));

/** Another language draws the page again, and what was typed on it would be lost: unless it was chosen here, it waits for the next page. */
function useIsHeldBack(): boolean {
  const { pathname } = useLocation();
  useEffect(() => {
    isLive = true;
    const note = ({ target }: Event) => {
      if (isText(target)) typedOn = window.location.pathname;
    };
    document.addEventListener('input', note, true);
    return () => document.removeEventListener('input', note, true);
  }, []);
  return typedOn === pathname && !isChosenHere;
}

/** For a page that is opened now. The first page waits for no texts: presses count before they are here. */
export async function fetchMessagesOfPage(): Promise<void> {
  const first = isLive ? fetchMessages(current) : null;
  if (first) await fetchAllMessages(current, first).catch(() => undefined);
}

/** Scripts that arrive while texts are on their way bring areas whose texts are missing too. */
async function fetchAllMessages(language: Language, first: Promise<void>): Promise<void> {
  for (let next: Promise<void> | null = first; next !== null; next = fetchMessages(language)) await next;
}

/** The wanted language as soon as its texts are here; until then the one spoken before. */
function useSpoken(wanted: Language): Language {
  const isHeldBack = useIsHeldBack();
  const [drawn, redraw] = useReducer((count: number) => count + 1, 0);
  const isMissing = useIsMissing(wanted);
  const fetching = isMissing ? undefined : fetchMessages(wanted);
  // What becomes of it is heard below.
  fetching?.catch(() => undefined);
  useEffect(() => {
    const here = () => {
      setMissing(null);
      redraw();
    };
    const fetch = () => {
      const first = fetchMessages(wanted);
      if (first) void fetchAllMessages(wanted, first).then(here, () => setMissing(wanted));
      // They came after this was rendered.
      else if (current !== wanted && !isHeldBack) here();
    };
    fetch();
    window.addEventListener('online', fetch);
    return () => window.removeEventListener('online', fetch);
    // Drawn again, the page may have more scripts, whose texts are missing.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [wanted, drawn, isHeldBack]);
  return fetching === null && !isHeldBack ? wanted : current;
}

async function loadReasonTexts(): Promise<void> {
  const { translateSentence } = await import('./reason-texts.ts');
  translateProblems(translateSentence);
}

/** Renders everything again when the language changes: a text is a plain function call and does not depend on React. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { me } = useMe({ onlyIfHinted: true });
  const language = useSpoken(useLanguage().language);
  const { revalidate } = useRevalidator();
  speak(language);
  // Next time the device speaks the account's language from the first word on.
  const ofAccount = me?.language;
  useEffect(() => {
    if (ofAccount && ofAccount !== storedLanguage()) keepOnDevice(ofAccount);
  }, [ofAccount]);
  useEffect(() => {
    // Without them the server's sentences stay English, which is better than nothing.
    if (language !== 'en') loadReasonTexts().catch(() => undefined);
  }, [language]);
  useEffect(() => {
    const { documentElement: root } = document;
    if (root.lang === language) return;
    root.lang = language;
    // The title is outside of what is rendered here; revalidating the route sets it again.
    void revalidate();
  }, [language, revalidate]);
  return <Fragment key={language}>{children}</Fragment>;
}
