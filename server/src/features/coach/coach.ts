// The coach: answers a question, and keeps the conversations that a person has with it.
import type { CoachAnswer, CoachChat, CoachDraft, CoachMessage, CoachProposal } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { problem } from '../../http/problems.ts';
import type { AccessRule, PoolRow } from '../../http/route.ts';
import type { Person } from '../../http/session.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import { answerMessage } from './answer.ts';
import { contextOf } from './coach-context.ts';
import {
  type ChatRow,
  deleteChat,
  findChat,
  insertChat,
  insertMessages,
  listChatRows,
  listMessageRows,
  listMessagesOf,
  type MessageRow,
  touchChat,
} from './coach.queries.ts';
import { propose } from './proposals.ts';
import type { Personality, Reply } from './skills/reply.ts';
import { inVoice } from './voices.ts';

export interface Question {
  message: string;
  poolId?: string | undefined;
  chatId?: string | undefined;
  personality?: Personality | undefined;
}
interface Asker {
  person: Person;
  /** the pool that the question names, which this person may see */
  pool: PoolRow | undefined;
  /** signs what the person may confirm */
  secret: string;
  now: Date;
}
interface PageOf {
  limit: number;
  cursor?: string | undefined;
}

/** The pool that a question names; one that this person may not see is not there. */
export async function findAskedPool(
  access: AccessRule,
  db: Queries,
  person: Person,
  poolId: string | undefined,
): Promise<PoolRow | undefined> {
  if (poolId === undefined) return undefined;
  const pool = await access.findPool?.(db, { person, poolId, isLocking: false });
  if (!pool) throw problem('not_found');
  return pool;
}

const TITLE_LENGTH = 60;

/** Follow-up questions take over what the last question was about. */
export async function askCoach(db: Queries, { message, chatId, personality = 'friendly' }: Question, asker: Asker): Promise<CoachAnswer> {
  const earlier = chatId === undefined ? [] : await earlierQuestions(db, asker.person, chatId);
  const context = await contextOf(db, { ...asker, personality });
  const reply = inVoice(answerMessage(message, context, earlier), context);
  return { ...reply, proposals: await signed(db, reply.proposals, asker, context.language) };
}

async function signed(db: Queries, drafts: readonly CoachDraft[], asker: Asker, language: 'en' | 'es'): Promise<CoachProposal[]> {
  const { person, pool, secret, now } = asker;
  if (!pool) return [];
  return Promise.all(drafts.map((draft) => propose(db, { personId: person.id, pool, language, secret, now }, draft)));
}

const FOLLOWED = 6;
/** The last questions, the latest first; none from another person's conversation. */
async function earlierQuestions(db: Queries, person: Person, chatId: string): Promise<string[]> {
  if (!(await findChat(db, person.id, chatId))) return [];
  const rows = await listMessageRows(db, chatId, FOLLOWED);
  return rows.filter(({ role }) => role === 'user').map(({ text }) => text);
}

export interface Turn {
  chatId: string;
  messageId: string;
  answer: CoachAnswer;
}

/** Answers in a conversation and keeps both sides. An id that is not known yet begins a conversation with it. */
export async function chatWithCoach(db: Queries, question: Question, asker: Asker): Promise<Turn> {
  const chat = await openChat(db, question, asker);
  const answer = await askCoach(db, { ...question, chatId: chat.id }, asker);
  // Ids tell which came first, but two of the same millisecond come in any order.
  const [questionId, messageId] = [newId(), newId()].toSorted() as [string, string];
  const said = { chatId: chat.id, createdAt: asker.now };
  const { answer: text, cards, sources, chips, proposals } = answer;
  await insertMessages(db, [
    { ...said, id: questionId, role: 'user', text: question.message, cards: [], sources: [], chips: [], proposals: [] },
    { ...said, id: messageId, role: 'assistant', text, cards, sources, chips, proposals },
  ]);
  await touchChat(db, chat.id, asker.now);
  return { chatId: chat.id, messageId, answer };
}

async function openChat(db: Queries, { chatId, message }: Question, { person, pool, now }: Asker): Promise<ChatRow> {
  const known = chatId === undefined ? undefined : await findChat(db, person.id, chatId);
  if (known) return known;
  const title = message.length > TITLE_LENGTH ? `${message.slice(0, TITLE_LENGTH - 1).trimEnd()}…` : message;
  const chat = await insertChat(db, {
    id: chatId ?? newId(),
    personId: person.id,
    poolId: pool?.id ?? null,
    title,
    createdAt: now,
    updatedAt: now,
  });
  if (!chat) throw problem('not_found');
  return chat;
}

const toChat = (row: ChatRow): CoachChat => ({
  id: row.id,
  title: row.title,
  poolId: row.poolId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toMessage = (row: MessageRow): CoachMessage => ({
  id: row.id,
  role: row.role,
  text: row.text,
  cards: row.cards as Reply['cards'],
  sources: row.sources as Reply['sources'],
  chips: row.chips as string[],
  proposals: row.proposals as CoachProposal[],
  createdAt: row.createdAt.toISOString(),
});

export async function listChats(db: Queries, person: Person, { limit, cursor }: PageOf) {
  const rows = await listChatRows(db, person.id, limit + 1, readCursor(cursor));
  return pageOf(rows, limit, ({ updatedAt, id }) => ({ at: updatedAt, id }), toChat);
}

export async function listMessages(db: Queries, person: Person, chatId: string, { limit, cursor }: PageOf) {
  if (!(await findChat(db, person.id, chatId))) throw problem('not_found');
  const rows = await listMessageRows(db, chatId, limit + 1, readCursor(cursor));
  return pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }), toMessage);
}

/** Everything that a person and the coach wrote to each other, for the data download. */
export async function listAllMessages(db: Queries, person: Person, { limit, cursor }: PageOf) {
  const rows = await listMessagesOf(db, person.id, limit + 1, readCursor(cursor));
  return pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }), toMessage);
}

export async function removeChat(db: Queries, person: Person, chatId: string): Promise<void> {
  if (!(await deleteChat(db, person.id, chatId))) throw problem('not_found');
}
