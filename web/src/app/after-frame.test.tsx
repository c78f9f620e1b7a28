import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AfterFrame } from './after-frame.tsx';

afterEach(cleanup);

it('keeps the place first, and draws when the first screen stands', async () => {
  const { container } = render(
    <AfterFrame className="min-h-dvh">
      <p>The table</p>
    </AfterFrame>,
  );
  expect(container.querySelector('.min-h-dvh')?.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('The table')).toBeNull();
  expect(await screen.findByText('The table')).toBeTruthy();
  expect(container.querySelector('.min-h-dvh')).toBeNull();
});

it('draws nothing any more on a page that is gone', () => {
  vi.useFakeTimers();
  const { unmount } = render(<AfterFrame className="h-1">late</AfterFrame>);
  unmount();
  vi.runAllTimers();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
