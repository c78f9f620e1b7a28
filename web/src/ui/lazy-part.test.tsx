import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-loader.ts';
import { useLazyPart } from './lazy-part.ts';
import { lazy } from './lazy.tsx';
import { Menu } from './overlays/menu.tsx';
import { Popover } from './overlays/popover.tsx';
import { ToastProvider } from './overlays/toast.tsx';

afterEach(cleanup);
const chosen = vi.fn();

const showMenu = () =>
  render(
    <MemoryRouter>
      <ToastProvider>
        <Menu trigger={<button>Pools</button>} items={[{ label: 'Home', onSelect: chosen }, null, { label: 'Spa' }]} label="Your pools" />
      </ToastProvider>
    </MemoryRouter>,
  );

describe('panels that come late', () => {
  it('a menu says what its button does before it is here, and opens at the first press', async () => {
    showMenu();
    const before = screen.getByRole('button', { name: 'Pools' });
    expect([before.getAttribute('aria-haspopup'), before.getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
    fireEvent.click(before, { detail: 1 });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Home' }));
    expect(chosen).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pools' }));
  });

  it('who opens it by keyboard stands on the first line', async () => {
    showMenu();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Pools' }), { key: 'ArrowDown' });
    const first = await screen.findByRole('menuitem', { name: 'Home' });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('a popover opens with its name', async () => {
    render(
      <ToastProvider>
        <Popover trigger={<button>Account</button>} label="Your account">
          <p>Ana</p>
        </Popover>
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect((await screen.findByRole('dialog', { name: 'Your account' })).textContent).toBe('Ana');
  });

  it('is asked for again after a fetch that failed', async () => {
    const Part = () => null;
    const fetchPart = vi.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(Part);
    const part = lazyPart(fetchPart);
    await expect(part.load()).rejects.toThrow('no connection');
    expect(part.current()).toBeNull();
    await expect(part.load()).resolves.toBe(Part);
    await part.load();
    expect(part.current()).toBe(Part);
    expect(fetchPart).toHaveBeenCalledTimes(2);
  });

  it('that cannot be fetched says so in words; the second press tries again', async () => {
    const fetchPart = vi
      .fn()
      .mockRejectedValueOnce(new Error('no connection'))
      .mockRejectedValueOnce(new Error('no connection'))
      .mockResolvedValue(() => <p>the panel</p>);
    const part = lazyPart<object>(fetchPart);
    function Panel() {
      const { Part, button } = useLazyPart(part, <button>Open</button>, 'dialog');
      return Part ? <Part /> : button;
    }
    render(
      <ToastProvider>
        <Panel />
      </ToastProvider>,
    );
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(fetchPart).toHaveBeenCalledOnce());
    expect(screen.queryByText(/couldn.t load this part/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('We couldn’t load this part. Check your connection.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('the panel')).toBeTruthy();
  });

  it.each([true, false])('is shown in place of its notice, if someone has pressed for it: %s', async (hasPressed) => {
    const show = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { isActive: hasPressed } }));
    const { Lazy } = lazy(() => Promise.reject<() => null>(new Error('no connection')));
    render(<Lazy />);
    expect((await screen.findByRole('status')).textContent).toContain('couldn’t load this part');
    expect(show).toHaveBeenCalledTimes(hasPressed ? 1 : 0);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});
