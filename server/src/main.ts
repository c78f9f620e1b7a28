// The only place that builds things: reads the environment, opens the database, starts the jobs, opens the port, and puts all away again.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PHOTO_BYTES } from '@limpid/contract';
import { openCoachModel } from './adapters/coach-model/open-coach-model.ts';
import type { Files } from './adapters/files/files.ts';
import { openFiles } from './adapters/files/open-files.ts';
import { createLog } from './adapters/log.ts';
import { outboxMailer, smtpMailer } from './adapters/mail.ts';
import { createOutbound } from './adapters/outbound.ts';
import { createPasswords } from './adapters/passwords.ts';
import type { PictureMaker } from './adapters/pictures/picture-maker.ts';
import { pictureProcesses } from './adapters/pictures/picture-processes.ts';
import { createPush, type PushSender } from './adapters/push.ts';
import { weatherGov } from './adapters/weather/alerts.ts';
import { openMeteo } from './adapters/weather/forecast.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/open.ts';
import { CoachThreads } from './features/coach/threads/thinker.ts';
import { openPushKeys } from './features/notifications/push-keys.ts';
import { findPages } from './features/search/find-pages.ts';
import { readLimits } from './http/limits.ts';
import { sweepUploads, uploadPatienceMs } from './http/uploads.ts';
import { stampOf } from './http/pages.ts';
import type { HttpApp } from './http/route.ts';
import { bringUpToDate, JOBS } from './jobs.ts';
import { adoptMails } from './jobs/mail-delivery.ts';
import { startJobs } from './jobs/queues.ts';

/** Time for the load balancer to see the 503, for running requests to end, and for everything before the process goes regardless. */
const NOTICE_MS = 300;
const DRAIN_MS = 10_000;
const LAST_MS = 14_000;

type Closing = () => Promise<unknown>;
type Log = ReturnType<typeof createLog>;

async function start(): Promise<void> {
  const closings: Closing[] = [];
  const state = { isStopping: false };
  let log = createLog('info');
  const stop = stopper(closings, state, (what, words) => log.error(what, words));
  try {
    const config = readConfig(process.env);
    const limits = readLimits(process.env, config.limitsFactor);
    log = createLog(config.logLevel);
    const database = await openStorage(config, log, closings);
    await bringUpToDate(database);
    const keys = await openPushKeys(database, config.secrets.session, config.push.keys);
    const push = createPush(keys, config.push.contact, createOutbound(config.outboundAllow));
    const files = await openFiles(config.dataDir, config.s3);
    closings.push(await startWork(config, { database, push, files, log }));
    const pictures = pictureProcesses();
    closings.push(() => pictures.close());
    await sweepUploads(uploadsDirOf(config), uploadPatienceMs(PHOTO_BYTES));
    const thinker = new CoachThreads({ log });
    closings.push(() => thinker.close());
    const app = build(config, { database, push, files, pictures, log, limits, thinker, isStopping: () => state.isStopping });
    closings.push(() => closeServer(app));
    await app.server.listen({ port: config.port, host: config.host });
    const { port } = app.server.server.address() as AddressInfo;
    const address = config.hasPublicUrl ? config.baseUrl : `http://localhost:${port}`;
    process.stdout.write(`Limpid is ready: ${address}\n`);
    thinker.warmUp();
    // The first search makes the index.
    findPages('pool');
  } catch (error) {
    await stop(1, error);
  }
}

function openStorage({ dataDir, databaseUrl, databasePoolSize }: Config, log: Log, closings: Closing[]): Promise<Database> {
  const opening = openDatabase({ dataDir, databaseUrl, poolSize: databasePoolSize, log: (line) => log.info(line) });
  // Told to end while it still opens: then it is opened, and closed.
  closings.push(() =>
    opening.then(
      (opened) => opened.close(),
      () => undefined,
    ),
  );
  return opening;
}

interface WorkParts {
  database: Database;
  push: PushSender;
  files: Files;
  log: Log;
}

/** Of this server: what comes in with requests, until they are answered. */
const uploadsDirOf = ({ dataDir }: Config): string => join(dataDir, 'uploads');

