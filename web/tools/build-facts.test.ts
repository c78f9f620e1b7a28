import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineHashes, pagePatterns, robots, sitemap } from './build-facts.ts';
import { DEFAULT_SITE_URL, siteUrl } from './site-url.ts';
import { PRERENDERED, SITEMAP_PAGES } from './page-list.ts';

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

describe('what search engines ask for', () => {
  it('lists each page with its rank, and the day that its own HTML names', () => {
    const pages = [
      { path: '/', priority: 1, changefreq: 'weekly' },
      { path: '/pool-care-hawaii', priority: 0.8, changefreq: 'monthly' },
    ] as const;
    const html = { '/': '<title>Limpid</title>', '/pool-care-hawaii': '<meta property="article:modified_time" content="2026-11-21"/>' };
    const xml = sitemap('https://limpid.example', pages, (path) => html[path as keyof typeof html]);
    expect(xml).toContain('<url><loc>https://limpid.example/</loc><changefreq>weekly</changefreq><priority>1.0</priority></url>');
    expect(xml).toContain('<loc>https://limpid.example/pool-care-hawaii</loc><lastmod>2026-11-21</lastmod>');
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).toBe(true);
  });

  it('names the other languages of a page that its own HTML names', () => {
    const html = '<link rel="alternate" hrefLang="es" href="https://limpid.example/es"/>';
    const xml = sitemap('https://limpid.example', [{ path: '/', priority: 1, changefreq: 'weekly' }], () => html);
    expect(xml).toContain('<xhtml:link rel="alternate" hreflang="es" href="https://limpid.example/es"/></url>');
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  });

  it('names no page twice, and ranks from 0.3 to 1', () => {
    const paths = SITEMAP_PAGES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { priority } of SITEMAP_PAGES) expect(priority >= 0.3 && priority <= 1).toBe(true);
    expect(paths).not.toContain('/not-found');
    expect(PRERENDERED).toEqual(expect.arrayContaining([...paths, '/not-found', '/dashboard', '/auth']));
    expect(new Set(PRERENDERED).size).toBe(PRERENDERED.length);
  });

  it('sends robots to the sitemap', () => {
    expect(robots('https://limpid.example')).toMatch(
      /^User-agent: \*\nAllow: \/\n[\s\S]*Sitemap: https:\/\/limpid\.example\/sitemap\.xml\n$/,
    );
  });

  it("takes the site's address from PUBLIC_URL, without a slash at its end", () => {
    expect(siteUrl({})).toBe(DEFAULT_SITE_URL);
    expect(siteUrl({ PUBLIC_URL: 'https://limpid.example/' })).toBe('https://limpid.example');
    expect(() => siteUrl({ PUBLIC_URL: 'ftp://limpid.example' })).toThrow('no web address');
  });
});
