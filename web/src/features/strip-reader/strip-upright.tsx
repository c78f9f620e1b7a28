import { Check, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { endsOf } from '../strips/analytes.data.ts';
import { colorAt, type Picture } from './image/patch.ts';
import { perspectiveOf, type Quad, scaled } from './image/quad.ts';
import type { StripLayout } from '../strips/layout.data.ts';

interface StripUprightProps {
  picture: Picture;
  chart: Quad;
  layout: StripLayout;
  onYes: () => void;
  onTurnPhoto: () => void;
  onCorners: () => void;
}

/** Colors match upside down, too, and give wrong values: so the person looks at the chart as it will be read. */
export function StripUpright({ picture, chart, layout, onYes, onTurnPhoto, onCorners }: StripUprightProps) {
  const { units } = useUnits();
  const words = endsOf(layout, units);
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <CardHeader title={m.strip_upright_title(words)} description={m.strip_upright_text()} />
      <ChartAsRead picture={picture} chart={chart} />
      <div className="flex flex-wrap gap-2.5">
        <Button size="lg" className="grow" onClick={onYes} iconBefore={<Check size={20} aria-hidden />}>
          {m.strip_upright_yes(words)}
        </Button>
        <Button size="lg" variant="secondary" onClick={onTurnPhoto} iconBefore={<RotateCw size={18} aria-hidden />}>
          {m.strip_turn_photo()}
        </Button>
        <Button size="lg" variant="secondary" onClick={onCorners}>
          {m.strip_move_corners()}
        </Button>
      </div>
    </Card>
  );
}

const [WIDTH, HEIGHT] = [560, 360];
/** Around the corners, for what is printed beside the colors. */
const AROUND = 0.1;

/** The chart straightened out, as it lies between its corners. */
function ChartAsRead({ picture, chart }: { picture: Picture; chart: Quad }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    const place = perspectiveOf(scaled(chart, picture.width, picture.height));
    const image = context.createImageData(WIDTH, HEIGHT);
    const share = (at: number, length: number) => (at / length) * (1 + 2 * AROUND) - AROUND;
    for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
      const color = colorAt(picture, place(share(at % WIDTH, WIDTH), share(Math.floor(at / WIDTH), HEIGHT)));
      if (color) image.data.set([...color, 255], at * 4);
    }
    context.putImageData(image, 0, 0);
  }, [picture, chart]);
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={m.strip_upright_picture()}
      width={WIDTH}
      height={HEIGHT}
      className="h-auto w-full max-w-140 rounded-control bg-sunken"
    />
  );
}
