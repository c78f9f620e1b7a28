// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { SharedPhoto } from '@limpid/contract';
import { draw } from './entry.request.tsx';

const PHOTO: SharedPhoto = {
  width: 3024,
  height: 4032,
  caption: '<script>alert("1")</script> & green',
  takenOn: '2026-07-04',
  urls: { small: '/api/shared-photos/abc/small', medium: '/api/shared-photos/abc/medium', large: '/api/shared-photos/abc/large' },
};
const ask = (shown: SharedPhoto | undefined, language: 'en' | 'es' = 'en') =>
  draw({ pattern: '/shared/photos/:token', path: '/shared/photos/abc', language, shown });
const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const headOf = (html: string): string => /<head>[\s\S]*<\/head>/.exec(html)?.[0] ?? '';

describe('the page of a shared photo', () => {
  it('is a whole document with the picture, its caption and its day', async () => {
    const { status, html } = await ask(PHOTO);
    expect(status).toBe(200);
    expect(html.startsWith('<!DOCTYPE html><html lang="en"')).toBe(true);
    expect(mainOf(html)).toContain('Taken on July 4, 2026');
    expect(mainOf(html)).toMatch(/<img src="\/api\/shared-photos\/abc\/medium"[^>]* width="3024" height="4032"/);
  });

  it('names each size with its own width: none is larger than the photo', async () => {
    const widths = async (width: number, height: number) =>
      [...mainOf((await ask({ ...PHOTO, width, height })).html).matchAll(/\/(\w+) (\d+)w/g)].map(([, size, wide]) => `${size} ${wide}`);
    expect(await widths(3024, 4032)).toEqual(['small 240', 'medium 960', 'large 1920']);
    expect(await widths(1000, 500)).toEqual(['small 320', 'medium 1000', 'large 1000']);
  });

  it('escapes what its owner wrote, and has no script beside those of every page', async () => {
    const { html } = await ask(PHOTO);
    expect(mainOf(html)).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; green');
    const scripts = (text: string) => [...text.matchAll(/<script[\s\S]*?<\/script>/g)].map(([script]) => script);
    expect(scripts(html)).toEqual(scripts((await ask(undefined)).html));
    expect(html).not.toMatch(/ style="/);
  });

  it('tells a messenger nothing but that it is a photo of a pool', async () => {
    const head = headOf((await ask(PHOTO)).html);
    expect(head).toContain('<meta property="og:title" content="A photo of a pool | Limpid"/>');
    expect(head).toContain('<meta property="og:image" content="http://localhost:3000/api/shared-photos/abc/medium"/>');
    expect(head).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(head).not.toMatch(/green|2026|canonical|og:url/);
  });

  it('says in the reader’s language that a link is no longer valid, and answers 404', async () => {
    const english = await ask(undefined);
    expect(english.status).toBe(404);
    expect(mainOf(english.html)).toContain('This link is no longer valid');
    const spanish = await ask(undefined, 'es');
    expect(spanish.html).toContain('<html lang="es"');
    expect(mainOf(spanish.html)).toContain('Este enlace ya no es válido');
    expect((await ask(undefined)).html).toBe(english.html);
  });

  it('asks about cookies as every page without the app does, with the script of the pages', async () => {
    const { html } = await ask(PHOTO);
    expect(html).toContain('<template data-consent-template="true">');
    expect(headOf(html)).toMatch(/s\.src="[^"]*deferred/);
  });

  it('is marked as private, so that its address is reported nowhere', async () => {
    expect((await ask(PHOTO)).html).toMatch(/<html[^>]* data-private=""/);
  });

  it('mixes no languages when several are drawn at once', async () => {
    const asked = (['en', 'es', 'en', 'es'] as const).map((language) => ask(PHOTO, language));
    const drawn = (await Promise.all(asked)).map(({ html }) => /Taken on|Tomada el/.exec(html)?.[0]);
    expect(drawn).toEqual(['Taken on', 'Tomada el', 'Taken on', 'Tomada el']);
  });
});
