// One conversation: what the server has saved, and what was asked since the page was opened.
import type { CoachMessage } from '@limpid/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '../../api/api-error.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { m } from '../../paraglide/messages.js';
import { photoAddress, photoInBody, type SentPhoto } from './photo/sent-photo.ts';
import { BrokenStreamError, NO_ANSWER, type StreamedAnswer } from './answer-stream.ts';
import {
  askCoach,
  type Question,
  readLatest,
  useChatsChanged,
  useForgetMessages,
  useKeepSaid,
  useMessages,
  useMessagesChanged,
  useReadAgainWhenSeen,
  useRefetchMessages,
} from './coach.data.ts';

export interface Exchange {
  id: string;
  question: string;
  photo?: SentPhoto | undefined;
  answer: StreamedAnswer;
  state: 'asking' | 'answered' | 'stopped' | 'failed';
  error?: string;
  /** the earlier question that it takes the place of, with everything after it */
  replaces?: string;
}

const photoOf = ({ id, photo, createdAt }: CoachMessage, chatId: string): SentPhoto | undefined =>
  photo && { ...photo, url: photoAddress(chatId, id), of: id, takenAt: Date.parse(createdAt) };

/** Saved messages as questions with their answers, oldest first. */
function exchangesOf(messages: readonly CoachMessage[], chatId: string): Exchange[] {
  return messages.flatMap((message, index): Exchange[] => {
    if (message.role !== 'user') return [];
    const next = messages[index + 1];
    const answer = next?.role === 'assistant' ? next : undefined;
    const state = answer ? 'answered' : 'stopped';
    const photo = photoOf(message, chatId);
    return [{ id: message.id, question: message.text, photo, answer: { ...(answer ?? NO_ANSWER), questionId: message.id }, state }];
  });
}

const isSame = (one: Exchange, other: Exchange) =>
  (one.answer.id !== undefined && one.answer.id === other.answer.id) ||
  (one.answer.questionId !== undefined && one.answer.questionId === other.answer.questionId);

/** Until the server has taken the question, what it replaces is only hidden: after a failure all of it is shown again. */
function withoutReplaced(shown: readonly Exchange[], { replaces, state, question }: Exchange): readonly Exchange[] {
  const at = replaces === undefined ? -1 : shown.findIndex(({ answer }) => answer.questionId === replaces);
  const isAgain = at === shown.length - 1 && shown[at]?.question === question;
  return at >= 0 && (state === 'asking' || isAgain) ? shown.slice(0, at) : shown;
}

/** Saved answers win over what arrived here: they are complete. Their cards stay the ones on the page. */
function joined(saved: readonly Exchange[], here: readonly Exchange[]): readonly Exchange[] {
  return here.reduce<readonly Exchange[]>((shown, exchange) => {
    const at = shown.findIndex((one) => saved.includes(one) && isSame(one, exchange));
    const known = shown[at];
    if (!known) return [...withoutReplaced(shown, exchange), exchange];
    return shown.with(
      at,
      known.state === 'answered'
        ? { ...known, id: exchange.id, photo: known.photo && exchange.photo ? { ...known.photo, url: exchange.photo.url } : known.photo }
        : exchange,
    );
  }, saved);
}

/** Another tab or device has asked something since this one was read. */
class WentOnElsewhereError extends Error {
  override readonly name = 'WentOnElsewhereError';
}

function failureText(error: unknown): string {
  if (error instanceof WentOnElsewhereError) return m.coach_went_on_elsewhere();
  return error instanceof BrokenStreamError || error instanceof DOMException ? m.coach_broken() : errorText(error);
}

/**
 * What the server has beyond what is on the page: nothing, this very question whose answer never arrived here, or what was said elsewhere.
 */
async function newsOf(chatId: string, question: string, shown: readonly Exchange[]): Promise<'none' | 'this question' | 'others'> {
  const known = new Set(shown.flatMap(({ answer }) => [answer.id, answer.questionId]).filter((id) => id !== undefined));
  const lost = shown.filter(({ answer }) => answer.questionId === undefined).map((exchange) => exchange.question);
  if (known.size + lost.length === 0) return 'none';
  const [last, before] = await readLatest(chatId);
  if (!last || known.has(last.id)) return 'none';
  if (last.role === 'user') return lost.includes(last.text) ? 'none' : 'others';
  return before?.text === question && lost.includes(question) && !known.has(before.id) ? 'this question' : 'others';
}

/** Why an answer was stopped: the conversation is no longer on the page. */
const LEFT = 'left';

interface Asking {
  poolId: string | undefined;
  personality: NonNullable<Question['personality']>;
  about: string | undefined;
}

/** What goes with a question. */
interface More {
  replaces?: string | undefined;
  photo?: SentPhoto | undefined;
}

/** What was asked since the page was opened. */
function useNewExchanges() {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const begin = (question: string, { replaces, photo }: More): string => {
    const id = uuidV7();
    const exchange: Exchange = { id, question, photo, answer: NO_ANSWER, state: 'asking', ...(replaces === undefined ? {} : { replaces }) };
    setExchanges((before) => [...before, exchange]);
    return id;
  };
  const change = (id: string, changes: Partial<Exchange>) =>
    setExchanges((before) => before.map((exchange) => (exchange.id === id ? { ...exchange, ...changes } : exchange)));
  const remove = (id: string) => setExchanges((before) => before.filter((exchange) => exchange.id !== id));
  /** Of what was asked before it, only what comes before the replaced question stays. */
  const forgetReplaced = (id: string, replaces: string) =>
    setExchanges((before) => {
      const at = before.findIndex(({ answer }) => answer.questionId === replaces);
      // A question of an earlier visit: everything that was asked since comes after it.
      return before.filter((exchange, index) => exchange.id === id || index < at);
    });
  const isAsking = exchanges.some(({ state }) => state === 'asking');
  return { exchanges, isAsking, begin, change, remove, forgetReplaced };
}

