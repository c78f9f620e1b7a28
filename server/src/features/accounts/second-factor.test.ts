import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoveryCodes } from '../../db/tables/recovery-codes.ts';
import { totpFactors } from '../../db/tables/totp-factors.ts';
import { type AccountHouse, accountHouse, signInTo } from '../../testing/account-house.ts';
import { appOf, startTotpFor } from '../../testing/authenticator-app.ts';
import { GOOD_PASSWORD } from '../../testing/test-app.ts';
import { hashRecoveryCode } from './one-time-codes.ts';
import { seal, unseal } from './sealing.ts';

const HOUR_MS = 3600_000;
let house: AccountHouse;
let begin: Date;

beforeAll(async () => {
  house = await accountHouse();
  // In the middle of a step, so that no code changes while it is typed.
  begin = new Date(Math.floor(Date.now() / 30_000) * 30_000 + 15_000);
  house.clock.now = begin;
});
afterAll(() => house.close());

async function guarded() {
  const person = await house.newPerson();
  return { ...person, app: await startTotpFor(house, person.browser) };
}

describe('turning it on', () => {
  it('wants the password, then a code of the app, and gives ten recovery codes once', async () => {
    const { browser, email } = await house.newPerson();
    expect(await browser.post('/api/me/totp', {})).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    const begun = await browser.post('/api/me/totp', { password: GOOD_PASSWORD });
    const secret = String(begun.body.secret);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.body.otpauthUrl).toBe(
      `otpauth://totp/Limpid:${encodeURIComponent(email)}?issuer=Limpid&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await browser.get('/api/me/security')).body).toMatchObject({ totp: { isEnabled: false, recoveryCodesLeft: 0 } });
    expect((await signInTo(house, email)).answer.status).toBe(200);
    const code = appOf(house, secret);
    expect(await browser.post('/api/me/totp/confirm', { code: code(7) })).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    const confirmed = await browser.post('/api/me/totp/confirm', { code: ` ${code().slice(0, 3)} ${code().slice(3)}` });
    const codes = confirmed.body.recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect((await browser.get('/api/me/security')).body).toMatchObject({ totp: { isEnabled: true, recoveryCodesLeft: 10 } });
    expect(await house.subjectsTo(email)).toContain('Two-step sign-in is on');
    expect(await browser.post('/api/me/totp', { password: GOOD_PASSWORD })).toMatchObject({ status: 409 });
    expect(await browser.post('/api/me/totp/confirm', { code: code(1) })).toMatchObject({ status: 409 });
  });

  it('keeps the secret sealed and the recovery codes as hashes', async () => {
    const { id, app } = await guarded();
    const [row] = await house.database.db.select().from(totpFactors).where(eq(totpFactors.personId, id));
    expect(row?.sealedSecret).not.toContain(app.secret);
    expect(unseal(house.app.secret, id, row?.sealedSecret ?? '')).toBe(app.secret);
    expect(unseal('another secret', id, row?.sealedSecret ?? '')).toBeUndefined();
    expect(unseal(house.app.secret, crypto.randomUUID(), row?.sealedSecret ?? '')).toBeUndefined();
    expect(unseal(house.app.secret, id, `${row?.sealedSecret.slice(0, -2)}AA`)).toBeUndefined();
    expect(seal(house.app.secret, id, app.secret)).not.toBe(seal(house.app.secret, id, app.secret));
    const kept = (await house.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.personId, id))).map((one) => one.codeHash);
    expect(kept.toSorted()).toEqual(app.recoveryCodes.map(hashRecoveryCode).toSorted());
  });

  it('happens once when ten confirm at once, and not an hour later', async () => {
    const { browser } = await house.newPerson();
    const begun = await browser.post('/api/me/totp', { password: GOOD_PASSWORD });
    const code = appOf(house, String(begun.body.secret));
    house.clock.now = new Date(begin.getTime() + HOUR_MS + 60_000);
    expect((await browser.post('/api/me/totp/confirm', { code: code() })).status).toBe(409);
    house.clock.now = begin;
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post('/api/me/totp/confirm', { code: code() })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9);
    const [winner] = answers.filter((answer) => answer.status === 200);
    const { browser: other, answer } = await signInTo(house, (await browser.get('/api/me')).body.email as string, {
      code: (winner?.body.recoveryCodes as string[] | undefined)?.[0] ?? '',
    });
    expect(answer.status).toBe(200);
    expect((await other.get('/api/me')).status).toBe(200);
  });
});

describe('signing in with it', () => {
  it('asks for the code only after the right password, and opens no session without', async () => {
    const { email, app } = await guarded();
    const wrong = await signInTo(house, email, { password: 'Wrong-Guess-9' });
    const unknown = await signInTo(house, 'nobody-at-all@example.com', { password: 'Wrong-Guess-9' });
    const plain = ({ answer }: typeof wrong) => ({ ...answer.body, requestId: '' });
    expect(plain(wrong)).toEqual(plain(unknown));
    expect(plain(await signInTo(house, email, { password: 'Wrong-Guess-9', code: app.code() }))).toEqual(plain(unknown));
    const half = await signInTo(house, email);
    expect(half.answer).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
    expect(half.browser.cookies.has('lmp_session')).toBe(false);
    expect(half.browser.cookies.has('lmp_device')).toBe(false);
    const bad = await signInTo(house, email, { code: '000000' === app.code() ? '000001' : '000000' });
    expect(bad.answer).toMatchObject({ status: 401, body: { code: 'second_factor_wrong', fields: { code: expect.any(String) } } });
    expect(bad.browser.cookies.has('lmp_session')).toBe(false);
    expect((await signInTo(house, email, { code: app.code() })).answer.status).toBe(200);
  });

  it('takes a code once, also when ten use it at once, and none before it', async () => {
    const { email, app } = await guarded();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInTo(house, email, { code: app.code() })));
    expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter(({ answer }) => answer.body.code === 'second_factor_wrong')).toHaveLength(9);
    expect((await signInTo(house, email, { code: app.code(-1) })).answer.status).toBe(401);
    expect((await signInTo(house, email, { code: app.code(1) })).answer.status).toBe(200);
  });

  it('takes the codes of one step around now, no others', async () => {
    const { email, app } = await guarded();
    for (const steps of [-3, -2, 2, 3]) expect((await signInTo(house, email, { code: app.code(steps) })).answer.status).toBe(401);
    expect((await signInTo(house, email, { code: app.code(1) })).answer.status).toBe(200);
  });

  it('goes on after the clock was ahead, or behind, and takes no code twice', async () => {
    const { email, app } = await guarded();
    const enter = async (code: string) => (await signInTo(house, email, { code })).answer.status;
    const at = (time: number) => {
      house.clock.now = new Date(time);
    };
    const right = begin.getTime();
    const wrong = right + 400 * 24 * HOUR_MS;
    const used = app.code();
    expect(await enter(used)).toBe(200);
    at(wrong);
    const usedAhead = app.code();
    expect(await enter(usedAhead)).toBe(200);
    at(right);
    expect(await enter(used)).toBe(401);
    expect(await enter(app.code(-1))).toBe(401);
    expect(await enter(app.code(1))).toBe(200);
    expect(await enter(app.code(1))).toBe(401);
    at(right - 24 * HOUR_MS);
    expect(await enter(app.code())).toBe(200);
    expect(await enter(app.code())).toBe(401);
    at(right);
    expect(await enter(used)).toBe(401);
    at(right + 60_000);
    expect(await enter(app.code())).toBe(200);
    at(wrong);
    expect(await enter(usedAhead)).toBe(401);
    expect(await enter(app.code(1))).toBe(200);
    at(right);
  });

  it('takes a recovery code once, also when ten use it at once, and says so by mail', async () => {
    const { browser, email, app } = await guarded();
    const [code = ''] = app.recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInTo(house, email, { code })));
    expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(1);
    expect((await browser.get('/api/me/security')).body).toMatchObject({ totp: { recoveryCodesLeft: 9 } });
    expect((await house.subjectsTo(email)).filter((subject) => subject === 'A recovery code was used')).toHaveLength(1);
    const typed = (app.recoveryCodes[1] ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await signInTo(house, email, { code: typed })).answer.status).toBe(200);
  });

  it('takes no one else’s recovery code', async () => {
    const [one, other] = [await guarded(), await guarded()];
    expect((await signInTo(house, one.email, { code: other.app.recoveryCodes[0] ?? '' })).answer.status).toBe(401);
  });

  it('lets few codes be tried, whatever the browser', async () => {
    const strict = await accountHouse({ limits: { secondFactor: { count: 10, windowS: HOUR_MS / 1000 } } });
    strict.clock.now = begin;
    const { browser, email } = await strict.newPerson();
    const app = await startTotpFor(strict, browser);
    const wrong = ['111111', '222222', '333333'].find((code) => ![app.code(-1), app.code(), app.code(1)].includes(code)) ?? '';
    const tries = await Promise.all(Array.from({ length: 14 }, () => signInTo(strict, email, { code: wrong })));
    expect(tries.filter(({ answer }) => answer.status === 401)).toHaveLength(10);
    expect(tries.filter(({ answer }) => answer.status === 429)).toHaveLength(4);
    expect((await signInTo(strict, email, { code: app.code() })).answer.status).toBe(429);
    await strict.close();
  });

  it('counts the tries without a code too', async () => {
    const strict = await accountHouse({
      limits: { signInAccount: { count: 5, windowS: 3600 }, signInDevice: { count: 5, windowS: 3600 } },
    });
    strict.clock.now = begin;
    const { browser, email } = await strict.newPerson();
    await startTotpFor(strict, browser);
    const tries = [];
    for (let index = 0; index < 7; index += 1) tries.push((await signInTo(strict, email)).answer.status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429]);
    await strict.close();
  });
});

describe('turning it off and renewing the codes', () => {
  it('wants password and code', async () => {
    const { browser, email, app } = await guarded();
    const remove = (body: object) => browser.post('/api/me/totp/remove', body);
    expect(await remove({ password: GOOD_PASSWORD })).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } });
    expect(await remove({ code: app.code() })).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    expect(await remove({ password: GOOD_PASSWORD, code: 'nonsense' })).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    expect((await remove({ password: GOOD_PASSWORD, code: app.code() })).status).toBe(200);
    expect((await remove({ password: GOOD_PASSWORD, code: app.code(1) })).status).toBe(409);
    expect((await signInTo(house, email)).answer.status).toBe(200);
    expect((await signInTo(house, email, { code: app.recoveryCodes[0] ?? '' })).answer.status).toBe(200);
    expect((await browser.get('/api/me/security')).body).toMatchObject({ totp: { isEnabled: false, recoveryCodesLeft: 0 } });
    expect(await house.subjectsTo(email)).toContain('Two-step sign-in is off');
  });

  it('gives new recovery codes in the place of the old', async () => {
    const { browser, email, app } = await guarded();
    const renewed = await browser.post('/api/me/recovery-codes', { password: GOOD_PASSWORD, code: app.code() });
    const [code = ''] = renewed.body.recoveryCodes as string[];
    expect((await signInTo(house, email, { code: app.recoveryCodes[0] ?? '' })).answer.status).toBe(401);
    expect((await signInTo(house, email, { code })).answer.status).toBe(200);
    expect(await house.subjectsTo(email)).toContain('You have new recovery codes');
  });

  it('uses no code up when the password was wrong', async () => {
    const { browser, email, app } = await guarded();
    await browser.post('/api/me/recovery-codes', { password: 'Wrong-Guess-9', code: app.recoveryCodes[0] });
    expect((await signInTo(house, email, { code: app.recoveryCodes[0] ?? '' })).answer.status).toBe(200);
  });

  it('lets recovery codes work still when the installation has lost its secret', async () => {
    const lines: string[] = [];
    const other = await accountHouse({ onLog: (line) => lines.push(line) });
    other.clock.now = begin;
    const { browser, email } = await other.newPerson();
    const app = await startTotpFor(other, browser);
    other.app.secret = 'another secret that is long enough as well';
    expect((await signInTo(other, email, { code: app.code() })).answer.status).toBe(401);
    expect(lines.join('\n')).toContain('was SESSION_SECRET changed?');
    expect((await signInTo(other, email, { code: app.recoveryCodes[0] ?? '' })).answer.status).toBe(200);
    await other.close();
  });

  it('outlives a new password by mail, once the address was proven', async () => {
    const { browser, email, app } = await guarded();
    await browser.post('/api/auth/verify-email', { token: await house.tokenTo(email, 'verify') });
    await house.browser().post('/api/auth/request-password-reset', { email });
    const token = await house.tokenTo(email, 'token');
    await house.browser().post('/api/auth/reset-password', { token, password: 'Brand-New-Lake-7' });
    expect((await signInTo(house, email, { password: 'Brand-New-Lake-7' })).answer.status).toBe(401);
    expect((await signInTo(house, email, { password: 'Brand-New-Lake-7', code: app.code() })).answer.status).toBe(200);
  });
});
