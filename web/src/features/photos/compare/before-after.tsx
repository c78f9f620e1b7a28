import { ChevronsLeftRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { SeriesPhoto } from './series.data.ts';
import { frameStyle, SeriesPicture } from './series-picture.tsx';

interface Side {
  photo: SeriesPhoto;
  day: string;
}

const STEPS: Record<string, number> = {
  ArrowLeft: -2,
  ArrowDown: -2,
  ArrowRight: 2,
  ArrowUp: 2,
  PageDown: -10,
  PageUp: 10,
  Home: -100,
  End: 100,
};
const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** Two photos in one frame; left of the line is the earlier one. The line follows the finger, the mouse and the arrow keys. */
export function BeforeAfter({ before, after }: { before: Side; after: Side }) {
  const frame = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(50);
  const follow = ({ clientX, buttons }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (box && buttons > 0) setPercent(within(((clientX - box.left) / box.width) * 100));
  };
  const grip = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    follow(event);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setPercent((now) => within(now + step));
  };
  return (
    <div
      ref={frame}
      onPointerDown={grip}
      onPointerMove={follow}
      className="relative mx-auto w-full cursor-ew-resize touch-pan-y overflow-hidden rounded-card bg-sunken"
      style={frameStyle(before.photo)}
    >
      <SeriesPicture photo={after.photo} alt={m.camera_photo_of({ day: after.day })} />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
        <SeriesPicture photo={before.photo} alt={m.camera_photo_of({ day: before.day })} />
      </div>
      <Day className="left-3">{before.day}</Day>
      <Day className="right-3">{after.day}</Day>
      <div
        role="slider"
        tabIndex={0}
        aria-label={m.camera_slider()}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={m.camera_slider_value({ percent: String(percent), day: before.day })}
        onKeyDown={press}
        className="absolute inset-y-0 -ml-6 flex w-12 items-center justify-center"
        style={{ left: `${percent}%` }}
      >
        <span aria-hidden className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-[#fff] shadow-float" />
        <span aria-hidden className="relative grid size-11 place-items-center rounded-full bg-[#fff] text-[#06141e] shadow-float">
          <ChevronsLeftRight size={22} />
        </span>
      </div>
    </div>
  );
}

function Day({ children, className }: { children: string; className: string }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute bottom-3 rounded-control bg-[#06141ecc] px-2.5 py-1 text-xs font-medium text-[#fff] ${className}`}
    >
      {children}
    </span>
  );
}
