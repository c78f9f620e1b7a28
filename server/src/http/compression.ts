// Answers of the API as gzip, where the caller takes it and there is something to win: a year of readings is a sixth on its way to a phone.
// What holds a secret beside something that a stranger may have put there stays as it is: its length would tell of it.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);
/** Below this a packet is a packet. */
export const SMALLEST_BYTES = 1500;
/** Quick, and within a few percent of the best. */
const LEVEL = 4;
const SECRET_ROUTE = /^\/(api\/csrf-token|api\/me\/|auth\/)/;

/** By the route that answers, however its address was written; what no route answers is not compressed. */
const mayCompress = (route: string | undefined): boolean => route !== undefined && !SECRET_ROUTE.test(route);

const takesGzip = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && header.split(',').some((part) => /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$).*)?$/.test(part));

export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST_BYTES || reply.hasHeader('content-encoding')) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json') || !mayCompress(request.routeOptions.url)) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    if (!takesGzip(request.headers['accept-encoding'])) return payload;
    const packed = await compress(payload, { level: LEVEL });
    reply.headers({ 'content-encoding': 'gzip', 'content-length': packed.length });
    return packed;
  });
}
