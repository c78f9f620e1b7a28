// A photo made ready on the device before it is queued: the camera's time read, then the picture written as a new file. The place and the serial
// number never leave the device.
import { PHOTO_PIXELS, type ReasonCode } from '@limpid/contract';
import { HEADER_BYTES } from '../../../browser/photo/photo-header.ts';
import { trueNow } from '../../../ui/true-now.ts';
import { cameraFacts, takenAtOf } from './camera-facts.ts';
import { fileFacts, refusalOf } from './file-kind.ts';
import { fingerprintOf } from './fingerprint.ts';
import { shrinkPhoto } from './shrink-beside.ts';

export type PreparedPhoto =
  | {
      is: 'ready';
      file: Blob;
      width: number;
      height: number;
      /** an instant, from the camera's time */
      takenAt?: string;
      /** SHA-256 of the file as it was chosen; empty where the browser offers none */
      fingerprint: string;
      /** JPEG, its longest side 320 pixels */
      preview: Blob;
    }
  | { is: 'refused'; because: ReasonCode; count?: number };

/** Of the file on the device, which is made smaller before it is sent; more than a phone can hold in memory. */
const MOST_MB = 60;
const MEGA = 1_000_000;

let last: Promise<unknown> = Promise.resolve();

/** One at a time, in the order in which they were asked for: several photos of a phone don't fit into its memory. */
export function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const mine = last.then(() => prepared(file));
  last = mine.catch(() => undefined);
  return mine;
}

const refused = (because: ReasonCode, count?: number): PreparedPhoto => ({ is: 'refused', because, ...(count !== undefined && { count }) });

async function prepared(file: Blob): Promise<PreparedPhoto> {
  if (file.size > MOST_MB * MEGA) return refused('photo_bytes', MOST_MB);
  try {
    const facts = fileFacts(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
    const because = file.size === 0 ? 'photo_broken' : refusalOf(facts);
    if (because) return refused(because);
    if ((facts.width ?? 0) * (facts.height ?? 0) > PHOTO_PIXELS) return refused('photo_pixels', PHOTO_PIXELS / MEGA);
    const takenAt = takenAtOf(await cameraFacts(file), trueNow());
    const fingerprint = await fingerprintOf(file);
    const photo = await shrinkPhoto(file);
    if (!photo) return refused(facts.kind === 'heic' ? 'photo_heic' : 'photo_broken');
    return { is: 'ready', ...photo, ...(takenAt !== undefined && { takenAt }), fingerprint };
  } catch {
    // It can't be read any more: moved, deleted, or on a card that was taken out.
    return refused('photo_broken');
  }
}
