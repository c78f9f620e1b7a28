// The answers of the setup, stored on this device at every keystroke: they survive a reload, a lost connection and the sign-in.
import { useCallback, useState, useSyncExternalStore } from 'react';
import { uuidV7 } from '../../../browser/uuid.ts';
import { defaultAnswers, type PoolAnswers } from '../pool-answers.ts';
import { readStep, type SetupStep } from './setup-steps.ts';

export const SETUP_KEY = 'lmp-setup';

export interface SetupDraft {
  /** the id that the pool will have: saving twice is one pool */
  id: string;
  answers: PoolAnswers;
  /** where one was last */
  step: SetupStep;
}

let cached: { text: string | null; draft: SetupDraft | null } = { text: null, draft: null };
/** Replaces the storage where there is none (private windows): lasts for this page only. */
let withoutStorage: string | null = null;
const listeners = new Set<() => void>();

function readText(): string | null {
  try {
    return localStorage.getItem(SETUP_KEY) ?? withoutStorage;
  } catch {
    return withoutStorage;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps what fits the defaults; an older or broken draft loses only what no longer fits. */
function fitted<T>(defaults: T, stored: unknown): T {
  if (!isRecord(defaults) || !isRecord(stored)) return defaults;
  const result: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(stored)) {
    const usual = result[name];
    if (isRecord(usual) && isRecord(value) && Object.keys(usual).length > 0) result[name] = fitted(usual, value);
    else if (usual === undefined || usual === null || value === null || typeof usual === typeof value) result[name] = value;
  }
  return result as T;
}

export function parseDraft(text: string | null): SetupDraft | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || typeof stored.id !== 'string' || !isRecord(stored.answers)) return null;
    const step = (typeof stored.step === 'string' ? readStep(stored.step) : null) ?? 'name';
    return { id: stored.id, answers: fitted(defaultAnswers(), stored.answers), step };
  } catch {
    return null;
  }
}

/** The stored draft, or null. The same object as long as nothing changed. */
export function readDraft(): SetupDraft | null {
  const text = readText();
  if (text !== cached.text) cached = { text, draft: parseDraft(text) };
  return cached.draft;
}

export function keepDraft(draft: SetupDraft | null): void {
  const text = draft && JSON.stringify(draft);
  withoutStorage = text;
  try {
    if (text === null) localStorage.removeItem(SETUP_KEY);
    else localStorage.setItem(SETUP_KEY, text);
  } catch {
    // No storage here: the answers live as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export interface SetupDraftHandle {
  /** null: nothing answered yet on this device */
  draft: SetupDraft | null;
  answers: PoolAnswers;
  change: (changes: Partial<PoolAnswers>) => void;
  keepStep: (step: SetupStep) => void;
  clear: () => void;
}

export function useSetupDraft(): SetupDraftHandle {
  const [untouched] = useState(() => defaultAnswers());
  const draft = useSyncExternalStore(subscribe, readDraft, () => null);
  const change = useCallback((changes: Partial<PoolAnswers>) => {
    const before = readDraft() ?? { id: uuidV7(), answers: defaultAnswers(), step: 'name' as const };
    keepDraft({ ...before, answers: { ...before.answers, ...changes } });
  }, []);
  const keepStep = useCallback((step: SetupStep) => {
    const before = readDraft();
    if (before?.step === step) return;
    keepDraft({ ...(before ?? { id: uuidV7(), answers: defaultAnswers() }), step });
  }, []);
  const clear = useCallback(() => keepDraft(null), []);
  return { draft, answers: draft?.answers ?? untouched, change, keepStep, clear };
}
