// The HTTP server before it has any routes: deadlines, body parser, and problems for everything that fails outside them.
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { PHOTO_BYTES, PROBLEMS, reason } from '@limpid/contract';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { compressAnswers } from './compression.ts';
import { securityHeaders, sendSecurityHeaders } from './headers.ts';
import { logRequests, logSecurity } from './log.ts';
import { asProblem, problem, problemBody, type ProblemError } from './problems.ts';
import { isReceiving, uploadPatienceMs } from './uploads.ts';

export interface ServerSettings {
  log: FastifyBaseLogger;
  isSecure: boolean;
  /** whose X-Forwarded-For is believed: no one's by default */
  trustProxy: boolean | string[];
}

const BODY_LIMIT = 256 * 1024;
const SLOWEST_UPLOAD_MS = uploadPatienceMs(PHOTO_BYTES);
const BODY_PATIENCE_MS = 24_000;
/** ASCII is a part of it. */
const UTF_8 = new Set(['utf-8', 'utf8', 'us-ascii']);

export function createServer({ log, isSecure, trustProxy }: ServerSettings): FastifyInstance {
  const server = Fastify<RawServerDefault>({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // `true` is the one proxy in front. Believing every hop would believe the caller, who writes the first addresses of the header.
    trustProxy: trustProxy === true ? (_address, hop) => hop === 0 : trustProxy,
    // Slow and stuck callers are gone within 30 s: looked for every 5 s, headers in 15 s, the whole request in 24 s (endSlowBodies), or as
    // long as a file may take.
    requestTimeout: SLOWEST_UPLOAD_MS,
    keepAliveTimeout: 10_000,
    // A caller who asks and then does not read the answer is gone within two minutes.
    connectionTimeout: 60_000,
    http: { headersTimeout: 15_000, requestTimeout: SLOWEST_UPLOAD_MS, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    // While it ends, what still comes on open connections is answered as ever, with Connection: close.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (error, socket) => answerMalformed(error, socket, isSecure),
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(isSecure));
      sendProblem(asProblem(error), request, reply);
    },
  });
  sendSecurityHeaders(server, isSecure);
  compressAnswers(server);
  logRequests(server);
  parseJson(server);
  leaveForms(server);
  endSlowBodies(server);
  server.setErrorHandler((error, request, reply) => sendProblem(asProblem(error), request, reply));
  return server;
}

/** The encoding that a content type names, in lower case; undefined where it names none. */
const charsetOf = (contentType: string | undefined): string | undefined =>
  /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType ?? '')?.[1]?.toLowerCase();

/** JSON in UTF-8 and nothing else; bytes that are not UTF-8 are refused instead of replaced. An empty body is no body. */
function parseJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const charset = charsetOf(request.headers['content-type']) ?? 'utf-8';
    // Decoded wrongly, text in other encodings would be stored as garbage.
    if (!UTF_8.has(charset)) return done(problem('unsupported_media_type', { reason: reason('body_charset') }), undefined);
    let text: string;
    try {
      text = decoder.decode(body as Buffer);
    } catch {
      return done(problem('invalid_request', { reason: reason('body_not_utf8') }), undefined);
    }
    return parse(request, text, done);
  });
}

/** A form is read by the route that takes it (uploads.ts), once it knows who sends it. */
function leaveForms(server: FastifyInstance): void {
  server.addContentTypeParser(/^multipart\/form-data/i, (request, _body, done) => {
    done(takesForm(request) ? null : problem('unsupported_media_type'), undefined);
  });
}

const takesForm = (request: FastifyRequest): boolean => (request.routeOptions.config as { takesForm?: boolean }).takesForm === true;

/** Only a file may take its time, and only once it is being received from a person who may send it; whatever else comes in drops is cut off. */
function endSlowBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (hasBody) {
      const timer = setTimeout(() => {
        // Requests that tests inject have neither a socket nor this state.
        if (raw.complete === false && !isReceiving(request)) raw.socket.destroy();
      }, BODY_PATIENCE_MS).unref();
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function sendProblem(error: ProblemError, request: FastifyRequest, reply: FastifyReply): void {
  const body = problemBody(error, request.id);
  if (body.status >= 500) request.log.error({ err: error.details.cause ?? error, route: request.routeOptions?.url }, 'failed');
  if (error.code === 'csrf_token_invalid') logSecurity(request, 'csrf_refused');
  if (error.code === 'too_many_requests') logSecurity(request, 'limit_reached');
  if (error.details.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.details.retryAfterSeconds));
  reply.status(body.status).type('application/problem+json').send(body);
}

/** What Node's parser could not read as HTTP never becomes a request; the answer is written by hand. */
function answerMalformed(error: NodeJS.ErrnoException, socket: Socket, isSecure: boolean): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) return void socket.destroy();
  const [status, reason] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout']
        : [400, 'Bad Request'];
  const title = PROBLEMS.invalid_request[1];
  const body = JSON.stringify({ ...problemBody(problem('invalid_request'), randomUUID()), status, title, message: reason });
  const headers = Object.entries({
    ...securityHeaders(isSecure),
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  });
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
}

/** The methods that a known path does not have: 405 with those that it has. Call it after the last route. */
export function refuseOtherMethods(server: FastifyInstance, bound: readonly { method: string; url: string }[]): void {
  const methodsOf = new Map<string, Set<string>>();
  for (const { method, url } of bound) {
    const methods = methodsOf.get(url) ?? new Set<string>();
    methods.add(method);
    if (method === 'GET') methods.add('HEAD');
    methodsOf.set(url, methods);
  }
  for (const [url, methods] of methodsOf) {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].filter((method) => !methods.has(method));
    server.route({
      method: others,
      url,
      exposeHeadRoute: false,
      onRequest: (_request, reply, done) => {
        reply.header('allow', [...methods].join(', '));
        done(problem('method_not_allowed'));
      },
      handler: () => undefined,
    });
  }
}
