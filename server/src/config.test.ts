import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'limpid-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env });

it('needs nothing', () => {
  expect(read({})).toMatchObject({
    isProduction: true,
    port: 3000,
    baseUrl: 'http://localhost:3000',
    trustProxy: false,
    dataDir,
    databaseUrl: undefined,
    limitsFactor: 1,
    mail: { smtpUrl: undefined, from: 'hello@limpid.example', folder: join(dataDir, 'mail') },
    google: undefined,
  });
});

it('takes what is given and cannot be changed afterwards', () => {
  const config = read({
    PORT: '8080',
    PUBLIC_URL: 'https://pool.example/',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    DATABASE_URL: 'postgres://me:secret@db.example/limpid',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'pools@pool.example',
    LIMITS_FACTOR: '2.5',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    NODE_ENV: 'development',
    HOST: ' ',
  });
  expect(config).toMatchObject({
    isProduction: false,
    host: '0.0.0.0',
    baseUrl: 'https://pool.example',
    trustProxy: ['10.0.0.0/8', '::1'],
    limitsFactor: 2.5,
    google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
  });
  expect(() => Object.assign(config.mail, { from: 'x@y' })).toThrow(TypeError);
});

it.each([
  [{}, 'mailto:hello@limpid.example'],
  [{ MAIL_FROM: 'pools@pool.example' }, 'mailto:pools@pool.example'],
  [{ PUBLIC_URL: 'http://pool.example' }, 'mailto:hello@limpid.example'],
  [{ PUBLIC_URL: 'https://pool.example/', MAIL_FROM: 'pools@pool.example' }, 'https://pool.example'],
  [{ PUBLIC_URL: 'https://pool.example', SUPPORT_ADDRESS: 'help@pool.example' }, 'mailto:help@pool.example'],
])('tells push services where the operator can be reached: %o', (env, contact) => {
  expect(read(env).push.contact).toBe(contact);
});

it('takes another issuer in the place of Google, without encryption on this machine only', () => {
  const issuerOf = (issuer: string) =>
    read({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: issuer }).google?.issuer;
  expect(issuerOf('https://id.example/realm/')).toBe('https://id.example/realm');
  expect(issuerOf('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
  for (const issuer of ['http://id.example', 'http://127.0.0.1.evil.example', 'id.example', 'javascript:alert(1)']) {
    expect(() => issuerOf(issuer)).toThrow('GOOGLE_ISSUER');
  }
});

describe('refuses, naming the variable', () => {
  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'db.example'],
    ['PUBLIC_URL', 'pool.example'],
    ['LIMITS_FACTOR', '0'],
    ['LIMITS_FACTOR', 'many'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'Pools <pools@pool.example>'],
    ['TRUST_PROXY', 'yes please'],
    ['GOOGLE_CLIENT_ID', 'alone'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_POOL_SIZE', '0'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', 'a'.repeat(64)],
    ['DATA_DIR', '/dev/null/data'],
    ['WEB_BUILD_DIR', '/nowhere'],
    ['WEATHER_BASE_URL', 'open-meteo'],
    ['WEATHER_API_KEY', 'a key'],
  ])('%s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('does not repeat a password', () => {
    expect(() => read({ DATABASE_URL: 'mysql://me:hunter2@db' })).toThrow(/^(?!.*hunter2)/);
  });
});

describe('the weather', () => {
  it('comes from the free service, the paid one with a key, another server, or from nowhere', () => {
    const from = (env: Record<string, string>) => read(env).weather;
    expect(from({})).toMatchObject({
      forecasts: { baseUrl: 'https://api.open-meteo.com' },
      alerts: { baseUrl: 'https://api.weather.gov' },
    });
    expect(from({ WEATHER_API_KEY: 'abcd1234' }).forecasts).toEqual({
      baseUrl: 'https://customer-api.open-meteo.com',
      apiKey: 'abcd1234',
    });
    expect(from({ WEATHER_BASE_URL: 'http://127.0.0.1:3999/' }).forecasts?.baseUrl).toBe('http://127.0.0.1:3999');
    expect(from({ WEATHER_BASE_URL: 'off', WEATHER_ALERTS_URL: 'Off' })).toEqual({ forecasts: undefined, alerts: undefined });
  });
});

describe('the session secret', () => {
  const path = () => join(dataDir, 'secrets', 'session');

  it('is made once, for this account only, and stays', () => {
    const { secrets } = read({});
    expect(secrets.session.length).toBeGreaterThanOrEqual(43);
    expect(readFileSync(path(), 'utf8')).toBe(secrets.session);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(read({}).secrets.session).toBe(secrets.session);
  });

  it('is refused when others can read it or when it is damaged', () => {
    read({});
    chmodSync(path(), 0o644);
    expect(() => read({})).toThrow(/can be read by other accounts/);
    chmodSync(path(), 0o600);
    writeFileSync(path(), 'x');
    expect(() => read({})).toThrow(/is damaged/);
  });

  it('comes from the environment when it is given', () => {
    const given = 'k8Jq2vZ0pLr7XwYb3NcTfGh5DsMaQe19';
    expect(read({ SESSION_SECRET: given }).secrets.session).toBe(given);
  });
});

