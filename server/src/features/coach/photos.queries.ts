import { and, asc, count, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connection.ts';
import { coachChats, coachMessages } from '../../db/tables/coach-chats.ts';
import { coachPhotos } from '../../db/tables/coach-photos.ts';

export type PhotoRow = typeof coachPhotos.$inferSelect;
type Picture = Pick<PhotoRow, 'jpeg' | 'width' | 'height'>;
interface Place {
  chatId: string;
  messageId: string;
}
const isAt = ({ chatId, messageId }: Place) => and(eq(coachPhotos.chatId, chatId), eq(coachPhotos.messageId, messageId));

/** Takes the place of the one that the question had. */
export async function putPhoto(db: Queries, { chatId, messageId, jpeg, ...size }: PhotoRow): Promise<void> {
  const target = [coachPhotos.chatId, coachPhotos.messageId];
  await db
    .insert(coachPhotos)
    .values({ chatId, messageId, jpeg, ...size })
    .onConflictDoUpdate({ target, set: { jpeg, ...size } });
  const isQuestion = and(eq(coachMessages.chatId, chatId), eq(coachMessages.id, messageId));
  await db.update(coachMessages).set({ photo: size }).where(isQuestion);
}

const ofPerson = (personId: string) => eq(coachChats.personId, personId);

/** Only the person's own. */
export async function findPhoto(db: Queries, personId: string, place: Place): Promise<Picture | undefined> {
  const rows = await db
    .select({ jpeg: coachPhotos.jpeg, width: coachPhotos.width, height: coachPhotos.height })
    .from(coachPhotos)
    .innerJoin(coachChats, eq(coachChats.id, coachPhotos.chatId))
    .where(and(ofPerson(personId), isAt(place)));
  return rows[0];
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
