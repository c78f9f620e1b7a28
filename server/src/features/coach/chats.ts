// The conversations that a person had with the coach.
import type { CoachChat, CoachMessage, CoachProposal } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { problem, requireFound } from '../../http/problems.ts';
import type { Person } from '../../http/session.ts';
import { pageOf, readCursor } from '../pools/log-cursor.ts';
import {
  type ChatRow,
  deleteChat,
  findChat,
  listChatRows,
  listMessageRows,
  listMessagesOf,
  type MessageRow,
  updateChatTitle,
} from './coach.queries.ts';
import type { Reply } from './skills/reply.ts';

interface PageOf {
  limit: number;
  cursor?: string | undefined;
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
  ...(row.photo ? { photo: { width: row.photo.width, height: row.photo.height } } : {}),
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
  return pageOf(
    rows,
    limit,
    ({ createdAt, id }) => ({ at: createdAt, id }),
    (row) => ({ ...toMessage(row), chatId: row.chatId }),
  );
}

export async function renameChat(db: Queries, person: Person, chatId: string, title: string): Promise<CoachChat> {
  return toChat(requireFound(await updateChatTitle(db, person.id, chatId, title)));
}

export async function removeChat(db: Queries, person: Person, chatId: string): Promise<void> {
  if (!(await deleteChat(db, person.id, chatId))) throw problem('not_found');
}
