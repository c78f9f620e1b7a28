import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeys } from '../../db/tables/passkeys.ts';
import { people } from '../../db/tables/people.ts';
import { type AccountHouse, accountHouse, signInTo } from '../../testing/account-house.ts';
import { startTotpFor } from '../../testing/authenticator-app.ts';
import { type Lies, makeKey, type SoftPasskey, softPasskey } from '../../testing/authenticator.ts';
import { type Answer, GOOD_PASSWORD, type TestBrowser } from '../../testing/test-app.ts';

let house: AccountHouse;
beforeAll(async () => {
  house = await accountHouse();
});
afterAll(() => house.close());

const optionsFor = (browser: TestBrowser, password: string | undefined = GOOD_PASSWORD) =>
  browser.post('/api/me/passkeys/options', { password });

async function add(browser: TestBrowser, key: SoftPasskey = softPasskey(), lies: Lies = {}): Promise<Answer> {
  const options = await optionsFor(browser);
  return browser.post('/api/me/passkeys', { name: 'My phone', response: key.create(options.body, lies) });
}

async function enter(key: SoftPasskey, lies: Lies = {}, browser = house.browser()): Promise<{ browser: TestBrowser; answer: Answer }> {
  const options = await browser.post('/auth/passkey/options');
  return { browser, answer: await browser.post('/auth/passkey', { response: key.get(options.body, lies) }) };
}

const withKey = async (isSynced = false) => {
  const person = await house.newPerson();
  const key = softPasskey('http://limpid.test', { isSynced });
  const added = await add(person.browser, key);
  return { ...person, key, passkeyId: String(added.body.id) };
};

describe('making a passkey', () => {
  it('wants the password, asks for a verified user, and is told by mail', async () => {
    const { browser, email, id } = await house.newPerson();
    expect(await optionsFor(browser, 'Wrong-Guess-9')).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    const options = await optionsFor(browser);
    expect(options.body).toMatchObject({
      rp: { id: 'limpid.test', name: 'Limpid' },
      user: { id: Buffer.from(id).toString('base64url'), name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: [],
    });
    const key = softPasskey();
    const added = await browser.post('/api/me/passkeys', { name: ' My phone ', response: key.create(options.body) });
    expect(added).toMatchObject({ status: 201, body: { name: 'My phone', isSynced: false } });
    expect((await browser.get('/api/me/security')).body.passkeys).toEqual([added.body]);
    expect((await optionsFor(browser)).body.excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }]);
    expect(await house.subjectsTo(email)).toContain('A passkey was added');
  });

  it('keeps to twenty of a person, also when twenty browsers add one at once', async () => {
    const { email, id } = await house.newPerson();
    const row = { personId: id, publicKey: '', counter: 0, transports: [], isSynced: false, name: 'Key', createdAt: house.clock.now };
    const known = Array.from({ length: 15 }, (_, n) => ({ ...row, id: crypto.randomUUID(), credentialId: softPasskey().id + n }));
    await house.database.db.insert(passkeys).values(known);
    const begun = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { browser } = await signInTo(house, email);
        return { browser, response: softPasskey().create((await optionsFor(browser)).body) };
      }),
    );
    const answers = await Promise.all(
      begun.map(({ browser, response }) => browser.post('/api/me/passkeys', { name: 'My phone', response })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(5).fill(201), ...Array<number>(15).fill(409)]);
    expect(await house.database.db.$count(passkeys, eq(passkeys.personId, id))).toBe(20);
  });

  it.each<[string, Lies]>([
    ['another site', { origin: 'http://evil.example' }],
    ['another name of the site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['an answer of another kind', { type: 'webauthn.get' }],
    ['no verified user', { isUserVerified: false }],
  ])('refuses %s', async (_name, lies) => {
    const { browser } = await house.newPerson();
    expect(await add(browser, softPasskey(), lies)).toMatchObject({ status: 401, body: { code: 'passkey_refused' } });
    expect((await browser.get('/api/me/security')).body.passkeys).toEqual([]);
  });

  it('takes a challenge once, for five minutes, from the browser and person it was given to', async () => {
    const { browser, email } = await house.newPerson();
    const options = await optionsFor(browser);
    const { browser: elsewhere } = await signInTo(house, email);
    const post = (from: TestBrowser, response: object) => from.post('/api/me/passkeys', { name: 'x', response });
    expect((await post(elsewhere, softPasskey().create(options.body))).status).toBe(401);
    const begin = house.clock.now;
    house.clock.now = new Date(begin.getTime() + 5 * 60_000 + 1);
    expect((await post(browser, softPasskey().create(options.body))).status).toBe(401);
    house.clock.now = begin;
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(browser, softPasskey().create(options.body))));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  });

  it('keeps at most 20, and no key twice', async () => {
    const { browser, id: personId, key } = await withKey();
    const again = await optionsFor(browser);
    expect(await browser.post('/api/me/passkeys', { name: 'x', response: key.create(again.body) })).toMatchObject({ status: 409 });
    const rows = Array.from({ length: 19 }, (_, index) => ({
      id: crypto.randomUUID(),
      personId,
      credentialId: `made ${personId} ${index}`,
      publicKey: 'AA',
      counter: 0,
      transports: [],
      isSynced: false,
      name: 'x',
      createdAt: new Date(),
    }));
    await house.database.db.insert(passkeys).values(rows);
    expect(await optionsFor(browser)).toMatchObject({ status: 409 });
  });

  it('takes no nonsense badly', async () => {
    const { browser } = await house.newPerson();
    const good = softPasskey().create((await optionsFor(browser)).body) as { response: object };
    for (const response of [
      {},
      { ...good, id: '%' },
      { ...good, response: { ...good.response, attestationObject: 'AAAA' } },
      { ...good, more: 1 },
    ]) {
      expect([400, 401]).toContain((await browser.post('/api/me/passkeys', { name: 'x', response })).status);
    }
  });
});

