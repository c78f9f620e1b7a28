// Outgoing mail on real queues: nothing is lost, nothing is sent twice, and no request waits for a mail server.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mailer, outboxMailer, smtpMailer } from '../adapters/mail.ts';
import { fakeMailer } from '../adapters/mail-fake.ts';
import { folderFiles } from '../adapters/files/folder-files.ts';
import { fakePush } from '../adapters/push-fake.ts';
import { newId } from '../db/ids.ts';
import { mails } from '../db/tables/mails.ts';
import { JOBS } from '../jobs.ts';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { adoptMails, deliverMail, MAIL_PRIORITY, postMail, sweepMails } from './mail-delivery.ts';
import { type RunningJobs, startJobs } from './queues.ts';

const NOW = new Date('2026-07-04T18:30:00Z');
const PERSON_ID = '0197f6f0-0000-7000-8000-00000000000a';
const later = (ms: number) => new Date(NOW.getTime() + ms);
const SOON = { timeout: 20_000, interval: 50 };
let database: TestDatabase;
const running: RunningJobs[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(mails);
  await database.pool.query('delete from pgboss.job');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});

const post = (recipient: string, priority: 0 | 10 = MAIL_PRIORITY.security) =>
  database.withTransaction((tx) =>
    postMail(tx, { recipient, subject: 'Hello', text: 'A link\n', html: '<p>A link</p>' }, NOW, { priority }),
  );
const rows = () => database.db.select().from(mails).orderBy(asc(mails.id));
const idOf = async (recipient: string) => (await database.db.select().from(mails).where(eq(mails.recipient, recipient)))[0]?.id ?? '';
const openJobs = async () => {
  const { rows: jobs } = await database.pool.query<{ state: string; priority: number; mailId: string }>(
    `select state, priority, data ->> 'mailId' as "mailId" from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`,
  );
  return jobs;
};
const startServer = async (mailer: Mailer, onError: (error: unknown) => void = () => {}, jobs = JOBS) => {
  const started = await startJobs(
    {
      connection: database,
      mailer,
      push: fakePush(),
      files: folderFiles('/nowhere'),
      log: () => undefined,
      site: { baseUrl: '', secret: '' },
      now: () => NOW,
    },
    jobs,
    onError,
  );
  running.push(started);
  return started;
};

