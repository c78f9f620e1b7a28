// Sign-in with Google against a certified provider on loopback.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identities } from '../../../db/tables/identities.ts';
import { people } from '../../../db/tables/people.ts';
import { sessions } from '../../../db/tables/sessions.ts';
import { type AccountHouse, accountHouse, signInTo } from '../../../testing/account-house.ts';
import { startTotpFor } from '../../../testing/authenticator-app.ts';
import { softPasskey } from '../../../testing/authenticator.ts';
import { type GoogleStandIn, googleStandIn } from '../../../testing/google-stand-in.ts';
import { GOOD_PASSWORD, type TestBrowser } from '../../../testing/test-app.ts';

const CALLBACK = 'http://limpid.test/auth/google/callback';
let house: AccountHouse;
let google: GoogleStandIn;
let begin: Date;
let accounts = 0;

beforeAll(async () => {
  google = await googleStandIn(CALLBACK);
  house = await accountHouse({ google: google.settings });
  begin = house.clock.now;
});
afterAll(async () => {
  await house.close();
  await google.close();
});
beforeEach(() => {
  accounts += 1;
  house.clock.now = begin;
  google.isCancelled = false;
  google.account = {
    sub: `sub-${accounts}`,
    email: `google${accounts}@example.com`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
  };
});

const place = (answer: { headers: Record<string, unknown> }) => String(answer.headers['location']);
const start = async (browser: TestBrowser, query = '') => place(await browser.get(`/auth/google${query}`));
const pathOf = (back: string | undefined) => (back ?? '').replace('http://limpid.test', '');
const through = async (url: string) => pathOf((await google.visit(url)).back);

/** The whole way: where the browser ends. */
async function goThrough(browser: TestBrowser, query = ''): Promise<string> {
  return place(await browser.get(await through(await start(browser, query))));
}
const isIn = async (browser: TestBrowser) => (await browser.get('/api/me')).status === 200;
const changed = (url: string, change: (params: URLSearchParams) => void): string => {
  const address = new URL(url, 'http://limpid.test');
  change(address.searchParams);
  return url.startsWith('http') ? address.href : address.pathname + address.search;
};

