// Security headers of every answer. HTML gets a policy with the hashes of its own inline parts, everything else may load nothing.
// Whatever sets no caching of its own is not cached: answers belong to one person at one moment unless something says otherwise.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OutsideServices } from '../config.ts';

const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'fullscreen',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)', 'microphone=(self)')
  .join(', ');

/** The gallery takes photos; no other page opens the camera itself. */
const CAMERA_PAGES = /^\/gallery(\/|$)/;
const CAMERA_PERMISSIONS = PERMISSIONS.replace('camera=()', 'camera=(self)');

/** What is allowed on a page in addition to what every answer says. */
export function allowFeatures(reply: FastifyReply, path: string): void {
  if (CAMERA_PAGES.test(path)) reply.header('permissions-policy', CAMERA_PERMISSIONS);
}

const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: Record<string, string> = {
  'cache-control': 'no-store',
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

/** These mean something on documents only; on pictures, fonts and scripts they would be dead weight. */
const DOCUMENT_ONLY = [
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-permitted-cross-domain-policies',
  'origin-agent-cluster',
];
/** No more than this: a script may run as a worker, which is held to the policy of its own file. */
const ASSET_POLICY = "frame-ancestors 'none'";

/** For a file that is part of a page: it may not be framed, names no referrer elsewhere, and is read by its true type by our pages only. */
export function trimToAsset(reply: FastifyReply): void {
  for (const name of DOCUMENT_ONLY) reply.removeHeader(name);
  reply.header('content-security-policy', ASSET_POLICY);
}

export interface InlineHashes {
  script?: string[];
  style?: string[];
}

export interface OutsideHosts {
  script: string[];
  connect: string[];
  img: string[];
  frame: string[];
}

const NOWHERE: OutsideHosts = { script: [], connect: [], img: [], frame: [] };
const TAGS = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The hosts of what is set up, and no other. */
export function outsideHosts({ analyticsId, errorDsn, ads }: OutsideServices): OutsideHosts {
  const tags = analyticsId === undefined ? [] : [TAGS];
  const counted = analyticsId === undefined ? [] : ANALYTICS;
  const adHosts = ads ? [...new Set([new URL(ads.scriptUrl).origin, ...ads.hosts])] : [];
  return {
    script: [...tags, ...adHosts],
    connect: [...tags, ...counted, ...(errorDsn === undefined ? [] : [new URL(errorDsn).origin]), ...adHosts],
    img: [...tags, ...counted, ...adHosts],
    frame: adHosts,
  };
}

/** The policy of one HTML file. */
export function pagePolicy({ script = [], style = [] }: InlineHashes, outside: OutsideHosts = NOWHERE): string {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
  const line = (...parts: string[]) => parts.join(' ');
  return [
    "default-src 'none'",
    line("script-src 'self'", ...quoted(script), ...outside.script),
    line("style-src 'self'", ...quoted(style)),
    line("img-src 'self' data: blob:", ...outside.img),
    "font-src 'self'",
    line("connect-src 'self'", ...outside.connect),
    ...(outside.frame.length > 0 ? [line('frame-src', ...outside.frame)] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A worker is held to the policy of its own script: it fetches from here, and that is all. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const securityHeaders = (isSecure: boolean): Record<string, string> =>
  isSecure ? { ...HEADERS, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : HEADERS;

export function sendSecurityHeaders(server: FastifyInstance, isSecure: boolean): void {
  const headers = securityHeaders(isSecure);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
