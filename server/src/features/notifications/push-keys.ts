// The key pair by which push services know this installation. Made once and stored in the database, so that every server has the same;
// browsers have subscribed with it, so another pair ends their subscriptions.
import { eq } from 'drizzle-orm';
import { newPushKeys, type PushKeys } from '../../adapters/push.ts';
import type { Connection } from '../../db/connection.ts';
import { pushKeys } from '../../db/tables/push-keys.ts';
import { pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import { seal, unseal } from '../accounts/sealing.ts';

const OWNER = 'push keys';

/** `configured`: the operator's own pair, which is not stored. */
export async function openPushKeys(
  connection: Pick<Connection, 'withTransaction'>,
  secret: string,
  configured: PushKeys | undefined,
): Promise<PushKeys> {
  if (configured) return configured;
  return connection.withTransaction(async (tx) => {
    const made = newPushKeys();
    await tx
      .insert(pushKeys)
      .values({ id: 1, publicKey: made.publicKey, sealedPrivateKey: seal(secret, OWNER, made.privateKey) })
      .onConflictDoNothing();
    const [kept] = await tx.select().from(pushKeys).where(eq(pushKeys.id, 1)).for('update');
    const privateKey = kept && unseal(secret, OWNER, kept.sealedPrivateKey);
    if (kept && privateKey !== undefined) return { publicKey: kept.publicKey, privateKey };
    // The installation's secret was changed: what was sealed under the old one is lost.
    const sealedPrivateKey = seal(secret, OWNER, made.privateKey);
    await tx.update(pushKeys).set({ publicKey: made.publicKey, sealedPrivateKey, createdAt: new Date() }).where(eq(pushKeys.id, 1));
    await tx.delete(pushSubscriptions);
    return made;
  });
}
