// The light on the water moves only where a graphics card draws it. Drawn by the processor, two blended layers of the size of the screen
// take 100 to 200 ms a frame, so such devices keep the still picture (styles/water.css).
import { whenIdle } from '../browser/idle.ts';

const KEY = 'lmp-water';
type Verdict = 'moving' | 'still';

/** What browsers call a card that is only the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/** A graphics card can be too slow too: below 40 frames per second in the first second the water stops moving. */
const SLOWEST_FRAME_MS = 25;
const FRAMES = 40;

const root = (): HTMLElement => document.documentElement;

function readVerdict(): Verdict | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === 'moving' || kept === 'still' ? kept : null;
  } catch {
    return null;
  }
}

function settle(verdict: Verdict): void {
  root().dataset['water'] = verdict;
  try {
    sessionStorage.setItem(KEY, verdict);
  } catch {
    // Without storage the next page asks again.
  }
}

/** About 15 ms without a card and less with one, once per visit. */
function hasGraphicsCard(): boolean {
  const gl = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(name);
}

/** The median of the first frames, which one long task beside them does not move. */
function measureFrames(done: (medianMs: number) => void): void {
  const times: number[] = [];
  const take = (now: number) => {
    times.push(now);
    if (times.length <= FRAMES) return void requestAnimationFrame(take);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    done(gaps.toSorted((a, b) => a - b)[FRAMES / 2] ?? 0);
  };
  requestAnimationFrame(take);
}

function decide(): void {
  if (!hasGraphicsCard()) return settle('still');
  root().dataset['water'] = 'moving' satisfies Verdict;
  measureFrames((medianMs) => settle(medianMs > SLOWEST_FRAME_MS ? 'still' : 'moving'));
}

/** Does nothing on a page without water, or where less motion is wanted. */
export function moveWater(): void {
  if (!document.querySelector('.water') || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const verdict = readVerdict();
  if (verdict) settle(verdict);
  else whenIdle(decide);
}
