import { describe, expect, it } from 'vitest';
import { isDropped, REDACTED, redactDeep, redactText, redactTokens } from './error-filter.ts';

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
