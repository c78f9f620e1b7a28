import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages } from '../../db/tables/contact-messages.ts';
import { mails } from '../../db/tables/mails.ts';
import { people } from '../../db/tables/people.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());

const LETTER = { name: 'Mara Silva', email: 'mara@example.com', topic: 'question', message: 'Does it know swim spas?', openForS: 40 };
const kept = () => house.database.db.select().from(contactMessages);
const sent = async () => (await house.database.db.select().from(mails)).filter(({ subject }) => subject.startsWith('Contact form'));

describe('a message to us', () => {
  it('is stored and mailed, also without an account', async () => {
    const answer = await house.browser().post('/api/contact', LETTER);
    expect(answer.status).toBe(202);
    expect(await kept()).toMatchObject([{ name: 'Mara Silva', topic: 'question', isSuspect: false, personId: null }]);
    const [mail] = await sent();
    expect(mail).toMatchObject({ recipient: 'hello@limpid.example', subject: 'Contact form: question' });
    expect(mail?.bodyText).toContain('Answer to: mara@example.com');
    expect(mail?.bodyText).toContain('Does it know swim spas?');
    expect(mail?.bodyText).toContain('Plan: none');
  });

  it('names the account of who is signed in', async () => {
    const mara = house.browser();
    await mara.register();
    await mara.post('/api/contact', { ...LETTER, message: 'From inside the house.' });
    const [person] = await house.database.db.select().from(people);
    expect(await kept()).toContainEqual(expect.objectContaining({ message: 'From inside the house.', personId: person?.id }));
  });

  it('is answered first for people on Pro', async () => {
    const mara = house.browser();
    await mara.register();
    await mara.post('/api/subscription/trial');
    await mara.post('/api/contact', LETTER);
    expect((await sent()).at(-1)?.subject).toBe('Contact form (priority): question');
  });

  it.each([
    ['the field that no one sees', { nickname: 'Best Pools' }],
    ['haste', { openForS: 0.4 }],
    ['a heap of links', { message: 'look '.concat('https://pools.example '.repeat(6)) }],
  ])('of a program is kept, not mailed, and answered alike: %s', async (_sign, sign) => {
    const before = (await sent()).length;
    const answer = await house.browser().post('/api/contact', { ...LETTER, ...sign });
    expect(answer).toMatchObject({ status: 202, body: { message: expect.stringContaining('Thank you') as string } });
    expect((await sent()).length).toBe(before);
    expect((await kept()).at(-1)).toMatchObject({ isSuspect: true });
  });

  it('says which field is missing what', async () => {
    const answer = await house.browser().post('/api/contact', { ...LETTER, name: ' ', email: 'mara', message: 'Hi' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(Object.keys((answer.body as { fields: object }).fields).toSorted()).toEqual(['email', 'message', 'name']);
  });

  it('cannot add lines to the head of the mail', async () => {
    await house.browser().post('/api/contact', { ...LETTER, name: 'Mara\nBcc: everyone@example.com' });
    expect((await sent()).at(-1)?.bodyText).toMatch(/^From: Mara Bcc: everyone@example.com\nAnswer to/);
  });

  it('is taken a few times an hour from one address', async () => {
    const eager = house.browser();
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await eager.post('/api/contact', LETTER)).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the form of a browser without a script', () => {
  const send = (form: Record<string, string> | string, headers: Record<string, string> = {}) =>
    house.app.server.inject({
      method: 'POST',
      url: '/contact',
      remoteAddress: '203.0.113.77',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
      payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
    });
  const FORM = { name: 'Ana López', email: 'ana@example.com', topic: 'advice', message: 'The water is green & cold.', nickname: '' };

  it('is stored and mailed, and shown the thanks', async () => {
    const answer = await send(FORM);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact#sent']);
    expect(await kept()).toContainEqual(expect.objectContaining({ name: 'Ana López', message: FORM.message, isSuspect: false }));
    expect((await sent()).at(-1)?.bodyText).toContain(FORM.message);
  });

  it('of a program is stored and not mailed', async () => {
    const before = (await sent()).length;
    expect((await send({ ...FORM, nickname: 'Best Pools' })).headers.location).toBe('/contact#sent');
    expect((await sent()).length).toBe(before);
  });

  it.each([
    ['a message too short', { ...FORM, message: 'Hi' }],
    ['a field that is not ours', { ...FORM, isAdmin: 'yes' }],
    ['more than a form holds', 'message='.concat('x'.repeat(70_000))],
  ])('is sent back for %s, and nothing is kept', async (_fault, form) => {
    const before = (await kept()).length;
    const answer = await send(form);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact#wrong']);
    expect((await kept()).length).toBe(before);
  });

  it('from the page of another person is refused', async () => {
    const before = (await kept()).length;
    expect((await send(FORM, { 'sec-fetch-site': 'cross-site' })).headers.location).toBe('/contact#later');
    expect((await kept()).length).toBe(before);
  });

  it('takes no form anywhere else', async () => {
    const answer = await house.app.server.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=a',
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });
});
