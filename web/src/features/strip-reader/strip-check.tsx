import { Check } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import type { StripLayout } from '../strips/layout.data.ts';
import { layoutName } from '../strips/analytes.data.ts';
import { ChartNumbers } from './strip-choice.tsx';

/** Before any value is shown: a strip with the same pads and another chart would give wrong values without a sign of it. */
export function StripCheck({ layout, onYes, onOther }: { layout: StripLayout; onYes: () => void; onOther: () => void }) {
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <CardHeader title={m.strip_check_title()} description={m.strip_check_text({ strip: layoutName(layout) })} />
      <ChartNumbers layout={layout} />
      <div className="flex flex-wrap gap-2.5">
        <Button size="lg" className="grow" onClick={onYes} iconBefore={<Check size={20} aria-hidden />}>
          {m.strip_check_yes()}
        </Button>
        <Button size="lg" variant="secondary" onClick={onOther}>
          {m.strip_check_other()}
        </Button>
      </div>
    </Card>
  );
}
