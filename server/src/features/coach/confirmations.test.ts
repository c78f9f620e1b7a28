// What the coach prepares is saved only by the person it was made for, once and in time.
import type { CoachDraft } from '@limpid/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { readProposal, signProposal } from './proposal-token.ts';
import { propose, PROPOSAL_MINUTES } from './proposals.ts';

let house: TestApp;
let owner: TestBrowser;
let stranger: TestBrowser;
let ownerId: string;
let poolId: string;
let otherPoolId: string;
beforeAll(async () => {
  house = await testApp();
  owner = house.browser();
  await owner.register();
  stranger = house.browser();
  await stranger.register();
  ownerId = String((await owner.get('/api/me')).body['id']);
  poolId = String((await owner.post('/api/pools', { name: 'Backyard', volumeL: 50_000 })).body['id']);
  otherPoolId = String((await stranger.post('/api/pools', { name: 'Elsewhere', volumeL: 30_000 })).body['id']);
});
afterAll(() => house.close());

const now = () => house.clock.now;
async function proposed(draft: CoachDraft, more: { personId?: string; poolId?: string } = {}) {
  const { personId = ownerId } = more;
  const pool = await house.app.access.pool.findPool?.(house.database.db, {
    person: { id: ownerId, planId: 'free', planStatus: 'active' } as never,
    poolId,
    isLocking: false,
  });
  if (!pool) throw new Error('The pool is not there.');
  const context = {
    personId,
    pool: { ...pool, id: more.poolId ?? pool.id },
    language: 'en' as const,
    secret: house.app.secret,
    now: now(),
  };
  return propose(house.database.db, context, draft);
}
const confirm = (token: string, browser = owner) => browser.post('/api/coach/confirmations', { token });
const listed = async (noun: string) =>
  ((await owner.get(`/api/pools/${poolId}/${noun}`)).body as unknown as { items: Record<string, unknown>[] }).items;

describe('a confirmed proposal', () => {
  it('logs a test, with the validation and the row of the ordinary endpoint', async () => {
    const { token, title, fields, expiresAt } = await proposed({ action: 'log_test', fields: { ph: 7.4, freeChlorinePpm: 3 } });
    expect(title).toBe('Log this test');
    expect(fields).toEqual({ ph: 7.4, freeChlorinePpm: 3 });
    expect(new Date(expiresAt).getTime() - now().getTime()).toBe(PROPOSAL_MINUTES * 60_000);
    expect(await listed('readings')).toEqual([]);
    const { status, body } = await confirm(token);
    expect([status, body]).toEqual([201, { action: 'log_test', poolId, id: expect.any(String) as string }]);
    expect(await listed('readings')).toMatchObject([{ id: body['id'], ph: 7.4, freeChlorinePpm: 3 }]);
  });

  it('logs a treatment, adds a task and completes it', async () => {
    const treatment = await proposed({
      action: 'log_treatment',
      fields: { productId: 'liquid-chlorine', strengthPercent: 12.5, amountMl: 900 },
    });
    expect((await confirm(treatment.token)).status).toBe(201);
    expect(await listed('treatments')).toMatchObject([{ productId: 'liquid-chlorine', amountMl: 900, strengthPercent: 12.5 }]);
    const task = await proposed({
      action: 'create_task',
      fields: { title: 'Clean the filter', recurrence: { kind: 'since_done', days: 30 } },
    });
    const taskId = String((await confirm(task.token)).body['id']);
    const done = await proposed({ action: 'complete_task', fields: { taskId } });
    expect(done.title).toBe('Mark as done: Clean the filter');
    expect((await confirm(done.token)).status).toBe(201);
    expect(await listed('tasks')).toMatchObject([{ id: taskId, doneCount: 1 }]);
  });

  it('is saved once, however often it is sent at the same time', async () => {
    const before = (await listed('readings')).length;
    const { token } = await proposed({ action: 'log_test', fields: { ph: 7.6 } });
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('proposal_used');
    expect(await listed('readings')).toHaveLength(before + 1);
  });

  it('stays unused when the write is refused', async () => {
    const task = await proposed({ action: 'create_task', fields: { title: 'Short-lived', recurrence: { kind: 'since_done', days: 3 } } });
    const taskId = String((await confirm(task.token)).body['id']);
    const { token } = await proposed({ action: 'complete_task', fields: { taskId } });
    await owner.remove(`/api/pools/${poolId}/tasks/${taskId}`);
    expect((await confirm(token)).status).toBe(404);
    expect((await confirm(token)).body['code']).toBe('not_found');
  });
});

