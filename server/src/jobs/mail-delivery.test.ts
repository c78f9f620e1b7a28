import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mailer, outboxMailer, smtpMailer } from '../adapters/mail.ts';
import { fakeMailer } from '../adapters/mail-fake.ts';
import { newId } from '../db/ids.ts';
import { mails } from '../db/tables/mails.ts';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startJobs } from './house-jobs.ts';
import { deliverDueMails, sweepMails, waitAfter } from './mail-delivery.ts';

const NOW = new Date('2026-07-04T18:30:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(mails));

const post = (recipient: string) =>
  database.db
    .insert(mails)
    .values({ id: newId(), recipient, subject: 'Hello', bodyText: 'A link\n', bodyHtml: '<p>A link</p>', createdAt: NOW, dueAt: NOW });
const rows = () => database.db.select().from(mails).orderBy(asc(mails.id));

describe('delivery', () => {
  it('sends what is due once, and keeps no words of it', async () => {
    for (let index = 0; index < 25; index += 1) await post(`person${index}@example.com`);
    const mailer = fakeMailer();
    const both = await Promise.all([deliverDueMails(database.db, mailer, NOW), deliverDueMails(database.db, mailer, NOW)]);
    expect(both.reduce((sum, { sent }) => sum + sent, 0)).toBe(25);
    expect(new Set(mailer.sent.map((mail) => mail.recipient)).size).toBe(25);
    expect(mailer.sent).toHaveLength(25);
    for (const row of await rows()) expect(row).toMatchObject({ bodyText: '', bodyHtml: null, sentAt: NOW });
    expect(await deliverDueMails(database.db, mailer, later(3600_000))).toEqual({ sent: 0, failed: 0 });
  });

  it('tries again later and later, and gives up after ten times', async () => {
    await post('away@example.com');
    const mailer = fakeMailer();
    mailer.failures = 99;
    let now = NOW;
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(await deliverDueMails(database.db, mailer, now)).toEqual({ sent: 0, failed: 1 });
      expect(await deliverDueMails(database.db, mailer, new Date(now.getTime() + waitAfter(attempt) - 1))).toEqual({ sent: 0, failed: 0 });
      now = new Date(now.getTime() + waitAfter(attempt));
    }
    expect(await deliverDueMails(database.db, mailer, later(99 * 3600_000))).toEqual({ sent: 0, failed: 0 });
    expect((await rows())[0]).toMatchObject({ attempts: 10, lastError: '451 try again later', bodyText: '', sentAt: null });
    expect((await rows())[0]?.givenUpAt).not.toBeNull();
  });

  it('begins no other mail when it is told to stop', async () => {
    for (const name of ['a', 'b', 'c']) await post(`${name}@example.com`);
    const mailer = fakeMailer();
    expect(await deliverDueMails(database.db, mailer, NOW, { isStopping: () => mailer.sent.length >= 1 })).toEqual({ sent: 1, failed: 0 });
    expect((await rows()).filter((row) => row.attempts === 0)).toHaveLength(2);
    expect(await deliverDueMails(database.db, mailer, NOW)).toEqual({ sent: 2, failed: 0 });
  });

  it('does not wait for ever for a mail server', async () => {
    await post('never@example.com');
    const hanging: Mailer = { send: () => new Promise(() => {}), close: () => {} };
    expect(await deliverDueMails(database.db, hanging, NOW, { attemptMs: 20 })).toEqual({ sent: 0, failed: 1 });
    expect((await rows())[0]).toMatchObject({ lastError: 'The mail server took too long.', attempts: 1, sentAt: null });
  });

  it('waits only a moment for it when the house closes', async () => {
    await post('never@example.com');
    let asked = () => {};
    const asking = new Promise<void>((resolve) => (asked = resolve));
    const hanging: Mailer = {
      send: () => {
        asked();
        return new Promise(() => {});
      },
      close: () => {},
    };
    const jobs = startJobs({ db: database.db, mailer: hanging, now: () => NOW, onError: () => {} });
    await asking;
    const begin = performance.now();
    await jobs.stop();
    expect(performance.now() - begin).toBeLessThan(4500);
  }, 10_000);

  it('comes through after failures', async () => {
    await post('shaky@example.com');
    const mailer = fakeMailer();
    mailer.failures = 2;
    await deliverDueMails(database.db, mailer, NOW);
    await deliverDueMails(database.db, mailer, later(waitAfter(1)));
    expect(await deliverDueMails(database.db, mailer, later(waitAfter(1) + waitAfter(2)))).toEqual({ sent: 1, failed: 0 });
  });

  it('sweeps what is done with after a month', async () => {
    await post('old@example.com');
    await deliverDueMails(database.db, fakeMailer(), NOW);
    await post('waiting@example.com');
    await sweepMails(database.db, later(31 * 24 * 3600_000));
    expect((await rows()).map((row) => row.recipient)).toEqual(['waiting@example.com']);
  });
});

