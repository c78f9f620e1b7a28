import { describe, expect, it, vi } from 'vitest';
import { paintFirst } from './paint-first.ts';

const HEAD = '<link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/root.js"/><style>a{}</style>';
const OWN = `import "/assets/m.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");`;
const documentWith = (own: string) => `<head>${HEAD}</head><body><p>Today</p><script type="module" async="">${own}</script></body>`;

/** Runs the document's script with a browser of which only this much is there. */
async function run(html: string, { isHidden = false, paint = true, missing = '', noStyles = false } = {}) {
  const [, script = ''] = /<script[^>]*>([\s\S]*)<\/script>/.exec(html) ?? [];
  const told: string[] = [];
  /** how much was told when each task began */
  const beginnings: number[] = [];
  const begin = (task: () => void) => {
    beginnings.push(told.length);
    task();
  };
  let firePaint = () => {};
  const element = () => ({ rel: '', href: '', onload: () => {}, onerror: () => {} });
  const page = {
    visibilityState: isHidden ? 'hidden' : 'visible',
    createElement: element,
    head: {
      append: (link: ReturnType<typeof element>) => {
        told.push(`${link.rel} ${link.href}`);
        if (link.rel !== 'stylesheet') return;
        const answer = () => {
          // It comes after every script of the pages.
          if (!told.includes('import /assets/page.js')) return void setTimeout(answer);
          if (noStyles) return link.onerror();
          told.push('styled');
          link.onload();
        };
        answer();
      },
    },
  };
  const listening: Record<string, () => void> = {};
  class Observer {
    constructor(heard: () => void) {
      firePaint = heard;
    }
    observe() {
      if (!paint) throw new TypeError('not known here');
    }
  }
  const frame: Record<string, unknown> = {};
  const fetchPart = async (address: string) => {
    told.push(`import ${address}`);
    if (address === missing) throw new TypeError('no network');
    return { from: address };
  };
  // The word import cannot be handed in.
  const text = script.replaceAll('import(', 'fetchPart(');
  const globals = {
    document: page,
    PerformanceObserver: Observer,
    window: frame,
    fetchPart,
    // The patience of a page that hears of no paint is not awaited here.
    setTimeout: (task: () => void, delayMs = 0) => (delayMs > 0 ? 0 : setTimeout(() => begin(task))),
    addEventListener: (name: string, listener: () => void) => (listening[name] = listener),
    location: { reload: () => told.push('reload') },
    console: { error: (error: Error) => told.push(error.message) },
    Error,
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- our own script, as the browser runs it
  new Function(...Object.keys(globals), text)(...Object.values(globals));
  const before = [...told];
  firePaint();
  firePaint();
  await Promise.race([frame['limpidPages'], vi.waitFor(() => expect(told.some((line) => /^no (network|styles)/.test(line))).toBe(true))]);
  const tasks = [0, ...beginnings].map((from, index) => told.slice(from, beginnings[index]));
  return { before, told, tasks, frame, listening };
}

const ALL = [
  'modulepreload /assets/m.js',
  'modulepreload /assets/root.js',
  'import /assets/m.js',
  'import /assets/root.js',
  'import /assets/page.js',
  'import /assets/entry.js',
];

describe('a page of the app', () => {
  it('asks for no script until it is painted, then once for all, and starts as it was made', async () => {
    const html = paintFirst(documentWith(OWN));
    expect(html).toContain('<head><style>a{}</style></head>');
    const { before, told, frame } = await run(html);
    expect(before).toEqual([]);
    expect(told).toEqual(ALL);
    expect(frame['__reactRouterRouteModules']).toEqual({ root: { from: '/assets/root.js' }, page: { from: '/assets/page.js' } });
  });

  it('runs what all else rests on first, alone', async () => {
    const html = paintFirst(documentWith(OWN).replace('href="/assets/m.js"', 'href="/assets/react-q3z5.js"'));
    const { told } = await run(html);
    const imports = told.filter((line) => line.startsWith('import '));
    expect(imports).toEqual(['import /assets/react-q3z5.js', ...ALL.filter((line) => line.startsWith('import '))]);
    const first = await run(html, { missing: '/assets/react-q3z5.js' });
    expect(first.told.filter((line) => line.startsWith('import '))).toEqual(['import /assets/react-q3z5.js']);
  });

  it('asks for each script once, and runs one in a task', async () => {
    const twice = documentWith(OWN).replace('<style>', '<link rel="modulepreload" href="/assets/m.js"/><style>');
    expect((await run(paintFirst(twice))).told).toEqual(ALL);
    const alone = (await run(paintFirst(twice))).tasks;
    expect(alone.filter((task) => task.some((line) => line.startsWith('import ')))).toEqual([
      ['import /assets/m.js'],
      ['import /assets/root.js'],
      ['import /assets/page.js', 'import /assets/entry.js'],
    ]);
  });

  it('waits for no paint in the background, nor where the browser does not tell', async () => {
    const html = paintFirst(documentWith(OWN));
    expect((await run(html, { isHidden: true })).before.length).toBeGreaterThan(0);
    expect((await run(html, { paint: false })).before.length).toBeGreaterThan(0);
  });

  it('whose scripts cannot be had is opened again with the next network, and starts nothing with half of them', async () => {
    const { told, frame, listening } = await run(paintFirst(documentWith(OWN)), { missing: '/assets/page.js' });
    expect(told.at(-1)).toBe('no network');
    expect(frame['__reactRouterRouteModules']).toBeUndefined();
    expect(await Promise.race([frame['limpidPages'], new Promise((resolve) => setTimeout(() => resolve('waits'), 20))])).toBe('waits');
    listening['online']?.();
    expect(told.at(-1)).toBe('reload');
  });

  it('asks for the whole style sheet first, and draws nothing before it is here', async () => {
    const html = paintFirst(documentWith(OWN), '/assets/site-1.css');
    const { before, told } = await run(html);
    expect(before).toEqual([]);
    expect(told[0]).toBe('stylesheet /assets/site-1.css');
    expect(told.slice(-2)).toEqual(['styled', 'import /assets/entry.js']);
    const without = await run(paintFirst(documentWith(OWN), 'no styles'), { noStyles: true });
    expect(without.told).not.toContain('import /assets/entry.js');
    expect(without.frame['__reactRouterRouteModules']).toBeUndefined();
  });

  it('leaves pages without the app alone, and refuses a document that it does not understand', () => {
    expect(paintFirst('<head></head><body><script>a()</script></body>')).toBe('<head></head><body><script>a()</script></body>');
    expect(() => paintFirst(documentWith('import { start } from "/assets/m.js";'))).toThrow('another shape');
  });
});
