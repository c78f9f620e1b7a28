// A person must always be able to sign in again.
import { reason } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import type { PersonRow } from './accounts.queries.ts';
import { problem } from '../../http/problems.ts';
import { countIdentities, countPasskeys } from './ways-in.queries.ts';

const WHY = { google: 'google_only_way_in', passkey: 'passkey_only_way_in' } as const;

/** After a way in was removed, in the same transaction: takes it back when no other is left. */
export async function requireWayIn(tx: Queries, person: PersonRow, removed: keyof typeof WHY): Promise<void> {
  if (person.passwordHash !== null || (await countIdentities(tx, person.id)) > 0 || (await countPasskeys(tx, person.id)) > 0) return;
  throw problem('last_way_in', { reason: reason(WHY[removed]) });
}
