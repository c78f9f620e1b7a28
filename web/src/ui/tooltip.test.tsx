import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeBeside } from './tooltip-place.ts';
import { Tooltip, TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS, TooltipProvider } from './tooltip.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pressed = vi.fn();
const showTwo = () =>
  render(
    <TooltipProvider>
      <Tooltip text="Deletes it">
        <button onClick={pressed}>Delete</button>
      </Tooltip>
      <Tooltip text="Corrects it">
        <button>Edit</button>
      </Tooltip>
    </TooltipProvider>,
  );
const words = () => screen.queryByRole('tooltip')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('tooltips', () => {
  it('come after 700 ms, describe their button, and go with the pointer', () => {
    showTwo();
    expect([TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS]).toEqual([700, 300]);
    fireEvent.pointerMove(button('Delete'), { pointerType: 'mouse' });
    pass(699);
    expect(words()).toBeUndefined();
    pass(1);
    expect(words()).toBe('Deletes it');
    expect(button('Delete').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    fireEvent.pointerLeave(button('Delete'));
    pass(200);
    expect(words()).toBeUndefined();
    expect(button('Delete').hasAttribute('aria-describedby')).toBe(false);
  });

  it('stay while the pointer rests on them', () => {
    showTwo();
    act(() => button('Delete').focus());
    fireEvent.pointerLeave(button('Delete'));
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    pass(5000);
    expect(words()).toBe('Deletes it');
  });

  it('come at once within 300 ms of the last one, then wait again', () => {
    showTwo();
    fireEvent.pointerMove(button('Delete'), { pointerType: 'mouse' });
    pass(700);
    fireEvent.pointerLeave(button('Delete'));
    fireEvent.pointerMove(button('Edit'), { pointerType: 'mouse' });
    expect(screen.getAllByRole('tooltip').map(({ textContent }) => textContent)).toEqual(['Corrects it']);
    fireEvent.pointerLeave(button('Edit'));
    pass(120);
    pass(300);
    fireEvent.pointerMove(button('Delete'), { pointerType: 'mouse' });
    pass(699);
    expect(words()).toBeUndefined();
  });

  it('come with the focus, go with Escape and with a press, and never by touch', () => {
    showTwo();
    act(() => button('Delete').focus());
    expect(words()).toBe('Deletes it');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(words()).toBeUndefined();
    fireEvent.pointerMove(button('Edit'), { pointerType: 'touch' });
    pass(2000);
    expect(words()).toBeUndefined();
    fireEvent.pointerDown(button('Delete'));
    fireEvent.click(button('Delete'));
    expect(pressed).toHaveBeenCalledOnce();
    expect(words()).toBeUndefined();
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
