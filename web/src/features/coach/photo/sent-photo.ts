// A photo on its way: as the server takes it, and where it is afterwards.
import { api } from '@limpid/contract';
import { pathSegments } from '../../../api/client.ts';
import type { ShrunkPhoto } from './shrink-photo.ts';

/** `url`: with the picture in it, or where the server has it */
export interface SentPhoto extends ShrunkPhoto {
  /** the question that it was sent with; undefined: the server does not have it */
  of?: string;
  /** when the file was made, else when it was sent: a strip has to be read in time */
  takenAt: number;
}

/** Where nothing looks at photos, one is only read on this device. What the server has already stays with its question. */
export const goesAlong = (photo: SentPhoto | null | undefined, seesPhotos: 'yes' | 'no' | 'unknown'): photo is SentPhoto =>
  photo !== null && photo !== undefined && (seesPhotos !== 'no' || photo.of !== undefined);

const IN_ADDRESS = /^data:[^,]*,/;

/** Where the server has the photo of a question. */
export const photoAddress = (chatId: string, messageId: string): string =>
  pathSegments(api.coach.findPhoto.path, { chatId, messageId }).join('/');

/** In the body of a question. What the server has is only named. */
export const photoInBody = ({ of, url }: SentPhoto) => (of === undefined ? { photo: url.replace(IN_ADDRESS, '') } : { photoOf: of });

/** As a file again, for a page that reads photos. Rejects where it can't be had. */
export async function fileOf({ url, takenAt }: SentPhoto): Promise<File> {
  const as = { type: 'image/jpeg', lastModified: takenAt };
  if (IN_ADDRESS.test(url))
    return new File([Uint8Array.from(atob(url.replace(IN_ADDRESS, '')), (letter) => letter.codePointAt(0) ?? 0)], 'photo.jpg', as);
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) throw new TypeError('The photo could not be read again.');
  return new File([await response.blob()], 'photo.jpg', as);
}
