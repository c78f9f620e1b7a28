// The photo that is to go with a question: chosen, made small, and handed on where it is to be read on this device.
import { type RefObject, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CHAT, errandAddress } from '../../../api/coach-address.ts';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { handPhoto } from '../../../browser/photo/handed-photo.ts';
import { PhotoError } from '../../../browser/photo/unpack-photo.ts';
import { PHOTO_FAULTS } from '../../../i18n/photo-faults.ts';
import { m } from '../../../paraglide/messages.js';
import { fileOf, type SentPhoto } from './sent-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** A chosen file, made small. `original` is the file of the photo with this address: sharper than what is sent. */
function useChosen(onChosen: (photo: SentPhoto) => void) {
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<string>();
  const asked = useRef(0);
  const last = useRef<{ url: string; file: File } | undefined>(undefined);
  const open = async (file: File): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    setFault(undefined);
    setOpening(true);
    try {
      const shrunk = await shrinkPhoto(file);
      // Another was chosen in the meantime.
      if (mine !== asked.current) return;
      last.current = { url: shrunk.url, file };
      onChosen({ ...shrunk, takenAt: file.lastModified });
    } catch (error) {
      if (mine === asked.current) setFault(PHOTO_FAULTS[error instanceof PhotoError ? error.fault : 'broken']());
    }
    if (mine === asked.current) setOpening(false);
  };
  return { isOpening, fault, setFault, open, original: (url: string) => (last.current?.url === url ? last.current.file : undefined) };
}

/** `field`: where the question is typed; people go on there. */
export function useAttachment(
  photo: SentPhoto | null,
  onChange: (photo: SentPhoto | null) => void,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const navigate = useNavigate();
  const { href } = useCurrentPool();
  const chat = useSearchParams()[0].get(CHAT);
  const { isOpening, fault, setFault, open, original } = useChosen(onChange);
  const choose = async (file: File) => {
    await open(file);
    field.current?.focus();
  };
  const remove = () => {
    onChange(null);
    setFault(undefined);
    field.current?.focus();
  };
  /** To the page that reads it. It stays here until that page has read it: the way back loses nothing. */
  const readOn = async (path: string) => {
    if (!photo) return;
    try {
      handPhoto(original(photo.url) ?? (await fileOf(photo)));
    } catch {
      return setFault(m.coach_photo_gone());
    }
    await navigate(href(errandAddress(path, chat)));
  };
  return { photo, isOpening, fault, choose, remove, readOn, forgetFault: () => setFault(undefined) };
}
export type Attachment = ReturnType<typeof useAttachment>;
