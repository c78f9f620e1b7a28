// What must be true when a story of two devices has come to rest.
import { mergeRows } from '../outbox-merge.ts';
import type { Device, Play, Row } from './play.ts';

/** The rows of a pool as a device shows them. */
export async function visible(one: Device, poolId: string): Promise<Row[]> {
  return [...mergeRows<Row>('reading', poolId, one.seen.get(poolId) ?? [], await one.store.list())].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
}

export const fail = (message: string, about: unknown): never => {
  throw new Error(`${message}: ${JSON.stringify(about)}`);
};

export async function requireAgreement(play: Play): Promise<void> {
  for (const one of play.devices) {
    const left = await one.store.list();
    if (left.length > 0) fail('Something still waits', left);
    for (const poolId of play.pools) {
      const server = (await play.server.list(poolId)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const here = await visible(one, poolId);
      if (JSON.stringify(here) !== JSON.stringify(server)) fail('A device sees something else', { here, server });
    }
  }
}

/** What was written was carried out, unless the person who wrote it has decided otherwise. */
export async function requireNothingLost(play: Play): Promise<void> {
  const rows = (await Promise.all(play.pools.map((poolId) => play.server.list(poolId)))).flat();
  for (const deed of play.deeds.filter((one) => !one.isSettledOtherwise)) {
    const { rowId } = deed.intent;
    const ofRow = play.carried.filter((done) => done.rowId === rowId);
    const isThere = rows.some(({ id }) => id === rowId);
    const isDeletedThere = ofRow.some((done) => done.method === 'DELETE' && done.device !== deed.device);
    const isDone = {
      record: ofRow.some(({ method }) => method === 'POST') && (isThere || isDeletedThere || deed.value !== undefined),
      restore: isThere || isDeletedThere,
      again: ofRow.some(({ body }) => body[deed.field] === deed.value),
      change: ofRow.some(({ body }) => Object.values(body).includes(deed.value)),
      remove: !isThere || ofRow.some((done) => done.method === 'POST' && done.device !== deed.device),
    }[deed.kind];
    if (!isDone) fail('Lost', { deed, ofRow });
    const row = rows.find(({ id }) => id === rowId);
    const isAlone = ofRow.every(({ device }) => device === deed.device) && !deed.wasStopped;
    const isSaid = deed.kind === 'again' || deed.kind === 'change';
    if (row && isAlone && isSaid && row[deed.field] !== deed.value) fail('Not the last word', { deed, row });
  }
}

export function requireNothingDoubled(play: Play): void {
  const recorded = new Map<string, number>();
  for (const { method, rowId } of play.carried) if (method === 'POST') recorded.set(rowId, (recorded.get(rowId) ?? 0) + 1);
  for (const [rowId, times] of recorded) {
    const deeds = play.deeds.filter(({ intent }) => intent.rowId === rowId);
    // Once for each press; again only where a deletion was undone, or a deleted row kept against its deletion.
    const pressed = deeds.filter(({ intent }) => intent.call === 'readings.record').length;
    const may = pressed + deeds.filter(({ wasStopped }) => wasStopped).length;
    if (times > may) fail('Recorded more than once', { rowId, times, may });
  }
}

/** As it was done, so it arrives, for each device and pool; only what waited for an answer of the person comes when that is given. */
export function requireOrder(play: Play): void {
  for (const index of [0, 1] as const) {
    for (const poolId of play.pools) {
      const stopped = new Set(play.deeds.filter((deed) => deed.wasStopped).map((deed) => deed.intent.rowId));
      const orders = play.carried
        .filter((done) => done.device === index && done.poolId === poolId && !stopped.has(done.rowId))
        .flatMap(({ order }) => order ?? []);
      if (orders.some((order, at) => at > 0 && order < (orders[at - 1] ?? 0))) fail('Out of order', orders);
    }
  }
}
