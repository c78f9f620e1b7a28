import { and, asc, count, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { coachChats, coachMessages } from '../../db/tables/coach-chats.ts';
import { coachPhotos } from '../../db/tables/coach-photos.ts';

export type PhotoRow = typeof coachPhotos.$inferSelect;
interface Place {
  chatId: string;
  messageId: string;
}
const isAt = ({ chatId, messageId }: Place) => and(eq(coachPhotos.chatId, chatId), eq(coachPhotos.messageId, messageId));

/** Takes the place of the one that the question had. */
export async function putPhoto(db: Queries, { chatId, messageId, fileKey, ...size }: Omit<PhotoRow, 'jpeg'>): Promise<void> {
  const target = [coachPhotos.chatId, coachPhotos.messageId];
  await db
    .insert(coachPhotos)
    .values({ chatId, messageId, fileKey, ...size })
    .onConflictDoUpdate({ target, set: { jpeg: null, fileKey, ...size } });
  const isQuestion = and(eq(coachMessages.chatId, chatId), eq(coachMessages.id, messageId));
  await db.update(coachMessages).set({ photo: size }).where(isQuestion);
}

const ofPerson = (personId: string) => eq(coachChats.personId, personId);

/** Only the person's own. */
export async function findPhotoRow(db: Queries, personId: string, place: Place): Promise<PhotoRow | undefined> {
  const rows = await db
    .select({ photo: coachPhotos })
    .from(coachPhotos)
    .innerJoin(coachChats, eq(coachChats.id, coachPhotos.chatId))
    .where(and(ofPerson(personId), isAt(place)));
  return rows[0]?.photo;
}

/** Without that of this question. */
export async function countPhotos(db: Queries, personId: string, place: Place): Promise<number> {
  const rows = await db
    .select({ photos: count() })
    .from(coachPhotos)
    .innerJoin(coachChats, eq(coachChats.id, coachPhotos.chatId))
    .where(and(ofPerson(personId), not(isAt(place) as SQL)));
  return rows[0]?.photos ?? 0;
}

/** In the order of their ids, after `after`. */
export async function listPhotosOf(db: Queries, personId: string, limit: number, after: string | undefined): Promise<PhotoRow[]> {
  const rows = await db
    .select({ photo: coachPhotos })
    .from(coachPhotos)
    .innerJoin(coachChats, eq(coachChats.id, coachPhotos.chatId))
    .where(and(ofPerson(personId), after === undefined ? undefined : sql`${coachPhotos.messageId} > ${after}::uuid`))
    .orderBy(asc(coachPhotos.messageId))
    .limit(limit);
  return rows.map(({ photo }) => photo);
}

/** A model was shown it: it may be shown it again with later questions. */
export async function markPhotoShown(db: Queries, { chatId, messageId }: Place): Promise<void> {
  const isQuestion = and(eq(coachMessages.chatId, chatId), eq(coachMessages.id, messageId));
  await db
    .update(coachMessages)
    .set({ photo: sql`${coachMessages.photo} || '{"isShown":true}'::jsonb` })
    .where(and(isQuestion, isNotNull(coachMessages.photo)));
}

/** The keys of the files that rows have, in order. */
export async function listPhotoKeys(db: Queries, limit: number, after: string | undefined): Promise<string[]> {
  const rows = await db
    .select({ fileKey: coachPhotos.fileKey })
    .from(coachPhotos)
    .where(and(isNotNull(coachPhotos.fileKey), after === undefined ? undefined : sql`${coachPhotos.fileKey} > ${after}`))
    .orderBy(asc(coachPhotos.fileKey))
    .limit(limit);
  return rows.flatMap(({ fileKey }) => fileKey ?? []);
}

/** Rows of before there was a store. */
export function listUnmovedPhotos(db: Queries, limit: number): Promise<PhotoRow[]> {
  return db.select().from(coachPhotos).where(isNull(coachPhotos.fileKey)).limit(limit);
}

/** False: the row has changed or is gone in the meantime. */
export async function movePhoto(tx: Queries, place: Place, fileKey: string): Promise<boolean> {
  const isUnmoved = and(isAt(place), isNull(coachPhotos.fileKey));
  return (await tx.update(coachPhotos).set({ fileKey, jpeg: null }).where(isUnmoved).returning({ chatId: coachPhotos.chatId })).length > 0;
}
