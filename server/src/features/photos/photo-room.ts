// How many photos a plan has room for. What is there stays, whatever the plan: only more is refused.
import { reason, type Storage } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { problem } from '../../http/problems.ts';
import { photoRoomOf, type PlanHolder } from '../accounts/entitlements.ts';
import { measurePhotos } from './photos.queries.ts';

export type Photographer = PlanHolder & { id: string };

export async function findStorage(db: Queries, person: Photographer): Promise<Storage> {
  return { ...(await measurePhotos(db, person.id)), ...photoRoomOf(person) };
}

/** Whether one more photo fits, of so many bytes. */
export async function requireRoom(db: Queries, person: Photographer, more = 0): Promise<void> {
  const { photos, bytes, maximumPhotos, maximumBytes } = await findStorage(db, person);
  if (photos >= maximumPhotos) throw problem('plan_limit_reached', { reason: reason('photos_limit', { count: maximumPhotos }) });
  if (bytes + more > maximumBytes) throw problem('plan_limit_reached', { reason: reason('storage_limit') });
}
