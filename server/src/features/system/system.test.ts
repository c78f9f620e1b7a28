import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { redact } from './error-line.ts';
import { systemRoutes } from './system.routes.ts';

const lines: string[] = [];
const OUTSIDE = {
  analyticsId: 'G-AB12CD34EF',
  errorDsn: 'https://key@errors.example/42',
  ads: { scriptUrl: 'https://ads.example/show.js', slots: { horizontal: '7' }, hosts: ['https://frames.example'] },
};
const REPORT = { id: '0123456789ab', kind: 'screen', name: 'TypeError', message: 'x is undefined', page: '/dashboard' };
const settled = { version: '0', isStopping: () => false };
let bare: TestApp;
let set: TestApp;

beforeAll(async () => {
  bare = await testApp({ doors: [(app) => systemRoutes(app, settled)], onLog: (line) => lines.push(line) });
  set = await testApp({ doors: [(app) => systemRoutes(app, { ...settled, outside: OUTSIDE, hasGoogleSignIn: true })] });
});
afterAll(async () => {
  await bare.close();
  await set.close();
});

const reported = () =>
  lines
    .map((line) => (JSON.parse(line) as { pageError?: Record<string, string> }).pageError)
    .filter((pageError) => pageError !== undefined);

describe('what a page is told of the settings', () => {
  it('is nothing by default, and may be kept for some minutes', async () => {
    const answer = await bare.browser().get('/api/site');
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=300' } });
    expect(answer.body).toEqual({ hasGoogleSignIn: false });
  });

  it('is what is set, without what only the policy needs', async () => {
    expect((await set.browser().get('/api/site')).body).toEqual({
      analyticsId: 'G-AB12CD34EF',
      errorDsn: 'https://key@errors.example/42',
      ads: { scriptUrl: 'https://ads.example/show.js', slots: { horizontal: '7' } },
      hasGoogleSignIn: true,
    });
  });
});

describe('a broken page', () => {
  it('reports without a token, as one line that names no one', async () => {
    const before = reported().length;
    const answer = await bare.browser().send('POST', '/api/errors', {
      withoutToken: true,
      body: {
        ...REPORT,
        message: 'mara@example.com: password: hush',
        stack: 'Error\n    at https://pool.example/auth?token=abc123:1:2\u001b[31m\u202e\u2066',
        componentStack: 'at Plan',
        page: '/pools/0197f6f0-0000-7000-8000-000000000000?token=abc123#a',
      },
    });
    expect(answer.status).toBe(204);
    expect(reported().slice(before)).toEqual([
      {
        ...REPORT,
        message: '[address]: password: [redacted]',
        stack: 'Error\n    at https://pool.example/auth:1:2 [31m  ',
        componentStack: 'at Plan',
        page: '/pools/:id',
      },
    ]);
  });

  it('says only what fits', async () => {
    const send = (body: object) => bare.browser().send('POST', '/api/errors', { withoutToken: true, body: { ...REPORT, ...body } });
    expect((await send({ id: 'mine' })).status).toBe(400);
    expect((await send({ kind: 'other' })).status).toBe(400);
    expect((await send({ stack: 'x'.repeat(6001) })).status).toBe(400);
    expect((await send({ page: 'x'.repeat(501) })).status).toBe(400);
  });

  it('is heard thirty times in five minutes from one address', async () => {
    const broken = bare.browser();
    const send = () => broken.send('POST', '/api/errors', { withoutToken: true, body: REPORT });
    for (let count = 0; count < 30; count += 1) expect((await send()).status).toBe(204);
    expect((await send()).status).toBe(429);
    expect((await bare.browser().send('POST', '/api/errors', { withoutToken: true, body: REPORT })).status).toBe(204);
  });
});

it.each([
  ['/auth?token=a.b-c&x=1', '/auth?token=[redacted]&x=1'],
  ['/auth?undo=a.b-c and /auth?verify=x, /auth?confirm=y', '/auth?undo=[redacted] and /auth?verify=[redacted] /auth?confirm=[redacted]'],
  ['{"newPassword":"Teal 41","a":1}', '{"newPassword":[redacted],"a":1}'],
  ['write to robin.reef+1@mail.example.org now', 'write to [address] now'],
  ['GET https://a.example/b?c=d failed', 'GET https://a.example/b failed'],
])('redacts %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

// Fifty times as long as a report may be: a pattern that is not linear would take minutes instead of milliseconds.
it.each([
  ['letters', 'a'.repeat(300_000)],
  ['an address that never ends', `http://${'a'.repeat(300_000)}`],
  ['half an address of mail', `a@${'a.'.repeat(150_000)}`],
  ['zeros', `00000000-${'0'.repeat(300_000)}`],
  ['quotes', 'password="'.repeat(30_000)],
])('is not held up by a report made of %s', (_what, text) => {
  expect(redact(text).length).toBeGreaterThan(0);
});
