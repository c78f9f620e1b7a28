// Two devices of one person, each with its own outbox, and everything that can go wrong between them and the server: no signal, requests
// and answers that are lost, a process that dies at any moment, both changing the same rows. A story is a list of steps; tell() plays it
// to its end and complains unless both devices and the server agree, nothing is lost, nothing is doubled, and the order of each pool is kept.
import { listen } from '../outbox-channel.ts';
import type { Fields, Intent, OutboxEntry } from '../outbox-entry.ts';
import { flushOutbox } from '../outbox-flush.ts';
import { afterSent } from '../outbox-merge.ts';
import type { Fetch } from '../outbox-send.ts';
import { addIntent, discard, keepMine } from '../outbox-state.ts';
import { memoryStore, type OutboxStore } from '../outbox-store.ts';
import type { Deed, Device, Play, Row } from './play.ts';
import { fail, requireAgreement, requireNothingDoubled, requireNothingLost, requireOrder, visible } from './proofs.ts';
import type { LogServer } from './server-model.ts';
import { type Fault, PRELUDE, type Step } from './stories.ts';

const uuid = (serial: number) => `0190a000-0000-7000-8000-${serial.toString(16).padStart(12, '0')}`;
/** Every value is written once only, so that one can tell what became of which deed. */
const momentOf = (serial: number) => new Date(1_700_000_000_000 + serial).toISOString();
const valueOf = (field: string, serial: number) => (field === 'ph' ? 6 + serial / 10_000 : 40 + serial / 100);

let lives = 0;

/** What has happened in a story, so that a proof can say that it was not a quiet one. */
export interface Told {
  deeds: number;
  carried: number;
  /** questions that came up because both had changed the same */
  conflicts: number;
  faults: number;
}

export async function tell(story: readonly Step[], server: LogServer): Promise<Told> {
  const pools = await server.newPools();
  const fetches = [await server.connect(), await server.connect()];
  const born = (index: 0 | 1): Device => ({
    store: memoryStore(),
    fetch: fetches[index]!,
    isOnline: true,
    seen: new Map(),
    removed: [],
    forms: new Map(),
  });
  // rows of different stories never share an id
  lives += 1;
  const play: Play = {
    server,
    pools,
    devices: [born(0), born(1)],
    deeds: [],
    carried: [],
    seenKeys: new Set(),
    serial: lives * 1000,
    faults: 0,
    conflicts: 0,
  };
  for (const step of [...PRELUDE, ...story]) await perform(play, step);
  await comeToRest(play);
  await requireAgreement(play);
  await requireNothingLost(play);
  requireNothingDoubled(play);
  requireOrder(play);
  const { deeds, carried, faults, conflicts } = play;
  return { deeds: deeds.length, carried: carried.length, conflicts, faults };
}

async function perform(play: Play, step: Step): Promise<void> {
  switch (step.do) {
    case 'signal':
      play.devices[step.device].isOnline = step.isOnline;
      return;
    case 'read':
      return read(play, step.device);
    case 'decide':
      return decide(play, step.device, step.mine);
    case 'flush': {
      const faults = [...step.faults];
      await Promise.all(step.devices.map((index) => flush(play, index, faults)));
      return;
    }
    default:
      return write(play, step);
  }
}

async function read(play: Play, index: 0 | 1): Promise<void> {
  const one = play.devices[index];
  if (!one.isOnline) return;
  for (const poolId of play.pools) one.seen.set(poolId, await play.server.list(poolId));
}

