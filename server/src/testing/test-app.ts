// The house on a database of its own, without a port, and a browser for it that keeps cookies and fetches its protection token.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { createAccess } from '../access/access.ts';
import type { Files } from '../adapters/files/files.ts';
import { folderFiles } from '../adapters/files/folder-files.ts';
import { createLog } from '../adapters/log.ts';
import { pictureProcesses } from '../adapters/pictures/picture-processes.ts';
import { type FakePush, fakePush } from '../adapters/push-fake.ts';
import { poolLimitOf } from '../features/accounts/entitlements.ts';
import type { ModelService } from '../features/coach/answerers.ts';
import type { Thinker } from '../features/coach/threads/thinker.ts';
import { closeHttp, type HttpSettings, openHttp } from '../http/app.ts';
import { type LimitSettings, readLimits } from '../http/limits.ts';
import type { PagesAtRequest } from '../http/pages-at-request.ts';
import type { HttpApp } from '../http/route.ts';
import { requireDeclared } from './declared-problems.ts';
import { quickPasswords } from './quick-passwords.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

export interface TestAppOptions {
  /** only these routes, else the whole application */
  doors?: ((app: HttpApp, files: Files) => void)[];
  /** what pages show that are made at the request, beside `doors` */
  pages?: PagesAtRequest;
  limits?: Partial<LimitSettings>;
  settings?: Partial<HttpSettings>;
  /** a language model for the coach */
  coach?: ModelService;
  /** who works out what the built-in coach says */
  thinker?: Thinker;
  /** receives every log line */
  onLog?: (line: string) => void;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** the body as JSON; undefined when it is none */
  body: Record<string, unknown>;
}

export interface TestBrowser {
  cookies: Map<string, string>;
  address: string;
  send: (
    method: string,
    path: string,
    options?: { body?: unknown; payload?: Buffer; headers?: Record<string, string>; withoutToken?: boolean },
  ) => Promise<Answer>;
  get: (path: string) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  patch: (path: string, body?: unknown) => Promise<Answer>;
  remove: (path: string) => Promise<Answer>;
  /** A form with a file in the field `file`; `fields` as texts. */
  upload: (path: string, file: Buffer | undefined, fields?: Record<string, string>) => Promise<Answer>;
  /** A new account, signed in. */
  register: (about?: Partial<typeof PERSON>) => Promise<Answer>;
}

export interface TestApp {
  app: HttpApp;
  database: TestDatabase;
  push: FakePush;
  files: Files;
  /** the folder of `files` */
  filesDir: string;
  /** what the house takes for the time */
  clock: { now: Date };
  /** each browser comes from an address of its own unless told otherwise */
  browser: (address?: string) => TestBrowser;
  close: () => Promise<void>;
}

export const GOOD_PASSWORD = 'Teal-Harbor-41x';
const PERSON = { firstName: 'Mara', lastName: 'Quist', email: '', password: GOOD_PASSWORD };

/** One for all files of tests that share a process. */
const PICTURES = pictureProcesses();

let people = 0;
let addresses = 0;

export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase();
  const clock = { now: new Date() };
  const push = fakePush();
  const filesDir = await mkdtemp(join(tmpdir(), 'limpid-test-files-'));
  const files = folderFiles(filesDir);
  const settings: HttpSettings = {
    baseUrl: 'http://limpid.test',
    secret: 'a secret that only the tests know, and long',
    trustProxy: false,
    limits: { ...readLimits({}, 1), ...options.limits },
    ...options.settings,
  };
  const log = createLog(options.onLog ? 'debug' : 'silent', options.onLog ? { write: options.onLog } : undefined);
  const app = options.doors
    ? openRoutes(
        openHttp(database, log, settings, createAccess(poolLimitOf), () => clock.now),
        { doors: options.doors, files, settings, pages: options.pages },
      )
    : await wholeHouse({ connection: database, push, files, log, settings, clock, coach: options.coach, thinker: options.thinker });
  await app.server.ready();
  const close = async () => {
    await app.server.close();
    await database.close();
    await rm(filesDir, { recursive: true, force: true });
  };
  return { app, database, push, files, filesDir, clock, browser: (address) => browserOf(app, address ?? nextAddress()), close };
}

