// Every cookie of the house is HttpOnly, SameSite=Lax, Path=/, without a Domain; under https also Secure and with the __Host- prefix.
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieSettings {
  /** the address people use is https */
  isSecure: boolean;
}

export const cookieNames = ({ isSecure }: CookieSettings) => {
  const prefix = isSecure ? '__Host-' : '';
  return { session: `${prefix}lmp_session`, preSession: `${prefix}lmp_pre`, device: `${prefix}lmp_device` };
};

/** The cookie's value if it looks like one of ours (base64url and dots). */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers.cookie;
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) {
      const value = pair.slice(at + 1).trim();
      return /^[\w.-]{1,400}$/.test(value) ? value : undefined;
    }
  }
  return undefined;
}

export function setCookie(reply: FastifyReply, name: string, value: string, options: CookieSettings & { maxAgeS: number }): void {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${options.maxAgeS}`, 'HttpOnly', 'SameSite=Lax'];
  if (options.isSecure) parts.push('Secure');
  // Fastify gathers several Set-Cookie headers.
  reply.header('set-cookie', parts.join('; '));
}

export const clearCookie = (reply: FastifyReply, name: string, settings: CookieSettings): void =>
  setCookie(reply, name, '', { ...settings, maxAgeS: 0 });
