import { useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { PhotoUnit, useWidth } from './corner-editor.tsx';
import type { Marks } from './image/corner-marks.ts';
import type { Picture } from './image/patch.ts';
import { type Quad, scaled } from './image/quad.ts';
import type { StripLayout } from '../strips/layout.data.ts';
import { ChartFields, StripFields } from './mark-overlays.tsx';
import { asImage } from './photo-canvas.tsx';

/** Around the marks, in shares of them: room for the names. */
const AROUND = 0.14;

function boxAround(quads: readonly Quad[], { width, height }: Picture) {
  const points = quads.flat();
  const range = (values: number[], most: number): [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const around = AROUND * (high - low);
    return [Math.max(0, Math.floor(low - around)), Math.min(most, Math.ceil(high + around))];
  };
  const [left, right] = range(
    points.map(({ x }) => x),
    width,
  );
  const [top, bottom] = range(
    points.map(({ y }) => y),
    height,
  );
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** What was read, where it lies in the photo: nothing else of it. */
export function FoundPhoto({ picture, marks, layout }: { picture: Picture; marks: Marks<'strip' | 'chart'>; layout: StripLayout }) {
  const { ref, width } = useWidth();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strip, chart] = [marks.strip, marks.chart].map((quad) => scaled(quad, picture.width, picture.height)) as [Quad, Quad];
  const box = boxAround([strip, chart], picture);
  // Another size empties the canvas, so it is drawn whenever the box may have changed.
  useEffect(() => {
    const { left, top } = boxAround(
      [marks.strip, marks.chart].map((quad) => scaled(quad, picture.width, picture.height)),
      picture,
    );
    canvas.current?.getContext('2d')?.putImageData(asImage(picture), -left, -top);
  }, [picture, marks]);
  return (
    // As high as the window allows beside the values; the width follows.
    <div className="mx-auto w-full" style={{ maxWidth: `calc(${(box.width / box.height).toFixed(3)} * 46dvh)` }}>
      <div ref={ref} className="relative overflow-hidden rounded-control bg-sunken">
        <canvas
          ref={canvas}
          role="img"
          aria-label={m.strip_found_label()}
          width={box.width}
          height={box.height}
          className="block h-auto w-full"
        />
        <svg aria-hidden viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`} className="absolute inset-0 size-full">
          <PhotoUnit value={box.width / width}>
            <ChartFields chart={chart} layout={layout} />
            <StripFields strip={strip} chart={chart} layout={layout} />
          </PhotoUnit>
        </svg>
      </div>
    </div>
  );
}
