import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());

const SLUG = 'free-chlorine';
interface Shown {
  items: { slug: string; title: string; language: string; topics: string[] }[];
}
interface Block {
  kind: string;
  rows?: { text: string; metric?: string }[][][];
}

describe('the library', () => {
  it('lists every article in the language that is asked for, also to visitors', async () => {
    const visitor = house.browser();
    const english = await visitor.get('/api/library');
    expect(english.status).toBe(200);
    const { items } = english.body as unknown as Shown;
    expect(items.find(({ slug }) => slug === SLUG)).toMatchObject({ language: 'en', topics: ['free-chlorine'] });
    const spanish = (await visitor.get('/api/library?language=es')).body as unknown as Shown;
    expect(spanish.items.length).toBe(items.length);
    expect(spanish.items.find(({ slug }) => slug === SLUG)).toMatchObject({
      language: 'es',
      title: expect.stringContaining('Cloro libre') as string,
    });
    expect((await visitor.get('/api/library?language=fr')).status).toBe(400);
  });

  it('answers an article with its numbers worked out, its calculators and its sources', async () => {
    const { status, body } = await house.browser().get(`/api/library/${SLUG}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug: SLUG, calculators: expect.arrayContaining(['targets']) as string[] });
    const { blocks, sources } = body as unknown as { blocks: Block[]; sources: { url: string }[] };
    expect(sources.length).toBeGreaterThan(0);
    // the chart of the engine: at 50 ppm of cyanuric acid never below 4 ppm
    const row = blocks.find(({ kind }) => kind === 'table')?.rows?.find(([first]) => first?.[0]?.text === '50');
    expect(row?.[1]?.[0]?.text).toBe('4 ppm');
  });

  it.each(['no-such-article', '..%2Fetc', 'x'.repeat(99)])('does not know %s', async (slug) => {
    expect((await house.browser().get(`/api/library/${slug}`)).status).toBe(404);
  });
});

describe('marks', () => {
  const mark = (browser: ReturnType<TestApp['browser']>, body: object, slug = SLUG) => browser.patch(`/api/me/library/${slug}`, body);

  it('keep the bookmark, the farthest progress and the answer of one person', async () => {
    const mara = house.browser();
    await mara.register();
    expect(await mark(mara, { progressPercent: 60 })).toMatchObject({
      status: 200,
      body: { progressPercent: 60, isBookmarked: false, isHelpful: null },
    });
    await mark(mara, { isBookmarked: true });
    await mark(mara, { progressPercent: 20, isHelpful: true });
    const expected = { slug: SLUG, isBookmarked: true, progressPercent: 60, isHelpful: true };
    expect((await mara.get('/api/me/library')).body).toMatchObject({ items: [expected] });
    await mark(mara, { isBookmarked: false, isHelpful: null });
    expect((await mara.get('/api/me/library')).body).toMatchObject({
      items: [{ isBookmarked: false, isHelpful: null, progressPercent: 60 }],
    });

    const other = house.browser();
    await other.register();
    expect((await other.get('/api/me/library')).body).toEqual({ items: [] });
  });

  it('refuse visitors, unknown articles and impossible values', async () => {
    const visitor = house.browser();
    expect((await visitor.get('/api/me/library')).status).toBe(401);
    const mara = house.browser();
    await mara.register();
    expect((await mark(mara, { isBookmarked: true }, 'no-such-article')).status).toBe(404);
    for (const progressPercent of [-1, 101, 1.5]) {
      expect(await mark(mara, { progressPercent })).toMatchObject({
        status: 400,
        body: { fields: { progressPercent: expect.any(String) as string } },
      });
    }
    expect((await mark(mara, { personId: 'x' })).status).toBe(400);
  });
});
