export type Side = 'top' | 'right' | 'bottom' | 'left';

interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}

export const GAP_PX = 8;
export const EDGE_PX = 12;
const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

/** The place of a small panel next to what it explains: on the other side if there is no room, and never over the edge of the screen. */
export function placeBeside(anchor: Box, size: Size, side: Side, screen: Size): { side: Side; left: number; top: number } {
  const room: Record<Side, number> = {
    top: anchor.top,
    bottom: screen.height - anchor.top - anchor.height,
    left: anchor.left,
    right: screen.width - anchor.left - anchor.width,
  };
  const needed = GAP_PX + EDGE_PX + (side === 'top' || side === 'bottom' ? size.height : size.width);
  const taken = room[side] < needed && room[OPPOSITE[side]] > room[side] ? OPPOSITE[side] : side;
  const middle = { left: anchor.left + anchor.width / 2 - size.width / 2, top: anchor.top + anchor.height / 2 - size.height / 2 };
  const wanted = {
    top: { left: middle.left, top: anchor.top - GAP_PX - size.height },
    bottom: { left: middle.left, top: anchor.top + anchor.height + GAP_PX },
    left: { left: anchor.left - GAP_PX - size.width, top: middle.top },
    right: { left: anchor.left + anchor.width + GAP_PX, top: middle.top },
  }[taken];
  return {
    side: taken,
    left: between(EDGE_PX, wanted.left, screen.width - size.width - EDGE_PX),
    top: between(EDGE_PX, wanted.top, screen.height - size.height - EDGE_PX),
  };
}
