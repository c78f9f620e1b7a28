import { describe, expect, it } from 'vitest';
import { strategyFor } from './strategy.ts';

const origin = 'https://limpid.example';
const site = {
  appPages: { '/dashboard': '/auth', '/auth': '/auth', '/pools/:poolId': '/auth', '/chemistry/log': '/auth', '/offline': '/auth' },
  publicPages: ['/', '/faq', '/calculators/dose'],
  files: ['/auth', '/', '/assets/root-1.js', '/manifest.webmanifest'].map((url) => ({ url, revision: 'r', isShell: true })),
};
const ask = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  strategyFor({ method, mode, url: new URL(path, origin).href, origin }, site);

describe('who answers', () => {
  it.each([
    ['/dashboard?pool=1#today', { kind: 'app', key: '/auth' }],
    ['/pools/0197f6f0-0000-7000-8000-000000000000', { kind: 'app', key: '/auth' }],
    ['/chemistry/log/', { kind: 'app', key: '/auth' }],
    ['/auth?token=a', { kind: 'app', key: '/auth' }],
    ['/', { kind: 'page', path: '/', mayKeep: true }],
    ['/calculators/dose?ph=7', { kind: 'page', path: '/calculators/dose', mayKeep: true }],
    ['/no-such-page', { kind: 'page', path: '/no-such-page', mayKeep: false }],
    ['/pools/1/2', { kind: 'page', path: '/pools/1/2', mayKeep: false }],
    ['/auth/google', { kind: 'untouched' }],
    ['/auth/google/callback?code=1', { kind: 'untouched' }],
    ['/auth/logout', { kind: 'untouched' }],
    ['/api/pools', { kind: 'untouched' }],
    ['/api', { kind: 'untouched' }],
    ['/sw.js', { kind: 'untouched' }],
    ['https://elsewhere.example/', { kind: 'untouched' }],
  ])('opening %s: %o', (path, strategy) => {
    expect(ask(path)).toEqual(strategy);
  });

  it.each([
    ['/assets/root-1.js', { kind: 'asset', path: '/assets/root-1.js' }],
    ['/assets/other-2.css', { kind: 'asset', path: '/assets/other-2.css' }],
    ['/manifest.webmanifest', { kind: 'file', path: '/manifest.webmanifest' }],
    ['/share/site.png', { kind: 'untouched' }],
    ['/faq', { kind: 'untouched' }],
    ['/', { kind: 'untouched' }],
    ['/auth', { kind: 'untouched' }],
    ['/api/pools', { kind: 'untouched' }],
    ['/auth/login', { kind: 'untouched' }],
  ])('fetching %s: %o', (path, strategy) => {
    expect(ask(path, { mode: 'cors' })).toEqual(strategy);
  });

  it('takes the photos that another app shares, and only by the form of a share', () => {
    expect(ask('/gallery/share', { method: 'POST' })).toEqual({ kind: 'share' });
    expect(ask('/gallery/share', { method: 'POST', mode: 'cors' })).toEqual({ kind: 'untouched' });
    expect(ask('https://elsewhere.example/gallery/share', { method: 'POST' })).toEqual({ kind: 'untouched' });
    expect(ask('/gallery', { method: 'POST' })).toEqual({ kind: 'untouched' });
  });

  it('keeps out of everything else that is not GET', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
      expect(ask('/dashboard', { method })).toEqual({ kind: 'untouched' });
      expect(ask('/api/pools', { method, mode: 'cors' })).toEqual({ kind: 'untouched' });
    }
  });
});
