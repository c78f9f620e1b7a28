import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';

const tag = 'system';
/** What this installation has been given besides its own parts; nothing, unless its operator says so. */
export const Site = z.object({
  /** of Google Analytics 4 */
  analyticsId: z.optional(z.string()),
  /** where a Sentry-compatible service takes reports of errors */
  errorDsn: z.optional(z.string()),
  ads: z.optional(
    z.object({
      scriptUrl: z.string(),
      slots: z.object({ horizontal: z.optional(z.string()), rectangle: z.optional(z.string()), auto: z.optional(z.string()) }),
    }),
  ),
  hasGoogleSignIn: z.boolean(),
  /** browsers subscribe to push messages with it */
  vapidPublicKey: z.optional(z.string()),
});
export type Site = z.infer<typeof Site>;

/** Longer parts are cut before they are sent. */
export const ERROR_REPORT_LIMITS = { name: 100, message: 1000, stack: 6000, componentStack: 4000, page: 500 } as const;
const cut = (part: keyof typeof ERROR_REPORT_LIMITS) => z.string().check(z.maxLength(ERROR_REPORT_LIMITS[part]));

const Health = z.object({ status: z.enum(['ok', 'starting', 'stopping', 'unavailable']) });

export const system = {
  csrfToken: get('/api/csrf-token', {
    tag,
    access: 'public',
    summary: 'The protection token that write calls carry, and the header that carries it.',
    response: z.object({ token: z.string(), headerName: z.string(), enabled: z.boolean() }),
  }),
  version: get('/api/version', {
    tag,
    access: 'public',
    summary: 'The version that is running.',
    response: z.object({ version: z.string() }),
  }),
  site: get('/api/site', {
    tag,
    access: 'public',
    summary:
      'What this installation has set up for the browser: analytics, error service, ads, Google sign-in, the key for push messages. All but the key are off by default.',
    response: Site,
  }),
  reportError: post('/api/errors', {
    tag,
    access: 'public',
    withoutTransaction: true,
    // The page may be too broken to have fetched one, and nothing of anybody is changed: one line of the log is written.
    withoutToken: true,
    summary: 'A page broke: what went wrong, without anything that names a person. Written to the log.',
    body: z.object({
      /** the number that the reader was shown */
      id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
      /** where it was noticed: on the error screen, or beside it */
      kind: z.enum(['screen', 'window', 'promise']),
      name: cut('name'),
      message: cut('message'),
      stack: z.optional(cut('stack')),
      componentStack: z.optional(cut('componentStack')),
      page: cut('page'),
    }),
  }),
  live: get('/api/health/live', { tag, access: 'public', summary: 'The process answers.', response: Health }),
  ready: get('/api/health/ready', {
    tag,
    access: 'public',
    summary: 'The process and its database answer.',
    response: Health,
    problems: ['unavailable'],
  }),
  performance: post('/api/analytics/performance', {
    tag,
    access: 'public',
    withoutTransaction: true,
    summary: 'How fast a page was for a reader. Counted, never tied to a person.',
    body: z.object({
      metrics: z.object({
        lcp: z.optional(z.nullable(z.number())),
        cls: z.optional(z.nullable(z.number())),
        inp: z.optional(z.nullable(z.number())),
        fcp: z.optional(z.nullable(z.number())),
        ttfb: z.optional(z.nullable(z.number())),
      }),
      url: z.string().check(z.maxLength(2000)),
      timestamp: z.union([z.number(), z.string().check(z.maxLength(40))]),
    }),
  }),
};
