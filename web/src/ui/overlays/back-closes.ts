// Back closes what is open over the page, and the page stays: people on a phone expect it, and in the installed app it would leave the app.
import { useEffect, useRef } from 'react';

/** What the router stores with an entry of the history; `isOverlay`: the entry that Back is spent on. */
interface EntryState {
  key?: string;
  isOverlay?: boolean;
}

/** What is open, the last on top. */
const open: (() => void)[] = [];

/** Entries whose overlay was closed in another way: the next Back would do nothing, so a second step follows it. */
const spent = new Set<string>();

const stateOf = (state: EntryState | null): EntryState => state ?? {};

/** A second entry for the same page, unless this is still such an entry. */
function addEntry(): void {
  const state = stateOf(history.state as EntryState | null);
  if (!state.isOverlay) history.pushState({ ...state, isOverlay: true }, '');
  spent.delete(state.key ?? '');
}

function onBack(event: PopStateEvent): void {
  const { key = '', isOverlay = false } = stateOf(event.state as EntryState | null);
  if (isOverlay) return;
  const close = open.at(-1);
  if (close) {
    close();
    // It may ask first, or there may be another below it.
    setTimeout(() => open.length > 0 && addEntry());
  } else if (spent.delete(key)) {
    history.back();
  }
}

function begin(close: () => void): () => void {
  // The same listener a second time is no second listener.
  window.addEventListener('popstate', onBack);
  open.push(close);
  addEntry();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    const { key, isOverlay } = stateOf(history.state as EntryState | null);
    // Not taken back here: a link in it may be on its way to another page, and the step back would undo that.
    if (open.length === 0 && isOverlay && key !== undefined) spent.add(key);
  };
}

/** While the component is there, Back calls `onClose`. */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => begin(() => latest.current()), []);
}
