// The messages of one conversation, and the field below them.
import { type ReactNode, useRef, useState } from 'react';
import { ApiError, errorText } from '../../api/api-error.ts';
import { useIsOnline } from '../../browser/online.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Loading, SkeletonText } from '../../ui/skeleton.tsx';
import { useSeesPhotos } from './coach.data.ts';
import { Composer } from './composer.tsx';
import { Chips, ExchangeView } from './exchange-view.tsx';
import { type Typed, useKeptQuestion } from './kept-question.ts';
import { OfflineHelp } from './offline-help.tsx';
import { goesAlong } from './photo/sent-photo.ts';
import { type Exchange, useConversation } from './use-conversation.ts';

interface ConversationProps {
  chatId: string;
  /** the server has it already */
  isSaved: boolean;
  asking: Parameters<typeof useConversation>[2];
  suggestions: readonly string[];
  /** those of the page that the person came from: offered in a conversation that goes on too */
  ofScreen: readonly string[];
  /** floats over the field */
  above: ReactNode;
  onSaved: (chatId: string) => void;
  onBegin: () => void;
}

export function Conversation({ chatId, isSaved, asking, suggestions, ofScreen, above, onSaved, onBegin }: ConversationProps) {
  // A conversation that the server does not have yet has no name that a reload would know.
  const [isNamed, setIsNamed] = useState(isSaved);
  // What a page has read from the photo is what the person came back with.
  const kept = useKeptQuestion(isNamed ? chatId : 'new', OF_READERS.test(asking.about ?? ''));
  const taken = (id: string) => {
    setIsNamed(true);
    kept.taken();
    onSaved(id);
  };
  const { read, exchanges, hasNew, isLastNew, isAsking, ask, askInstead, retry, stop } = useConversation(chatId, isSaved, asking, taken);
  const [editing, setEditing] = useState<Editing>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isOnline = useIsOnline();
  const seesPhotos = useSeesPhotos();
  const help = useRef<HTMLDivElement>(null);
  /** One of the questions that are offered goes with the photo that is in the field. */
  const choose = (text: string) => {
    if (!isOnline || isAsking) return kept.change({ text });
    const { photo } = asked(kept.typed, seesPhotos);
    if (photo) kept.withoutPhoto();
    void ask(text, { photo });
  };
  const edit = (exchange: Exchange) => {
    const { question, photo } = exchange;
    setEditing({ exchange, text: question, photo: photo ?? null });
    field.current?.focus();
  };
  const endEditing = () => {
    setEditing(undefined);
    field.current?.focus();
  };
  const sendTyped = () => {
    if (!isOnline) {
      kept.wait();
      // Anyone who asks offline may be in danger: the numbers to call come into view.
      return help.current?.scrollIntoView({ block: 'start' });
    }
    if (editing) {
      void askInstead(editing.exchange, asked(editing, seesPhotos));
      return endEditing();
    }
    if (isAsking) return;
    const { question, photo } = asked(kept.typed, seesPhotos);
    kept.empty(photo ? null : kept.typed.photo);
    void ask(question, { photo });
  };
  const isLoading = isSaved && read.isPending;
  const noteAbove = editing ? (
    <EditNote onCancel={endEditing} />
  ) : kept.isWaiting ? (
    <KeptNote onSend={isOnline ? sendTyped : undefined} />
  ) : (
    above
  );
  return (
    <>
      {isLoading ? (
        <Loading label={m.coach_loading()}>
          <SkeletonText lines={5} />
        </Loading>
      ) : null}
      {read.isError && exchanges.length === 0 ? (
        <ReadError error={read.error} onRetry={() => void read.refetch()} onBegin={onBegin} />
      ) : null}
      {exchanges.length === 0 && !isLoading && !read.isError && isOnline ? <Start questions={suggestions} onChoose={choose} /> : null}
      <ol className="mb-8 flex flex-col gap-8">
        {exchanges.map((exchange, index) => (
          <ExchangeView
            key={exchange.id}
            exchange={exchange}
            isLast={index === exchanges.length - 1}
            isNew={isLastNew}
            onEdit={() => edit(exchange)}
            onRetry={() => void retry(exchange)}
            onAgain={() => void askInstead(exchange, exchange)}
            onChip={choose}
          />
        ))}
      </ol>
      {exchanges.length > 0 && !hasNew && ofScreen.length > 0 ? (
        <div className="mb-8">
          <Chips questions={ofScreen} onChoose={choose} />
        </div>
      ) : null}
      <Announced exchange={isLastNew ? exchanges.at(-1) : undefined} />
      {isOnline ? null : <OfflineHelp top={help} />}
      <Composer
        above={noteAbove}
        field={field}
        typed={editing ?? kept.typed}
        onType={(changes) => (editing ? setEditing((before) => before && { ...before, ...changes }) : kept.change(changes))}
        onSend={sendTyped}
        onEscape={() => editing && endEditing()}
        onStop={() => {
          stop();
          // The button under the pointer becomes one that can't be pressed.
          field.current?.focus();
        }}
        isAsking={isAsking}
        isOnline={isOnline}
      />
    </>
  );
}

