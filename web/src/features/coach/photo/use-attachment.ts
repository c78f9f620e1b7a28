// The photo that is to go with a question: chosen, made small, and handed on where it is to be read on this device.
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CHAT, errandAddress } from '../../../api/coach-address.ts';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { handPhoto } from '../../../browser/photo/handed-photo.ts';
import { PhotoError } from '../../../browser/photo/unpack-photo.ts';
import { PHOTO_FAULTS } from '../../../i18n/photo-faults.ts';
import { fileOf } from './sent-photo.ts';
import { type SentPhoto, shrinkPhoto } from './shrink-photo.ts';

export interface AttachedPhoto extends SentPhoto {
  /** when the file was made: a strip has to be read in time */
  takenAt: number;
}

export function useAttachment(photo: AttachedPhoto | null, onChange: (photo: AttachedPhoto | null) => void) {
  const navigate = useNavigate();
  const { href } = useCurrentPool();
  const chat = useSearchParams()[0].get(CHAT);
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<string>();
  const asked = useRef(0);
  /** as it was chosen: sharper than what is sent */
  const original = useRef<{ url: string; file: File } | undefined>(undefined);
  const choose = async (file: File) => {
    asked.current += 1;
    const mine = asked.current;
    setFault(undefined);
    setOpening(true);
    try {
      const sent = await shrinkPhoto(file);
      // Another was chosen in the meantime.
      if (mine !== asked.current) return;
      original.current = { url: sent.url, file };
      onChange({ ...sent, takenAt: file.lastModified });
    } catch (error) {
      if (mine === asked.current) setFault(PHOTO_FAULTS[error instanceof PhotoError ? error.fault : 'broken']());
    }
    if (mine === asked.current) setOpening(false);
  };
  const remove = () => {
    setFault(undefined);
    onChange(null);
  };
  /** To the page that reads it; it comes back as values. */
  const readOn = (path: string) => {
    if (!photo) return;
    handPhoto(original.current?.url === photo.url ? original.current.file : fileOf(photo, photo.takenAt));
    onChange(null);
    void navigate(href(errandAddress(path, chat)));
  };
  return { photo, isOpening, fault, choose, remove, readOn };
}
export type Attachment = ReturnType<typeof useAttachment>;
