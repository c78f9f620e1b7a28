// What the log says about requests. Addresses are cut to their network, routes are logged by their pattern: no line names a person.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from './addresses.ts';

/** 203.0.113.0/24, or the /64 of an IPv6 address. */
const networkOf = (request: FastifyRequest): string => callerAddress(request).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');

export type SecurityEvent =
  | 'sign_in_ok'
  | 'sign_in_failed'
  | 'sign_up'
  | 'sign_out'
  | 'reset_requested'
  | 'reset_done'
  | 'reset_failed'
  | 'csrf_refused'
  | 'proof_failed'
  | 'second_factor_failed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'
  | 'google_linked'
  | 'google_unlinked'
  | 'google_refused'
  | 'password_changed'
  | 'email_verified'
  | 'email_change_requested'
  | 'email_changed'
  | 'email_change_undone'
  | 'mail_link_refused'
  | 'session_ended'
  | 'sessions_ended'
  | 'data_downloaded'
  | 'account_deleted'
  | 'limit_reached';

export function logSecurity(request: FastifyRequest, event: SecurityEvent, personId?: string): void {
  request.log.info({ security: event, network: networkOf(request), route: request.routeOptions.url, personId }, 'security');
}

/** Method, pattern, status, milliseconds; never the address with its ids and tokens. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const line = { method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) request.log.warn(line, 'request');
    else request.log.debug(line, 'request');
    done();
  });
}
