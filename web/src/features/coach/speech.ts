// Speaking instead of typing, where the browser can turn speech into text.
import { useEffect, useRef, useState } from 'react';
import { languageTag } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';

interface SpokenAlternative {
  transcript: string;
}
interface SpeechResultEvent {
  results: ArrayLike<ArrayLike<SpokenAlternative>>;
}
/** The part of the Web Speech API that is used; TypeScript does not know it. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  addEventListener: ((kind: 'result', listener: (event: SpeechResultEvent) => void) => void) &
    ((kind: 'error', listener: (event: { error: string }) => void) => void) &
    ((kind: 'end', listener: () => void) => void);
  start: () => void;
  abort: () => void;
  stop: () => void;
}
type RecognitionClass = new () => Recognition;

function recognitionClass(): RecognitionClass | undefined {
  const host = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return host.SpeechRecognition ?? host.webkitSpeechRecognition;
}

const ERRORS: Readonly<Record<string, () => string>> = {
  'not-allowed': m.coach_speech_denied,
  'service-not-allowed': m.coach_speech_denied,
  'audio-capture': m.coach_speech_no_microphone,
  'no-speech': m.coach_speech_silent,
  network: m.coach_speech_network,
};

export interface Speech {
  /** absent in this browser: no button */
  isOffered: boolean;
  isListening: boolean;
  error: string | undefined;
  /** `before`: what is typed already */
  listen: (before: string) => void;
  finish: () => void;
  /** nothing more is heard: the question is on its way */
  drop: () => void;
}

/** `onText` gets what was typed before with what was understood so far. */
export function useSpeech(onText: (text: string) => void): Speech {
  const [isListening, setListening] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const listen = (before: string) => {
    const Class = recognitionClass();
    if (!Class || running.current) return;
    const recognition = new Class();
    running.current = recognition;
    recognition.lang = languageTag() === 'es' ? 'es-US' : 'en-US';
    recognition.interimResults = true;
    recognition.continuous = false;
    recognition.addEventListener('result', ({ results }) => {
      const heard = Array.from(results, (result) => result[0]?.transcript ?? '').join('').trim(); // prettier-ignore
      onText([before.trim(), heard].filter((part) => part !== '').join(' '));
    });
    recognition.addEventListener('error', ({ error: code }) => {
      // Stopped by the person.
      if (code !== 'aborted') setError((ERRORS[code] ?? m.coach_speech_failed)());
    });
    recognition.addEventListener('end', () => {
      running.current = null;
      setListening(false);
    });
    setError(undefined);
    setListening(true);
    recognition.start();
  };
  const finish = () => running.current?.stop();
  const drop = () => running.current?.abort();
  return { isOffered: recognitionClass() !== undefined, isListening, error, listen, finish, drop };
}
