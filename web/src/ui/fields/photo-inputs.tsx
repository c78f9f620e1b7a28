// Taking a photo or choosing one: the file fields that stand behind two buttons.
import { useRef } from 'react';

interface PhotoInputs {
  takeLabel: string;
  chooseLabel: string;
  /** media types that may be chosen */
  kinds: string;
  onFile: (file: File) => void;
}

/** `inputs` belongs into the page, `take` and `choose` to its buttons. */
export function usePhotoInputs({ takeLabel, chooseLabel, kinds, onFile }: PhotoInputs) {
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const chosen = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    // The same photo may be chosen again.
    input.value = '';
    if (file) onFile(file);
  };
  const hidden = { type: 'file', className: 'hidden', tabIndex: -1 } as const;
  const inputs = (
    <>
      <input
        {...hidden}
        ref={camera}
        aria-label={takeLabel}
        accept="image/*"
        capture="environment"
        onChange={(event) => chosen(event.currentTarget)}
      />
      <input {...hidden} ref={album} aria-label={chooseLabel} accept={kinds} onChange={(event) => chosen(event.currentTarget)} />
    </>
  );
  return { inputs, take: () => camera.current?.click(), choose: () => album.current?.click() };
}
