// A thousand reminders, each by inbox, mail and push, with two servers that are killed in between (kill -9) and a mail server that is dead at
// first: how often did each arrive? By hand: node bench/reminders.ts [how many]
import { type ChildProcess, spawn } from 'node:child_process';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer as createTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../server/src/db/open.ts';

const COUNT = Number(process.argv[2] ?? 1000);
const PORTS = [31_690, 31_691] as const;
const PUSH_PORT = 31_692;
const SMTP_PORT = 31_693;
const PATIENCE_MS = 20 * 60_000;
const MAIL_DEAD_MS = 30_000;
const HOUR_MS = 3600_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const root = join(import.meta.dirname, '..');
const begin = performance.now();
const log = (text: string) => console.log(`${((performance.now() - begin) / 1000).toFixed(0).padStart(5)} s  ${text}`);

/** What arrived, by name, and how often. */
const pushes = new Map<string, number>();
const mails = new Map<string, number>();
const count = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1);

function listenForPushes() {
  const server = createHttp((request, response) => {
    request.resume().on('end', () => {
      count(pushes, `${request.url} ${String(request.headers['topic'])}`);
      response.writeHead(201).end();
    });
  });
  return server.listen(PUSH_PORT, '127.0.0.1');
}

/** Takes every mail, and remembers its Message-ID. */
function listenForMails() {
  const server = createTcp((socket) => {
    let text = '';
    let isData = false;
    socket.on('error', () => {});
    socket.write('220 sink\r\n');
    const answer = (line: string): string => {
      if (/^(EHLO|HELO|MAIL|RCPT|RSET|NOOP)/i.test(line)) return '250 ok\r\n';
      if (/^DATA/i.test(line)) {
        isData = true;
        return '354 go on\r\n';
      }
      return /^QUIT/i.test(line) ? '221 bye\r\n' : '500 what\r\n';
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (;;) {
        const end = isData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          count(mails, /^Message-ID: (.*)$/im.exec(part)?.[1] ?? 'no id');
          socket.write('250 taken\r\n');
        } else socket.write(answer(part));
      }
    });
  });
  return server.listen(SMTP_PORT, '127.0.0.1');
}

/** A time zone in which it is noon, give or take an hour. */
function zoneOfNoon(): string {
  const offset = 12 - new Date().getUTCHours();
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

async function fill(database: Database): Promise<void> {
  const timeZone = zoneOfNoon();
  const tested = new Date(Date.now() - 9 * 24 * HOUR_MS);
  for (let index = 0; index < COUNT; index += 1) {
    const [personId, poolId] = [randomUUID(), randomUUID()];
    await database.pool.query(
      `insert into people (id, email, first_name, last_name, email_verified_at) values ($1, $2, 'Mara', 'Quist', now())`,
      [personId, `person${index}@example.com`],
    );
    await database.pool.query(
      `insert into pools (id, person_id, name, volume_l, kind, volume_source, sanitizer, setting, cover, usage, time_zone, shelf)
       values ($1, $2, 'Backyard', 40000, 'pool', 'known', 'chlorine', 'outdoor', 'none', 'normal', $3, '[]')`,
      [poolId, personId, timeZone],
    );
    await database.pool.query('insert into readings (pool_id, taken_at, id, ph) values ($1, $2, $3, 7.5)', [poolId, tested, randomUUID()]);
    await database.pool.query(
      `insert into push_subscriptions (id, person_id, endpoint, p256dh, auth, language) values ($1, $2, $3, $4, $5, 'en')`,
      [
        randomUUID(),
        personId,
        `http://127.0.0.1:${PUSH_PORT}/${index}`,
        createECDH('prime256v1').generateKeys().toString('base64url'),
        randomBytes(16).toString('base64url'),
      ],
    );
  }
}

const secret = randomBytes(32).toString('base64url');
const folder = mkdtempSync(join(tmpdir(), 'limpid-reminders-'));
chmodSync(folder, 0o711);
const children: ChildProcess[] = [];

async function startServer(index: 0 | 1, databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORTS[index]),
      DATA_DIR: join(folder, `server${index}`),
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: secret,
      SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
      OUTBOUND_ALLOW: `127.0.0.1:${PUSH_PORT}`,
      LOG_LEVEL: 'silent',
      WEATHER_BASE_URL: 'off',
      WEATHER_ALERTS_URL: 'off',
    },
  });
  children[index] = child;
  const isReady = () =>
    fetch(`http://127.0.0.1:${PORTS[index]}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await pause(200);
  }
}

async function killAndRestart(index: 0 | 1, databaseUrl: string, why: string): Promise<void> {
  const child = children[index];
  const hasEnded = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill('SIGKILL');
  await hasEnded;
  log(`killed server ${index} ${why}`);
  await startServer(index, databaseUrl);
}

async function run(database: Database): Promise<void> {
  await startServer(0, database.url);
  await fill(database);
  await startServer(1, database.url);
  log(`${COUNT} people with a test that is due`);
  listenForPushes().unref();
  setTimeout(() => {
    log('the mail server answers');
    listenForMails().unref();
  }, MAIL_DEAD_MS);
  const told = async () => Number((await database.pool.query('select count(*)::int as n from notifications')).rows[0]?.n ?? 0);
  const kills: { at: () => Promise<boolean> | boolean; server: 0 | 1; why: string }[] = [
    { at: async () => (await told()) > COUNT * 0.1, server: 0, why: 'while reminders are written' },
    { at: () => pushes.size > COUNT * 0.2, server: 1, why: 'while push messages go out' },
    { at: async () => (await told()) > COUNT * 0.6, server: 1, why: 'while reminders are written' },
    { at: () => mails.size > COUNT * 0.2, server: 0, why: 'while mails go out' },
    { at: () => mails.size > COUNT * 0.6, server: 1, why: 'while mails go out' },
  ];
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && !((await told()) === COUNT && pushes.size === COUNT && mails.size === COUNT)) {
    for (const kill of kills) {
      if (!(await kill.at())) continue;
      kills.splice(kills.indexOf(kill), 1);
      await killAndRestart(kill.server, database.url, kill.why);
      break;
    }
    await pause(20);
  }
  // What is sent twice comes late.
  await pause(150_000);
  const twice = (map: Map<string, number>) => [...map.values()].filter((times) => times > 1).length;
  const { rows } = await database.pool.query('select person_id from notifications group by 1 having count(*) > 1');
  log(`inbox: ${await told()} of ${COUNT}, ${rows.length} twice`);
  log(`push:  ${pushes.size} of ${COUNT}, ${twice(pushes)} taken twice by the push service under the same topic`);
  log(`mail:  ${mails.size} of ${COUNT}, ${twice(mails)} taken twice by the mail server under the same Message-ID`);
}

const database = await openDatabase({ dataDir: join(folder, 'database'), log: () => {} });
try {
  await run(database);
} finally {
  for (const child of children) child.kill('SIGKILL');
  await pause(500);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
