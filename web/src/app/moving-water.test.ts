import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markPainted } from './painted.ts';

const device = { renderer: 'ANGLE (Apple, Apple M2)' as string | null, frameMs: 16, isStill: false, probes: 0 };

/** Tells the name that a browser gives its card. */
const contextOf = (renderer: string) => ({
  RENDERER: 7937,
  getExtension: (name: string) =>
    name === 'WEBGL_debug_renderer_info' ? { UNMASKED_RENDERER_WEBGL: 37446 } : { loseContext: () => undefined },
  getParameter: (id: number) => (id === 37446 ? renderer : 'WebKit WebGL'),
});

const water = () => document.documentElement.dataset['water'];

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(device, { renderer: 'ANGLE (Apple, Apple M2)', frameMs: 16, isStill: false, probes: 0 });
  sessionStorage.clear();
  delete document.documentElement.dataset['water'];
  document.body.innerHTML = '<div class="water"></div>';
  vi.stubGlobal('matchMedia', () => ({ matches: device.isStill }));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  let now = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => setTimeout(() => draw((now += device.frameMs))));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => {
    device.probes += 1;
    return device.renderer === null ? null : contextOf(device.renderer);
  }) as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('moves where a graphics card draws it', () => {
  markPainted();
  vi.runAllTimers();
  expect(water()).toBe('moving');
});

it.each(['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))', 'llvmpipe (LLVM 17.0.6, 256 bits)', null])(
  'stands still where the processor draws: %s',
  (renderer) => {
    device.renderer = renderer;
    markPainted();
    vi.runAllTimers();
    expect(water()).toBe('still');
  },
);

it('stands still where the frames come slowly anyway', () => {
  device.frameMs = 60;
  markPainted();
  vi.runAllTimers();
  expect(water()).toBe('still');
});

it('asks once per visit', () => {
  device.renderer = 'llvmpipe';
  markPainted();
  vi.runAllTimers();
  delete document.documentElement.dataset['water'];
  markPainted();
  vi.runAllTimers();
  expect([water(), device.probes]).toEqual(['still', 1]);
});

it('asks nothing where less motion is wanted, or where there is no water', () => {
  device.isStill = true;
  markPainted();
  device.isStill = false;
  document.body.replaceChildren();
  markPainted();
  vi.runAllTimers();
  expect([water(), device.probes]).toEqual([undefined, 0]);
});
