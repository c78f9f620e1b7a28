// What must be true when a story of two devices has come to rest.
import { CALLS, verbOf } from '../nouns.ts';
import { mergeRows } from '../outbox/outbox-merge.ts';
import type { Part } from './examples.ts';
import { addressOf } from './server-model.ts';
import type { Carried, Device, Play, Row } from './play.ts';

/** The rows of a pool as a device shows them. */
export async function visible({ noun }: Part, one: Device, poolId: string): Promise<Row[]> {
  return [...mergeRows<Row>(noun, poolId, one.seen.get(poolId) ?? [], await one.store.list())].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const listed = async ({ part, server }: Play, poolId: string): Promise<Row[]> =>
  part.declaration.list ? server.list(addressOf(part.noun, poolId)) : [];

export const fail = (message: string, about: unknown): never => {
  throw new Error(`${message}: ${JSON.stringify(about)}`);
};

export async function requireAgreement(play: Play): Promise<void> {
  for (const one of play.devices) {
    const left = await one.store.list();
    if (left.length > 0) fail('Something still waits', left);
    for (const poolId of play.pools) {
      const server = (await listed(play, poolId)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const here = await visible(play.part, one, poolId);
      if (JSON.stringify(here) !== JSON.stringify(server)) fail('A device sees something else', { here, server });
    }
  }
}

/** What was written was carried out, unless the person who wrote it has decided otherwise. */
export async function requireNothingLost(play: Play): Promise<void> {
  const rows = (await Promise.all(play.pools.map((poolId) => listed(play, poolId)))).flat();
  for (const deed of play.deeds.filter((one) => !one.isSettledOtherwise)) {
    const { rowId } = deed.intent;
    const ofRow = play.carried.filter((done) => done.rowId === rowId);
    const isThere = rows.some(({ id }) => id === rowId);
    const isDeletedThere = ofRow.some((done) => done.verb === 'remove' && done.device !== deed.device);
    const isDone = {
      record: ofRow.some(({ verb }) => verb === 'record') && (isThere || isDeletedThere || deed.value !== undefined),
      restore: isThere || isDeletedThere,
      again: ofRow.some(({ body }) => body[deed.field] === deed.value),
      change: ofRow.some(({ body }) => Object.values(body).includes(deed.value)),
      act: ofRow.some(({ call, device }) => call === deed.intent.call && device === deed.device),
      remove: !isThere || ofRow.some((done) => done.verb === 'record' && done.device !== deed.device),
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
  for (const { verb, rowId } of play.carried) if (verb === 'record') recorded.set(rowId, (recorded.get(rowId) ?? 0) + 1);
  for (const [rowId, times] of recorded) {
    const deeds = play.deeds.filter(({ intent }) => intent.rowId === rowId);
    // Once for each press; again only if a deletion was undone, or a deleted row restored.
    const pressed = deeds.filter(({ intent }) => verbOf(intent) === 'record').length;
    const may = pressed + deeds.filter(({ wasStopped }) => wasStopped).length;
    if (times > may) fail('Recorded more than once', { rowId, times, may });
  }
}

/** Each act as often as it was done, on whichever row. */
export function requireActsOnce(play: Play): void {
  const acts = play.carried.filter(({ verb }) => verb === 'act');
  for (const { call, rowId, device } of acts) {
    const isIt = (one: { device: 0 | 1 }, row: string, name: string) => one.device === device && row === rowId && name === call;
    const times = acts.filter((one) => isIt(one, one.rowId, one.call)).length;
    const may = play.deeds.filter((one) => isIt(one, one.intent.rowId, one.intent.call)).length;
    if (times > may) fail('Done more than once', { call, rowId, times, may });
  }
}

/** What must arrive in the order in which it was done: everything of a pool; of what has files (outbox-lanes.ts) these, and each row. */
function inLineWith({ part }: Play, { poolId, rowId, verb }: Carried): string[] {
  if (!CALLS.get(part.calls.record ?? '')?.form) return [poolId];
  return verb === 'record' ? [poolId, rowId] : [rowId];
}

/** As it was done, so it arrives, for each device; only what waited for an answer of the person comes when that is given. */
export function requireOrder(play: Play): void {
  for (const index of [0, 1] as const) {
    const stopped = new Set(play.deeds.filter((deed) => deed.wasStopped).map((deed) => deed.intent.rowId));
    const own = play.carried.filter((done) => done.device === index && !stopped.has(done.rowId));
    for (const line of new Set(own.flatMap((done) => inLineWith(play, done)))) {
      const orders = own.filter((done) => inLineWith(play, done).includes(line)).flatMap(({ order }) => order ?? []);
      if (orders.some((order, at) => at > 0 && order < (orders[at - 1] ?? 0))) fail('Out of order', orders);
    }
  }
}
