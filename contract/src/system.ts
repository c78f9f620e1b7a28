import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';

const tag = 'system';
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
