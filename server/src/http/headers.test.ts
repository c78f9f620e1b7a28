import { describe, expect, it } from 'vitest';
import { outsideHosts, pagePolicy } from './headers.ts';

const partsOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources.join(' ')];
    }),
  );
const policyWith = (outside: Parameters<typeof outsideHosts>[0]) => partsOf(pagePolicy({ script: ['sha256-a'] }, outsideHosts(outside)));

describe('the content policy', () => {
  it('lets a page load nothing from elsewhere by default', () => {
    const policy = policyWith({});
    expect(policy).toEqual(partsOf(pagePolicy({ script: ['sha256-a'] })));
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-a'",
      'connect-src': "'self'",
      'img-src': "'self' data: blob:",
    });
    expect(policy).not.toHaveProperty('frame-src');
    expect(pagePolicy({})).not.toMatch(/https?:|unsafe|\*/);
  });

  it('opens the hosts of analytics for scripts, calls and pictures', () => {
    const base = policyWith({});
    expect(policyWith({ analyticsId: 'G-AB12CD34EF' })).toEqual({
      ...base,
      'script-src': "'self' 'sha256-a' https://www.googletagmanager.com",
      'connect-src': "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
      'img-src': "'self' data: blob: https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
    });
  });

  it('opens the error service for calls only, without its key', () => {
    expect(policyWith({ errorDsn: 'https://key@errors.example:8443/42' })).toEqual({
      ...policyWith({}),
      'connect-src': "'self' https://errors.example:8443",
    });
  });

  it('opens the hosts of advertisements, each once, and frames for them', () => {
    const ads = {
      scriptUrl: 'https://ads.example/show.js?client=1',
      slots: { auto: '1' },
      hosts: ['https://*.pics.example', 'https://ads.example'],
    };
    const hosts = 'https://ads.example https://*.pics.example';
    expect(policyWith({ ads })).toEqual({
      ...policyWith({}),
      'script-src': `'self' 'sha256-a' ${hosts}`,
      'connect-src': `'self' ${hosts}`,
      'img-src': `'self' data: blob: ${hosts}`,
      'frame-src': hosts,
    });
  });
});
