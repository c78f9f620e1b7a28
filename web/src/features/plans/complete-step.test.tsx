// One addition is written down once, however often and in whatever trouble "Done" is pressed.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { StorageError } from '../../offline/outbox-door.ts';
import type { Intent } from '../../offline/outbox-entry.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { type PlanStep, useCompleteStep } from './plans.data.ts';

const write = vi.hoisted(() => vi.fn<(intent: Intent) => Promise<unknown>>());
vi.mock('../../offline/use-outbox.ts', async (original) => ({ ...(await original<object>()), useWrite: () => write }));

const STEP = { stepId: 's1', productId: 'baking-soda', amountG: 900 } as unknown as PlanStep;

function Done() {
  const { mutateAsync } = useCompleteStep('p1');
  return (
    <button type="button" onClick={() => void mutateAsync({ step: STEP, used: { amountG: 900 } }).catch(() => undefined)}>
      Done
    </button>
  );
}

async function press(): Promise<void> {
  await act(async () => screen.getByRole('button').click());
}
const written = () => write.mock.calls.map(([{ rowId, body }]) => ({ rowId, at: body?.['doneAt'] }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  write.mockReset();
  renderPage(<Done />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('keeps its name and its moment until it is known to be kept; after that the next is another', async () => {
  write.mockRejectedValueOnce(new StorageError(new DOMException('The disk does not answer.', 'TimeoutError'))).mockResolvedValue({});
  await press();
  vi.setSystemTime(Date.now() + 9000);
  await press();
  vi.setSystemTime(Date.now() + 9000);
  await press();
  const [first, second, third] = written();
  expect(second).toEqual(first);
  expect(third?.rowId).not.toBe(first?.rowId);
  expect(third?.at).not.toBe(first?.at);
});

it('what was refused is nowhere: the next press is one of its own, made now', async () => {
  write.mockRejectedValueOnce(new ApiError(400, 'This is in the future.')).mockResolvedValue({});
  await press();
  vi.setSystemTime(Date.now() + 9000);
  await press();
  const [first, second] = written();
  expect(second?.rowId).not.toBe(first?.rowId);
  expect(second?.at).not.toBe(first?.at);
});