const LINK = `https://app.limpid-pools.example/auth?token=${'x'.repeat(24)}`;
const MAIL = {
  id: '0197f6f0-0000-7000-8000-000000000001',
  recipient: 'mara@example.com',
  subject: 'Reset your Limpid password',
  text: `Hello,\n\n${LINK}\n`,
  html: `<p><a\nhref="${LINK}">\nhere</a></p>`,
};

describe('the outbox folder', () => {
  it('holds whole mails that only we may read, with links in one piece', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'limpid-mail-')), 'mail');
    await outboxMailer(folder, 'hello@limpid.example', () => NOW).send(MAIL);
    const names = readdirSync(folder);
    expect(names).toEqual([`20260704T183000.000Z-${MAIL.id}.eml`]);
    const text = readFileSync(join(folder, names[0] as string), 'utf8');
    expect(text).toContain('To: mara@example.com');
    expect(text).toContain('Subject: Reset your Limpid password');
    expect(text).toContain(`\n${LINK}\n`);
    expect(text).toContain(`href="${LINK}">`);
    expect(statSync(join(folder, names[0] as string)).mode & 0o077).toBe(0);
    rmSync(join(folder, '..'), { recursive: true });
  });

  it('writes one recipient and no further headers, whatever an address holds', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'limpid-mail-'));
    await outboxMailer(folder, 'hello@limpid.example').send({
      ...MAIL,
      recipient: 'a@example.com, b@example.com',
      subject: 'Hi\r\nBcc: c@example.com',
    });
    const [name = ''] = readdirSync(folder);
    const head = readFileSync(join(folder, name), 'utf8').split('\n\n')[0] ?? '';
    expect(head).not.toMatch(/^Bcc:/m);
    expect(head.match(/^To:.*$/gm)).toHaveLength(1);
    expect(head).not.toMatch(/^To: a@example.com, b@example.com$/m);
    rmSync(folder, { recursive: true });
  });
});

describe('SMTP', () => {
  it('hands the mail to the server, and tells when it is refused', async () => {
    const taken: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (address, _session, done) =>
        done(address.address.startsWith('refused') ? Object.assign(new Error('no such box'), { responseCode: 550 }) : null),
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (chunk) => (text += chunk));
        stream.on('end', () => {
          taken.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(23_020, '127.0.0.1', resolve));
    const mailer = smtpMailer('smtp://127.0.0.1:23020', 'hello@limpid.example');
    await mailer.send(MAIL);
    expect(taken[0]).toContain('Reset your Limpid password');
    await expect(mailer.send({ ...MAIL, recipient: 'refused@example.com' })).rejects.toThrow('no such box');
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
    await expect(smtpMailer('smtp://127.0.0.1:23021', 'hello@limpid.example').send(MAIL)).rejects.toThrow('ECONNREFUSED');
  });
});
