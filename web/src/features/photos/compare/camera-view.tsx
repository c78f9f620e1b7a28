// The camera with the last photo of the place laid over its picture, so that before and after match.
import { Check, ImagePlus, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { SeriesPhoto } from './series.data.ts';
import { SeriesPicture } from './series-picture.tsx';
import { pictureOf, useCamera } from './use-camera.ts';

interface CameraProps {
  last: SeriesPhoto;
  day: string;
  /** it is kept from here on */
  onPhoto: (photo: Blob) => void;
  isSaving: boolean;
  onClose: () => void;
  /** not allowed, or there is none; or a file is rather chosen */
  onNoCamera: (isMissing: boolean) => void;
}

interface Shot {
  photo: Blob;
  url: string;
}

export function CameraView({ last, day, onPhoto, isSaving, onClose, onNoCamera }: CameraProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { video, state, ratio } = useCamera();
  const [strength, setStrength] = useState(50);
  const [shot, setShot] = useState<Shot>();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (state === 'none') onNoCamera(true);
  }, [state, onNoCamera]);
  // Enter and the space bar take the photo, and then keep it.
  const main = shot ? 'keep' : state;
  useEffect(() => dialog.current?.querySelector<HTMLElement>(`[data-main="${main}"]`)?.focus(), [main]);
  const take = async () => {
    const photo = video.current && (await pictureOf(video.current));
    if (photo) setShot({ photo, url: URL.createObjectURL(photo) });
  };
  const again = () => {
    if (shot) URL.revokeObjectURL(shot.url);
    setShot(undefined);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={m.camera_same_place()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-[#06141e] text-[#fff] open:flex"
    >
      <div className="grid min-h-0 flex-1 place-items-center p-2">
        <div
          className="relative overflow-hidden rounded-card"
          style={{ aspectRatio: ratio, width: `min(100%, calc((100dvh - 13.5rem) * ${ratio}))` }}
        >
          <video ref={video} playsInline muted className="absolute inset-0 size-full object-cover" aria-label={m.camera_picture()} />
          {shot ? <img src={shot.url} alt={m.camera_taken()} className="absolute inset-0 size-full object-cover" /> : null}
          <div className="absolute inset-0" style={{ opacity: strength / 100 }}>
            <SeriesPicture photo={last} alt={m.camera_photo_of({ day })} />
          </div>
        </div>
      </div>
      <div className="flex flex-col items-center gap-3 px-4 pt-1 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        <label className="flex w-full max-w-md items-center gap-3 text-sm">
          <span className="shrink-0">{m.camera_strength({ day })}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={strength}
            onChange={(event) => setStrength(event.target.valueAsNumber)}
            className="h-11 min-w-0 flex-1 accent-[#61d0e5]"
          />
        </label>
        {shot ? (
          <ShotButtons isSaving={isSaving} onAgain={again} onKeep={() => onPhoto(shot.photo)} />
        ) : (
          <TakeButtons isReady={state === 'on'} onTake={() => void take()} onClose={onClose} onFile={() => onNoCamera(false)} />
        )}
        <p role="status" className="sr-only">
          {shot ? m.camera_taken() : state === 'on' ? m.camera_ready() : m.camera_starting()}
        </p>
      </div>
    </dialog>
  );
}

/** What was taken is looked at first. */
function ShotButtons({ isSaving, onAgain, onKeep }: { isSaving: boolean; onAgain: () => void; onKeep: () => void }) {
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-center gap-3">
      <Button size="lg" variant="secondary" onClick={onAgain} disabled={isSaving} iconBefore={<RotateCcw size={20} aria-hidden />}>
        {m.camera_again()}
      </Button>
      <Button size="lg" data-main="keep" pending={isSaving} onClick={onKeep} iconBefore={<Check size={20} aria-hidden />}>
        {m.camera_keep()}
      </Button>
    </div>
  );
}

interface TakeProps {
  isReady: boolean;
  onTake: () => void;
  onClose: () => void;
  onFile: () => void;
}

function TakeButtons({ isReady, onTake, onClose, onFile }: TakeProps) {
  return (
    <div className="grid w-full max-w-md grid-cols-[1fr_auto_1fr] items-center">
      <IconButton
        label={m.common_close()}
        icon={<X size={26} aria-hidden />}
        onClick={onClose}
        className="justify-self-start text-[#fff]!"
      />
      <button
        type="button"
        aria-label={m.camera_shutter()}
        data-main="on"
        disabled={!isReady}
        onClick={onTake}
        className="size-16 rounded-full border-4 border-[#fff] bg-[#ffffff40] p-1 outline-offset-4 focus-visible:outline-[#fff] disabled:opacity-40"
      >
        <span aria-hidden className="block size-full rounded-full bg-[#fff]" />
      </button>
      <IconButton
        label={m.strip_choose_photo()}
        icon={<ImagePlus size={26} aria-hidden />}
        onClick={onFile}
        className="justify-self-end text-[#fff]!"
      />
    </div>
  );
}
