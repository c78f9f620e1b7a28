// What is true of every page that search engines may list: a whole head, links that lead somewhere, titles in the letters of their font.
import { expect, type Page } from '@playwright/test';
import { languageOfAddress } from '../web/src/i18n/addresses.ts';
import { SITEMAP_PAGES } from '../web/tools/page-list.ts';

/** The same list as in tools/subset-fonts.ts; titles in Spanish have another font. */
const LETTERS_OF_TITLES = /^[A-Za-z0-9 ,.?!:;()%&\-’‘“”—–…]*$/;

/** As the page says them itself. */
const read = (page: Page) =>
  page.evaluate(() => {
    const value = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
    const hrefs = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    const blocks = [...document.querySelectorAll('head script[type="application/ld+json"]')].map(({ textContent }) => textContent);
    return {
      title: document.title,
      language: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      canonical: value('link[rel="canonical"]', 'href'),
      description: value('meta[name="description"]', 'content'),
      keywords: value('meta[name="keywords"]', 'content').split(', '),
      robots: value('meta[name="robots"]', 'content'),
      kinds: blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type']),
      picture: value('meta[property="og:image"]', 'content'),
      titles: [...document.querySelectorAll('.font-serif, .public-title, .page-title')].map(({ textContent }) => textContent),
      links: hrefs.filter((href) => href.startsWith('/')).map((href) => href.replace(/[?#].*/, '')),
      lostAnchors: hrefs.filter((href) => href.startsWith('#') && document.querySelectorAll(`[id="${href.slice(1)}"]`).length !== 1),
    };
  });

/** Gathers them while the pages are visited, and judges what holds among all of them. */
export function publicFacts(page: Page) {
  const visited = new Set<string>();
  const titles = new Set<string>();
  const links = new Set<string>();
  const pictures = new Set<string>();
  const isListed = new Set(SITEMAP_PAGES.map(({ path }) => path));

  async function gather(path: string): Promise<void> {
    if (!isListed.has(path)) return;
    visited.add(path);
    const facts = await read(page);
    expect.soft(facts.headings, path).toBe(1);
    expect.soft(facts.title, path).toContain('Limpid');
    expect.soft(facts.canonical && new URL(facts.canonical).pathname, path).toBe(path);
    expect.soft(facts.description.length, path).toBeGreaterThan(40);
    expect.soft(facts.keywords.length, path).toBeLessThanOrEqual(10);
    expect.soft(facts.robots, path).toBe('index, follow');
    expect.soft(facts.kinds.slice(0, 3), path).toEqual(['Organization', 'SoftwareApplication', 'WebSite']);
    expect.soft(facts.lostAnchors, path).toEqual([]);
    expect.soft(facts.language, path).toBe(languageOfAddress(path));
    for (const title of facts.language === 'en' ? facts.titles : []) expect.soft(title, path).toMatch(LETTERS_OF_TITLES);
    titles.add(facts.title);
    pictures.add(new URL(facts.picture, facts.canonical).pathname);
    for (const link of facts.links) links.add(link);
  }

  async function judge(): Promise<void> {
    expect(titles.size).toBe(visited.size);
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
    for (const picture of pictures) {
      const file = await page.request.get(picture);
      expect([file.status(), file.headers()['content-type']], picture).toEqual([200, 'image/png']);
    }
    for (const { path } of SITEMAP_PAGES) expect(links, path).toContain(path);
  }

  return { gather, judge };
}
