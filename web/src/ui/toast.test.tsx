import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';
import { TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX, ToastProvider, useToast } from './toast.tsx';
import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Asks() {
  const { toast } = useToast();
  return <button onClick={() => toast({ title: 'Reading saved', action: { label: 'Undo', onClick: undo } })}>save</button>;
}
const undo = vi.fn();

describe('toasts', () => {
  it('have the specified swipe and hotkey; tooltips their delays', () => {
    expect(TOAST_SWIPE_THRESHOLD_PX).toBe(50);
    expect(TOAST_HOTKEY).toEqual(['F8']);
    expect([TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS]).toEqual([700, 300]);
  });

  it('throw outside the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Asks />)).toThrow('useToast must be used within a ToastProvider');
    vi.restoreAllMocks();
  });

  it('appear, offer their action, and close after 5000 ms', () => {
    const store = createToastStore();
    render(
      <ToastProvider store={store}>
        <Asks />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByText('save'));
    expect(screen.getByText('Reading saved')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByText('save'));
    act(() => vi.advanceTimersByTime(4999));
    expect(store.list()[0]?.open).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(store.list()[0]?.open).toBe(false);
  });

  it('hear their own duration and the hotkey', () => {
    const store = createToastStore();
    render(
      <ToastProvider store={store}>
        <p>page</p>
      </ToastProvider>,
    );
    act(() => void store.show({ title: 'Update Available', durationMs: 8000 }));
    act(() => vi.advanceTimersByTime(7999));
    expect(store.list()[0]?.open).toBe(true);
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(region.contains(document.activeElement)).toBe(true);
  });
});
