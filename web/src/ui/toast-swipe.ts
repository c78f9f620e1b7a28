import { useRef } from 'react';
import type { PointerEvent } from 'react';

export const TOAST_SWIPE_THRESHOLD_PX = 50;
/** A finger trembles more than a mouse before it means to move. */
const START_PX = { touch: 10, other: 2 };

interface Swipe {
  startX: number;
  startY: number;
  /** how far it has come; undefined while it may still be a tap */
  movedPx?: number;
}

/** Away to the right by more than the threshold and let go: closed. The styles follow `data-swipe` and `--toast-x` (motion.css). */
export function useSwipeRight(onSwiped: () => void) {
  const swipe = useRef<Swipe | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button === 0) swipe.current = { startX: event.clientX, startY: event.clientY };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const now = swipe.current;
    if (!now) return;
    const across = event.clientX - now.startX;
    const along = Math.abs(event.clientY - now.startY);
    const startPx = event.pointerType === 'touch' ? START_PX.touch : START_PX.other;
    if (now.movedPx === undefined) {
      if (Math.max(Math.abs(across), along) <= startPx) return;
      if (across <= along) {
        // Another direction: not a swipe.
        swipe.current = null;
        return;
      }
      (event.target as Element).setPointerCapture?.(event.pointerId);
    }
    now.movedPx = Math.max(0, across);
    event.currentTarget.dataset['swipe'] = 'move';
    event.currentTarget.style.setProperty('--toast-x', `${now.movedPx}px`);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const movedPx = event.type === 'pointercancel' ? 0 : swipe.current?.movedPx;
    const isSwipe = swipe.current?.movedPx !== undefined;
    swipe.current = null;
    if (!isSwipe) return;
    // What lies under the finger was not pressed.
    event.currentTarget.addEventListener('click', stopClick, { once: true, capture: true });
    const hasLeft = (movedPx ?? 0) > TOAST_SWIPE_THRESHOLD_PX;
    event.currentTarget.dataset['swipe'] = hasLeft ? 'end' : 'cancel';
    if (hasLeft) onSwiped();
    else event.currentTarget.style.removeProperty('--toast-x');
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

function stopClick(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
