import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxMailer } from '../../adapters/mail.ts';
import { mails } from '../../db/tables/mails.ts';
import { type AccountHouse, accountHouse } from '../../testing/account-house.ts';
import { GOOD_PASSWORD } from '../../testing/test-app.ts';
import { accountMail, languageOf } from './account-mails.ts';
import { type AccountMailKind, MAILS_IN_ENGLISH } from './texts/mail-texts-en.ts';
import { MAILS_IN_SPANISH } from './texts/mail-texts-es.ts';

const KINDS = Object.keys(MAILS_IN_ENGLISH) as AccountMailKind[];
const VALUES = { minutes: 30, left: 2 };
const URL = 'http://limpid.test/auth?token=abc_DEF-123';
const mail = (kind: AccountMailKind, language: 'en' | 'es') => accountMail(kind, { email: 'a@example.com', language }, URL, VALUES);

describe('the words of the mails', () => {
  it.each(KINDS)('%s: both languages, with the link, all values, short lines and HTML in ASCII', (kind) => {
    const [english, spanish] = [mail(kind, 'en'), mail(kind, 'es')];
    expect(spanish.subject).not.toBe(english.subject);
    expect(english.text + english.subject).toMatch(/^[\x20-\x7e\n]+$/);
    for (const { text, html } of [english, spanish]) {
      expect(text).toContain(`\n${URL}\n`);
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(html).toMatch(/^[\x20-\x7e\n]+$/);
      expect(Math.max(...`${text}\n${html}`.split('\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    }
    expect(spanish.html).toContain('<html lang="es">');
    const placeholders = (words: object) => Object.values(words).flatMap((text: string) => text.match(/\{\w+\}/g) ?? []);
    expect(placeholders(MAILS_IN_SPANISH[kind])).toEqual(placeholders(MAILS_IN_ENGLISH[kind]));
  });

  it('arrive whole: letters with accents, and the link in one piece', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'limpid-mails-'));
    const mailer = outboxMailer(folder, 'Limpid <hello@limpid.test>');
    await mailer.send({ id: 'x', ...mail('reset', 'es') });
    const [name = ''] = await readdir(folder);
    const raw = await readFile(join(folder, name), 'utf8');
    await rm(folder, { recursive: true });
    expect(raw).toContain(`href="${URL}"`);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(raw).toContain('contrase=C3=B1a');
  });
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR, es;q=0.4, en;q=0.6', 'en'],
  ['en;q=0, es;q=0.1', 'es'],
  ['de', 'en'],
  ['__proto__, constructor;q=x', 'en'],
])('a browser that asks for %s gets %s', (header, language) => {
  expect(languageOf({ headers: { 'accept-language': header } })).toBe(language);
});

describe('the language of a mail', () => {
  let house: AccountHouse;
  beforeAll(async () => {
    house = await accountHouse();
  });
  afterAll(() => house.close());

  const textsTo = async (email: string) => {
    const rows = await house.database.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id));
    return rows.map(({ bodyText }) => bodyText);
  };
  const resetFrom = (email: string, language: string) =>
    house.browser().post('/api/auth/request-password-reset', { email }, { 'accept-language': language });

  it('is the browser’s until the account has one', async () => {
    const email = 'sin-idioma@example.com';
    const account = { email, firstName: 'Mara', lastName: 'Quist', password: GOOD_PASSWORD };
    await house.browser().post('/auth/register', account, { 'accept-language': 'es-MX,es;q=0.9' });
    expect(await house.subjectsTo(email)).toEqual(['Confirma tu correo electrónico']);
    await resetFrom(email, 'en-US');
    await resetFrom(email, 'es');
    expect((await house.subjectsTo(email)).slice(1)).toEqual(['Reset your Limpid password', 'Restablece tu contraseña de Limpid']);
    expect((await textsTo(email)).at(-1)).toContain('durante 30 minutos');
    expect(await house.tokenTo(email, 'token')).not.toBe('');
  });

  it('is what the account has chosen, no matter who asks', async () => {
    const { browser, email } = await house.newPerson();
    await browser.patch('/api/me', { language: 'es' });
    await resetFrom(email, 'en-US');
    const newEmail = `nueva.${email}`;
    await browser.post('/api/me/email', { newEmail, password: GOOD_PASSWORD }, { 'accept-language': 'en' });
    expect((await house.subjectsTo(email)).slice(1)).toEqual([
      'Restablece tu contraseña de Limpid',
      'Un nuevo correo electrónico para tu cuenta de Limpid',
    ]);
    expect(await house.subjectsTo(newEmail)).toEqual(['Confirma tu nuevo correo electrónico']);
    await browser.post('/api/auth/confirm-email', { token: await house.tokenTo(newEmail, 'confirm') });
    expect((await house.subjectsTo(email)).at(-1)).toBe('Tu cuenta de Limpid tiene un nuevo correo electrónico');
  });
});
