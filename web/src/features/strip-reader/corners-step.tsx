import { FlipVertical2, RotateCw, RotateCwSquare, ScanLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { endsOf } from '../strips/analytes.data.ts';
import { CornerEditor } from './corner-editor.tsx';
import type { useMarks } from './image/corner-marks.ts';
import type { StripLayout } from '../strips/layout.data.ts';
import { ChartFields, StripFields } from './mark-overlays.tsx';
import type { Picture } from './image/patch.ts';
import { type Quad, quarterTurned, scaled, turned } from './image/quad.ts';

interface CornersStepProps {
  picture: Picture;
  layout: StripLayout;
  marking: ReturnType<typeof useMarks<'strip' | 'chart'>>;
  onTurnPhoto: () => Promise<void>;
  onRead: () => Promise<void>;
  onAgain: () => void;
}

/** The corners of the strip's fields and of the chart's, over the photo. */
export function CornersStep({ picture, layout, marking, onTurnPhoto, onRead, onAgain }: CornersStepProps) {
  const [isReading, setReading] = useState(false);
  const { units } = useUnits();
  const { marks, set, begin, undo, canUndo } = marking;
  const change = (next: Partial<typeof marks>) => {
    begin();
    set({ ...marks, ...next });
  };
  const read = () => {
    setReading(true);
    void onRead().finally(() => setReading(false));
  };
  const [chart, strip] = [marks.chart, marks.strip].map((quad) => scaled(quad, picture.width, picture.height)) as [Quad, Quad];
  return (
    <div className="flex flex-col gap-4">
      {marking.isMoved ? null : <Callout>{m.strip_not_found()}</Callout>}
      <p>{m.strip_corners_upright(endsOf(layout, units))}</p>
      <div>
        <Button variant="secondary" onClick={() => void onTurnPhoto()} iconBefore={<RotateCw size={18} aria-hidden />}>
          {m.strip_turn_photo()}
        </Button>
      </div>
      <p id="strip-corners-hint">{m.strip_corners_hint()}</p>
      <CornerEditor
        picture={picture}
        photoLabel={m.strip_photo_label()}
        marks={marks}
        onBegin={begin}
        onChange={set}
        things={[
          {
            name: 'chart',
            label: m.strip_thing_chart(),
            tone: 'water',
            inside: <ChartFields chart={chart} layout={layout} />,
          },
          {
            name: 'strip',
            label: m.strip_thing_strip(),
            tone: 'sun',
            inside: <StripFields strip={strip} chart={chart} layout={layout} />,
          },
        ]}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" disabled={!canUndo} onClick={undo} iconBefore={<Undo2 size={18} aria-hidden />}>
          {m.common_undo()}
        </Button>
        <Button
          variant="secondary"
          onClick={() => change({ strip: turned(marks.strip) })}
          iconBefore={<FlipVertical2 size={18} aria-hidden />}
        >
          {m.strip_turn_strip()}
        </Button>
        <Button
          variant="secondary"
          onClick={() => change({ chart: quarterTurned(marks.chart) })}
          iconBefore={<RotateCwSquare size={18} aria-hidden />}
        >
          {m.strip_turn_chart()}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button size="lg" className="grow" pending={isReading} onClick={read} iconBefore={<ScanLine size={20} aria-hidden />}>
          {m.strip_read()}
        </Button>
        <Button size="lg" variant="secondary" onClick={onAgain}>
          {m.strip_other_photo()}
        </Button>
      </div>
    </div>
  );
}
