import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetShared, sharedPhotos } from '../offline/shared-photos.ts';
import { forgetAllShared } from '../browser/shared-store.ts';
import { answerApp, answerAsset, answerPage, answerShare, keepSeen, type World } from './answers.ts';
import { findStored, forgetOldFiles, keepFiles, keepVisited } from './file-cache.ts';
import type { CachedFile } from './site-facts.ts';

const origin = 'http://localhost:3000';

/** The browser's stores, as far as the worker uses them. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const address = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, origin).href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      keys: async () => [...store.keys()].map((url) => ({ url }) as Request),
      put: async (key: string, response: Response) => void store.set(address(key), response),
      delete: async (key: string | Request) => store.delete(address(key)),
      match: async (key: string) => store.get(address(key))?.clone(),
    };
  };
  return {
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(key),
  };
}

const fileOf = (url: string, text: string): CachedFile => ({
  url,
  revision: createHash('sha256').update(text).digest('hex').slice(0, 12),
  isShell: true,
});
const html = (text: string, status = 200) => {
  const response = new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  return response;
};
const request = (path: string) => ({ url: origin + path }) as Request;
const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));

const SHELL = fileOf('/auth', '<shell>');
const LANDING = fileOf('/', '<landing>');
const OLD = fileOf('/assets/old-1.js', 'old');
let world: World;
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', network);
  network.mockReset();
  world = {
    site: {
      version: '1',
      files: [SHELL, LANDING],
      laterFiles: [],
      appPages: { '/dashboard': '/auth' },
      publicPages: ['/', '/faq'],
      framePages: {},
      pageModules: ['/assets/plan-page-1.js'],
      offlineModule: '/assets/offline-page-1.js',
      lazyParts: ['/assets/local-plan-1.js', '/assets/outbox-sheet-1.js', '/assets/menu-panel-1.js'],
    },
    fetch: network,
    now: () => 1000,
    onOutdated: vi.fn(),
    openings: [],
    isOutdated: false,
  };
});
afterEach(() => vi.unstubAllGlobals());

describe('what is kept', () => {
  it('is what the build made, fetched once, without cookies', async () => {
    network.mockImplementation(async (url) => html(url === '/auth' ? '<shell>' : '<landing>'));
    await keepFiles(world.site.files);
    await keepFiles(world.site.files);
    expect(network).toHaveBeenCalledTimes(2);
    expect(network).toHaveBeenCalledWith('/auth', { cache: 'no-cache', credentials: 'omit', redirect: 'error' });
    expect(await (await findStored('/auth', world.site.files))?.text()).toBe('<shell>');
  });

  it('is not the page of a portal, and an asset is asked for once more', async () => {
    network.mockImplementation(async () => html('Please sign in to this hotel'));
    await expect(keepFiles([SHELL])).rejects.toThrow('/auth is not what this build made.');
    network.mockReset();
    network.mockResolvedValueOnce(html('half')).mockResolvedValueOnce(html('old'));
    await keepFiles([OLD]);
    expect(network.mock.calls.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
  });

  it('leaves when a newer build is in charge', async () => {
    network.mockImplementation(async () => html('old'));
    await keepFiles([OLD]);
    await (await caches.open('limpid-kept-1')).put('/x', html('x'));
    await (await caches.open('not-ours')).put('/x', html('x'));
    await forgetOldFiles([SHELL]);
    expect(await findStored(OLD.url, [OLD])).toBeUndefined();
    expect((await caches.keys()).toSorted()).toEqual(['limpid-kept', 'not-ours']);
  });
});

describe('the camera', () => {
  it('is allowed by the kept frame in the gallery, and nowhere else', async () => {
    const frame = new Response('<shell>', { headers: { 'permissions-policy': 'camera=(), usb=()', 'x-other': '1' } });
    await (await caches.open('limpid-kept')).put(`/auth?revision=${SHELL.revision}`, frame);
    vi.spyOn(caches, 'match').mockImplementation(async () => frame.clone());
    const open = async (path: string) => (await answerApp(world, request(path), '/auth')).headers;
    for (const path of ['/gallery', '/gallery/compare?photo=1&camera=1']) {
      expect((await open(path)).get('permissions-policy')).toBe('camera=(self), usb=()');
      expect((await open(path)).get('x-other')).toBe('1');
    }
    for (const path of ['/dashboard', '/gallery-other']) expect((await open(path)).get('permissions-policy')).toBe('camera=(), usb=()');
  });
});

describe('photos that another app shares', () => {
  const share = (...files: (File | string)[]) => {
    const form = new FormData();
    for (const file of files) form.append('photos', file);
    return { url: `${origin}/gallery/share`, formData: async () => form } as unknown as Request;
  };
  const outcome = async (asked: Request) => {
    const { status, headers } = await answerShare(asked);
    return `${status} ${headers.get('location') ?? ''}`.replace(origin, '');
  };
  const kept = async () => Promise.all((await sharedPhotos()).map(async ({ file }) => `${file.type} ${await file.text()}`));

  it('are kept in their order until they are taken', async () => {
    expect(await sharedPhotos()).toEqual([]);
    const [one, two] = [new File(['one'], 'a.jpg', { type: 'image/jpeg' }), new File(['two'], 'b.png', { type: 'image/png' })];
    expect(await outcome(share(one, two))).toBe('303 /gallery?shared=1');
    expect(await kept()).toEqual(['image/jpeg one', 'image/png two']);
    const [{ key } = { key: '' }] = await sharedPhotos();
    await forgetShared(key);
    expect(await kept()).toEqual(['image/png two']);
    await forgetAllShared();
    expect(await sharedPhotos()).toEqual([]);
  });

  it('survive an update of the worker', async () => {
    await answerShare(share(new File(['one'], 'a.jpg', { type: 'image/jpeg' })));
    await forgetOldFiles([]);
    expect(await kept()).toEqual(['image/jpeg one']);
  });

  it('that did not come, or for which there is no room, lead to the gallery all the same', async () => {
    expect(await outcome(share())).toBe('303 /gallery?shared=none');
    expect(await outcome(share(new File([], 'empty.jpg'), 'a text'))).toBe('303 /gallery?shared=none');
    vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect(await outcome(share(new File(['one'], 'a.jpg')))).toBe('303 /gallery?shared=failed');
  });
});

describe('opening the app', () => {
  beforeEach(async () => {
    network.mockImplementation(async (url) => html(url === '/auth' ? '<shell>' : '<landing>'));
    await keepFiles(world.site.files);
    network.mockReset();
  });

  it('shows a page whose scripts are all here in the frame of the app, where neither the network nor its HTML is', async () => {
    world.site.appPages['/offline'] = '/auth';
    world.site.framePages = { '/calculators/ph': ['/assets/ph-1.js', '/assets/sums-1.js'] };
    network.mockImplementation(cutOff);
    const open = async () => answerPage(world, request('/calculators/ph'), '/calculators/ph', true);
    vi.spyOn(Response, 'redirect').mockImplementation((url) => new Response(`to ${new URL(url).pathname}`));
    await keepVisited('/assets/ph-1.js', html('ph'));
    expect(await (await open()).text()).toBe('to /offline');
    await keepVisited('/assets/sums-1.js', html('sums'));
    expect(await (await open()).text()).toBe('<shell>');
    vi.restoreAllMocks();
  });

  it.each([502, 503, 504])('does the same for a page where a proxy says that no one is there: %i', async (status) => {
    world.site.appPages['/offline'] = '/auth';
    world.site.framePages = { '/calculators/ph': ['/assets/ph-1.js'] };
    network.mockImplementation(async () => html('nobody here', status));
    const open = async (path: string) => answerPage(world, request(path), path, true);
    await keepVisited('/assets/ph-1.js', html('ph'));
    expect(await (await open('/calculators/ph')).text()).toBe('<shell>');
    expect((await open('/blog/salt')).headers.get('location')).toBe(`${origin}/offline?from=%2Fblog%2Fsalt`);
    network.mockImplementation(async () => html('a fault', 500));
    expect(await (await open('/calculators/ph')).text()).toBe('a fault');
  });

  it('needs no network', async () => {
    expect(await (await answerApp(world, request('/dashboard?pool=1'), '/auth')).text()).toBe('<shell>');
    expect(network).not.toHaveBeenCalled();
  });

  it('looks for the newer build when a script is gone, and keeps what it has without one', async () => {
    network.mockResolvedValueOnce(html('', 404));
    await answerAsset(world, request('/assets/chart-1.js'), '/assets/chart-1.js');
    expect(world.onOutdated).toHaveBeenCalledOnce();
    network.mockResolvedValueOnce(html('<new shell>'));
    expect(await (await answerApp(world, request('/dashboard'), '/auth')).text()).toBe('<new shell>');
    network.mockImplementationOnce(cutOff);
    expect(await (await answerApp(world, request('/dashboard'), '/auth')).text()).toBe('<shell>');
  });

  /** The page opens, lacks a script, and the router loads it again. */
  async function goRound(path: string, times: number): Promise<void> {
    for (let round = 0; round < times; round += 1) {
      await answerApp(world, request(path), '/auth');
      await answerAsset(world, request('/assets/c-1.js'), '/assets/c-1.js').catch(() => undefined);
    }
  }
  const open = async (path: string) => answerApp(world, request(path), '/auth');

  it('does not go round for ever when a piece cannot be had', async () => {
    network.mockImplementation(cutOff);
    await goRound('/chemistry?a=1', 3);
    expect((await open('/chemistry?a=1')).headers.get('location')).toBe(`${origin}/offline?from=%2Fchemistry%3Fa%3D1`);
    expect(await (await open('/offline?from=%2Fchemistry')).text()).toBe('<shell>');
    network.mockResolvedValueOnce(html('<shell of the server>'));
    expect(await (await open('/chemistry?a=1')).text()).toBe('<shell of the server>');
    network.mockImplementation(async () => html('', 404));
    await goRound('/chemistry?a=1', 3);
    network.mockClear();
    expect((await open('/chemistry?a=1')).headers.get('location')).toContain('/offline');
    expect(network).not.toHaveBeenCalled();
    world.now = () => 30_000;
    network.mockImplementation(cutOff);
    await goRound('/plan?a=1', 3);
    network.mockResolvedValueOnce(html('Bad gateway', 502));
    expect((await open('/plan?a=1')).headers.get('location')).toContain('/offline');
    world.now = () => 60_000;
    network.mockResolvedValueOnce(html('Bad gateway', 502));
    expect(await (await open('/chemistry?a=1')).text()).toBe('<shell>');
  });

  it('opens other pages anyway, and the same one again, however many pieces one opening lacks', async () => {
    network.mockImplementation(cutOff);
    await open('/dashboard');
    for (const name of 'abcdefgh') await answerAsset(world, request(`/assets/${name}.js`), `/assets/${name}.js`).catch(() => undefined);
    expect(await (await open('/dashboard')).text()).toBe('<shell>');
    await goRound('/dashboard?pool=1', 1);
    await goRound('/plan', 1);
    expect(await (await open('/chemistry')).text()).toBe('<shell>');
  });

  const isBroken = () => world.openings.some((opening) => opening.isBroken);

  it('puts the offline page in the place of a page that is not here', async () => {
    await open('/plan');
    network.mockImplementation(cutOff);
    const answer = await answerAsset(world, request('/assets/plan-page-1.js'), '/assets/plan-page-1.js');
    expect(await answer.text()).toBe('export{default}from"/assets/offline-page-1.js"');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(isBroken()).toBe(false);
  });

  it('takes no page of a portal for a script, and never keeps one', async () => {
    network.mockImplementation(async () => html('<h1>Welcome to our hotel</h1>'));
    await expect(answerAsset(world, request('/assets/water-1.js'), '/assets/water-1.js')).rejects.toThrow('in the place of');
    await expect(keepSeen(world, '/assets/water-1.js', false)).resolves.toBeUndefined();
    expect(await caches.match('/assets/water-1.js', { cacheName: 'limpid-visited' })).toBeUndefined();
    const page = await answerAsset(world, request('/assets/plan-page-1.js'), '/assets/plan-page-1.js');
    expect(await page.text()).toBe('export{default}from"/assets/offline-page-1.js"');
  });

  it('does not count what a page can do without', async () => {
    await open('/dashboard');
    network.mockImplementation(cutOff);
    for (const path of ['/assets/local-plan-1.js', '/assets/outbox-sheet-1.js', '/assets/menu-panel-1.js']) {
      await expect(answerAsset(world, request(path), path)).rejects.toThrow(TypeError);
    }
    expect(isBroken()).toBe(false);
    await expect(answerAsset(world, request('/assets/water-1.js'), '/assets/water-1.js')).rejects.toThrow(TypeError);
    expect(isBroken()).toBe(true);
  });
});

