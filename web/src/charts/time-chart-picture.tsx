// The picture of a time chart: the canvas and its library. Loaded separately, because the text next to it needs neither.
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { chartOptions, type ChartPoint, type Shown } from './time-chart-options.ts';

export const PICTURE_HEIGHT = 280;

/** The canvas; the chosen value is ringed. */
export function TimeChartPicture({ chart: shown, chosen }: { chart: Shown; chosen: ChartPoint | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<uPlot | null>(null);
  useEffect(() => {
    const target = box.current;
    if (!target) return undefined;
    const data: uPlot.AlignedData = [shown.points.map(({ at }) => at / 1000), shown.points.map(({ value }) => value)];
    const drawn = new uPlot(chartOptions(shown, { width: target.clientWidth, height: PICTURE_HEIGHT }), data, target);
    setChart(drawn);
    const observer = new ResizeObserver(() => {
      // It tells the width once at the start, at which it is drawn already.
      if (target.clientWidth !== drawn.width) drawn.setSize({ width: target.clientWidth, height: PICTURE_HEIGHT });
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      drawn.destroy();
    };
  }, [shown]);
  useEffect(() => {
    if (chart && chosen) chart.setCursor({ left: chart.valToPos(chosen.at / 1000, 'x'), top: chart.valToPos(chosen.value, 'y') });
  }, [chart, chosen]);
  return <div ref={box} aria-hidden />;
}
