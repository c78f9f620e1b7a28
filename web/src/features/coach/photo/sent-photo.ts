// A photo on its way: as the server takes it, and where it is afterwards.
import { api } from '@limpid/contract';
import { pathSegments } from '../../../api/client.ts';
import { dataUrlOf, type SentPhoto } from './shrink-photo.ts';

const IN_ADDRESS = /^data:[^,]*,/;

/** Where the server has the photo of a question. */
export const photoAddress = (chatId: string, messageId: string): string =>
  pathSegments(api.coach.findPhoto.path, { chatId, messageId }).join('/');

async function readBack(url: string): Promise<string> {
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) throw new TypeError('The photo could not be read again.');
  return dataUrlOf(await response.blob());
}

/** In base64. One that the server has is read from there. */
export async function photoForServer({ url }: SentPhoto): Promise<string> {
  const whole = IN_ADDRESS.test(url) ? url : await readBack(url);
  return whole.replace(IN_ADDRESS, '');
}

/** As a file again, for a page that reads photos. */
export function fileOf({ url }: SentPhoto, takenAt: number): File {
  const bytes = Uint8Array.from(atob(url.replace(IN_ADDRESS, '')), (letter) => letter.codePointAt(0) ?? 0);
  return new File([bytes], 'photo.jpg', { type: 'image/jpeg', lastModified: takenAt });
}
