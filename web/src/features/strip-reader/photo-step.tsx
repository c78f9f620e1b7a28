import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { StripLayout } from '../strips/layout.data.ts';
import { wasCompared } from '../strips/my-strip.data.ts';
import { PhotoButtons } from './photo-buttons.tsx';
import { StripChoice } from './strip-choice.tsx';
import { StripPicture } from './strip-picture.tsx';
import { StripTimer } from './strip-timer.tsx';
import type { PhotoState } from './use-photo.ts';

interface PhotoStepProps {
  layout: StripLayout;
  onLayout: (layout: StripLayout) => void;
  dippedAt: number | undefined;
  onDip: (at: number | undefined) => void;
  state: PhotoState;
  onFile: (file: File) => void;
  /** to the photo that is open already */
  onBack?: (() => void) | undefined;
}

/** The photo first; the strip is that of last time. */
export function PhotoStep({ layout, onLayout, dippedAt, onDip, state, onFile, onBack }: PhotoStepProps) {
  // Who has read this strip before knows how.
  const [isKnown] = useState(() => wasCompared(layout));
  return (
    <div className="flex flex-col gap-5">
      <Card padding="lg" className="flex flex-col gap-5">
        <StripChoice layout={layout} onChange={onLayout} />
        <PhotoButtons state={state} onFile={onFile} />
        {onBack ? (
          <Button variant="quiet" onClick={onBack}>
            {m.strip_back_to_photo()}
          </Button>
        ) : null}
        <div className="rounded-control bg-sunken px-4 py-3">
          <StripTimer layout={layout} dippedAt={dippedAt} onDip={onDip} />
        </div>
      </Card>
      {isKnown ? (
        <Disclosure summary={m.strip_tips()}>
          <Tips layout={layout} />
        </Disclosure>
      ) : (
        <Tips layout={layout} />
      )}
      <p className="text-sm text-muted">{m.strip_honest()}</p>
    </div>
  );
}

function Tips({ layout }: { layout: StripLayout }) {
  const tips = [m.strip_tip_beside(), m.strip_tip_light(), m.strip_tip_above(), m.strip_tip_round()];
  return (
    <div className="grid items-center gap-x-8 gap-y-5 pt-1 sm:grid-cols-2">
      <StripPicture layout={layout} label={m.strip_picture_label()} />
      <ol className="flex flex-col gap-3">
        {tips.map((tip, index) => (
          <li key={tip} className="flex gap-3">
            <span
              aria-hidden
              className="figures inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-tint text-sm font-semibold text-brand"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{tip}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
