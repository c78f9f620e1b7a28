import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from '../button.tsx';
import { startTooltips, TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip-host.ts';
import { placeBeside } from './tooltip-place.ts';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

let stop = () => undefined as void;
beforeEach(() => {
  vi.useFakeTimers();
  stop = startTooltips();
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

const pressed = vi.fn();
const TwoButtons = () => (
  <>
    <Tooltip text="Deletes it">
      <button onClick={pressed}>Delete</button>
    </Tooltip>
    <Tooltip text="Corrects it">
      <button>Edit</button>
    </Tooltip>
    <IconButton label="Close" icon={<svg />} />
  </>
);
const showButtons = () => render(<TwoButtons />);
const all = () => screen.queryAllByRole('tooltip', { hidden: true }).map(({ textContent }) => textContent);
const tooltip = () => all()[0];
const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const pointAt = (element: Element, pointerType = 'mouse') => fireEvent.pointerOver(element, { pointerType });

describe('tooltips', () => {
  it('come after 700 ms, describe their button, and go with the pointer', () => {
    showButtons();
    expect([TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS]).toEqual([700, 300]);
    pointAt(button('Delete'));
    pass(699);
    expect(tooltip()).toBeUndefined();
    pass(1);
    expect(tooltip()).toBe('Deletes it');
    expect(button('Delete').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    pointAt(document.body);
    pass(200);
    expect(tooltip()).toBeUndefined();
    expect(button('Delete').hasAttribute('aria-describedby')).toBe(false);
  });

  it('stay while the pointer rests on them', () => {
    showButtons();
    pointAt(button('Delete'));
    pass(700);
    pointAt(document.body);
    pointAt(screen.getByRole('tooltip'));
    pass(5000);
    expect(tooltip()).toBe('Deletes it');
    fireEvent.pointerOut(screen.getByRole('tooltip'), { relatedTarget: null });
    pass(200);
    expect(tooltip()).toBeUndefined();
  });

  it('come at once within 300 ms of the last one, one at a time, then wait again', () => {
    showButtons();
    pointAt(button('Delete'));
    pass(700);
    pointAt(button('Edit'));
    expect(all()).toEqual(['Corrects it']);
    pointAt(document.body);
    pass(120);
    pass(300);
    pointAt(button('Delete'));
    pass(699);
    expect(tooltip()).toBeUndefined();
  });

  it('come with the focus, go with Escape and with a press, and never by touch', () => {
    showButtons();
    act(() => button('Delete').focus());
    expect(tooltip()).toBe('Deletes it');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(tooltip()).toBeUndefined();
    pointAt(button('Edit'), 'touch');
    pass(2000);
    expect(tooltip()).toBeUndefined();
    act(() => button('Edit').focus());
    expect(tooltip()).toBe('Corrects it');
    fireEvent.pointerDown(button('Delete'));
    fireEvent.click(button('Delete'));
    expect(pressed).toHaveBeenCalledOnce();
    expect(tooltip()).toBeUndefined();
  });

  it('do not come for a focus that Escape gave back, nor for one that no key brought', () => {
    showButtons();
    fireEvent.keyDown(document, { key: 'Escape' });
    act(() => button('Delete').focus());
    expect(tooltip()).toBeUndefined();
    pass(200);
    const edit = button('Edit');
    vi.spyOn(edit, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
    act(() => edit.focus());
    expect(tooltip()).toBeUndefined();
  });

  it('go with their button', async () => {
    const { rerender } = showButtons();
    pointAt(button('Delete'));
    pass(700);
    expect(tooltip()).toBe('Deletes it');
    rerender(<p>gone</p>);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(tooltip()).toBeUndefined();
  });

  it('say the name of a button that shows an icon alone, and say it once', () => {
    showButtons();
    pointAt(button('Close'));
    pass(700);
    expect(tooltip()).toBe('Close');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(button('Close').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('the app', () => {
  it('fetches what shows them when someone first reaches for one', async () => {
    stop();
    vi.useRealTimers();
    render(
      <TooltipProvider>
        <TwoButtons />
      </TooltipProvider>,
    );
    act(() => button('Close').focus());
    await vi.waitFor(() => expect(tooltip()).toBe('Close'));
    act(() => button('Edit').focus());
    expect(tooltip()).toBe('Corrects it');
  });
});

describe('the place of a tooltip', () => {
  const screenSize = { width: 400, height: 300 };
  const size = { width: 100, height: 30 };

  it('is above the middle, or below where there is no room', () => {
    const at = { left: 150, top: 100, width: 44, height: 44 };
    expect(placeBeside(at, size, 'top', screenSize)).toEqual({ side: 'top', left: 122, top: 62 });
    expect(placeBeside({ ...at, top: 20 }, size, 'top', screenSize)).toEqual({ side: 'bottom', left: 122, top: 72 });
  });

  it('never leaves the screen', () => {
    const at = { left: 350, top: 100, width: 44, height: 44 };
    expect(placeBeside(at, size, 'bottom', screenSize)).toEqual({ side: 'bottom', left: 288, top: 152 });
    expect(placeBeside({ ...at, left: 0 }, size, 'left', screenSize).side).toBe('right');
  });
});
