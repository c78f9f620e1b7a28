// Taking a photo or choosing one: the file fields that stand behind two buttons.
import { useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { PHOTO_KINDS } from './unpack-photo.ts';

/** `inputs` belongs into the page, `take` and `choose` to its buttons. With `many` several can be chosen at once. */
export function usePhotoInputs(onFile: (file: File) => void, { many = false } = {}) {
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const chosen = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // The same photo may be chosen again.
    input.value = '';
    for (const file of files) onFile(file);
  };
  const hidden = { type: 'file', className: 'hidden', tabIndex: -1 } as const;
  const inputs = (
    <>
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
        multiple={many}
        onChange={(event) => chosen(event.currentTarget)}
      />
    </>
  );
  return { inputs, take: () => camera.current?.click(), choose: () => album.current?.click() };
}