interface Listeners {
  /** the server has the question; what it replaces is deleted */
  onTaken: (id: string, replaces: string | undefined) => void;
  /** the answer has ended, whole or not; of one that is whole, what was said */
  onEnded: (said: { question: string; photo: SentPhoto | undefined; answer: StreamedAnswer } | undefined) => void;
  /** the server has more than the page shows: read it again */
  onNews: () => Promise<unknown>;
}

/** Where a question goes: one to a conversation that is gone, or is another person's, begins a new one. */
function useOpenId(chatId: string, error: Error | null): string {
  const [newId] = useState(uuidV7);
  return error instanceof ApiError && error.status === 404 ? newId : chatId;
}

interface Here extends ReturnType<typeof useNewExchanges> {
  /** all that is on the page */
  shown: readonly Exchange[];
}

function useAsk(chatId: string, asking: Asking, here: Here, { onTaken, onEnded, onNews }: Listeners) {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(LEFT), []);
  const ask = async (typed: string, more: More = {}): Promise<void> => {
    const { replaces, photo } = more;
    const message = typed.trim();
    if (message === '' || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const id = here.begin(message, more);
    const { poolId, personality, about } = asking;
    const named = { ...(poolId ? { poolId } : {}), ...(about ? { about } : {}), ...(replaces ? { replaces } : {}) };
    let isTaken = false;
    let whole: StreamedAnswer | undefined;
    const arrived = (answer: StreamedAnswer) => {
      here.change(id, { answer });
      if (!isTaken) onTaken(id, replaces);
      isTaken = true;
    };
    try {
      const news = await newsOf(chatId, message, here.shown);
      if (news === 'this question') {
        onTaken(id, replaces);
        here.remove(id);
      }
      if (news !== 'none') await onNews();
      if (news === 'others') throw new WentOnElsewhereError();
      const sent = photo ? photoInBody(photo) : {};
      if (news === 'none') whole = await askCoach({ chatId, message, personality, ...named, ...sent }, controller.signal, arrived);
      here.change(id, { state: 'answered' });
    } catch (error) {
      here.change(id, controller.signal.aborted ? { state: 'stopped' } : { state: 'failed', error: failureText(error) });
    }
    running.current = null;
    onEnded(whole && { question: message, photo, answer: whole });
  };
  return { ask, stop: () => running.current?.abort() };
}

const isTaken = ({ answer }: Exchange) => answer.questionId !== undefined;

/** `isBegun`: the conversation begins with the question that is asked now. */
function useOnEnded(chatId: string, poolId: string | undefined, isBegun: boolean): Listeners['onEnded'] {
  const chatsChanged = useChatsChanged();
  const messagesChanged = useMessagesChanged();
  const keepSaid = useKeepSaid();
  return (said) => {
    if (said) keepSaid({ chatId, poolId, ...said }, isBegun);
    chatsChanged();
    messagesChanged(chatId);
  };
}

/** The conversation on the page. `onSaved`: the server has it from now on. */
export function useConversation(namedId: string, isSaved: boolean, asking: Asking, onSaved: (chatId: string) => void) {
  const read = useMessages(namedId, isSaved);
  const chatId = useOpenId(namedId, read.error);
  const refetch = useRefetchMessages();
  const forgetMessages = useForgetMessages();
  const here = useNewExchanges();
  const exchanges = joined(exchangesOf(read.data ?? [], namedId), here.exchanges);
  const onEnded = useOnEnded(chatId, asking.poolId, !isSaved && exchanges.length === 0);
  useReadAgainWhenSeen(chatId, (isSaved || here.exchanges.some(isTaken)) && !here.isAsking);
  const { ask, stop } = useAsk(
    chatId,
    asking,
    { ...here, shown: exchanges },
    {
      onTaken: (id, replaces) => {
        onSaved(chatId);
        if (replaces === undefined) return;
        here.forgetReplaced(id, replaces);
        forgetMessages(chatId, replaces);
      },
      onEnded,
      onNews: () => refetch(chatId),
    },
  );
  const last = exchanges.at(-1);
  /** Puts a question in the place of an earlier one. One that the server never got has nothing to replace. */
  const askInstead = ({ id, answer, replaces }: Exchange, { question, photo }: Pick<Exchange, 'question' | 'photo'>): Promise<void> => {
    if (answer.questionId === undefined) here.remove(id);
    return ask(question, { replaces: answer.questionId ?? replaces, photo });
  };
  const retry = async (exchange: Exchange): Promise<void> => {
    const { id, question, photo, answer } = exchange;
    // It may have been saved whole: then asking again would save it twice.
    const messages = answer.id === undefined ? [] : await refetch(chatId).catch(() => []);
    if (messages.some((message) => message.id === answer.id)) return here.remove(id);
    if (id === last?.id) return askInstead(exchange, exchange);
    here.remove(id);
    await ask(question, { photo });
  };
  const isLastNew = here.exchanges.some(({ id }) => id === last?.id);
  return { read, exchanges, hasNew: here.exchanges.length > 0, isLastNew, isAsking: here.isAsking, ask, askInstead, retry, stop };
}