describe('the way to Google', () => {
  it('asks with PKCE, state, nonce and the exact address of the configuration', async () => {
    const browser = house.browser();
    const answer = await browser.send('GET', '/auth/google', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    const url = new URL(place(answer));
    expect(answer.status).toBe(302);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(url.origin).toBe(google.settings.issuer);
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect(rest).toEqual({
      client_id: 'limpid-tests',
      response_type: 'code',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const secret of [state, nonce, code_challenge]) expect(secret?.length).toBeGreaterThanOrEqual(43);
  });

  it('leads to no other address: the provider knows one, and `next` and its like mean nothing', async () => {
    const browser = house.browser();
    const url = await start(
      browser,
      '?next=https://evil.example&returnTo=//evil.example&back=//evil.example&redirect_uri=https://evil.example',
    );
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(CALLBACK);
    const visited = await google.visit(changed(url, (params) => params.set('redirect_uri', 'http://limpid.test/elsewhere')));
    expect(visited).toMatchObject({ status: 400 });
    expect(visited.back).toBeUndefined();
    expect(place(await browser.get(await through(url)))).toBe('/dashboard');
  });
});

describe('coming back', () => {
  it('opens an account without a password, with a verified address', async () => {
    const browser = house.browser();
    expect(await goThrough(browser)).toBe('/dashboard');
    const { email } = google.account;
    expect((await browser.get('/api/me')).body).toMatchObject({
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      emailVerified: true,
      hasPassword: false,
    });
    expect((await browser.get('/api/me/security')).body).toMatchObject({ google: { email }, isGoogleAvailable: true });
    expect((await signInTo(house, email)).answer).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  });

  it('enters the same account again, whatever the address is by then', async () => {
    const first = house.browser();
    await goThrough(first);
    const { id } = (await first.get('/api/me')).body;
    google.account = { ...google.account, email: `renamed${accounts}@example.com`, email_verified: false };
    const second = house.browser();
    expect(await goThrough(second)).toBe('/dashboard');
    expect((await second.get('/api/me')).body.id).toBe(id);
    const items = (await second.get('/api/me/sessions')).body.items as { isCurrent: boolean; method: string }[];
    expect(items.find((item) => item.isCurrent)).toMatchObject({ method: 'google' });
  });

  it('opens one account when ten browsers come at once', async () => {
    const browsers = Array.from({ length: 10 }, () => house.browser());
    const backs = await Promise.all(browsers.map(async (browser) => through(await start(browser))));
    const places = await Promise.all(browsers.map(async (browser, index) => place(await browser.get(backs[index] ?? ''))));
    expect(new Set(places)).toEqual(new Set(['/dashboard']));
    expect(await house.database.db.$count(people, eq(people.email, google.account.email))).toBe(1);
  });

  it('keeps names short and storable', async () => {
    google.account = { ...google.account, given_name: `\u0000${'é'.repeat(80)}`, family_name: ' ' };
    const browser = house.browser();
    expect(await goThrough(browser)).toBe('/dashboard');
    const me = (await browser.get('/api/me')).body;
    expect(String(me.firstName)).toHaveLength(50);
    expect(me.lastName).toBe('');
  });

  it('refuses an address that Google has not verified', async () => {
    google.account.email_verified = false;
    const browser = house.browser();
    expect(await goThrough(browser)).toBe('/auth?error=google_email_unverified');
    expect(await isIn(browser)).toBe(false);
    expect(await house.database.db.$count(people, eq(people.email, google.account.email))).toBe(0);
  });

  it('says that the person said no', async () => {
    google.isCancelled = true;
    const browser = house.browser();
    expect(await goThrough(browser)).toBe('/auth?error=google_cancelled');
    expect(await isIn(browser)).toBe(false);
  });
});

describe('a stranger’s hand on the way', () => {
  it.each<[string, (params: URLSearchParams) => void]>([
    ['without a state', (params) => params.delete('state')],
    ['with another state', (params) => params.set('state', 'x'.repeat(43))],
    ['from another issuer', (params) => params.set('iss', 'https://evil.example')],
    ['from no issuer', (params) => params.delete('iss')],
    ['without a code', (params) => params.delete('code')],
    ['with another code', (params) => params.set('code', 'x'.repeat(43))],
    ['with two states', (params) => params.append('state', 'x')],
  ])('is refused %s', async (_name, change) => {
    const browser = house.browser();
    const back = changed(await through(await start(browser)), change);
    expect(place(await browser.get(back))).toBe('/auth?error=google_failed');
    expect(await isIn(browser)).toBe(false);
    expect(await house.database.db.$count(people, eq(people.email, google.account.email))).toBe(0);
  });

  it('cannot use an answer twice, also not ten times at once', async () => {
    const browser = house.browser();
    const back = await through(await start(browser));
    const before = google.exchanges();
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.get(back)));
    expect(answers.map(place).filter((where) => where === '/dashboard')).toHaveLength(1);
    expect(google.exchanges()).toBe(before + 1);
  });

  it('cannot bring an answer of another browser: neither whole, nor its code', async () => {
    const [attacker, victim] = [house.browser(), house.browser()];
    const foreign = await through(await start(attacker));
    await victim.get('/api/csrf-token');
    expect(place(await victim.get(foreign))).toBe('/auth?error=google_failed');
    const own = await through(await start(victim));
    const code = new URL(foreign, 'http://limpid.test').searchParams.get('code') ?? '';
    expect(place(await victim.get(changed(own, (params) => params.set('code', code))))).toBe('/auth?error=google_failed');
    expect(await isIn(victim)).toBe(false);
    expect(place(await house.browser().get(foreign))).toBe('/auth?error=google_failed');
  });

  it.each([
    ['nonce', 'n'.repeat(43)],
    ['code_challenge', 'c'.repeat(43)],
  ])('cannot change the %s', async (name, value) => {
    const browser = house.browser();
    const url = changed(await start(browser), (params) => params.set(name, value));
    expect(place(await browser.get(await through(url)))).toBe('/auth?error=google_failed');
    expect(await isIn(browser)).toBe(false);
  });

  it('comes too late after ten minutes', async () => {
    const browser = house.browser();
    const back = await through(await start(browser));
    house.clock.now = new Date(begin.getTime() + 10 * 60_000 + 1);
    expect(place(await browser.get(back))).toBe('/auth?error=google_failed');
  });
});