describe('reading a page', () => {
  it('prefers the network, and keeps what was read', async () => {
    network.mockResolvedValueOnce(html('<faq>'));
    expect(await (await answerPage(world, request('/faq'), '/faq', true)).text()).toBe('<faq>');
    await vi.waitFor(async () => expect(await caches.match('/faq', { cacheName: 'limpid-visited' })).toBeDefined());
    network.mockImplementationOnce(cutOff);
    expect(await (await answerPage(world, request('/faq'), '/faq', true)).text()).toBe('<faq>');
    network.mockResolvedValueOnce(html('Bad gateway', 502));
    expect(await (await answerPage(world, request('/faq'), '/faq', true)).text()).toBe('<faq>');
  });

  it('does not wait for ever for a network that says nothing', async () => {
    vi.useFakeTimers();
    await keepVisited('/faq', html('<faq>'));
    network.mockImplementationOnce(() => new Promise(() => undefined));
    const answer = answerPage(world, request('/faq'), '/faq', true);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await answer).text()).toBe('<faq>');
    vi.useRealTimers();
  });

  it('keeps no failure, no stranger and no detour', async () => {
    for (const answer of [html('Not found', 404), html('Broken', 500)]) {
      network.mockResolvedValueOnce(answer);
      await answerPage(world, request('/faq'), '/faq', true);
    }
    network.mockResolvedValueOnce(html('<other>'));
    await answerPage(world, request('/other'), '/other', false);
    network.mockImplementationOnce(cutOff);
    const answer = await answerPage(world, request('/faq'), '/faq', true);
    expect(answer).toMatchObject({ status: 302 });
    expect(answer.headers.get('location')).toBe(`${origin}/offline?from=%2Ffaq`);
  });
});

describe('a link that takes everything and never answers', () => {
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 500) {
      await vi.advanceTimersByTimeAsync(500);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    network.mockReturnValue(new Promise(() => {}));
  });
  afterEach(() => vi.useRealTimers());

  it('a page that is not kept gives way to the offline page after eight seconds', async () => {
    const answer = answerPage(world, request('/faq'), '/faq', true);
    await pass(7000);
    expect(await Promise.race([answer, Promise.resolve('waits')])).toBe('waits');
    await pass(1500);
    expect((await answer).headers.get('location')).toBe(`${origin}/offline?from=%2Ffaq`);
  });

  it('so does the script of one that was pressed', async () => {
    const answer = answerAsset(world, request('/assets/plan-page-1.js'), '/assets/plan-page-1.js');
    await pass(8500);
    expect(await (await answer).text()).toContain('/assets/offline-page-1.js');
  });
});