describe('a token', () => {
  const claims = () => ({
    action: 'log_test' as const,
    fields: { ph: 7.2 },
    id: newId(),
    personId: ownerId,
    poolId,
    expiresAt: new Date(now().getTime() + 60_000),
  });

  it.each([
    ['of another secret', () => signProposal('another secret, long enough to be one', claims())],
    [
      'with other fields',
      () => {
        const [, mac] = signProposal(house.app.secret, claims()).split('.');
        const payload = Buffer.from(JSON.stringify({ ...claims(), fields: { ph: 8.4 }, expiresMs: Date.now() + 1e6 })).toString(
          'base64url',
        );
        return `${payload}.${mac}`;
      },
    ],
    ['without a signature', () => signProposal(house.app.secret, claims()).split('.')[0] ?? ''],
    ['with a part too many', () => `${signProposal(house.app.secret, claims())}.x`],
    ['that is none', () => 'yes, please'],
  ])('%s is refused', async (_name, make) => {
    const before = (await listed('readings')).length;
    expect(await confirm(make())).toMatchObject({ status: 400, body: { code: 'proposal_invalid' } });
    expect(await listed('readings')).toHaveLength(before);
  });

  it('works for no one but the person and the pool it was made for', async () => {
    const before = (await listed('readings')).length;
    const { token } = await proposed({ action: 'log_test', fields: { ph: 7.3 } });
    expect(await confirm(token, stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    // Even if one were made by mistake for the pool of another person, its owner is checked again.
    const foreign = await proposed({ action: 'log_test', fields: { ph: 7.3 } }, { poolId: otherPoolId });
    expect(await confirm(foreign.token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await listed('readings')).toHaveLength(before);
    expect((await house.browser().post('/api/coach/confirmations', { token })).status).toBe(401);
  });

  it('expires', async () => {
    const { token } = await proposed({ action: 'log_test', fields: { ph: 7.1 } });
    const made = now();
    house.clock.now = new Date(made.getTime() + PROPOSAL_MINUTES * 60_000);
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'proposal_expired' } });
    house.clock.now = made;
    expect((await confirm(token)).status).toBe(201);
  });

  it('says what it will do and nothing else', async () => {
    const { token } = await proposed({ action: 'log_test', fields: { ph: 7.5 } });
    expect(readProposal(house.app.secret, token)).toMatchObject({ action: 'log_test', fields: { ph: 7.5 }, personId: ownerId, poolId });
  });
});

describe('a proposal of what cannot be saved', () => {
  it.each<[string, object, string]>([
    ['an impossible value', { action: 'log_test', fields: { ph: 21 } }, 'fields.ph'],
    ['nothing measured', { action: 'log_test', fields: {} }, 'fields.values'],
    ['grams of a liquid', { action: 'log_treatment', fields: { productId: 'liquid-chlorine', amountG: 5 } }, 'amountG'],
    ['more water than the pool holds', { action: 'log_treatment', fields: { productId: 'fill-water', amountL: 900_000 } }, 'amountL'],
    [
      'a strength that is not sold',
      { action: 'log_treatment', fields: { productId: 'liquid-chlorine', amountMl: 5, strengthPercent: 90 } },
      'strengthPercent',
    ],
  ])('%s is refused with its field', async (_name, draft, field) => {
    await expect(proposed(draft as CoachDraft)).rejects.toMatchObject({
      code: 'invalid_request',
      details: { fields: { [field]: { code: expect.any(String) as string } } },
    });
  });

  it('a task of another pool is not there', async () => {
    const task = await stranger.post(`/api/pools/${otherPoolId}/tasks`, { title: 'Theirs', recurrence: { kind: 'since_done', days: 7 } });
    await expect(proposed({ action: 'complete_task', fields: { taskId: String(task.body['id']) } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
