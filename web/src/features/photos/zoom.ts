// How a picture is moved and enlarged, in pixels of its stage.

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST_SCALE = 5;
export const ZOOM_STEP = 1.6;
/** What a double tap enlarges to. */
export const CLOSE_SCALE = 2.5;
/** So far a finger has to go for the next photo. */
const SWIPE_PX = 56;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** No more than the edge of the picture comes to the middle of the stage. */
function kept({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const [farX, farY] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: between(-farX, x, farX) + 0, y: between(-farY, y, farY) + 0 };
}

/** Enlarged so that what is under the point stays there; the point is from the middle of the stage. */
export function zoomedAt(zoom: Zoom, scale: number, at: Point, stage: Size): Zoom {
  const next = between(1, scale, MOST_SCALE);
  const by = next / zoom.scale;
  return kept({ scale: next, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, stage);
}

export const movedBy = (zoom: Zoom, by: Point, stage: Size): Zoom => kept({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage);

/** Which way a finger went: 1 to the next photo, -1 to the one before, 0 neither. */
export function swiped({ x, y }: Point): 1 | -1 | 0 {
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 1.5 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
