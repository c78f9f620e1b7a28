import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from './toast-store.ts';
import type { ToastOptions } from './toast-store.ts';
import { prepareToasts, ToastProvider, useToast } from './toast.tsx';

beforeAll(async () => void (await prepareToasts()));
beforeEach(() => void vi.useFakeTimers());
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
  it('have the specified swipe and hotkey', () => {
    expect(TOAST_SWIPE_THRESHOLD_PX).toBe(50);
    expect(TOAST_HOTKEY).toBe('F8');
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

describe('toasts and people', () => {
  it('keep their time while someone looks at them', () => {
    const { store, region } = shown({ title: 'Reading saved' });
    act(() => vi.advanceTimersByTime(4000));
    fireEvent.pointerMove(region);
    act(() => vi.advanceTimersByTime(60_000));
    expect(store.list()[0]?.open).toBe(true);
    fireEvent.pointerLeave(region);
    act(() => vi.advanceTimersByTime(999));
    expect(store.list()[0]?.open).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(store.list()[0]?.open).toBe(false);
  });

  it('are announced, and a fault at once', () => {
    const { store } = shown();
    const spoken = (tone: 'polite' | 'assertive') => document.querySelector(`[role="status"][aria-live="${tone}"]`)?.textContent ?? '';
    act(() => void store.show({ title: 'Reading deleted', action: { label: 'Undo', onClick: undo } }));
    act(() => vi.advanceTimersByTime(100));
    expect(spoken('polite')).toContain('Notification Reading deleted');
    act(() => void store.show({ title: 'Not saved', description: 'The disk is full.', tone: 'bad' }));
    act(() => vi.advanceTimersByTime(100));
    expect(spoken('assertive')).toContain('Notification Not saved');
    act(() => vi.advanceTimersByTime(1000));
    expect([spoken('polite'), spoken('assertive')]).toEqual(['', '']);
  });

  it('leave by a swipe to the right of more than 50 px, and by no other', () => {
    const { store, region } = shown({ title: 'Reading saved' });
    const card = region.querySelector('li')!;
    const swipe = (x: number, y: number) => {
      fireEvent.pointerDown(card, { button: 0, clientX: 100, clientY: 100 });
      fireEvent.pointerMove(card, { clientX: 100 + x, clientY: 100 + y });
      fireEvent.pointerUp(card, { clientX: 100 + x, clientY: 100 + y });
    };
    swipe(50, 0);
    expect([card.dataset['swipe'], store.list()[0]?.open]).toEqual(['cancel', true]);
    swipe(-80, 0);
    swipe(20, 90);
    expect(store.list()[0]?.open).toBe(true);
    swipe(51, 4);
    expect([card.dataset['swipe'], store.list()[0]?.open]).toEqual(['end', false]);
  });

  it('close by Escape and by their button, and give the focus back to the list', () => {
    const { store, region } = shown({ title: 'First' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(store.list()[0]?.open).toBe(false);
    act(() => void store.show({ title: 'Second' }));
    const button = screen.getByRole('button', { name: 'Dismiss' });
    button.focus();
    fireEvent.click(button);
    expect(store.list()[0]?.open).toBe(false);
    expect(document.activeElement).toBe(region.querySelector('ol'));
  });

  it('leave Escape to a dialog above them', () => {
    const { store } = shown({ title: 'Reading saved' });
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    // Refused, it would not close the dialog either.
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
    dialog.remove();
    expect(store.list()[0]?.open).toBe(true);
  });
});

function shown(options?: ToastOptions) {
  const store = createToastStore();
  render(
    <ToastProvider store={store}>
      <p>page</p>
    </ToastProvider>,
  );
  if (options) act(() => void store.show(options));
  return { store, region: screen.getByRole('region', { name: 'Notifications (F8)' }) };
}
