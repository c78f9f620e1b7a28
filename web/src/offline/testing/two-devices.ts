// Two devices of one person, each with its own outbox, and everything that can go wrong between them and the server: offline, requests and
// answers that are lost, a process that dies at any moment, both changing the same rows. A story is a list of steps; tell() plays it to its
// end and fails unless both devices and the server agree, nothing is lost, nothing is doubled, and the order of each pool is preserved.
import { listen } from '../outbox/outbox-channel.ts';
import type { OutboxCall } from '../noun.ts';
import type { Fields, Intent, OutboxEntry } from '../outbox/outbox-entry.ts';
import { flushOutbox } from '../outbox/outbox-flush.ts';
import { afterSent } from '../outbox/outbox-merge.ts';
import type { Fetch } from '../outbox/outbox-send.ts';
import { addIntent, discard, keepMine } from '../outbox/outbox-state.ts';
import { memoryStore, type OutboxStore } from '../outbox/outbox-store.ts';
import type { Deed, Device, Play, Row } from './play.ts';
import { fileFor, type Part, requestOf, requiredOf, valueOf } from './examples.ts';
import { fail, requireActsOnce, requireAgreement, requireNothingDoubled, requireNothingLost, requireOrder, visible } from './proofs.ts';
import { addressOf, type LogServer } from './server-model.ts';
import { type Fault, PRELUDE, type Step } from './stories.ts';

const uuid = (serial: number) => `0190a000-0000-7000-8000-${serial.toString(16).padStart(12, '0')}`;
const momentOf = (serial: number) => new Date(1_700_000_000_000 + serial).toISOString();

let lives = 0;

/** What has happened in a story, so that a proof can say that it was not a quiet one. */
export interface Told {
  deeds: number;
  carried: number;
  /** questions that came up because both had changed the same */
  conflicts: number;
  faults: number;
}

export async function tell(story: readonly Step[], server: LogServer, part: Part): Promise<Told> {
  const fresh = await server.newPools();
  const pools: [string, string] = part.declaration.scope === 'pool' ? fresh : ['', ''];
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
    part,
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
  requireActsOnce(play);
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
  for (const poolId of play.pools)
    if (play.part.declaration.list) one.seen.set(poolId, await play.server.list(addressOf(play.part.noun, poolId)));
}

type Writing = Extract<Step, { which: number }>;

async function write(play: Play, step: Writing): Promise<void> {
  const { part } = play;
  const serial = ++play.serial;
  const field = part.fields[step.field];
  const one = play.devices[step.device];
  const poolId = play.pools[step.pool];
  const meant = meaning(play, step, { serial, field, rows: await visible(part, one, poolId) });
  if (!meant) return;
  const intent: Intent = { personId: 'ana', poolId, ...meant.intent };
  for (const earlier of play.deeds) {
    const isSame = earlier.device === step.device && earlier.intent.rowId === intent.rowId;
    if (isSame && takesPlaceOf(step.do, field, earlier)) earlier.isSettledOtherwise = true;
  }
  const fresh = { kind: step.do, device: step.device, intent, value: meant.value, field };
  play.deeds.push({ ...fresh, isSettledOtherwise: false, wasStopped: false });
  await one.store.transact((state) => addIntent(state, intent, 1_700_000_000_000 + serial, fileFor(intent)));
}

interface Meant {
  intent: Omit<Intent, 'personId' | 'poolId'>;
  value?: string | number;
}
interface Situation {
  serial: number;
  field: string;
  rows: readonly Row[];
}

/** What a person means by it; undefined: there is nothing that this could be done to. */
function meaning({ part, devices, pools }: Play, step: Writing, { serial, field, rows }: Situation): Meant | undefined {
  const { calls, acts, example } = part;
  const one = devices[step.device];
  const poolId = pools[step.pool];
  const value = valueOf(part, field, serial);
  if (step.do === 'record' || step.do === 'again') {
    const body = typed(part, one, step, { poolId, serial });
    return body && calls.record && { intent: { call: calls.record, rowId: body.id, body }, value };
  }
  if (step.do === 'restore') {
    const back = broughtBack(part, one, poolId, rows);
    return back && { intent: { ...back, isMomentTyped: true } };
  }
  const row = rows[step.which % Math.max(1, rows.length)];
  const known = row && { rowId: row.id, version: row.updatedAt, seen: row };
  if (step.do === 'act') {
    const call = acts[step.which % acts.length];
    const about = part.declaration.list ? known : { rowId: uuid(serial) };
    return call && about && { intent: { ...about, call, ...example.acts?.[call] } };
  }
  if (!row || !known) return undefined;
  if (step.do === 'change') return calls.change && { intent: { ...known, call: calls.change, body: { [field]: value } }, value };
  one.removed.push({ ...row, poolId });
  return calls.remove && { intent: { ...known, call: calls.remove } };
}

