// The binder: an endpoint of the contract becomes a route. A route's author cannot forget a check, because none is made there. limit →
// session → access → protection token → (transaction: pool → input → Idempotency-Key → handler → answer)
import { Readable } from 'node:stream';
import { type CheckedBody, type CheckedParams, type CheckedQuery, type Endpoint, type GivenAnswer, reason } from '@limpid/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Connection, Queries } from '../db/connection.ts';
import type { pools } from '../db/tables/pools.ts';
import { callerAddress } from './addresses.ts';
import { checked, checkedParams, promised } from './checked-input.ts';
import type { CookieSettings } from './cookies.ts';
import { requireToken } from './csrf.ts';
import { claimKey, keepAnswer, keyOf } from './idempotency.ts';
import type { Limits } from './limits.ts';
import type { OwnOrigins } from './origins.ts';
import { problem, requireFound } from './problems.ts';
import { requestPath } from './request-path.ts';
import { findSession, type Person, type Session } from './session.ts';
import { readUpload, type Upload } from './uploads.ts';

/** What every route receives. */
export interface HttpApp {
  server: FastifyInstance;
  connection: Connection;
  limits: Limits;
  cookies: CookieSettings;
  /** the origin that people use, such as https://limpid.example */
  origin: string;
  /** whose pages may write */
  ownOrigins: OwnOrigins;
  /** where people reach the application; links in mails begin with it */
  baseUrl: string;
  /** who may ask for what (server/src/access) */
  access: AccessRules;
  /** known only to the servers of this installation */
  secret: string;
  now: () => Date;
  /** method and path of every bound endpoint, so that the other methods of a path can be refused */
  bound: { method: string; url: string }[];
  /** where the files of requests are until their answers are out */
  uploadsDir: string;
}

/** `isReadOnly`: beyond what its owner's plan covers */
export type PoolRow = typeof pools.$inferSelect & { isReadOnly: boolean };

export interface AskedPool {
  person: Person;
  poolId: string;
  /** a write follows */
  isLocking: boolean;
}
export interface AccessRule {
  wantsSession: boolean;
  /** the pool in the path, if this person may see it */
  findPool?: (db: Queries, asked: AskedPool) => Promise<PoolRow | undefined>;
}
/** One for each kind of access. */
export type AccessRules = Record<Endpoint['access'], AccessRule>;

interface Asked<E extends Endpoint, P, Pool> {
  params: CheckedParams<E>;
  query: CheckedQuery<E>;
  body: CheckedBody<E>;
  person: P;
  /** the pool in the path, which this person may see; locked when this is a write */
  pool: Pool;
  /** the transaction of a write, else each statement on its own */
  db: Queries;
  now: Date;
  app: HttpApp;
  session: Session | null;
  /** the file, where the endpoint takes one */
  upload: E['upload'] extends undefined ? undefined : Upload;
  request: FastifyRequest;
  reply: FastifyReply;
}
/** Where the contract promises no body, the handler gives nothing. */
type Given<E extends Endpoint> = GivenAnswer<E> extends undefined ? void : GivenAnswer<E>;
/** What the caller has is still right: 304. */
export const NOT_MODIFIED = Symbol('not modified');
type Answered<E extends Endpoint> = Given<E> | Readable | typeof NOT_MODIFIED;
export type Handler<E extends Endpoint, P, Pool> = (asked: Asked<E, P, Pool>) => Answered<E> | Promise<Answered<E>>;

export interface BindOptions {
  /** asks whether the process is well: not counted, and answered without looking up who asks */
  isProbe?: boolean;
}

/** For endpoints that anyone may call; `person` is null when signed out. */
export function bindPublic<E extends Endpoint>(
  app: HttpApp,
  endpoint: E,
  handler: Handler<E, Person | null, undefined>,
  options: BindOptions = {},
): void {
  bindAs('public', app, endpoint, handler as AnyHandler, options);
}

/** For endpoints of people who are signed in. */
export function bind<E extends Endpoint>(
  app: HttpApp,
  endpoint: E,
  handler: Handler<E, Person, undefined>,
  options: BindOptions = {},
): void {
  bindAs('user', app, endpoint, handler as AnyHandler, options);
}

/** For endpoints of one pool: the handler receives it, everyone else a 404. */
export function bindPool<E extends Endpoint>(
  app: HttpApp,
  endpoint: E,
  handler: Handler<E, Person, PoolRow>,
  options: BindOptions = {},
): void {
  bindAs('pool', app, endpoint, handler as AnyHandler, options);
}

type AnyHandler = (asked: object) => unknown;

