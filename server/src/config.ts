// The environment, read once at start into one frozen object. Nothing else in the server looks at process.env.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CoachSettings, coachSettings } from './config-coach.ts';
import { type S3Settings, s3Settings } from './config-s3.ts';
import { address, ConfigError, type Environment, factor, given, oneOf, url, wholeNumber } from './config-values.ts';

export { ConfigError };

export interface Config {
  isProduction: boolean;
  /** the folder that the application was installed to */
  projectDir: string;
  host: string;
  port: number;
  /** where people reach the application; links in mails begin with it; no slash at the end */
  baseUrl: string;
  /** PUBLIC_URL is set */
  hasPublicUrl: boolean;
  /** believe X-Forwarded-For: of the one proxy in front (true), or of the proxies with these addresses and networks */
  trustProxy: boolean | string[];
  dataDir: string;
  /** undefined: the embedded database */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  /** every rate limit is multiplied with it */
  limitsFactor: number;
  secrets: { session: string };
  mail: {
    /** undefined: mails become files in `folder` */
    smtpUrl: string | undefined;
    from: string;
    folder: string;
  };
  supportAddress: string;
  push: {
    /** undefined: the pair that is stored in the database */
    keys: { publicKey: string; privateKey: string } | undefined;
    /** where push services can reach the operator of this server */
    contact: string;
  };
  /** host:port of private addresses that may be called anyway, for tests */
  outboundAllow: string[];
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
  outside: OutsideServices;
  /** undefined: files are in the data folder */
  s3: S3Settings | undefined;
  /** undefined: the built-in coach */
  coach: CoachSettings | undefined;
  /** the build of the pages; undefined: this server has none */
  webBuildDir: string | undefined;
  logLevel: LogLevel;
}