describe('an address that has an account', () => {
  it('is linked once the password was proven, in this browser', async () => {
    const { email, id } = await house.newPerson(google.account.email);
    const browser = house.browser();
    expect(await goThrough(browser)).toBe('/auth?link=google');
    expect(await isIn(browser)).toBe(false);
    expect((await signInTo(house, email)).answer.body).not.toHaveProperty('linked');
    expect(await house.database.db.$count(identities, eq(identities.personId, id))).toBe(0);
    const wrong = await browser.post('/auth/login', { email, password: 'Wrong-Guess-9' });
    expect(wrong.status).toBe(401);
    expect((await browser.post('/auth/login', { email, password: GOOD_PASSWORD })).body).toMatchObject({ linked: 'google' });
    expect(await house.subjectsTo(email)).toContain('A Google account was connected');
    const again = house.browser();
    expect(await goThrough(again)).toBe('/dashboard');
    expect((await again.get('/api/me')).body.id).toBe(id);
  });

  it('is not linked to another person who signs in, nor after ten minutes', async () => {
    const { email, id } = await house.newPerson(google.account.email);
    const other = await house.newPerson();
    const browser = house.browser();
    await goThrough(browser);
    expect((await browser.post('/auth/login', { email: other.email, password: GOOD_PASSWORD })).body).not.toHaveProperty('linked');
    const late = house.browser();
    await goThrough(late);
    house.clock.now = new Date(begin.getTime() + 10 * 60_000 + 1);
    expect((await late.post('/auth/login', { email, password: GOOD_PASSWORD })).body).not.toHaveProperty('linked');
    for (const personId of [id, other.id]) expect(await house.database.db.$count(identities, eq(identities.personId, personId))).toBe(0);
  });

  it('is linked by a passkey too', async () => {
    const { browser: own, id } = await house.newPerson(google.account.email);
    const key = softPasskey();
    const options = await own.post('/api/me/passkeys/options', { password: GOOD_PASSWORD });
    await own.post('/api/me/passkeys', { name: 'Key', response: key.create(options.body) });
    const browser = house.browser();
    await goThrough(browser);
    const request = await browser.post('/auth/passkey/options');
    expect((await browser.post('/auth/passkey', { response: key.get(request.body) })).body).toMatchObject({ linked: 'google' });
    expect(await house.database.db.$count(identities, eq(identities.personId, id))).toBe(1);
  });
});