function bindAs(access: Endpoint['access'], app: HttpApp, endpoint: Endpoint, handler: AnyHandler, options: BindOptions): void {
  if (endpoint.access !== access) throw new Error(`${endpoint.method} ${endpoint.path} is for ${endpoint.access}, bound for ${access}`);
  if (endpoint.upload && !endpoint.withoutTransaction)
    throw new Error(`${endpoint.method} ${endpoint.path} takes a file: no transaction may wait for it`);
  const sessions = new WeakMap<FastifyRequest, Session>();
  const isWrite = endpoint.method !== 'GET';
  const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.bound.push({ method: endpoint.method, url });
  app.server.route({
    method: endpoint.method,
    url,
    config: { takesForm: endpoint.upload !== undefined },
    onRequest: async (request) => {
      if (options.isProbe) return;
      const session = await findSession(app.connection.db, request, app.cookies, app.now());
      if (session) sessions.set(request, session);
      await spendGeneral(app, endpoint, request, session);
      if (app.access[access].wantsSession && !session) throw problem('not_signed_in');
      if (isWrite && !endpoint.withoutToken) requireToken(request, session?.token, app);
    },
    handler: async (request, reply) => {
      const session = sessions.get(request) ?? null;
      const work: Work = { app, endpoint, handler, request, reply, session, now: app.now() };
      const inTransaction = isWrite && !endpoint.withoutTransaction;
      // Before the transaction where nothing has to be looked up first: bad input then costs no connection.
      if (endpoint.upload) return answerUpload(work, endpoint.upload);
      const input = app.access[access].findPool ? undefined : inputOf(work);
      await spendStrict(app, endpoint, request);
      const answer = inTransaction
        ? await app.connection.withTransaction((tx) => answerIn(tx, work, input, true))
        : await answerIn(app.connection.db, work, input, false);
      if (answer.isReplay) reply.header('idempotency-replayed', 'true');
      reply.status(answer.status);
      return answer.body === undefined ? reply.send() : answer.body;
    },
  });
}

/** A file comes only once everything that can be refused without it has been looked at; it is gone when the answer is. */
async function answerUpload(work: Work, declared: NonNullable<Endpoint['upload']>): Promise<unknown> {
  const { app, endpoint, handler, request, reply, session, now } = work;
  const { db } = app.connection;
  const pool = await poolOf(db, work, false);
  const params = checkedParams(endpoint.params, request.params);
  const query = checked(endpoint.query, request.query);
  const { upload, fields } = await readUpload(request, reply, declared, app.uploadsDir);
  try {
    const body = checked(endpoint.body, fields);
    const made = await handler({
      params,
      query,
      body,
      person: session?.person ?? null,
      session,
      pool,
      db,
      now,
      app,
      upload,
      request,
      reply,
    });
    reply.status(endpoint.status);
    return promised(endpoint.response, made);
  } finally {
    await upload.discard();
  }
}

interface Work {
  app: HttpApp;
  endpoint: Endpoint;
  handler: AnyHandler;
  request: FastifyRequest;
  reply: FastifyReply;
  session: Session | null;
  now: Date;
}
interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

function inputOf({ endpoint, request }: Work): Input {
  return {
    params: checkedParams(endpoint.params, request.params),
    query: checked(endpoint.query, request.query),
    body: checked(endpoint.body, request.body),
  };
}

async function answerIn(
  db: Queries,
  work: Work,
  given: Input | undefined,
  isTransaction: boolean,
): Promise<{ status: number; body: unknown; isReplay: boolean }> {
  const { endpoint, session, request, now } = work;
  const pool = await poolOf(db, work, isTransaction);
  const input = given ?? inputOf(work);
  const takesKey = endpoint.creates || endpoint.conditional;
  const key = takesKey && session && isTransaction ? keyOf(request) : undefined;
  if (key !== undefined && session) {
    const methodPath = `${request.method} ${requestPath(request)}`;
    const known = await claimKey(db, { personId: session.person.id, key, methodPath, body: input.body, now });
    if (known) return { ...known, isReplay: true };
  }
  const { app, reply } = work;
  const upload = undefined;
  const made = await work.handler({ ...input, person: session?.person ?? null, session, pool, db, now, app, upload, request, reply });
  if (made === NOT_MODIFIED) return { status: 304, body: undefined, isReplay: false };
  // A long answer comes in pieces that its handler has checked.
  const body = made instanceof Readable ? made : promised(endpoint.response, made);
  if (key !== undefined && session) await keepAnswer(db, session.person.id, key, { status: endpoint.status, body }, now);
  return { status: endpoint.status, body, isReplay: false };
}

/** The pool in the path, for those who may see it; a write keeps others from writing to the same pool until it is done. */
async function poolOf(db: Queries, { app, endpoint, request, session }: Work, isLocking: boolean): Promise<PoolRow | undefined> {
  const { findPool } = app.access[endpoint.access];
  if (!findPool) return undefined;
  const { poolId } = checkedParams(endpoint.params, request.params) as { poolId: string };
  if (!session) throw problem('not_found');
  const pool = requireFound(await findPool(db, { person: session.person, poolId, isLocking }));
  if (pool.isReadOnly && !endpoint.worksReadOnly) throw problem('plan_limit_reached', { reason: READ_ONLY });
  return pool;
}
const READ_ONLY = reason('pool_read_only');

/** Signed-in people are counted by account, everyone else by address; calculators always by address. */
function spendGeneral(app: HttpApp, endpoint: Endpoint, request: FastifyRequest, session: Session | null): Promise<void> {
  const address = callerAddress(request);
  if (endpoint.limit === 'calculators') return app.limits.spend('calculators', address);
  return session ? app.limits.spend('person', session.person.id) : app.limits.spend('anonymous', address);
}

/** What protects accounts is counted after the input was read, so that a typing error costs no try. */
async function spendStrict(app: HttpApp, { limit }: Endpoint, request: FastifyRequest): Promise<void> {
  if (limit === 'signIn' || limit === 'signUp' || limit === 'passwordReset' || limit === 'contact') {
    await app.limits.spend(`${limit}Address`, callerAddress(request));
  }
}
