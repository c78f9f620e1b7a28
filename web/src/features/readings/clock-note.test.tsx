import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteAnswer } from '../../api/reach.ts';
import { ClockNote } from './clock-note.tsx';

const NOW = Date.parse('2026-07-04T10:00:00.000Z');
const MINUTE_MS = 60_000;

/** An answer of the server, made so long after what the clock here says. */
const hear = (minutes: number, type = 'application/json; charset=utf-8') =>
  act(() => {
    const date = new Date(NOW + minutes * MINUTE_MS).toUTCString();
    noteAnswer(new Response('{}', { headers: { date, 'content-type': type } }));
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => {
  hear(0);
  cleanup();
  vi.useRealTimers();
});

it('says what a clock says that is more than ten minutes behind, and no more once it is set right', () => {
  render(<ClockNote />);
  for (const minutes of [0, 9, -600]) hear(minutes);
  expect(screen.queryByRole('status')).toBeNull();
  hear(11);
  expect(screen.getByRole('status').textContent).toMatch(/^The clock of this device is behind: it says Sat, Jul 4/);
  hear(0);
  expect(screen.queryByRole('status')).toBeNull();
});

it('listens to nobody but the server', () => {
  render(<ClockNote />);
  hear(600, 'text/html');
  act(() => noteAnswer(new Response('{}', { headers: { 'content-type': 'application/json' } })));
  expect(screen.queryByRole('status')).toBeNull();
});