describe('what pages may load from elsewhere', () => {
  it('is nothing', () => {
    expect(read({}).outside).toEqual({ analyticsId: undefined, errorDsn: undefined, ads: undefined });
    expect(read({ ANALYTICS_ID: '', SENTRY_DSN: ' ', AD_SCRIPT_URL: '' }).outside.ads).toBeUndefined();
  });

  it('is what is set', () => {
    const { outside } = read({
      ANALYTICS_ID: 'G-AB12CD34EF',
      SENTRY_DSN: 'https://0a1b2c@errors.example/42',
      AD_SCRIPT_URL: 'https://ads.example/show.js?client=ca-1',
      AD_SLOT_HORIZONTAL: '123',
      AD_HOSTS: 'https://pictures.example, https://*.frames.example',
    });
    expect(outside).toEqual({
      analyticsId: 'G-AB12CD34EF',
      errorDsn: 'https://0a1b2c@errors.example/42',
      ads: {
        scriptUrl: 'https://ads.example/show.js?client=ca-1',
        slots: { horizontal: '123', rectangle: undefined, auto: undefined },
        hosts: ['https://pictures.example', 'https://*.frames.example'],
      },
    });
  });

  it.each([
    ['ANALYTICS_ID', 'UA-1234-1'],
    ['ANALYTICS_ID', "G-AB12'; script-src *"],
    ['SENTRY_DSN', 'errors.example/42'],
    ['SENTRY_DSN', 'https://errors.example/42'],
    ['SENTRY_DSN', 'https://key:secret@errors.example/42'],
    ['SENTRY_DSN', 'https://key@errors.example/'],
    ['AD_SCRIPT_URL', 'http://ads.example/show.js'],
    ['AD_SLOT_AUTO', 'a b'],
    ['AD_HOSTS', '*'],
    ['AD_HOSTS', 'https://ads.example/path'],
  ])('refuses %s=%s, naming it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('keeps the secret of an address out of the message, and wants the parts of ads together', () => {
    expect(() => read({ SENTRY_DSN: 'https://key:hush@errors.example/42' })).toThrow(/^(?!.*hush)/);
    expect(() => read({ AD_SCRIPT_URL: 'https://ads.example/show.js' })).toThrow('belong together');
    expect(() => read({ AD_SLOT_AUTO: '1' })).toThrow('belong together');
  });
});

describe('the language model of the coach', () => {
  it('is none, unless a provider is named', () => {
    expect(read({}).coach).toBeUndefined();
    expect(read({ COACH_PROVIDER: 'embedded' }).coach).toBeUndefined();
  });

  it('takes a provider with its model', () => {
    expect(read({ COACH_PROVIDER: 'ollama', COACH_MODEL: 'qwen3:8b' }).coach).toEqual({
      provider: 'ollama',
      model: 'qwen3:8b',
      baseUrl: undefined,
      apiKey: undefined,
      seesPhotos: false,
      prices: { dailyBudgetUsd: 5, inputUsd: 0, outputUsd: 0 },
    });
    const openai = {
      COACH_PROVIDER: 'openai-compatible',
      COACH_MODEL: 'm',
      COACH_BASE_URL: 'http://llm:8000/v1/',
      COACH_DAILY_BUDGET: '1.5',
    };
    expect(read(openai).coach).toMatchObject({
      baseUrl: 'http://llm:8000/v1',
      prices: { dailyBudgetUsd: 1.5, inputUsd: 3, outputUsd: 15 },
    });
  });

  it.each([
    ['anthropic', '', true],
    ['google', 'no', false],
    ['ollama', 'yes', true],
  ])('takes a model of %s that sees photos (%s) as %s', (provider, sees, expected) => {
    const env = { COACH_PROVIDER: provider, COACH_MODEL: 'm', COACH_API_KEY: 'k', COACH_SEES_PHOTOS: sees };
    expect(read(env).coach?.seesPhotos).toBe(expected);
  });

  it.each([
    [{ COACH_PROVIDER: 'gpt' }, /COACH_PROVIDER is "gpt", but must be one of embedded/],
    [{ COACH_MODEL: 'm' }, /COACH_MODEL is set, but COACH_PROVIDER is not/],
    [{ COACH_API_KEY: 'secret-key' }, /COACH_API_KEY is set, but COACH_PROVIDER is not/],
    [{ COACH_PROVIDER: 'ollama' }, /COACH_MODEL must name the model/],
    [{ COACH_PROVIDER: 'openai-compatible', COACH_MODEL: 'm' }, /COACH_BASE_URL must be the address/],
    [{ COACH_PROVIDER: 'openai-compatible', COACH_MODEL: 'm', COACH_BASE_URL: 'ftp://x' }, /COACH_BASE_URL must be an address/],
    [{ COACH_PROVIDER: 'anthropic', COACH_MODEL: 'm' }, /COACH_API_KEY must be a key/],
    [{ COACH_PROVIDER: 'google', COACH_MODEL: 'm' }, /COACH_API_KEY must be a key/],
    [{ COACH_PROVIDER: 'ollama', COACH_MODEL: 'm', COACH_DAILY_BUDGET: 'lots' }, /COACH_DAILY_BUDGET is "lots", but must be US dollars/],
  ])('stops the start with a sentence: %o', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
    expect(() => read(env)).not.toThrow('secret-key');
  });
});

describe('storage for files', () => {
  const s3 = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'limpid-files', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };

  it('is the data folder, or S3 with all of its settings', () => {
    expect(read({}).s3).toBeUndefined();
    const settings = { endpoint: 'https://s3.example', bucket: 'limpid-files', region: 'us-east-1', accessKey: 'key', secretKey: 'secret' };
    expect(read(s3).s3).toEqual(settings);
    expect(read({ ...s3, S3_REGION: 'eu-central-2' }).s3).toEqual({ ...settings, region: 'eu-central-2' });
  });

  it.each([
    ['S3_SECRET_KEY', { ...s3, S3_SECRET_KEY: '' }],
    ['S3_BUCKET', { ...s3, S3_BUCKET: 'Not a bucket' }],
    ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'ftp://s3.example' }],
    ['S3_REGION', { S3_REGION: 'us-east-1' }],
  ])('names %s when it makes no sense', (name, env) => {
    expect(() => read(env)).toThrow(name);
  });
});
