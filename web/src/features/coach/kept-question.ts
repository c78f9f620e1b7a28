// What was typed and not sent, and the photo with it, kept on this device for each conversation: a reload, a call or an empty battery loses
// nothing.
import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, keptDraft } from '../../ui/fields/kept-draft.ts';
import type { SentPhoto } from './photo/sent-photo.ts';

export interface Typed {
  text: string;
  photo: SentPhoto | null;
}
const NOTHING: Typed = { text: '', photo: null };
const EMPTY = { ...NOTHING, isWaiting: false };

const isNothing = ({ text, photo }: Typed): boolean => text === '' && !photo;

/** `of` names the conversation; it gets its name when the server has taken the first question. `isPhotoUsed`: it needs not be shown again. */
export function useKeptQuestion(of: string, isPhotoUsed: boolean) {
  const key = `coach:${of}`;
  const [kept] = useState(() => keptDraft(key, EMPTY) ?? EMPTY);
  const [typed, setTyped] = useState<Typed>({ text: kept.text, photo: isPhotoUsed ? null : kept.photo });
  const [isWaiting, setWaiting] = useState(kept.isWaiting);
  const latest = useRef({ key, typed });
  useEffect(() => {
    const { key: before, typed: now } = latest.current;
    latest.current = { key, typed: now };
    if (before === key) return;
    forgetDraft(before);
    keepDraft(key, EMPTY, { ...EMPTY, ...now });
  }, [key]);
  const show = (next: Typed) => {
    latest.current.typed = next;
    setTyped(next);
  };
  const change = (changes: Partial<Typed>) => {
    const next = { ...latest.current.typed, ...changes };
    show(next);
    keepDraft(key, EMPTY, { ...next, isWaiting: isWaiting && !isNothing(next) });
  };
  /** It was to be sent offline: it stays in the field until it can be. */
  const wait = () => {
    setWaiting(true);
    keepDraft(key, EMPTY, { ...latest.current.typed, isWaiting: true });
  };
  /** The field is empty, but for a photo that does not go along; the device keeps the question until the server has it. */
  const empty = (stays: SentPhoto | null = null) => {
    setWaiting(false);
    show({ ...NOTHING, photo: stays });
  };
  /** The photo goes with a question that was chosen; the device keeps it until the server has it. */
  const withoutPhoto = () => show({ ...latest.current.typed, photo: null });
  /** The server has the question: only what was typed since is kept. */
  const taken = () => keepDraft(latest.current.key, EMPTY, { ...EMPTY, ...latest.current.typed });
  return { typed, isWaiting: isWaiting && !isNothing(typed), change, wait, empty, withoutPhoto, taken };
}
