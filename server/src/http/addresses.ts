// Whom a limit counts: IPv4 addresses one by one, IPv6 by the /64 that one household or one rented machine usually has.
import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}

export function countedAddress(ip: string): string {
  const bare = ip.replace(/%.*$/, '').toLowerCase();
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(bare)) return bare;
  const prefix = groupsOf(bare).slice(0, 4);
  return `${prefix.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** Some proxies write the port beside the address. */
const withoutPort = (text: string): string => /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/**
 * The address that a limit counts and the log may contain. A proxy passes on what its caller wrote into X-Forwarded-For: what is no
 * address there counts as the last hop that is one, so that no one escapes a limit with invented values.
 */
export function callerAddress(request: FastifyRequest): string {
  const hops = (request.ips ?? [request.ip]).map(withoutPort);
  return countedAddress(hops.findLast((hop) => isIP(hop) !== 0) ?? request.socket.remoteAddress ?? 'unknown');
}