/** Whom the weather is asked of; undefined: off. */
const openWeather = ({ weather: { forecasts, alerts }, push }: Config) => ({
  forecasts: forecasts && openMeteo(forecasts.baseUrl, forecasts.apiKey),
  weatherAlerts: alerts && weatherGov(alerts.baseUrl, push.contact),
});

/** Starts the jobs; answers how to end them. */
async function startWork(config: Config, { database, push, files, log }: WorkParts): Promise<Closing> {
  const { smtpUrl, from, folder } = config.mail;
  const mailer = smtpUrl ? smtpMailer(smtpUrl, from) : outboxMailer(folder, from);
  const site = { baseUrl: config.baseUrl, secret: config.secrets.session };
  const parts = {
    connection: database,
    mailer,
    push,
    files,
    ...openWeather(config),
    site,
    log: (words: string, figures: Record<string, number>) => log.info(figures, words),
    now: () => new Date(),
  };
  await adoptMails(database.db);
  const jobs = await startJobs(parts, JOBS, (error, job) => log.error({ err: error, job }, 'job failed'));
  return async () => {
    await jobs.stop();
    mailer.close();
  };
}

interface BuildParts extends WorkParts {
  pictures: PictureMaker;
  limits: ReturnType<typeof readLimits>;
  thinker: CoachThreads;
  isStopping: () => boolean;
}

function build(config: Config, parts: BuildParts): HttpApp {
  const { database, push, files, pictures, log, limits, thinker, isStopping } = parts;
  const { webBuildDir } = config;
  return buildApp({
    connection: database,
    passwords: createPasswords(),
    push,
    files,
    pictures,
    log,
    version: versionOf(config.projectDir, webBuildDir),
    supportAddress: config.supportAddress,
    isStopping,
    thinker,
    google: config.google,
    coach: config.coach && { model: openCoachModel(config.coach), prices: config.coach.prices, seesPhotos: config.coach.seesPhotos },
    settings: {
      baseUrl: config.baseUrl,
      allowsLocalHosts: !config.hasPublicUrl,
      secret: config.secrets.session,
      trustProxy: config.trustProxy,
      limits,
      uploadsDir: uploadsDirOf(config),
      webBuildDir,
      outside: config.outside,
    },
  });
}

function versionOf(projectDir: string, webBuildDir: string | undefined): string {
  const { version } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as { version: string };
  const stamp = webBuildDir === undefined ? undefined : stampOf(webBuildDir);
  return stamp === undefined ? version : `${version}+${stamp}`;
}

/** No new connections, the running requests end; those not done in time are cut off. */
async function closeServer(app: HttpApp): Promise<void> {
  await pause(NOTICE_MS);
  const cut = setTimeout(() => app.server.server.closeAllConnections(), DRAIN_MS);
  await app.server.close();
  clearTimeout(cut);
}

/** Why it could not start, in one sentence. */
function sentenceOf(cause: unknown): string {
  const { code, port, message } = cause as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this account. Set PORT to one above 1023.`;
  return message ?? String(cause);
}

/** Puts everything away in the reverse order, once. */
function stopper(closings: Closing[], state: { isStopping: boolean }, tell: (what: object, words: string) => void) {
  let ending: Promise<never> | undefined;
  const end = async (code: number, cause?: unknown): Promise<never> => {
    state.isStopping = true;
    if (cause !== undefined) process.stderr.write(`${sentenceOf(cause)}\n`);
    setTimeout(() => process.exit(code === 0 ? 1 : code), LAST_MS).unref();
    for (const close of closings.toReversed()) await close().catch((error: unknown) => tell({ err: error }, 'closing failed'));
    process.exit(code);
  };
  const stop = (code: number, cause?: unknown): Promise<never> => (ending ??= end(code, cause));
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('unhandledRejection', (reason) => tell({ err: reason }, 'a promise failed unseen'));
  process.on('uncaughtException', (error) => {
    tell({ err: error }, 'something failed where no one caught it');
    void stop(1);
  });
  return stop;
}

await start();