describe('linking from the settings', () => {
  const ask = (browser: TestBrowser, password: string | undefined = GOOD_PASSWORD) => browser.post('/api/me/google', { password });

  it('wants the password, and works with any address', async () => {
    const { browser, id, email } = await house.newPerson();
    expect(await ask(browser, 'Wrong-Guess-9')).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    const { url } = (await ask(browser)).body;
    expect(place(await browser.get(await through(String(url))))).toBe('/settings/security?linked=google');
    expect((await browser.get('/api/me/security')).body).toMatchObject({ google: { email: google.account.email } });
    expect(await ask(browser)).toMatchObject({ status: 409 });
    const again = house.browser();
    await goThrough(again);
    expect((await again.get('/api/me')).body.id).toBe(id);
    expect(await house.subjectsTo(email)).toContain('A Google account was connected');
  });

  it('ends only where it was begun, and tells that the account is linked elsewhere', async () => {
    const { browser } = await house.newPerson();
    const foreign = await through(String((await ask(browser)).body.url));
    const stranger = await house.newPerson();
    expect(place(await stranger.browser.get(foreign))).toContain('error=google_failed');
    expect((await stranger.browser.get('/api/me/security')).body).toMatchObject({ google: null });
    await goThrough(house.browser());
    const back = await through(String((await ask(browser)).body.url));
    expect(place(await browser.get(back))).toBe('/settings/security?error=google_linked_elsewhere');
  });

  it('unlinks with proof, but not the only way in', async () => {
    const { browser, email } = await house.newPerson();
    await browser.get(await through(String((await ask(browser)).body.url)));
    expect(await browser.post('/api/me/google/remove', {})).toMatchObject({ body: { code: 'wrong_password' } });
    expect((await browser.post('/api/me/google/remove', { password: GOOD_PASSWORD })).status).toBe(200);
    expect((await browser.post('/api/me/google/remove', { password: GOOD_PASSWORD })).status).toBe(404);
    expect(await house.subjectsTo(email)).toContain('A Google account was disconnected');
    google.account = { ...google.account, sub: `only-${accounts}`, email: `only${accounts}@example.com` };
    const only = house.browser();
    await goThrough(only);
    expect(await only.post('/api/me/google/remove', {})).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
    expect((await only.get('/api/me/security')).body).toMatchObject({ google: { email: google.account.email } });
  });
});

describe('people without a password', () => {
  it('prove themselves by coming from Google once more', async () => {
    const browser = house.browser();
    await goThrough(browser);
    house.clock.now = new Date(begin.getTime() + 11 * 60_000);
    const set = () => browser.post('/api/me/password', { newPassword: 'Brand-New-Lake-7' });
    expect(await set()).toMatchObject({ status: 409, body: { code: 'fresh_sign_in_required' } });
    const url = await start(browser, '?back=security');
    expect(new URL(url).searchParams.get('prompt')).toBe('select_account');
    expect(await goThrough(browser, '?back=security')).toBe('/settings/security');
    expect((await set()).status).toBe(200);
    expect((await signInTo(house, google.account.email, { password: 'Brand-New-Lake-7' })).answer.status).toBe(200);
  });

  it('are asked for their second factor after Google', async () => {
    const own = house.browser();
    await goThrough(own);
    const app = await startTotpFor(house, own, {});
    const browser = house.browser();
    expect(await goThrough(browser)).toBe('/auth?code=google');
    expect(await isIn(browser)).toBe(false);
    const code = (given: string, from = browser) => from.post('/auth/google/code', { code: given });
    expect(await code(app.code(), house.browser())).toMatchObject({ status: 409, body: { code: 'fresh_sign_in_required' } });
    expect(await code('nonsense')).toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => code(app.code())));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await isIn(browser)).toBe(true);
  });
});

describe('when Google is away', () => {
  it('says so in words at every step', async () => {
    const stranger = await googleStandIn(CALLBACK);
    const other = await accountHouse({ google: stranger.settings });
    const browser = other.browser();
    const begun = await start(browser);
    const { back } = await stranger.visit(begun);
    const own = await other.newPerson();
    await stranger.close();
    expect(place(await browser.get(pathOf(back)))).toBe('/auth?error=google_unavailable');
    expect(await other.database.db.$count(sessions)).toBe(1);
    expect((await own.browser.get('/api/me')).status).toBe(200);
    const cold = await accountHouse({ google: stranger.settings });
    expect(await start(cold.browser())).toBe('/auth?error=google_unavailable');
    const person = await cold.newPerson();
    expect(await person.browser.post('/api/me/google', { password: GOOD_PASSWORD })).toMatchObject({ status: 503 });
    await other.close();
    await cold.close();
  });

  it('says so when it is not set up', async () => {
    const plain = await accountHouse();
    const { browser } = await plain.newPerson();
    expect(await start(browser)).toBe('/auth?error=google_not_configured');
    expect(place(await browser.get('/auth/google/callback?code=x&state=y'))).toBe('/auth?error=google_not_configured');
    expect((await browser.post('/api/me/google', { password: GOOD_PASSWORD })).status).toBe(404);
    await plain.close();
  });
});
