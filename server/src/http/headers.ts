// Security headers of every answer. HTML gets a policy with the hashes of its own inline parts, everything else may load nothing.
import type { FastifyInstance } from 'fastify';

const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'fullscreen',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)')
  .join(', ');

const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: Record<string, string> = {
  'content-security-policy': BARE_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'origin-agent-cluster': '?1',
};

export interface InlineHashes {
  script?: string[];
  style?: string[];
}

/** The policy of one HTML file. */
export function pagePolicy({ script = [], style = [] }: InlineHashes): string {
  const sources = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(script)}`,
    `style-src ${sources(style)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const securityHeaders = (isSecure: boolean): Record<string, string> =>
  isSecure ? { ...HEADERS, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : HEADERS;

export function sendSecurityHeaders(server: FastifyInstance, isSecure: boolean): void {
  const headers = securityHeaders(isSecure);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Answers of the API belong to one person at one moment; pages set their own.
    if (/^\/(api|auth)(\/|$|\?)/.test(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}
