import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeServer, problemBody } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useStartTrial } from './subscriptions.data.ts';

const TRIAL = 'POST /api/subscription/trial';
afterEach(cleanup);

function Start() {
  const start = useStartTrial();
  return (
    <button type="button" onClick={() => start.mutate(undefined)}>
      {start.error ? 'failed' : start.isSuccess ? 'started' : 'start'}
    </button>
  );
}

it('a double press starts the trial once, and says no failure of a second', async () => {
  let count = 0;
  const server = fakeServer({
    'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } },
    [TRIAL]: () =>
      (count += 1) === 1 ? { body: { planId: 'pro' } } : { status: 409, body: problemBody(409, 'conflict', 'It runs already.') },
  });
  renderPage(<Start />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).not.toBe('start'));
  expect(button.textContent).toBe('started');
  expect(server.sentTo(TRIAL)).toHaveLength(1);
});
