// What was typed in a sheet, kept on this device until it is saved or given up: the back button, a tap beside the sheet, a call or an empty
// battery loses nothing.
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../overlays/toast.tsx';

const KEY = 'lmp-drafts';
const MOST = 20;

interface Kept {
  key: string;
  /** what the fields began with */
  from: object;
  typed: object;
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function stored(): Kept[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one): one is Kept => isPlain(one) && isPlain(one['from']) && isPlain(one['typed'])) : [];
  } catch {
    return [];
  }
}

function store(drafts: readonly Kept[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(drafts.slice(-MOST)));
  } catch {
    // A full or forbidden storage only costs the draft; the form still holds it.
  }
}

export const forgetDraft = (key: string): void => store(stored().filter((one) => one.key !== key));

/** The fields begin as `from` has them; nothing is kept where nothing else was typed. */
export function keepDraft(key: string, from: object, typed: object): void {
  const others = stored().filter((one) => one.key !== key);
  store(isSame(from, typed) ? others : [...others, { key, from, typed }]);
}

/** Only what was typed: a field that was left alone shows what it is now, also when that was changed elsewhere since. */
function over(now: unknown, from: unknown, typed: unknown): unknown {
  if (isSame(from, typed)) return now;
  if (!isPlain(now) || !isPlain(from) || !isPlain(typed)) return typed;
  const names = [...new Set([...Object.keys(now), ...Object.keys(from), ...Object.keys(typed)])];
  return Object.fromEntries(names.map((name) => [name, over(now[name], from[name], typed[name])]));
}

/** Undefined: nothing was typed, or just what is there now. */
export function keptDraft<Draft extends object>(key: string, now: Draft): Draft | undefined {
  const kept = stored().find((one) => one.key === key);
  if (!kept) return undefined;
  const draft = over(now, kept.from, kept.typed) as Draft;
  return isSame(draft, now) ? undefined : draft;
}

async function orAgain<Result>(work: Promise<Result>, again: () => void): Promise<Result> {
  try {
    const result = await work;
    if (result === false) again();
    return result;
  } catch (error) {
    again();
    throw error;
  }
}

/** As useState, for the fields of a sheet. `key` names the sheet and what it is about; numbers are in the units of the reader, so units too. */
export function useKeptDraft<Draft extends object>(key: string, begin: () => Draft) {
  const { toast } = useToast();
  const [start] = useState(begin);
  const [found] = useState(() => keptDraft(key, start));
  const [draft, setDraft] = useState(found ?? start);
  const [isRestored, setIsRestored] = useState(found !== undefined);
  const isUnsaved = useRef(false);
  const change = (next: Draft) => {
    isUnsaved.current = !isSame(start, next);
    keepDraft(key, start, next);
    setDraft(next);
  };
  /** It was saved, or it is not wanted. */
  const forget = () => {
    isUnsaved.current = false;
    forgetDraft(key);
  };
  /** Kept again where it was not saved after all: the promise fails, or says false. The sheet may be gone by then. */
  const saving = <Result>(work: Promise<Result>): Promise<Result> => {
    forget();
    return orAgain(work, () => {
      isUnsaved.current = true;
      keepDraft(key, start, draft);
    });
  };
  const startOver = () => {
    forget();
    setIsRestored(false);
    setDraft(start);
  };
  useEffect(
    () => () => {
      if (isUnsaved.current) toast({ title: m.ui_draft_not_saved(), description: m.ui_draft_kept(), tone: 'warn' });
    },
    [toast],
  );
  return { draft, change, forget, saving, isRestored, startOver };
}
