// One conversation: what the server has saved, and what was asked since the page was opened.
import type { CoachMessage } from '@limpid/contract';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { m } from '../../paraglide/messages.js';
import { BrokenStreamError, NO_ANSWER, type StreamedAnswer } from './answer-stream.ts';
import { askCoach, type Question, useChatsChanged, useMessages, useRefetchMessages } from './coach.data.ts';

export interface Exchange {
  id: string;
  question: string;
  answer: StreamedAnswer;
  state: 'asking' | 'answered' | 'stopped' | 'failed';
  error?: string;
}

/** Both sides of an exchange are saved with the same moment; their order within it is not certain. */
const inOrder = (a: CoachMessage, b: CoachMessage) => a.createdAt.localeCompare(b.createdAt) || b.role.localeCompare(a.role);

/** Saved messages as questions with their answers, oldest first. */
function exchangesOf(messages: readonly CoachMessage[]): Exchange[] {
  return messages.toSorted(inOrder).flatMap((message, index, ordered): Exchange[] => {
    if (message.role !== 'user') return [];
    const next = ordered[index + 1];
    const answer = next?.role === 'assistant' ? next : undefined;
    return [{ id: message.id, question: message.text, answer: answer ?? NO_ANSWER, state: answer ? 'answered' : 'stopped' }];
  });
}

/** Saved ones win over what arrived here: they are complete. */
function joined(saved: readonly Exchange[], here: readonly Exchange[]): Exchange[] {
  const known = new Set(saved.flatMap(({ answer }) => answer.id ?? []));
  return [...saved, ...here.filter(({ answer }) => answer.id === undefined || !known.has(answer.id))];
}

const failureText = (error: unknown) =>
  error instanceof BrokenStreamError || error instanceof DOMException ? m.coach_broken() : errorText(error);

/** Why an answer was stopped: the conversation is no longer on the page. */
const LEFT = 'left';

interface Asking {
  poolId: string | undefined;
  personality: NonNullable<Question['personality']>;
  about: string | undefined;
}

/** What was asked since the page was opened. */
function useNewExchanges() {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const begin = (question: string): string => {
    const id = uuidV7();
    setExchanges((before) => [...before, { id, question, answer: NO_ANSWER, state: 'asking' }]);
    return id;
  };
  const change = (id: string, changes: Partial<Exchange>) =>
    setExchanges((before) => before.map((exchange) => (exchange.id === id ? { ...exchange, ...changes } : exchange)));
  const remove = (id: string) => setExchanges((before) => before.filter((exchange) => exchange.id !== id));
  return { exchanges, begin, change, remove };
}

function useAsk(chatId: string, { poolId, personality, about }: Asking, here: ReturnType<typeof useNewExchanges>, onSaved: () => void) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(LEFT), []);
  const ask = async (typed: string): Promise<void> => {
    const message = typed.trim();
    if (message === '' || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const id = here.begin(message);
    const question = { chatId, message, personality, ...(poolId ? { poolId } : {}), ...(about ? { about } : {}) };
    try {
      await askCoach(question, controller.signal, (answer) => here.change(id, { answer }));
      here.change(id, { state: 'answered' });
    } catch (error) {
      here.change(id, controller.signal.aborted ? { state: 'stopped' } : { state: 'failed', error: failureText(error) });
    }
    running.current = null;
    // The address names another conversation or page by then.
    if (controller.signal.reason !== LEFT) onSaved();
  };
  return { ask, stop: () => running.current?.abort() };
}

export function useConversation(chatId: string, isSaved: boolean, asking: Asking, onSaved: () => void) {
  const read = useMessages(chatId, isSaved);
  const refetch = useRefetchMessages();
  const chatsChanged = useChatsChanged();
  const here = useNewExchanges();
  const { ask, stop } = useAsk(chatId, asking, here, () => {
    onSaved();
    chatsChanged();
  });
  const retry = async ({ id, question, answer }: Exchange): Promise<void> => {
    // It may have been saved whole: then asking again would save it twice.
    const messages = answer.id === undefined ? [] : await refetch(chatId).catch(() => []);
    here.remove(id);
    if (!messages.some((message) => message.id === answer.id)) await ask(question);
  };
  const exchanges = joined(exchangesOf(read.data ?? []), here.exchanges);
  const last = exchanges.at(-1);
  const isLastNew = here.exchanges.some(({ id }) => id === last?.id);
  const isAsking = here.exchanges.some(({ state }) => state === 'asking');
  return { read, exchanges, isLastNew, isAsking, ask, retry, remove: here.remove, stop };
}
