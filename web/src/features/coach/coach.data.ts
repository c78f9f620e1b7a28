// Asks the coach and reads the conversations.
import type { BodyOf, CoachChat, CoachMessage } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PageOf, readPages } from '../../api/all-pages.ts';
import { call, callForStream, pathSegments } from '../../api/client.ts';
import { readKey } from '../../api/reads.ts';
import { rememberSaved } from './saved-proposals.ts';
import { BrokenStreamError, readAnswer, type StreamedAnswer } from './answer-stream.ts';

export type Question = BodyOf<typeof api.coach.chat>;

const MOST = { chats: 200, messages: 400 };
/** Without any event for so long the connection counts as lost. */
const SILENT_MS = 45_000;

const chatsKey = readKey(api.coach.listChats, { query: {} }).slice(0, -1);
const messagesKey = (chatId: string) => readKey(api.coach.listMessages, { params: { chatId }, query: {} }).slice(0, -1);

const chatsQuery = {
  queryKey: [...chatsKey, { most: MOST.chats }],
  queryFn: () =>
    readPages<CoachChat>((cursor) => call(api.coach.listChats, { query: { limit: 50, ...(cursor ? { cursor } : {}) } }), MOST.chats),
};

/** The conversations, latest first. */
export const useChats = () => useQuery(chatsQuery);

/** As the server lists them, so that the device caches them like any other answer: latest first, each answer behind its question. */
const messagesQuery = (chatId: string) => ({
  queryKey: [...messagesKey(chatId), { most: MOST.messages }],
  queryFn: () =>
    readPages<CoachMessage>(
      (cursor) => call(api.coach.listMessages, { params: { chatId }, query: { limit: 100, ...(cursor ? { cursor } : {}) } }),
      MOST.messages,
    ),
});
type Messages = PageOf<CoachMessage>;
const oldestFirst = ({ items }: Messages): CoachMessage[] => items.toReversed();

/** The messages of a conversation, oldest first. A new one has none yet. */
export const useMessages = (chatId: string, isSaved: boolean) =>
  useQuery({ ...messagesQuery(chatId), select: oldestFirst, enabled: isSaved });

/** Reads the messages again: an answer whose stream broke may have been saved whole. */
export function useRefetchMessages() {
  const queryClient = useQueryClient();
  return async (chatId: string) => oldestFirst(await queryClient.fetchQuery({ ...messagesQuery(chatId), staleTime: 0 }));
}

/** The latest two messages as the server has them now, newest first; none where they can't be read. */
export async function readLatest(chatId: string): Promise<readonly CoachMessage[]> {
  const page = await call(api.coach.listMessages, { params: { chatId }, query: { limit: 2 } }).catch(() => undefined);
  return page?.items ?? [];
}

/** What is cached of a conversation is out of date. It is not read before it is shown the next time: until then the page knows more. */
export function useMessagesChanged() {
  const queryClient = useQueryClient();
  return (chatId: string) => void queryClient.invalidateQueries({ queryKey: messagesQuery(chatId).queryKey, refetchType: 'none' });
}

/** Reads a conversation that went on, when the page is left or put away: offline it can be read again. */
export function useConversationKept(chatId: string, hasNew: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasNew) return undefined;
    const keep = () => {
      void queryClient.prefetchQuery({ ...messagesQuery(chatId), staleTime: 0 });
      void queryClient.prefetchQuery({ ...chatsQuery, staleTime: 0 });
    };
    const onHidden = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      keep();
    };
  }, [queryClient, chatId, hasNew]);
}

/** Takes a question and everything after it out of the cache, when the server has deleted them. */
export function useForgetMessages() {
  const queryClient = useQueryClient();
  return (chatId: string, questionId: string) =>
    queryClient.setQueryData<Messages>(messagesQuery(chatId).queryKey, (messages) => {
      const at = messages?.items.findIndex(({ id }) => id === questionId) ?? -1;
      return messages && at >= 0 ? { ...messages, items: messages.items.slice(at + 1) } : messages;
    });
}

export function useRemoveChat() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chatId: string) => call(api.coach.removeChat, { params: { chatId } }),
    onSuccess: (_answer, chatId) => {
      // Nothing of it stays on the device either.
      queryClient.setQueryData<Messages>(messagesQuery(chatId).queryKey, { items: [], nextCursor: null });
      return queryClient.invalidateQueries({ queryKey: chatsQuery.queryKey });
    },
  });
}

const allowanceKey = readKey(api.coach.allowance, {});

/** How many answers of the language model are left this month, where there is one. */
export function useAllowance() {
  const { data } = useQuery({ queryKey: allowanceKey, queryFn: () => call(api.coach.allowance, {}) });
  if (!data?.hasModel || data.limit === null) return undefined;
  return { left: Math.max(0, data.limit - data.used), limit: data.limit };
}

export function useRenameChat() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ chatId, title }: { chatId: string; title: string }) =>
      call(api.coach.renameChat, { params: { chatId }, body: { title } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: chatsQuery.queryKey }),
  });
}

/** Saves what the coach prepared; everything of that pool is read again. */
export function useConfirmProposal(poolId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(api.coach.confirm, { body: { token } }),
    onSuccess: (_saved, token) => {
      rememberSaved(token);
      // Not waited for: it is saved, whatever is read again after it.
      void queryClient.invalidateQueries({ queryKey: pathSegments('/api/pools/{poolId}', { poolId }) });
    },
  });
}

export function useChatsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: chatsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: allowanceKey });
  };
}

/** Asks, and calls `onChange` with the answer as it arrives. `signal` stops it. */
export async function askCoach(question: Question, signal: AbortSignal, onChange: (answer: StreamedAnswer) => void): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENT_MS);
  const heard = (answer: StreamedAnswer) => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_MS);
    onChange(answer);
  };
  try {
    const response = await callForStream(api.coach.chat, { body: question, signal: AbortSignal.any([signal, silence.signal]) });
    if (!response.body) throw new BrokenStreamError('The answer is empty.');
    await readAnswer(response.body, heard);
  } finally {
    clearTimeout(timer);
  }
}