describe('the queue', () => {
  it('has a mail exactly when the transaction that writes it commits', async () => {
    await post('kept@example.com');
    const failing = database.withTransaction(async (tx) => {
      await postMail(tx, { recipient: 'gone@example.com', subject: 'Hello', text: '' }, NOW, { priority: MAIL_PRIORITY.security });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await openJobs()).toEqual([{ state: 'created', priority: MAIL_PRIORITY.security, mailId: await idOf('kept@example.com') }]);
    expect(await rows()).toHaveLength(1);
  });

  it('is emptied by two servers without sending anything twice', async () => {
    for (let index = 0; index < 25; index += 1) await post(`person${index}@example.com`);
    const [one, two] = [fakeMailer(), fakeMailer()];
    await startServer(one);
    await startServer(two);
    await expect.poll(async () => (await openJobs()).length, SOON).toBe(0);
    const recipients = [...one.sent, ...two.sent].map((mail) => mail.recipient);
    expect(recipients).toHaveLength(25);
    expect(new Set(recipients).size).toBe(25);
    for (const row of await rows()) expect(row).toMatchObject({ bodyText: '', bodyHtml: null, sentAt: NOW });
  });

  it('gives mails about accounts away before letters', async () => {
    for (let index = 0; index < 6; index += 1) await post(`letter${index}@example.com`, MAIL_PRIORITY.letter);
    for (let index = 0; index < 4; index += 1) await post(`link${index}@example.com`);
    const mailer = fakeMailer();
    const oneByOne = JOBS.map((job) => ({ ...job, atOnce: 1 }));
    await startServer(mailer, () => {}, oneByOne);
    await expect.poll(() => mailer.sent.length, SOON).toBe(10);
    const order = mailer.sent.map((mail) => mail.recipient.slice(0, 4));
    expect(order.slice(0, 4)).toEqual(['link', 'link', 'link', 'link']);
  });

  it('keeps a mail that a mail server refuses, for later', async () => {
    await post('shaky@example.com');
    const mailer = fakeMailer();
    mailer.failures = 1;
    const errors: unknown[] = [];
    await startServer(mailer, (error) => errors.push(error));
    await expect.poll(async () => (await openJobs())[0]?.state, SOON).toBe('retry');
    expect(String(errors[0])).toContain('attempt 1 of 10');
    expect(String(errors[0])).not.toContain('shaky');
    await database.pool.query('update pgboss.job set start_after = now()');
    await expect.poll(() => mailer.sent.length, SOON).toBe(1);
  });

  it('sends what a killed server was about to send', async () => {
    await post('killed@example.com');
    const dead = new PgBoss({
      db: { executeSql: (text, values) => database.pool.query(text, values) },
      migrate: false,
      supervise: false,
      schedule: false,
    });
    await dead.start();
    // Taken and claimed, and then nothing was heard of it again.
    expect(await dead.fetch('mail')).toHaveLength(1);
    await database.db.update(mails).set({ attempts: 1, dueAt: later(-1) });
    await database.pool.query(`update pgboss.job set started_on = now() - interval '91 seconds' where state = 'active'`);
    await dead.supervise('mail');
    expect(await openJobs()).toMatchObject([{ state: 'retry' }]);
    await database.pool.query('update pgboss.job set start_after = now()');
    const mailer = fakeMailer();
    await startServer(mailer);
    await expect.poll(() => mailer.sent.length, SOON).toBe(1);
    await dead.stop({ graceful: false });
  });

  it('does not keep the server from stopping while a mail server is silent', async () => {
    await post('never@example.com');
    let asked = () => {};
    const asking = new Promise<void>((resolve) => (asked = resolve));
    const send = () => {
      asked();
      return new Promise<void>(() => {});
    };
    const jobs = await startServer({ ...fakeMailer(), send });
    await asking;
    await jobs.stop();
    expect((await openJobs()).map(({ state }) => state)).toEqual(['retry']);
  });
});

describe('delivery', () => {
  it('sends once when two try at the same moment', async () => {
    await post('one@example.com');
    const id = await idOf('one@example.com');
    const mailer = fakeMailer();
    const both = await Promise.allSettled([deliverMail(database.db, mailer, id, NOW), deliverMail(database.db, mailer, id, NOW)]);
    expect(mailer.sent).toHaveLength(1);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    await deliverMail(database.db, mailer, id, later(3600_000));
    expect(mailer.sent).toHaveLength(1);
  });

  it('gives up after ten attempts and forgets the words', async () => {
    await post('away@example.com');
    const id = await idOf('away@example.com');
    const mailer = fakeMailer();
    mailer.failures = 99;
    for (let attempt = 1; attempt < 10; attempt += 1)
      await expect(deliverMail(database.db, mailer, id, NOW)).rejects.toThrow(`attempt ${attempt} of 10`);
    await deliverMail(database.db, mailer, id, NOW);
    expect((await rows())[0]).toMatchObject({ attempts: 10, lastError: '451 try again later', bodyText: '', sentAt: null, givenUpAt: NOW });
    await deliverMail(database.db, mailer, id, NOW);
    expect((await rows())[0]?.attempts).toBe(10);
  });

  it('does not wait for ever for a mail server', async () => {
    await post('never@example.com');
    const hanging: Mailer = { ...fakeMailer(), send: () => new Promise(() => {}) };
    await expect(deliverMail(database.db, hanging, await idOf('never@example.com'), NOW, 20)).rejects.toThrow('attempt 1 of 10');
    expect((await rows())[0]).toMatchObject({ lastError: 'The mail server took too long.', attempts: 1, sentAt: null });
  });

  it('never sends a decoy', async () => {
    const decoy = { recipient: 'decoy@example.com', subject: 'Hello', text: '' };
    await postMail(database.db, decoy, NOW, { priority: MAIL_PRIORITY.security, isDecoy: true });
    const mailer = fakeMailer();
    await deliverMail(database.db, mailer, (await rows())[0]?.id ?? '', NOW);
    expect(mailer.sent).toEqual([]);
  });

  it('sweeps what is done with after a month', async () => {
    await post('old@example.com');
    await deliverMail(database.db, fakeMailer(), await idOf('old@example.com'), NOW);
    await post('waiting@example.com');
    await sweepMails(database.db, fakeMailer(), later(31 * 24 * 3600_000));
    expect((await rows()).map((row) => row.recipient)).toEqual(['waiting@example.com']);
  });
});

describe('mails without a job, as earlier versions wrote them', () => {
  const old = (recipient: string, about: Partial<typeof mails.$inferInsert> = {}) =>
    database.db
      .insert(mails)
      .values({ id: newId(), recipient, subject: 'Hello', bodyText: 'A link', createdAt: NOW, dueAt: NOW, ...about });

  it('are sent, those that wait or are being sent elsewhere in their time', async () => {
    await old('old@example.com');
    const inAnHour = new Date(Date.now() + 3600_000);
    await old('claimed@example.com', { attempts: 1, dueAt: inAnHour });
    await old('sent@example.com', { sentAt: NOW });
    await old('lost@example.com', { givenUpAt: NOW });
    await post('new@example.com');
    await adoptMails(database.db);
    await adoptMails(database.db);
    const expected = await Promise.all(['old@example.com', 'claimed@example.com', 'new@example.com'].map(idOf));
    expect((await openJobs()).map(({ mailId }) => mailId).toSorted()).toEqual(expected.toSorted());
    const { rows: late } = await database.pool.query<{ mailId: string; at: Date }>(
      `select data ->> 'mailId' as "mailId", start_after as at from pgboss.job where start_after > now() and name = 'mail'`,
    );
    expect(late).toEqual([{ mailId: expected[1], at: inAnHour }]);
    const mailer = fakeMailer();
    await startServer(mailer);
    await expect.poll(() => mailer.sent.map((mail) => mail.recipient).toSorted(), SOON).toEqual(['new@example.com', 'old@example.com']);
  });
});

const ofPriority = async () => Object.fromEntries((await openJobs()).map(({ mailId, priority }) => [mailId, priority]));

it('a mail whose job was lost keeps the priority that it was posted with', async () => {
  await database.pool.query(`insert into people (id, email, first_name, last_name) values ($1, 'mara@example.com', '', '')`, [PERSON_ID]);
  const posted = { subject: 'Hello', text: 'Words\n' };
  for (const [name, priority] of Object.entries(MAIL_PRIORITY)) {
    const [withPerson, without] = [`${name}.mara@example.com`, `${name}.nobody@example.com`];
    await postMail(database.db, { ...posted, recipient: withPerson }, NOW, { priority, personId: PERSON_ID });
    await postMail(database.db, { ...posted, recipient: without }, NOW, { priority });
  }
  const before = await ofPriority();
  expect(Object.values(before).toSorted()).toEqual([0, 0, 10, 10]);
  await database.pool.query('delete from pgboss.job');
  await adoptMails(database.db);
  expect(await ofPriority()).toEqual(before);
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

  it('forgets what is chosen by its name and its recipient, and what is not older stays', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'limpid-mail-'));
    const outbox = outboxMailer(folder, 'hello@limpid.example');
    const long = `${'m'.repeat(64)}@${'pool.'.repeat(30)}example.com`;
    const write = (id: string, recipient: string, ms: number) =>
      outbox.send({ ...MAIL, id, recipient, text: 'To: mara@example.com\n', writtenAt: later(ms) });
    await write('a1', 'mara@example.com', -1);
    await write('a2', long, -1);
    await write('a3', 'tamara@example.com', -1);
    await write('a4', 'mara@example.com', 0);
    await write('a5', 'other@example.com', -1);
    await write('a6', 'other@example.com', -1);
    writeFileSync(join(folder, 'notes.txt'), 'To: mara@example.com\n');
    writeFileSync(join(folder, `.${readdirSync(folder).find((name) => name.includes('a1'))}`), 'To: mara@example.com\n\nhalf');
    await outbox.forget(({ id, recipient }) => id === 'a5' || recipient === 'mara@example.com' || recipient === long, NOW);
    const left = readdirSync(folder).map((name) => name.replace(/^[^-]*-/, ''));
    expect(left.toSorted()).toEqual(['a3.eml', 'a4.eml', 'a6.eml', 'notes.txt']);
    await outboxMailer(join(folder, 'none'), 'hello@limpid.example').forget(() => true, NOW);
    rmSync(folder, { recursive: true });
  });

  it('is emptied of what is older than a month', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'limpid-mail-'));
    const outbox = outboxMailer(folder, 'hello@limpid.example');
    await outbox.send({ ...MAIL, id: 'old', writtenAt: later(-31 * 24 * 3600_000) });
    await outbox.send({ ...MAIL, id: 'new', writtenAt: later(-29 * 24 * 3600_000) });
    await sweepMails(database.db, outbox, NOW);
    expect(readdirSync(folder).map((name) => name.replace(/^[^-]*-/, ''))).toEqual(['new.eml']);
    rmSync(folder, { recursive: true });
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
