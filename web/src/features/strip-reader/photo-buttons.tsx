import { Camera, ImageUp, LockKeyhole } from 'lucide-react';
import { useId, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { PHOTO_FAULTS } from '../../i18n/photo-faults.ts';
import { PHOTO_KINDS } from '../../browser/photo/unpack-photo.ts';
import type { PhotoState } from './use-photo.ts';

/** Takes a photo or picks one; it stays on the device. */
export function PhotoButtons({ state, onFile }: { state: PhotoState; onFile: (file: File) => void }) {
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const note = useId();
  const isOpening = state.at === 'opening';
  const chosen = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    // The same photo may be chosen again after a fault.
    input.value = '';
    if (file) onFile(file);
  };
  const hidden = { type: 'file', className: 'hidden', tabIndex: -1 } as const;
  return (
    <div className="flex flex-col gap-3">
      {state.at === 'fault' ? (
        <Callout tone="bad" live>
          {PHOTO_FAULTS[state.fault]()}
        </Callout>
      ) : null}
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button
          size="lg"
          pending={isOpening}
          onClick={() => camera.current?.click()}
          iconBefore={<Camera size={20} aria-hidden />}
          aria-describedby={note}
        >
          {m.strip_take_photo()}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          disabled={isOpening}
          onClick={() => album.current?.click()}
          iconBefore={<ImageUp size={20} aria-hidden />}
          aria-describedby={note}
        >
          {m.strip_choose_photo()}
        </Button>
      </div>
      <input
        {...hidden}
        ref={camera}
        aria-label={m.strip_take_photo()}
        accept="image/*"
        capture="environment"
        onChange={(event) => chosen(event.currentTarget)}
      />
      <input
        {...hidden}
        ref={album}
        aria-label={m.strip_choose_photo()}
        accept={PHOTO_KINDS}
        onChange={(event) => chosen(event.currentTarget)}
      />
      <p id={note} className="flex items-start gap-2 text-sm text-muted">
        <LockKeyhole size={16} aria-hidden className="mt-1 shrink-0" />
        {m.strip_stays_here()}
      </p>
    </div>
  );
}