describe('signing in with a passkey', () => {
  it('needs no address, no password and no code', async () => {
    const { browser: own, email, key, passkeyId } = await withKey();
    await startTotpFor(house, own);
    const { browser, answer } = await enter(key);
    expect(answer).toMatchObject({ status: 200, body: { user: { email }, message: 'Login successful' } });
    expect((await browser.get('/api/me')).body).toMatchObject({ email });
    const items = (await browser.get('/api/me/sessions')).body.items as { isCurrent: boolean; method: string }[];
    expect(items.find((item) => item.isCurrent)).toMatchObject({ method: 'passkey' });
    const [kept] = (await browser.get('/api/me/security')).body.passkeys as object[];
    expect(kept).toMatchObject({ id: passkeyId, lastUsedAt: expect.any(String) });
  });

  it('offers the same to everyone', async () => {
    const { browser } = await withKey();
    const shape = async (from: TestBrowser) => ({ ...(await from.post('/auth/passkey/options')).body, challenge: '' });
    expect(await shape(browser)).toEqual(await shape(house.browser()));
    expect(await shape(browser)).toEqual({ rpId: 'limpid.test', challenge: '', timeout: 300_000, userVerification: 'required' });
  });

  it.each<[string, Lies]>([
    ['another site', { origin: 'http://evil.example' }],
    ['another name of the site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['an answer of another kind', { type: 'webauthn.create' }],
    ['no verified user', { isUserVerified: false }],
    ['another key', { key: makeKey().privateKey }],
    ['another owner', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
  ])('refuses %s', async (_name, lies) => {
    const { key } = await withKey();
    const { browser, answer } = await enter(key, lies);
    expect(answer).toMatchObject({ status: 401, body: { code: 'passkey_refused' } });
    expect(browser.cookies.has('lmp_session')).toBe(false);
  });

  it('refuses a key that no one has', async () => {
    const key = softPasskey();
    key.create({ user: { id: Buffer.from(crypto.randomUUID()).toString('base64url') }, challenge: 'x' });
    expect((await enter(key)).answer.status).toBe(401);
  });

  it('notices a copy by the counter, and lives with none', async () => {
    const { key } = await withKey();
    expect((await enter(key, { counter: 9 })).answer.status).toBe(200);
    expect((await enter(key, { counter: 9 })).answer.status).toBe(401);
    expect((await enter(key, { counter: 10 })).answer.status).toBe(200);
    const { key: synced } = await withKey(true);
    expect((await enter(synced)).answer.status).toBe(200);
    expect((await enter(synced)).answer.status).toBe(200);
  });

  it('takes a challenge once, from the browser that it was given to', async () => {
    const { key } = await withKey(true);
    const browser = house.browser();
    const options = await browser.post('/auth/passkey/options');
    const response = key.get(options.body);
    expect((await house.browser().post('/auth/passkey', { response })).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post('/auth/passkey', { response })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('is counted like every sign-in', async () => {
    const strict = await accountHouse({ limits: { signInAddress: { count: 3, windowS: 60 } } });
    const browser = strict.browser();
    const statuses = [];
    for (let index = 0; index < 5; index += 1) {
      const options = await browser.post('/auth/passkey/options');
      statuses.push((await browser.post('/auth/passkey', { response: softPasskey().get(options.body) })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    await strict.close();
  });
});

describe('keeping passkeys', () => {
  it('renames and removes only the person’s own', async () => {
    const { browser, email, key, passkeyId } = await withKey();
    const stranger = (await house.newPerson()).browser;
    expect((await stranger.patch(`/api/me/passkeys/${passkeyId}`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.post(`/api/me/passkeys/${passkeyId}/remove`, { password: GOOD_PASSWORD })).status).toBe(404);
    expect((await browser.patch(`/api/me/passkeys/${passkeyId}`, { name: 'Blue key' })).body).toMatchObject({ name: 'Blue key' });
    expect((await browser.patch(`/api/me/passkeys/${passkeyId}`, { name: '' })).status).toBe(400);
    expect(await browser.post(`/api/me/passkeys/${passkeyId}/remove`, {})).toMatchObject({ body: { code: 'wrong_password' } });
    expect((await browser.post(`/api/me/passkeys/${passkeyId}/remove`, { password: GOOD_PASSWORD })).status).toBe(200);
    expect((await enter(key)).answer.status).toBe(401);
    expect(await house.subjectsTo(email)).toContain('A passkey was removed');
  });

  it('does not remove the only way in, also when two are removed at once', async () => {
    const { browser, id, passkeyId } = await withKey();
    const second = String((await add(browser)).body.id);
    await house.database.db.update(people).set({ passwordHash: null }).where(eq(people.id, id));
    const answers = await Promise.all([passkeyId, second].map((one) => browser.post(`/api/me/passkeys/${one}/remove`, {})));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({ code: 'last_way_in' });
    expect((await browser.get('/api/me/security')).body.passkeys).toHaveLength(1);
  });

  it('is proof enough for people without a password when it is fresh', async () => {
    const { browser: first, id, key } = await withKey();
    await house.database.db.update(people).set({ passwordHash: null }).where(eq(people.id, id));
    const begin = house.clock.now;
    house.clock.now = new Date(begin.getTime() + 3600_000);
    expect(await optionsFor(first, undefined)).toMatchObject({ status: 409, body: { code: 'fresh_sign_in_required' } });
    const { browser } = await enter(key, {}, first);
    expect((await browser.post('/api/me/passkeys/options', {})).status).toBe(200);
    house.clock.now = begin;
  });

  it('goes when an unverified account is taken over by its mailbox', async () => {
    const { email, key } = await withKey();
    await house.browser().post('/api/auth/request-password-reset', { email });
    const token = await house.tokenTo(email, 'token');
    await house.browser().post('/api/auth/reset-password', { token, password: 'Brand-New-Lake-7' });
    expect((await enter(key)).answer.status).toBe(401);
    const { browser } = await signInTo(house, email, { password: 'Brand-New-Lake-7' });
    expect((await browser.get('/api/me')).body).toMatchObject({ emailVerified: true });
  });

  it('stays when the account was verified before', async () => {
    const { browser, email, key } = await withKey();
    await browser.post('/api/auth/verify-email', { token: await house.tokenTo(email, 'verify') });
    await house.browser().post('/api/auth/request-password-reset', { email });
    const token = await house.tokenTo(email, 'token');
    await house.browser().post('/api/auth/reset-password', { token, password: 'Brand-New-Lake-7' });
    expect((await enter(key)).answer.status).toBe(200);
  });
});