interface Rooms {
  doors: NonNullable<TestAppOptions['doors']>;
  files: Files;
  settings: HttpSettings;
  pages: PagesAtRequest | undefined;
}

function openRoutes(app: HttpApp, { doors, files, settings, pages }: Rooms): HttpApp {
  for (const door of doors) door(app, files);
  closeHttp(app, settings, pages);
  return app;
}

async function wholeHouse(parts: {
  connection: TestDatabase;
  push: FakePush;
  files: Files;
  log: ReturnType<typeof createLog>;
  settings: HttpSettings;
  clock: { now: Date };
  coach: ModelService | undefined;
  thinker: Thinker | undefined;
}) {
  const { buildApp } = await import('../app.ts');
  const { workHere } = await import('../features/coach/testing/work-here.ts');
  const { clock, ...rest } = parts;
  return buildApp({
    ...rest,
    thinker: rest.thinker ?? workHere,
    pictures: PICTURES,
    passwords: quickPasswords(),
    version: '0.0.0-test',
    supportAddress: 'hello@limpid.example',
    now: () => clock.now,
  });
}

/** Addresses of the network that is set aside for such things. */
function nextAddress(): string {
  addresses += 1;
  return `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

function browserOf(app: HttpApp, address: string): TestBrowser {
  const cookies = new Map<string, string>();
  let token: string | undefined;
  const ask = (options: InjectOptions) => askOnce(app, cookies, { remoteAddress: address, ...options });

  const send: TestBrowser['send'] = async (method, path, { body, payload, headers = {}, withoutToken = false } = {}) => {
    const isWrite = method !== 'GET' && !withoutToken;
    const attempt = async () => {
      if (isWrite) token ??= String((await ask({ method: 'GET', url: '/api/csrf-token' })).body.token);
      return ask({
        method: method,
        url: path,
        headers: { ...(isWrite ? { 'x-csrf-token': String(token) } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
        ...(payload === undefined ? {} : { payload }),
      });
    };
    const answer = await attempt();
    if (answer.status !== 403 || !isWrite) return answer;
    token = undefined;
    return attempt();
  };
  return { cookies, address, send, ...shorthands(send) };
}

async function askOnce(app: HttpApp, cookies: Map<string, string>, options: InjectOptions): Promise<Answer> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await app.server.inject({ ...options, headers: { ...(cookie ? { cookie } : {}), ...options.headers } });
  for (const set of response.cookies) {
    if (set.value === '') cookies.delete(set.name);
    else cookies.set(set.name, set.value);
  }
  const body = readJson(response.payload) as Answer['body'];
  const isProblem = String(response.headers['content-type']).startsWith('application/problem+json');
  if (isProblem) requireDeclared(options, body['code']);
  return { status: response.statusCode, headers: response.headers as Answer['headers'], text: response.payload, body };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function shorthands(send: TestBrowser['send']): Pick<TestBrowser, 'get' | 'post' | 'patch' | 'remove' | 'upload' | 'register'> {
  return {
    get: (path) => send('GET', path),
    post: (path, body, headers = {}) => send('POST', path, { body, headers }),
    patch: (path, body) => send('PATCH', path, { body }),
    remove: (path) => send('DELETE', path),
    upload: (path, file, fields = {}) => {
      const { payload, type } = formOf(file, fields);
      return send('POST', path, { payload, headers: { 'content-type': type } });
    },
    register: (about = {}) => {
      people += 1;
      return send('POST', '/auth/register', { body: { ...PERSON, email: `person${people}.${process.pid}@example.com`, ...about } });
    },
  };
}

const BOUNDARY = 'limpid-test-form-boundary';

/** As a browser writes it. */
export function formOf(file: Buffer | undefined, fields: Readonly<Record<string, string>>): { payload: Buffer; type: string } {
  const head = (name: string, more = '') => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => Buffer.from(`${head(name)}\r\n${value}\r\n`));
  const photo = file
    ? [Buffer.from(`${head('file', '; filename="../../etc/IMG 1.jpg"')}content-type: image/jpeg\r\n\r\n`), file, Buffer.from('\r\n')]
    : [];
  return {
    payload: Buffer.concat([...texts, ...photo, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}
