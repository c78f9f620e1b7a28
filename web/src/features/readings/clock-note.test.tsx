import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteAnswer } from '../../browser/reach.ts';
import { ClockNote } from './clock-note.tsx';

const NOW = Date.parse('2026-07-04T10:00:00.000Z');
const MINUTE_MS = 60_000;

/** An answer of the server, made so long after what the clock here says; on its way for `took`. */
const hear = (minutes: number, { type = 'application/json; charset=utf-8', took = 0 } = {}) =>
  act(() => {
    const date = new Date(NOW + minutes * MINUTE_MS).toUTCString();
    noteAnswer(new Response('{}', { headers: { date, 'content-type': type } }), NOW - took * MINUTE_MS);
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => {
  hear(0);
  cleanup();
  vi.useRealTimers();
});

const note = () => screen.queryByRole('status')?.textContent;

it('says what a clock says that is more than ten minutes behind, and no more once it is set right', () => {
  render(<ClockNote />);
  for (const minutes of [0, 9]) hear(minutes);
  expect(note()).toBeUndefined();
  hear(11);
  expect(note()).toMatch(/^This device’s clock is behind: it says Sat, Jul 4.*Limpid uses the right time/);
  hear(0);
  expect(note()).toBeUndefined();
});

it('says the same of a clock that is ahead, and takes no slow answer for one', () => {
  render(<ClockNote />);
  hear(-9);
  // Asked before a laptop was closed, heard when it was opened.
  hear(-600, { took: 600 });
  expect(note()).toBeUndefined();
  hear(-24 * 60);
  expect(note()).toMatch(/^This device’s clock is ahead: it says Sat, Jul 4/);
  hear(0);
  expect(note()).toBeUndefined();
});

it('remembers it for a start without a network', async () => {
  hear(-24 * 60);
  vi.resetModules();
  const { ClockNote: AfterReload } = await import('./clock-note.tsx');
  render(<AfterReload />);
  expect(note()).toMatch(/is ahead/);
  hear(0);
  expect(localStorage.getItem('lmp-clock')).toBeNull();
});

it('listens to no one but the server', () => {
  render(<ClockNote />);
  hear(600, { type: 'text/html' });
  act(() => noteAnswer(new Response('{}', { headers: { 'content-type': 'application/json' } }), NOW));
  expect(note()).toBeUndefined();
});
