import { useEffect, useRef } from 'react';
import { takeHandedPhoto } from '../../browser/photo/handed-photo.ts';

/** Opens the photo that the page before has handed over, if any. */
export function useHandedPhoto(onPhoto: (file: File) => void) {
  const first = useRef(onPhoto);
  useEffect(() => {
    const file = takeHandedPhoto();
    if (file) first.current(file);
  }, []);
}
