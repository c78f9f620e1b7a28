import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noteReached, noteUnreached } from '../../api/reach.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OutboxPill } from './outbox-pill.tsx';

afterEach(() => {
  cleanup();
  noteReached();
});

it('says "Offline" when the browser believes in a signal and nobody answers, and no more once somebody does', async () => {
  fakeServer();
  renderPage(<OutboxPill />);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => {
    noteUnreached();
    noteUnreached();
  });
  expect(await screen.findByRole('button', { name: 'Offline' })).toBeTruthy();
  act(noteReached);
  expect(screen.queryByRole('button')).toBeNull();
});