/** Addresses of the pages that read photos, with what they read */
const OF_READERS = /^\/chemistry\/(?:strip .|water-photo\?look=)/;

/** An earlier question is in the field, as it is changed. What was typed there before comes back after it. */
interface Editing extends Typed {
  exchange: Exchange;
}

/** A photo alone asks what is on it. */
const asked = ({ text, photo }: Typed, seesPhotos: ReturnType<typeof useSeesPhotos>) => {
  const along = goesAlong(photo, seesPhotos) ? photo : undefined;
  return { question: text.trim() === '' && along ? m.coach_photo_question() : text, photo: along };
};

function EditNote({ onCancel }: { onCancel: () => void }) {
  return (
    <div role="status" className="mb-2 flex items-center justify-between gap-2 rounded-control bg-tint py-0.5 pl-4 text-sm">
      <p className="min-w-0 flex-1 py-2">{m.coach_editing()}</p>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {m.common_cancel()}
      </Button>
    </div>
  );
}

/** `onSend`: possible again. */
function KeptNote({ onSend }: { onSend: (() => void) | undefined }) {
  return (
    <div role="status" className="mb-2 flex flex-wrap items-center justify-between gap-x-2 rounded-control bg-tint py-0.5 pl-4 text-sm">
      <p className="min-w-0 flex-1 basis-48 py-2">{onSend ? m.coach_online_again() : m.coach_offline_kept()}</p>
      {onSend ? (
        <Button variant="quiet" size="sm" onClick={onSend}>
          {m.coach_send_now()}
        </Button>
      ) : null}
    </div>
  );
}

/** What the coach can do, by example. */
function Start({ questions, onChoose }: { questions: readonly string[]; onChoose: (question: string) => void }) {
  return (
    <div className="mb-8 rounded-hero bg-tint p-6 sm:p-8">
      <h2 className="text-xl font-semibold">{m.coach_start_title()}</h2>
      <p className="mt-2 mb-5 measure-60 text-ink/85">{m.coach_start_text()}</p>
      <Chips questions={questions} onChoose={onChoose} />
    </div>
  );
}

function ReadError({ error, onRetry, onBegin }: { error: Error; onRetry: () => void; onBegin: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404;
  const action = (
    <Button variant="secondary" onClick={isGone ? onBegin : onRetry}>
      {isGone ? m.coach_new() : m.common_try_again()}
    </Button>
  );
  return (
    <Callout tone={isGone ? 'info' : 'bad'} title={isGone ? m.coach_gone() : m.coach_chat_error()} action={action} className="mb-8">
      {isGone ? null : errorText(error)}
    </Callout>
  );
}

/** Has a finished answer read aloud. */
function Announced({ exchange }: { exchange: Exchange | undefined }) {
  return (
    <div role="status" className="sr-only">
      {exchange?.state === 'answered' ? exchange.answer.text : ''}
    </div>
  );
}