const pick = (from: Fields | undefined, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(from ?? {}).filter(([name]) => names.includes(name)));

/** The content of a form when Save is pressed: a new one, or one that is still open. */
function typed(part: Part, one: Device, step: Writing, { poolId, serial }: { poolId: string; serial: number }): { id: string } | undefined {
  const field = part.fields[step.field];
  const { moment } = part.declaration;
  const content = { ...(moment && { [moment]: momentOf(serial) }), ...(field && { [field]: valueOf(part, field, serial) }) };
  const open = [...one.forms].filter(([, form]) => form.poolId === poolId);
  const [id, form] = step.do === 'record' ? [uuid(serial)] : (open[step.which % Math.max(1, open.length)] ?? []);
  if (id === undefined) return undefined;
  const required = requiredOf(part);
  // One value changed, or another one in place of all that can be left out.
  const before = step.which % 2 === 0 ? form?.body : pick(form?.body, Object.keys(required));
  const body = { ...required, ...before, id, ...content };
  one.forms.set(id, { poolId, body });
  return body;
}

function broughtBack(part: Part, one: Device, poolId: string, rows: readonly Row[]): Meant['intent'] | undefined {
  const call: OutboxCall | undefined = part.calls.record;
  const gone = one.removed.pop();
  const isStill = gone && rows.every(({ id }) => id !== gone.id);
  if (!call || !gone || !isStill || gone['poolId'] !== poolId) return undefined;
  const { poolId: _pool, ...seen } = gone;
  const body = pick(gone, ['id', part.declaration.moment ?? '', ...Object.keys(part.example.record ?? {})]);
  return { call, rowId: gone.id, body, seen };
}

/** Whether what is done now settles what the same device did to the same row before: a deletion and a form all of it, a change the same field. */
function takesPlaceOf(kind: Deed['kind'], field: string, earlier: Deed): boolean {
  if (kind === 'remove') return true;
  if (kind === 'restore') return earlier.kind === 'remove' || earlier.kind === 'restore';
  if (kind === 'again') return earlier.kind !== 'record' && earlier.kind !== 'act';
  return kind === 'change' && (earlier.kind === 'change' || earlier.kind === 'again') && earlier.field === field;
}

/** One flush of one device; each request takes the next fault. A process that dies writes nothing more. */
async function flush(play: Play, index: 0 | 1, faults: Fault[]): Promise<void> {
  const one = play.devices[index];
  let isDead = false;
  const store: OutboxStore = {
    transact: (rule, about) => (isDead ? Promise.reject(new Error('dead')) : one.store.transact(rule, about)),
    list: (of) => (isDead ? Promise.reject(new Error('dead')) : one.store.list(of)),
    fileOf: (id) => one.store.fileOf(id),
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
  const request = requestOf(String(init.method), url);
  if (!request) return fail('Sent to nobody', { method: init.method, url });
  const { verb, name: call, values } = request;
  const told = verb === 'record' ? await response.clone().text() : init.body;
  const body = typeof told === 'string' ? (JSON.parse(told) as Record<string, unknown>) : {};
  const entry = (await play.devices[device].store.list()).find((one) => one.key === key);
  const rowId = values['id'] ?? (verb === 'record' && typeof body['id'] === 'string' ? body['id'] : (entry?.rowId ?? ''));
  // There can be only one: what this device meant by its own row it means by that one from now on.
  const isOf = (deed: Deed) => deed.device === device && deed.intent.rowId === entry?.rowId;
  if (verb === 'record') for (const deed of play.deeds.filter(isOf)) deed.intent = { ...deed.intent, rowId };
  play.carried.push({ device, poolId: values['poolId'] ?? '', rowId, verb, call, body, order: entry?.order });
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
