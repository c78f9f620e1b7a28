// The picture of a time chart: the canvas and its library. Loaded separately, because the text next to it needs neither.
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { chartOptions, type ChartPoint, type Shown } from './time-chart-options.ts';

interface PictureProps {
  chart: Shown;
  height: number;
  chosen: ChartPoint | undefined;
  /** the value nearest to the finger or the mouse */
  onReach: (index: number) => void;
}

/** The value at the pointer. A mouse only has to be there, a finger has to be down: the page still scrolls up and down under it. */
function followPointer(chart: uPlot, onReach: (index: number) => void): () => void {
  const reach = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' && event.buttons === 0) return;
    const { left } = chart.over.getBoundingClientRect();
    onReach(chart.posToIdx(event.clientX - left));
  };
  chart.over.addEventListener('pointerdown', reach);
  chart.over.addEventListener('pointermove', reach);
  return () => {
    chart.over.removeEventListener('pointerdown', reach);
    chart.over.removeEventListener('pointermove', reach);
  };
}

/** The canvas; the chosen value is ringed. */
export function TimeChartPicture({ chart: shown, height, chosen, onReach }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<uPlot | null>(null);
  useEffect(() => {
    const target = box.current;
    if (!target) return undefined;
    const data: uPlot.AlignedData = [shown.points.map(({ at }) => at / 1000), shown.points.map(({ value }) => value)];
    const drawn = new uPlot(chartOptions(shown, { width: target.clientWidth, height }), data, target);
    setChart(drawn);
    const observer = new ResizeObserver(() => {
      // It tells the width once at the start, at which it is drawn already.
      if (target.clientWidth !== drawn.width) drawn.setSize({ width: target.clientWidth, height });
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      drawn.destroy();
    };
  }, [shown, height]);
  useEffect(() => (chart ? followPointer(chart, onReach) : undefined), [chart, onReach]);
  useEffect(() => {
    if (chart && chosen) chart.setCursor({ left: chart.valToPos(chosen.at / 1000, 'x'), top: chart.valToPos(chosen.value, 'y') });
  }, [chart, chosen]);
  return <div ref={box} aria-hidden className="touch-pan-y" />;
}
