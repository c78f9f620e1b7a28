import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { coachChats, coachMessages } from '../../db/tables/coach-chats.ts';

export type ChatRow = typeof coachChats.$inferSelect;
export type MessageRow = typeof coachMessages.$inferSelect;
export type NewMessageRow = typeof coachMessages.$inferInsert;
interface Position {
  at: Date;
  id: string;
}

/** The latest first, after the given position. */
export function listChatRows(db: Queries, personId: string, limit: number, after?: Position): Promise<ChatRow[]> {
  const position = after && sql`(${coachChats.updatedAt}, ${coachChats.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(coachChats)
    .where(and(eq(coachChats.personId, personId), position))
    .orderBy(desc(coachChats.updatedAt), desc(coachChats.id))
    .limit(limit);
}

/** Only the person's own. */
export async function findChat(db: Queries, personId: string, id: string): Promise<ChatRow | undefined> {
  return (
    await db
      .select()
      .from(coachChats)
      .where(and(eq(coachChats.personId, personId), eq(coachChats.id, id)))
  )[0];
}

/** Only the person's own. Until the transaction ends, no other question begins in it and no answer is added to it. */
export async function lockChat(db: Queries, personId: string, id: string): Promise<ChatRow | undefined> {
  const mine = and(eq(coachChats.personId, personId), eq(coachChats.id, id));
  return (await db.select().from(coachChats).where(mine).for('update'))[0];
}

/** Undefined if the id is taken, by anyone. */
export async function insertChat(db: Queries, chat: typeof coachChats.$inferInsert): Promise<ChatRow | undefined> {
  return (await db.insert(coachChats).values(chat).onConflictDoNothing().returning())[0];
}

export async function touchChat(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(coachChats).set({ updatedAt: now }).where(eq(coachChats.id, id));
}

/** Only the person's own. The order of the list stays: a name is no message. */
export async function updateChatTitle(db: Queries, personId: string, id: string, title: string): Promise<ChatRow | undefined> {
  const mine = and(eq(coachChats.personId, personId), eq(coachChats.id, id));
  return (await db.update(coachChats).set({ title }).where(mine).returning())[0];
}

export async function deleteChat(db: Queries, personId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(coachChats)
    .where(and(eq(coachChats.personId, personId), eq(coachChats.id, id)))
    .returning({ id: coachChats.id });
  return rows.length > 0;
}

/** Nothing where a message with this id is in the conversation already: a question has one answer. */
export async function insertMessage(db: Queries, message: NewMessageRow): Promise<void> {
  await db.insert(coachMessages).values(message).onConflictDoNothing();
}

export async function hasQuestion(db: Queries, chatId: string, questionId: string): Promise<boolean> {
  const isIt = and(eq(coachMessages.chatId, chatId), eq(coachMessages.id, questionId));
  return (await db.select({ id: coachMessages.id }).from(coachMessages).where(isIt)).length > 0;
}

/** The question with this id and everything after it; the earliest first. Nothing if it is no question of this conversation. */
export async function deleteMessagesFrom(db: Queries, chatId: string, questionId: string): Promise<MessageRow[]> {
  const isQuestion = and(eq(coachMessages.chatId, chatId), eq(coachMessages.id, questionId), eq(coachMessages.role, 'user'));
  if ((await db.select({ id: coachMessages.id }).from(coachMessages).where(isQuestion)).length === 0) return [];
  const rows = await db
    .delete(coachMessages)
    .where(and(eq(coachMessages.chatId, chatId), gte(coachMessages.id, questionId)))
    .returning();
  return rows.toSorted((a, b) => a.id.localeCompare(b.id));
}

/** The latest first: ids are made in the order of time. */
export function listMessageRows(db: Queries, chatId: string, limit: number, after?: Position): Promise<MessageRow[]> {
  return db
    .select()
    .from(coachMessages)
    .where(and(eq(coachMessages.chatId, chatId), after && sql`${coachMessages.id} < ${after.id}::uuid`))
    .orderBy(desc(coachMessages.id))
    .limit(limit);
}

export function listMessagesOf(db: Queries, personId: string, limit: number, after?: Position): Promise<MessageRow[]> {
  const position =
    after && sql`(${coachMessages.createdAt}, ${coachMessages.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({ message: coachMessages })
    .from(coachMessages)
    .innerJoin(coachChats, eq(coachChats.id, coachMessages.chatId))
    .where(and(eq(coachChats.personId, personId), position))
    .orderBy(desc(coachMessages.createdAt), desc(coachMessages.id))
    .limit(limit)
    .then((rows) => rows.map(({ message }) => message));
}
