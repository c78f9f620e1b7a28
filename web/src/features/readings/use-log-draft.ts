// The test that is being typed, with what other tabs and an uncertain Save make of it.
import type { Pool, Reading } from '@limpid/contract';
import { useEffect, useRef, useState } from 'react';
import { uuidV7 } from '../../browser/uuid.ts';
import { asAnother, asPressed, asTyped, emptyDraft, forgetDraft, isKept, keepDraft, kitOf, loadDraft, type LogDraft } from './log-draft.ts';
import { storageKey } from './saved-draft.ts';

const newDraft = (pool: Pool): LogDraft => emptyDraft(uuidV7(), kitOf(pool).kit?.method ?? 'drops');

export function useLogDraft(pool: Pool, readings: readonly Reading[] | undefined) {
  const [draft, setDraft] = useState(() => loadDraft(pool.id, newDraft(pool)));
  // Another tab may hold the same draft, and save it. What was or is changed here is then a test of its own: under the same id it would be
  // taken for a correction of the one that is stored already. Unchanged it stays one.
  const isChanged = useRef(false);
  const isSavedElsewhere = useRef(false);
  const isPressed = useRef(false);
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      // What was pressed here is still the same test, whichever code finds first that it is stored.
      if (key !== storageKey(pool.id) || newValue !== null || isPressed.current) return;
      if (isChanged.current) setDraft((mine) => asAnother(mine, uuidV7()));
      else isSavedElsewhere.current = true;
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [pool.id]);
  // It was unconfirmed when the page was left, and now it is stored: the next test is a new one. A page that still shows it continues it.
  useEffect(() => {
    if (!readings || isChanged.current || isPressed.current || !isKept(draft, readings)) return;
    // Another tab may have continued it in the meantime.
    if (isKept(loadDraft(pool.id, draft), readings)) forgetDraft(pool.id);
    setDraft(newDraft(pool));
  }, [draft, pool, readings]);
  const keep = (next: LogDraft) => {
    setDraft(next);
    keepDraft(pool.id, next);
  };
  const change = (next: LogDraft) => {
    isChanged.current = true;
    isPressed.current = false;
    keep(isSavedElsewhere.current ? asAnother(next, uuidV7()) : asTyped(next, Date.now(), uuidV7));
    isSavedElsewhere.current = false;
  };
  const press = () => {
    isPressed.current = true;
    keep(asPressed(draft, Date.now()));
  };
  return { draft, change, press };
}