async function write(play: Play, step: Extract<Step, { which: number }>): Promise<void> {
  const one = play.devices[step.device];
  const poolId = play.pools[step.pool];
  const serial = ++play.serial;
  const value = valueOf(step.field, serial % 1000);
  const about = { personId: 'ana', poolId };
  const rows = await visible(one, poolId);
  const row = rows[step.which % Math.max(1, rows.length)];
  const deed = async (intent: Intent, written: number | undefined) => {
    for (const earlier of play.deeds) {
      const isSame = earlier.device === step.device && earlier.intent.rowId === intent.rowId;
      if (isSame && takesPlaceOf(step.do, step.field, earlier)) earlier.isSettledOtherwise = true;
    }
    const fresh = { kind: step.do, device: step.device, intent, value: written, field: step.field };
    play.deeds.push({ ...fresh, isSettledOtherwise: false, wasStopped: false });
    await one.store.transact((state) => addIntent(state, intent, 1_700_000_000_000 + serial));
  };
  if (step.do === 'record' || step.do === 'again') {
    const body = typed(one, step, { poolId, serial });
    return body && deed({ ...about, call: 'readings.record', rowId: body.id, body }, value);
  }
  if (step.do === 'restore') {
    const back = broughtBack(one, poolId, rows);
    return back && deed({ ...about, ...back, isMomentTyped: true }, undefined);
  }
  if (!row) return;
  const known = { ...about, rowId: row.id, version: row.updatedAt, seen: row };
  if (step.do === 'change') return deed({ ...known, call: 'readings.change', body: { [step.field]: value } }, value);
  one.removed.push({ ...row, poolId });
  return deed({ ...known, call: 'readings.remove' }, undefined);
}

/** What stands in a form when Save is pressed: a new one, or again one that is still open. */
function typed(
  one: Device,
  step: Extract<Step, { which: number }>,
  { poolId, serial }: { poolId: string; serial: number },
): { id: string } | undefined {
  const said = { takenAt: momentOf(serial), [step.field]: valueOf(step.field, serial % 1000) };
  const open = [...one.forms].filter(([, form]) => form.poolId === poolId);
  const [id, form] = step.do === 'record' ? [uuid(serial)] : (open[step.which % Math.max(1, open.length)] ?? []);
  if (id === undefined) return undefined;
  // One value changed, or another one in place of all others.
  const body = { ...(step.which % 2 === 0 ? form?.body : {}), id, ...said };
  one.forms.set(id, { poolId, body });
  return body;
}

function broughtBack(one: Device, poolId: string, rows: readonly Row[]): Pick<Intent, 'call' | 'rowId' | 'body' | 'seen'> | undefined {
  const gone = one.removed.pop();
  const isStill = gone && rows.every(({ id }) => id !== gone.id);
  if (!gone || !isStill || gone['poolId'] !== poolId) return undefined;
  const without = (left: string[]) => Object.fromEntries(Object.entries(gone).filter(([name]) => !left.includes(name)));
  const body = without(['updatedAt', 'createdAt', 'waiting', 'warnings', 'poolId']);
  return { call: 'readings.record', rowId: gone.id, body, seen: without(['poolId']) };
}

/** Whether what is done now settles what the same device did to the same row before: a deletion and a form all of it, a change the same field. */
function takesPlaceOf(kind: Deed['kind'], field: string, earlier: Deed): boolean {
  if (kind === 'remove') return true;
  if (kind === 'restore') return earlier.kind === 'remove' || earlier.kind === 'restore';
  if (kind === 'again') return earlier.kind !== 'record';
  return kind === 'change' && (earlier.kind === 'change' || earlier.kind === 'again') && earlier.field === field;
}

