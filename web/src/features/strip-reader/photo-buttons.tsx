import { Camera, ImageUp, LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { PHOTO_FAULTS } from '../../i18n/photo-faults.ts';
import { usePhotoInputs } from '../../browser/photo/photo-inputs.tsx';
import type { PhotoState } from './use-photo.ts';

/** Takes a photo or picks one; it stays on the device. */
export function PhotoButtons({ state, onFile }: { state: PhotoState; onFile: (file: File) => void }) {
  const { inputs, take, choose } = usePhotoInputs(onFile);
  const note = useId();
  const isOpening = state.at === 'opening';
  return (
    <div className="flex flex-col gap-3">
      {state.at === 'fault' ? (
        <Callout tone="bad" live>
          {PHOTO_FAULTS[state.fault]()}
        </Callout>
      ) : null}
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button size="lg" pending={isOpening} onClick={take} iconBefore={<Camera size={20} aria-hidden />} aria-describedby={note}>
          {m.strip_take_photo()}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          disabled={isOpening}
          onClick={choose}
          iconBefore={<ImageUp size={20} aria-hidden />}
          aria-describedby={note}
        >
          {m.strip_choose_photo()}
        </Button>
      </div>
      {inputs}
      <p id={note} className="flex items-start gap-2 text-sm text-muted">
        <LockKeyhole size={16} aria-hidden className="mt-1 shrink-0" />
        {m.strip_stays_here()}
      </p>
    </div>
  );
}
