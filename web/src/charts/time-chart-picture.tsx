// The picture of a time chart: the canvas and its library. Loaded separately, because the text next to it needs neither.
import { type PointerEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import type { ChartPoint, Shown, TimeAxis } from './time-axis.ts';
import { chartOptions } from './time-chart-options.ts';

export interface PictureProps {
  chart: Shown;
  time: TimeAxis;
  height: number;
  hasDates: boolean;
  /** where the cursor is; without a value where this chart has none at that moment */
  chosen: { at: number; point?: ChartPoint | undefined };
  /** the moment below a finger or a mouse */
  onMoment: (at: number) => void;
  /** the chosen point was pressed */
  onPress: () => void;
}

/** So close to a point counts as on it: half of a target for a finger. */
const REACH_PX = 22;

/** Drawn again when the chart, its time or its size changes. */
function useDrawn({ chart, time, height, hasDates }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ chart: uPlot } | null>(null);
  useEffect(() => {
    const target = box.current;
    if (!target) return undefined;
    const data: uPlot.AlignedData = [chart.points.map(({ at }) => at / 1000), chart.points.map(({ value }) => value)];
    const frame = { width: target.clientWidth, height, time, hasDates, onDrawn: (done: uPlot) => setDrawn({ chart: done }) };
    const plot = new uPlot(chartOptions(chart, frame), data, target);
    const observer = new ResizeObserver(() => {
      // It tells the width once at the start, at which it is drawn already.
      if (target.clientWidth !== plot.width) plot.setSize({ width: target.clientWidth, height });
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [chart, time, height, hasDates]);
  return { box, drawn: drawn?.chart };
}

/** The canvas, and over it the cursor: a line through all charts, a ring around the value. */
export function TimeChartPicture(props: PictureProps) {
  const { chosen, onMoment, onPress } = props;
  const { box, drawn } = useDrawn(props);
  const pressedOn = useRef<number | undefined>(undefined);
  const left = drawn && drawn.over.offsetLeft + drawn.valToPos(chosen.at / 1000, 'x');
  const top = drawn && chosen.point && drawn.over.offsetTop + drawn.valToPos(chosen.point.value, 'y');
  const tellMoment = (event: PointerEvent) => {
    if (drawn) onMoment(drawn.posToVal(event.clientX - drawn.over.getBoundingClientRect().left, 'x') * 1000);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    if (left === undefined || top === undefined || pressedOn.current !== chosen.at) return;
    const at = event.currentTarget.getBoundingClientRect();
    if (Math.hypot(event.clientX - at.left - left, event.clientY - at.top - top) <= REACH_PX) onPress();
  };
  return (
    // For the eye and the hand: the slider below does the same with keys.
    <div
      aria-hidden
      className="relative cursor-crosshair touch-pan-y select-none"
      onPointerMove={tellMoment}
      onPointerDown={(event) => {
        // A first tap only moves the cursor to the point; a mouse has done that on its way.
        pressedOn.current = chosen.at;
        tellMoment(event);
      }}
      onClick={press}
    >
      <div ref={box} style={{ height: props.height }} />
      {!drawn || left === undefined ? null : (
        <span
          className="pointer-events-none absolute w-px bg-line-strong"
          style={{ left, top: drawn.over.offsetTop, height: drawn.over.offsetHeight }}
        >
          {top === undefined ? null : (
            <span
              className="absolute size-3.5 -translate-1/2 rounded-full border-[3px] border-brand bg-surface"
              style={{ top: top - drawn.over.offsetTop, left: 0.5 }}
            />
          )}
        </span>
      )}
    </div>
  );
}
