import { type RefObject, useEffect, useRef } from 'react';
import type { Picture } from './image/patch.ts';
import type { Point } from './image/quad.ts';

export const asImage = ({ data, width, height }: Picture): ImageData => new ImageData(data as ImageDataArray, width, height);

/** The photo itself, as wide as its place. */
export function PhotoCanvas({
  picture,
  label,
  canvasRef,
}: {
  picture: Picture;
  label: string;
  canvasRef: RefObject<HTMLCanvasElement | null>;
}) {
  useEffect(() => {
    canvasRef.current?.getContext('2d')?.putImageData(asImage(picture), 0, 0);
  }, [picture, canvasRef]);
  return (
    <canvas ref={canvasRef} role="img" aria-label={label} width={picture.width} height={picture.height} className="block h-auto w-full" />
  );
}

const LOUPE_PX = 136;
const ZOOM = 2.6;

/** What lies under the finger, enlarged, in the upper corner where the finger is not. */
export function Loupe({ source, at, scale }: { source: RefObject<HTMLCanvasElement | null>; at: Point; scale: number }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const [context, photo] = [ref.current?.getContext('2d'), source.current];
    if (!context || !photo) return;
    // `scale`: pixels of the photo for one of the screen
    const side = (LOUPE_PX / ZOOM) * scale;
    context.clearRect(0, 0, LOUPE_PX, LOUPE_PX);
    context.drawImage(photo, at.x * photo.width - side / 2, at.y * photo.height - side / 2, side, side, 0, 0, LOUPE_PX, LOUPE_PX);
  }, [source, at, scale]);
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute top-2 overflow-hidden rounded-full border-2 border-white bg-sunken shadow-float ${at.x < 0.5 ? 'right-2' : 'left-2'}`}
    >
      <canvas ref={ref} width={LOUPE_PX} height={LOUPE_PX} className="block size-34" />
      <svg viewBox="0 0 136 136" className="absolute inset-0 size-full">
        <path d="M68 50v12M68 74v12M50 68h12M74 68h12" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
        <path d="M68 50v12M68 74v12M50 68h12M74 68h12" stroke="#0e222e" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </span>
  );
}
