import { describe, expect, it } from 'vitest';
import { isDropped, REDACTED, redactDeep, redactEnvelope, redactText, redactTokens } from './error-filter.ts';

describe('what is not reported', () => {
  it.each([
    // message, online, dropped
    ['Network request failed', false, true],
    ['TypeError: Network request failed at once', false, true],
    ['Network request failed', true, false],
    ['400: Bad Request', true, true],
    ['401: Please sign in', true, true],
    ['404: Not found', true, true],
    ['499', true, true],
    ['429: Too many requests', true, false],
    ['403: after 429 tries', true, false],
    ['500: Something went wrong', true, false],
    ['Answer was 404: not found', true, false],
    ['4000 litres is too much', true, false],
    ['ResizeObserver loop limit exceeded', true, true],
    ['ResizeObserver loop completed with undelivered notifications.', true, true],
    ['Non-Error promise rejection captured with value: 7', true, true],
    ['NetworkError when attempting to fetch resource.', true, true],
    ['Failed to fetch', true, true],
    ['TypeError: Failed to fetch', true, true],
    ['x is undefined', true, false],
    ['', true, false],
  ])('%s (online: %s) is dropped: %s', (message, isOnline, isExpected) => {
    expect(isDropped(message, isOnline)).toBe(isExpected);
  });
});

describe('what does not leave the browser', () => {
  it.each([
    ['https://pool.example/auth?token=abc.def-1&x=2', `https://pool.example/auth?token=${REDACTED}&x=2`],
    ['at https://pool.example/auth?token=abc:12:7', `at https://pool.example/auth?token=${REDACTED}:12:7`],
    ['/auth?x=1&Token=abc#top', `/auth?x=1&Token=${REDACTED}#top`],
    ['/x#access_token=abc&id_token=d.e&state=1', `/x#access_token=${REDACTED}&id_token=${REDACTED}&state=1`],
    ['/auth/google/callback?code=4/0Ab_c&scope=email', `/auth/google/callback?code=${REDACTED}&scope=email`],
    ['/auth?next=%2Fauth%3Ftoken%3Dabc', `/auth?next=%2Fauth%3Ftoken%3D${REDACTED}`],
    [JSON.stringify('{"href":"/auth?token=abc"}'), JSON.stringify(`{"href":"/auth?token=${REDACTED}"}`)],
    ['no key here', 'no key here'],
  ])('keys in %s', (text, expected) => {
    expect(redactTokens(text)).toBe(expected);
  });

  it.each([
    ['{"email":"a","password":"Teal 41"}', `{"email":"a","password":${REDACTED}}`],
    ['/auth?verify=abc /auth?confirm=d-e /auth?undo=f_g', `/auth?verify=${REDACTED} /auth?confirm=${REDACTED} /auth?undo=${REDACTED}`],
    ['confirmPassword=abc&x=1', `confirmPassword=${REDACTED}&x=1`],
    ['Passwords do not match', 'Passwords do not match'],
  ])('passwords in %s', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  it.each(['/auth?token=abc&x=1', 'password: hush', '{"password":"hush"}', '(token=abc)', 'secret=x]'])(
    'and is redacted once, however often it is looked at: %s',
    (text) => {
      const once = redactText(text);
      expect(once).toContain(REDACTED);
      expect(redactText(once)).toBe(once);
    },
  );

  it('addresses of a replay: in what it says of itself, and in its recording, whose length stays right', () => {
    const recording = `{"segment_id":0}\n${JSON.stringify([{ type: 4, data: { href: 'https://pool.example/chemistry?token=SECRET99&ü=1' } }])}`;
    const sent = redactEnvelope<[object, unknown[][]]>([
      { trace: { transaction: '/auth?verify=SECRET99' } },
      [
        [{ type: 'replay_event' }, { urls: ['https://pool.example/chemistry?token=SECRET99'], request: { url: '/?code=SECRET99' } }],
        [{ type: 'replay_recording', length: 99 }, recording],
      ],
    ]);
    expect(JSON.stringify(sent)).not.toContain('SECRET99');
    const [head, text] = sent[1][1] as [{ length: number }, string];
    expect(head.length).toBe(new TextEncoder().encode(text).length);
    const [, events] = text.split('\n');
    expect(JSON.parse(events ?? '')).toEqual([{ type: 4, data: { href: `https://pool.example/chemistry?token=${REDACTED}&ü=1` } }]);
  });

  it('passwords anywhere in a breadcrumb, and keys in its address', () => {
    const crumb = {
      category: 'fetch',
      data: { url: '/auth?token=abc', body: { newPassword: 'hush', nested: [{ password: { a: 1 } }] }, status: 200 },
      message: 'password: hush',
    };
    expect(redactDeep(crumb)).toEqual({
      category: 'fetch',
      data: { url: `/auth?token=${REDACTED}`, body: { newPassword: REDACTED, nested: [{ password: REDACTED }] }, status: 200 },
      message: `password: ${REDACTED}`,
    });
    expect(JSON.stringify(redactDeep({ 'x-csrf-token': 'abc', Authorization: 'Bearer x' }))).not.toMatch(/abc|Bearer/);
  });

  it('but leaves things with a life of their own, and stops somewhere', () => {
    const date = new Date();
    expect(redactDeep({ date, none: null, yes: true })).toEqual({ date, none: null, yes: true });
    const loop: Record<string, unknown> = {};
    loop['loop'] = loop;
    expect(() => redactDeep(loop)).not.toThrow();
  });
});
