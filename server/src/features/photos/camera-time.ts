// When a photo was taken: what its sender says, else the clock of the camera where it can be right, else now.
import { wallClock } from '@limpid/chemistry';
import type { MadePicture } from '../../adapters/pictures/picture-maker.ts';
import { isPlausibleInstant, requirePlausibleInstant } from '../pools/log-instant.ts';

interface Taken {
  said: string | undefined;
  camera: MadePicture['takenAt'];
  timeZone: string;
  now: Date;
}

/** The clock of a camera without an offset shows the time at the pool. */
export function cameraInstant({ local, offset }: NonNullable<MadePicture['takenAt']>, timeZone: string): Date {
  if (offset !== undefined) return new Date(`${local}${offset}`);
  const wanted = Date.parse(`${local}Z`);
  const guess = 2 * wanted - wallClock(wanted, timeZone);
  // The clocks may change in between.
  return new Date(guess + wanted - wallClock(guess, timeZone));
}

export function takenAtOf({ said, camera, timeZone, now }: Taken): Date {
  if (said !== undefined) return requirePlausibleInstant(said, now, 'takenAt');
  const at = camera && cameraInstant(camera, timeZone);
  return at && isPlausibleInstant(at, now) ? at : now;
}