/** What pages may load from elsewhere: nothing, unless it is set here. */
export interface OutsideServices {
  /** of Google Analytics 4 */
  analyticsId?: string | undefined;
  /** of a Sentry-compatible service */
  errorDsn?: string | undefined;
  ads?: AdSettings | undefined;
}
export interface AdSettings {
  scriptUrl: string;
  slots: { horizontal?: string | undefined; rectangle?: string | undefined; auto?: string | undefined };
  /** further origins that the advertisements come from */
  hosts: string[];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const PROJECT_DIR = projectDir(fileURLToPath(new URL('.', import.meta.url)));

/** Stands where the operator has named none. */
const NO_ADDRESS = 'hello@limpid.example';

export function readConfig(env: Environment): Config {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const dataDir = resolve(PROJECT_DIR, given(env, 'DATA_DIR') ?? 'data');
  const supportAddress = address(env, 'SUPPORT_ADDRESS', NO_ADDRESS);
  const config: Config = {
    isProduction: oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'production') === 'production',
    projectDir: PROJECT_DIR,
    host: given(env, 'HOST') ?? '0.0.0.0',
    port,
    baseUrl: url(env, 'PUBLIC_URL', ['http:', 'https:'])?.href.replace(/\/+$/, '') ?? `http://localhost:${port}`,
    hasPublicUrl: given(env, 'PUBLIC_URL') !== undefined,
    trustProxy: proxies(given(env, 'TRUST_PROXY')),
    dataDir,
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href,
    databasePoolSize: wholeNumber(env, 'DATABASE_POOL_SIZE', 10, 1, 500),
    limitsFactor: factor(env, 'LIMITS_FACTOR', 1),
    secrets: { session: secret(env, 'SESSION_SECRET', join(dataDir, 'secrets')) },
    mail: {
      smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href,
      from: address(env, 'MAIL_FROM', supportAddress),
      folder: join(dataDir, 'mail'),
    },
    supportAddress,
    push: { keys: pushKeys(env), contact: pushContact(env) },
    outboundAllow: outboundAllow(given(env, 'OUTBOUND_ALLOW')),
    google: google(env),
    outside: { analyticsId: analyticsId(env), errorDsn: errorDsn(env), ads: ads(env) },
    s3: s3Settings(env),
    coach: coachSettings(env),
    webBuildDir: buildDir(given(env, 'WEB_BUILD_DIR')),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
  return freeze(config);
}

/** Upwards from the source tree (server/src) and from a bundle (server/dist/...) alike: the folder with the lock file. */
function projectDir(from: string): string {
  const parent = resolve(from, '..');
  return existsSync(join(from, 'package-lock.json')) || parent === from ? from : projectDir(parent);
}

function buildDir(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const dir = resolve(PROJECT_DIR, text);
  if (!existsSync(join(dir, 'pages.json'))) throw new ConfigError(`WEB_BUILD_DIR is "${text}", but there is no build of the pages.`);
  return dir;
}

function proxies(text: string | undefined): boolean | string[] {
  if (text === undefined || text === 'false' || text === '0') return false;
  if (text === 'true' || text === '1') return true;
  const networks = text.split(',').map((network) => network.trim());
  if (networks.some((network) => !/^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(network)))
    throw new ConfigError(
      `TRUST_PROXY is "${text}", but must be true, false, or addresses and networks such as 10.0.0.0/8, with commas between.`,
    );
  return networks;
}

function pushKeys(env: Environment): Config['push']['keys'] {
  const publicKey = given(env, 'VAPID_PUBLIC_KEY');
  const privateKey = given(env, 'VAPID_PRIVATE_KEY');
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (!/^B[\w-]{86}$/.test(publicKey ?? '') || !/^[\w-]{43}$/.test(privateKey ?? ''))
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair as `npx web-push generate-vapid-keys` writes it.');
  return { publicKey: publicKey as string, privateKey: privateKey as string };
}

/** A made-up address is refused by some push services: the site itself is one that they can reach. */
function pushContact(env: Environment): string {
  const site = url(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (given(env, 'SUPPORT_ADDRESS') === undefined && site?.protocol === 'https:') return site.href.replace(/\/+$/, '');
  return `mailto:${address(env, 'SUPPORT_ADDRESS', address(env, 'MAIL_FROM', NO_ADDRESS))}`;
}

function outboundAllow(text: string | undefined): string[] {
  const hosts = text?.split(',').map((host) => host.trim()) ?? [];
  if (hosts.some((host) => !/^(\[[0-9a-fA-F:]+\]|[\w.-]+):\d{1,5}$/.test(host)))
    throw new ConfigError(`OUTBOUND_ALLOW is "${text}", but must be hosts with ports such as 127.0.0.1:8080, with commas between.`);
  return hosts;
}

function google(env: Environment): Config['google'] {
  const clientId = given(env, 'GOOGLE_CLIENT_ID');
  const clientSecret = given(env, 'GOOGLE_CLIENT_SECRET');
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.');
  return { clientId, clientSecret, issuer: issuer(env) };
}

function analyticsId(env: Environment): string | undefined {
  const text = given(env, 'ANALYTICS_ID');
  if (text !== undefined && !/^G-[A-Z0-9]{4,20}$/.test(text))
    throw new ConfigError(`ANALYTICS_ID is "${text}", but must be the id of a Google Analytics 4 stream, such as G-AB12CD34EF.`);
  return text;
}

/** Its key is public by design: browsers send it. A secret, as older services gave them, has no place in a page. */
function errorDsn(env: Environment): string | undefined {
  const dsn = url(env, 'SENTRY_DSN', ['https:', 'http:']);
  if (dsn && (dsn.username === '' || dsn.password !== '' || !/\/\d+$/.test(dsn.pathname)))
    throw new ConfigError('SENTRY_DSN must look like https://PUBLIC_KEY@HOST/PROJECT_NUMBER, without a secret key.');
  return dsn?.href;
}

const SLOT_VARIABLES = { horizontal: 'AD_SLOT_HORIZONTAL', rectangle: 'AD_SLOT_RECTANGLE', auto: 'AD_SLOT_AUTO' } as const;

function ads(env: Environment): AdSettings | undefined {
  const scriptUrl = url(env, 'AD_SCRIPT_URL', ['https:'])?.href;
  const slot = (name: string) => {
    const text = given(env, name);
    if (text !== undefined && !/^[\w-]{1,64}$/.test(text))
      throw new ConfigError(`${name} is "${text}", but must be an id of letters, digits, - and _.`);
    return text;
  };
  const slots = {
    horizontal: slot(SLOT_VARIABLES.horizontal),
    rectangle: slot(SLOT_VARIABLES.rectangle),
    auto: slot(SLOT_VARIABLES.auto),
  };
  const hasSlot = Object.values(slots).some((id) => id !== undefined);
  const hosts = given(env, 'AD_HOSTS')?.split(/[\s,]+/) ?? [];
  if (hosts.some((host) => !/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(host)))
    throw new ConfigError('AD_HOSTS must be origins such as https://ads.example or https://*.ads.example, with spaces between.');
  if (scriptUrl === undefined && !hasSlot && hosts.length === 0) return undefined;
  if (scriptUrl === undefined || !hasSlot)
    throw new ConfigError(
      `AD_SCRIPT_URL and at least one of ${Object.values(SLOT_VARIABLES).join(', ')} belong together: set both or neither.`,
    );
  return { scriptUrl, slots, hosts };
}

/** Google's, or another provider of OpenID Connect. Without encryption only on this machine, as in tests. */
function issuer(env: Environment): string {
  const value = url(env, 'GOOGLE_ISSUER', ['https:', 'http:']) ?? new URL('https://accounts.google.com');
  if (value.protocol === 'http:' && !['127.0.0.1', 'localhost', '[::1]'].includes(value.hostname))
    throw new ConfigError('GOOGLE_ISSUER must begin with https://, or lead to this machine.');
  return value.href.replace(/\/+$/, '');
}

const SHORTEST_SECRET = 32;

function secret(env: Environment, name: string, folder: string): string {
  const text = given(env, name);
  if (text !== undefined) {
    if (text.length < SHORTEST_SECRET || new Set(text).size < 8)
      throw new ConfigError(
        `${name} is too weak: it must have at least ${SHORTEST_SECRET} random characters. Leave it out and one is made for you.`,
      );
    return text;
  }
  try {
    return keepSecret(folder, 'session');
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR cannot be used: ${(error as Error).message}. Choose a folder that this account may write to.`, {
      cause: error,
    });
  }
}

/** The secret of that name, the same at every start. */
function keepSecret(folder: string, name: string): string {
  mkdirSync(join(folder, '..'), { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const kept = read(path);
  if (kept !== undefined) return kept;
  // Written to a temporary file and then linked, so that it is never half there and two simultaneous starts agree on one.
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600 });
  chmodSync(aside, 0o600);
  try {
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') writeFileSync(path, readFileSync(aside), { mode: 0o600, flag: 'wx' });
  } finally {
    rmSync(aside, { force: true });
  }
  return read(path) ?? '';
}

function read(path: string): string | undefined {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return undefined;
  if (process.platform !== 'win32' && (status.mode & 0o077) !== 0)
    throw new ConfigError(`The secret ${path} can be read by other accounts. Close it with: chmod 600 "${path}"`);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32)
    throw new ConfigError(
      `The secret ${path} is damaged. Bring it back from a copy, or delete it: a new one is made, everyone signs in again, and authenticator apps must be set up again.`,
    );
  return secret;
}

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (part && typeof part === 'object') freeze(part as object);
  return Object.freeze(value);
}
