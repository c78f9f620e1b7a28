// What is done with a photo: opened once, then read as often as the corners change. Runs in a worker, or in the page where there is none.
import type { StripLayout } from '../strips/layout.data.ts';
import { PhotoError, type PhotoFault } from '../../browser/photo/unpack-photo.ts';
import { findStrip, type FoundStrip } from './find/find-strip.ts';
import { openPhoto } from './image/open-photo.ts';
import { type Picture, turnedPicture } from './image/patch.ts';
import { type Quad, scaled } from './image/quad.ts';
import { readStrip, type StripMarks, type StripReading } from './read-strip.ts';
import { type LookReading, readLook } from './water-look/water-look.ts';

export interface LookMarks {
  water: Quad;
  white?: Quad;
}
/** Corners are in shares of the photo. */
export type PhotoJob =
  /** `turns`: quarters clockwise, as it was turned before */
  | { kind: 'open'; file: Blob; turns?: number }
  | { kind: 'turn' }
  | { kind: 'find'; layout: StripLayout }
  | { kind: 'strip'; marks: StripMarks; layout: StripLayout }
  | { kind: 'look'; marks: LookMarks };

export type PhotoAnswer =
  | { kind: 'open'; picture: Picture }
  | { kind: 'find'; found?: FoundStrip | undefined }
  | { kind: 'strip'; reading: StripReading }
  | { kind: 'look'; reading: LookReading }
  | { kind: 'fault'; fault: PhotoFault };

export function photoJobs(): (job: PhotoJob) => Promise<PhotoAnswer> {
  let picture: Picture | undefined;
  const answer = async (job: PhotoJob): Promise<PhotoAnswer> => {
    if (job.kind === 'open') {
      picture = await openPhoto(job.file);
      for (let turns = job.turns ?? 0; turns > 0; turns -= 1) picture = turnedPicture(picture);
      return { kind: 'open', picture };
    }
    if (!picture) return { kind: 'fault', fault: 'broken' };
    if (job.kind === 'turn') {
      picture = turnedPicture(picture);
      return { kind: 'open', picture };
    }
    const { width, height } = picture;
    if (job.kind === 'find') {
      const found = findStrip(picture, job.layout);
      const inShares = (quad: Quad) => scaled(quad, 1 / width, 1 / height);
      if (!found) return { kind: 'find' };
      return { kind: 'find', found: { ...found, marks: { strip: inShares(found.marks.strip), chart: inShares(found.marks.chart) } } };
    }
    const inPixels = (quad: Quad) => scaled(quad, width, height);
    if (job.kind === 'strip') {
      const marks = { strip: inPixels(job.marks.strip), chart: inPixels(job.marks.chart) };
      return { kind: 'strip', reading: readStrip(picture, marks, job.layout) };
    }
    const { water, white } = job.marks;
    return { kind: 'look', reading: readLook(picture, inPixels(water), white && inPixels(white)) };
  };
  return (job) => answer(job).catch((error: unknown) => ({ kind: 'fault', fault: error instanceof PhotoError ? error.fault : 'broken' }));
}
