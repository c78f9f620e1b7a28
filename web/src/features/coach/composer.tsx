// Where a question is typed.
import { COACH_MESSAGE_LENGTH } from '@limpid/contract';
import { ArrowUp, Mic, Square } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { CallableText } from '../../i18n/callable-text.tsx';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { useAllowance, useSeesPhotos } from './coach.data.ts';
import type { Typed } from './kept-question.ts';
import { AttachedPhoto } from './photo/attached-photo.tsx';
import { PhotoButton } from './photo/photo-button.tsx';
import { goesAlong } from './photo/sent-photo.ts';
import { useAttachment } from './photo/use-attachment.ts';
import { type Speech, useSpeech } from './speech.ts';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  typed: Typed;
  onType: (changes: Partial<Typed>) => void;
  onSend: () => void;
  onStop: () => void;
  onEscape: () => void;
  isAsking: boolean;
  isOnline: boolean;
  above: ReactNode;
}

const pictureIn = ({ clipboardData }: ClipboardEvent): File | undefined =>
  [...clipboardData.files].find(({ type }) => type.startsWith('image/'));

export function Composer({ field, typed, onType, onSend, onStop, onEscape, isAsking, isOnline, above }: ComposerProps) {
  const { text, photo } = typed;
  const attachment = useAttachment(photo, (next) => onType({ photo: next }), field);
  const hasPhoto = goesAlong(photo, useSeesPhotos());
  const canSend = !isAsking && !attachment.isOpening && (text.trim() !== '' || hasPhoto);
  const onText = (next: string) => onType({ text: next });
  const speech = useSpeech(onText);
  const send = () => {
    if (!canSend) return;
    speech.drop();
    attachment.forgetFault();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    // Enter that ends the input of a composed letter is not meant to send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const file = pictureIn(event);
    if (!file) return;
    event.preventDefault();
    void attachment.choose(file);
  };
  // The button stands where Send was: the second press of a double click is not meant for it.
  const stopOnce = ({ detail }: MouseEvent) => {
    if (detail < 2) onStop();
  };
  return (
    <form
      className="sticky bottom-[max(calc(64px+env(safe-area-inset-bottom)),var(--covered-bottom,0px))] z-10 mt-auto bg-canvas pt-3 pb-3 md:bottom-(--covered-bottom,0px) md:pb-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {above}
      <AttachedPhoto attachment={attachment} />
      {speech.error === undefined ? null : (
        <p role="alert" className="mb-2 text-sm text-bad">
          {speech.error}
        </p>
      )}
      <div className="flex items-end gap-2 rounded-card border border-line-strong bg-surface p-1.5 pl-4 shadow-card focus-within:border-brand focus-within:ring-1 focus-within:ring-brand dark:bg-raised">
        <textarea
          ref={field}
          aria-label={m.coach_field()}
          placeholder={hasPhoto ? m.coach_photo_placeholder() : m.coach_placeholder()}
          rows={1}
          maxLength={COACH_MESSAGE_LENGTH}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 outline-none placeholder:text-muted"
        />
        {isAsking ? null : <PhotoButton onFile={(file) => void attachment.choose(file)} />}
        {speech.isOffered && !isAsking ? <SpeechButton speech={speech} before={text} /> : null}
        {isAsking ? (
          <IconButton
            label={m.coach_stop()}
            tone="outline"
            icon={<Square size={18} fill="currentColor" aria-hidden />}
            onClick={stopOnce}
          />
        ) : (
          <IconButton type="submit" label={m.coach_send()} tone="brand" disabled={!canSend} icon={<ArrowUp size={20} aria-hidden />} />
        )}
      </div>
      {text.length >= COACH_MESSAGE_LENGTH ? (
        <p role="alert" className="mt-1.5 text-sm text-warn">
          {m.coach_too_long({ count: numberFormat(languageTag()).format(COACH_MESSAGE_LENGTH) })}
        </p>
      ) : null}
      <p className="mt-1.5 text-xs text-muted">
        {isOnline ? m.coach_note() : <CallableText text={m.coach_offline_emergency()} />} {isOnline ? <Allowance /> : null}
      </p>
    </form>
  );
}

/** Free accounts have so many answers of a language model a month; after that the built-in coach answers. */
function Allowance() {
  const allowance = useAllowance();
  if (!allowance) return null;
  return <span>{allowance.left > 0 ? m.coach_answers_left(allowance) : m.coach_answers_used_up()}</span>;
}

function SpeechButton({ speech, before }: { speech: Speech; before: string }) {
  const { isListening, listen, finish } = speech;
  return (
    <IconButton
      label={isListening ? m.coach_speech_stop() : m.coach_speech_start()}
      aria-pressed={isListening}
      tone={isListening ? 'outline' : 'plain'}
      icon={<Mic size={20} aria-hidden className={isListening ? 'animate-breathe text-bad' : undefined} />}
      onClick={() => (isListening ? finish() : listen(before))}
    />
  );
}
