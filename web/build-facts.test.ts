import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineHashes, pagePatterns } from './build-facts.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('what the server is told of a build', () => {
  it('hashes inline scripts and styles, and nothing that needs no hash', () => {
    const html =
      '<style id="s">a{b:c}</style><script>one()</script><script type="module" async="">two()</script><script src="/x.js"></script>' +
      '<script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script><script>one()</script>';
    expect(inlineHashes(html)).toEqual({ script: [hash('one()'), hash('two()')], style: [hash('a{b:c}')] });
  });

  it('joins nested paths, leaves out layouts and the catch-all', () => {
    const routes = {
      root: { id: 'root', path: '' },
      door: { id: 'door', parentId: 'root' },
      landing: { id: 'landing', parentId: 'door', index: true },
      shell: { id: 'shell', parentId: 'root' },
      pool: { id: 'pool', parentId: 'shell', path: 'pools/:poolId' },
      tools: { id: 'tools', parentId: 'root', path: 'calculators' },
      toolsIndex: { id: 'toolsIndex', parentId: 'tools', index: true },
      dose: { id: 'dose', parentId: 'tools', path: 'dose' },
      missing: { id: 'missing', parentId: 'root', path: '*' },
    };
    expect(pagePatterns(routes)).toEqual(['/', '/calculators', '/calculators/dose', '/pools/:poolId']);
  });
});
