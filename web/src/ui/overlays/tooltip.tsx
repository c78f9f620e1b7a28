import { cloneElement, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Side } from './tooltip-place.ts';

/** Once, around the app: one tooltip at a time, and the next one without a delay when the pointer moves from button to button. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  useEffect(bringTooltips, []);
  return children;
}

/**
 * What a button carries to have one: only more than its name, which is there already, for touch screens never see it. Without a text it
 * says the name that the button has by `aria-label`, as those that show an icon alone should.
 */
export const tooltipOf = (text = '', side?: Side) => ({ 'data-tooltip': text, 'data-tooltip-side': side });

export function Tooltip({ text, side, children }: { text: string; side?: Side; children: ReactElement }) {
  return cloneElement(children as ReactElement<object>, tooltipOf(text, side));
}

/** Most visits need none: what shows them is fetched when the first is about to be. */
function bringTooltips(): () => void {
  let stop = () => {
    document.removeEventListener('pointerover', look, true);
    document.removeEventListener('focusin', look, true);
  };
  let isOnItsWay = false;
  let isGone = false;
  async function bring(event: Event): Promise<void> {
    isOnItsWay = true;
    const host = await import('./tooltip-host.ts').catch(() => null);
    // Without a connection the buttons still have their names, and the next one tries again.
    isOnItsWay = false;
    if (!host || isGone) return;
    stop();
    stop = host.startTooltips(event);
  }
  function look(event: Event): void {
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    if (!isOnItsWay && !isTouch && event.target instanceof Element && event.target.closest('[data-tooltip]')) void bring(event);
  }
  document.addEventListener('pointerover', look, true);
  document.addEventListener('focusin', look, true);
  return () => {
    isGone = true;
    stop();
  };
}
