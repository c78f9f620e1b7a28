// What was typed and not sent, kept on this device for each conversation: a reload, a call or an empty battery loses nothing.
import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, keptDraft } from '../../ui/fields/kept-draft.ts';

const EMPTY = { text: '', isWaiting: false };

/** `of` names the conversation; it gets its name when the server has taken the first question. */
export function useKeptQuestion(of: string) {
  const key = `coach:${of}`;
  const [kept] = useState(() => keptDraft(key, EMPTY) ?? EMPTY);
  const [text, setText] = useState(kept.text);
  const [isWaiting, setWaiting] = useState(kept.isWaiting);
  const latest = useRef({ key, text });
  useEffect(() => {
    const { key: before, text: typed } = latest.current;
    latest.current = { key, text: typed };
    if (before === key) return;
    forgetDraft(before);
    keepDraft(key, EMPTY, { ...EMPTY, text: typed });
  }, [key]);
  const show = (next: string) => {
    latest.current.text = next;
    setText(next);
  };
  const change = (next: string) => {
    show(next);
    keepDraft(key, EMPTY, { text: next, isWaiting: isWaiting && next !== '' });
  };
  /** It was to be sent offline: it stays in the field until it can be. */
  const wait = () => {
    setWaiting(true);
    keepDraft(key, EMPTY, { text, isWaiting: true });
  };
  /** The field is empty; the device keeps the question until the server has it. */
  const empty = () => {
    setWaiting(false);
    show('');
  };
  /** The server has the question: only what was typed since is kept. */
  const taken = () => keepDraft(latest.current.key, EMPTY, { ...EMPTY, text: latest.current.text });
  return { text, isWaiting: isWaiting && text !== '', change, wait, empty, taken };
}