/** One flush of one device; faults are taken one after the other by whoever asks next. A process that dies writes nothing more. */
async function flush(play: Play, index: 0 | 1, faults: Fault[]): Promise<void> {
  const one = play.devices[index];
  let isDead = false;
  const store: OutboxStore = {
    transact: (rule, about) => (isDead ? Promise.reject(new Error('dead')) : one.store.transact(rule, about)),
    list: (of) => (isDead ? Promise.reject(new Error('dead')) : one.store.list(of)),
    away: () => one.store.away(),
  };
  const fetch: Fetch = async (url, init) => {
    const next = one.isOnline && !isDead ? (faults.shift() ?? 'none') : 'lost before';
    if (next !== 'none') play.faults += 1;
    if (next === 'dies before') isDead = true;
    if (next.endsWith('before')) throw new TypeError('Failed to fetch');
    const response = await one.fetch(url, init);
    await note(play, index, url, init, response);
    if (next === 'dies after') isDead = true;
    if (next !== 'none') throw new TypeError('Failed to fetch');
    return response;
  };
  const before = await one.store.list();
  // What arrives goes into what this device has read, as on a page; a page that died hears nothing.
  const stopListening = listen((news) => {
    if (news.type === 'sent' && !isDead && before.some(({ id }) => id === news.entry.id)) hear(one, news.entry, news.answer);
  });
  await flushOutbox({ fetch, store, locks: undefined, eager: true, now: () => 0, random: () => 0 });
  stopListening();
  const stopped = (await one.store.list()).filter((entry) => entry.state === 'stopped');
  for (const entry of stopped.filter((each) => before.every((old) => old.id !== each.id || old.state !== 'stopped')))
    markStopped(play, index, entry);
}

function hear(one: Device, entry: OutboxEntry, answer: Fields | undefined): void {
  const rows = one.seen.get(entry.poolId) ?? [];
  one.seen.set(entry.poolId, afterSent(rows, [{ entry, answer }]));
}

function markStopped(play: Play, index: 0 | 1, entry: OutboxEntry): void {
  if (entry.problem?.kind === 'conflict') {
    play.conflicts += 1;
    const isDisputed = play.carried.some((done) => done.rowId === entry.rowId && done.device !== index);
    if (!isDisputed) fail('Asked without a reason', entry);
  }
  for (const deed of play.deeds) if (deed.device === index && deed.intent.rowId === entry.rowId) deed.wasStopped = true;
}

async function note(play: Play, device: 0 | 1, url: string, init: RequestInit, response: Response): Promise<void> {
  const key = new Headers(init.headers).get('idempotency-key');
  if (key === null || !response.ok || play.seenKeys.has(key)) return;
  play.seenKeys.add(key);
  const [, poolId = '', id] = /^\/api\/pools\/([^/]+)\/readings(?:\/(.+))?$/.exec(url) ?? [];
  const isRecord = init.method === 'POST';
  const told = isRecord ? await response.clone().text() : init.body;
  const body = typeof told === 'string' ? (JSON.parse(told) as Record<string, unknown>) : {};
  const order = (await play.devices[device].store.list()).find((entry) => entry.key === key)?.order;
  play.carried.push({ device, poolId, rowId: id ?? String(body['id']), method: String(init.method), body, order });
}

/** The person answers every question in the same way: mine over theirs, or theirs. */
async function decide(play: Play, index: 0 | 1, mine: boolean): Promise<void> {
  const { store } = play.devices[index];
  for (const entry of (await store.list()).filter((each) => each.state === 'stopped')) {
    if (entry.problem?.kind === 'refused') throw new Error(`Refused: ${JSON.stringify(entry)}`);
    await store.transact((state) => (mine ? keepMine(state, entry.id) : discard(state, entry.id)));
    for (const deed of play.deeds.filter((each) => each.device === index && each.intent.rowId === entry.rowId)) {
      // Theirs over all of mine; or mine over my own deletion, which a page that died had forgotten.
      const isOwnDeletion = entry.problem?.kind === 'gone' && deed.kind === 'remove';
      if (!mine || isOwnDeletion) deed.isSettledOtherwise = true;
    }
  }
}

async function comeToRest(play: Play): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    for (const index of [0, 1] as const) {
      play.devices[index].isOnline = true;
      await flush(play, index, []);
      await decide(play, index, round % 2 === 0);
    }
  }
  for (const index of [0, 1] as const) {
    await flush(play, index, []);
    await read(play, index);
  }
}
