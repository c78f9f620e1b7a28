// Asks the coach and reads the conversations.
import type { BodyOf, CoachChat, CoachMessage, Task } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PageOf, readPages } from '../../api/all-pages.ts';
import { call, callForStream, pathSegments } from '../../api/client.ts';
import { readKey } from '../../api/reads.ts';
import { zoneHere } from '../../i18n/zones.ts';
import { trueInstant } from '../../ui/true-now.ts';
import type { SentPhoto } from './photo/sent-photo.ts';
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

/** A question and its answer as they arrived here. */
interface Said {
  chatId: string;
  poolId: string | undefined;
  question: string;
  photo: SentPhoto | undefined;
  answer: StreamedAnswer;
}

/** What the server would list: the answer first. Nothing of an answer that did not arrive whole. */
function messagesOf({ question, photo, answer }: Said, createdAt: string): CoachMessage[] {
  const { id, questionId, text, cards, sources, chips, proposals } = answer;
  if (id === undefined || questionId === undefined) return [];
  const size = photo && { width: photo.width, height: photo.height };
  const empty = { cards: [], sources: [], chips: [], proposals: [] };
  const asked = { id: questionId, role: 'user' as const, text: question, ...(size && { photo: size }), ...empty, createdAt };
  return [{ id, role: 'assistant', text, cards, sources, chips: [...chips], proposals, createdAt }, asked];
}

/**
 * Keeps what was just said on the device as it arrived, so that it can be read offline. `isWhole`: nothing was said before it that is not
 * in the cache.
 */
export function useKeepSaid() {
  const queryClient = useQueryClient();
  return (said: Said, isWhole: boolean) => {
    const { chatId, poolId = null, question } = said;
    const now = trueInstant();
    const { queryKey } = messagesQuery(chatId);
    const fresh = messagesOf(said, now);
    const known = queryClient.getQueryData<Messages>(queryKey) ?? (isWhole ? { items: [], nextCursor: null } : undefined);
    if (known && !known.items.some(({ id }) => id === fresh[0]?.id))
      queryClient.setQueryData<Messages>(queryKey, { ...known, items: [...fresh, ...known.items] });
    queryClient.setQueryData<PageOf<CoachChat>>(chatsQuery.queryKey, (chats) => {
      const found = chats?.items.find(({ id }) => id === chatId) ?? { id: chatId, title: question, poolId, createdAt: now, updatedAt: now };
      const others = chats?.items.filter(({ id }) => id !== chatId) ?? [];
      return { nextCursor: null, ...chats, items: [{ ...found, updatedAt: now }, ...others] };
    });
    // What is whole here is read again when it is shown the next time: until then the page knows more.
    if (!known) void queryClient.prefetchQuery({ ...messagesQuery(chatId), staleTime: 0 });
    void queryClient.prefetchQuery({ ...chatsQuery, staleTime: 0 });
  };
}

/** Reads what other tabs and devices said, whenever this one is looked at again. */
export function useReadAgainWhenSeen(chatId: string, isOn: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOn) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible' && navigator.onLine)
        void queryClient.prefetchQuery({ ...messagesQuery(chatId), staleTime: 0 });
    };
    window.addEventListener('focus', read);
    document.addEventListener('visibilitychange', read);
    return () => {
      window.removeEventListener('focus', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, [queryClient, chatId, isOn]);
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

/** Whether a photo goes to a model that can look at it. */
export function useSeesPhotos(): 'yes' | 'no' | 'unknown' {
  const { data } = useQuery({ queryKey: allowanceKey, queryFn: () => call(api.coach.allowance, {}) });
  if (!data) return 'unknown';
  return data.seesPhotos && (data.limit === null || data.used < data.limit) ? 'yes' : 'no';
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

const MOST_TASKS = 200;
/** Whether a task of the pool is due. The key is that of the pages with the tasks. */
export function useHasDueTask(poolId: string | undefined): boolean {
  const params = { poolId: poolId ?? '' };
  const { data } = useQuery({
    queryKey: [...readKey(api.tasks.list, { params, query: {} }).slice(0, -1), { most: MOST_TASKS }],
    queryFn: () =>
      readPages<Task>(
        (cursor) => call(api.tasks.list, { params, query: { limit: MOST_TASKS, ...(cursor ? { cursor } : {}) } }),
        MOST_TASKS,
      ),
    enabled: poolId !== undefined,
  });
  return data?.items.some(({ state }) => state === 'due' || state === 'overdue') ?? false;
}

export function useChatsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: chatsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: allowanceKey });
  };
}

/** Asks, and calls `onChange` with the answer as it arrives; resolves with all of it. `signal` stops it. */
export async function askCoach(
  question: Question,
  signal: AbortSignal,
  onChange: (answer: StreamedAnswer) => void,
): Promise<StreamedAnswer> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENT_MS);
  const heard = (answer: StreamedAnswer) => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_MS);
    onChange(answer);
  };
  try {
    const body = { ...question, timeZone: zoneHere() };
    const response = await callForStream(api.coach.chat, { body, signal: AbortSignal.any([signal, silence.signal]) });
    if (!response.body) throw new BrokenStreamError('The answer is empty.');
    return await readAnswer(response.body, heard);
  } finally {
    clearTimeout(timer);
  }
}
