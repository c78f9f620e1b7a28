// What the camera and other programs wrote into a photo, by kind: named to the person and left out of what is kept.
import type { PhotoCheck } from '@limpid/contract';
import readExif, { type Exif } from 'exif-reader';
import type { Metadata } from 'sharp';
import type { MadePicture } from './picture-maker.ts';

type Kind = PhotoCheck['removed'][number];
interface Found {
  removed: Kind[];
  takenAt: MadePicture['takenAt'];
}

const EARLIEST = '1990';

export function readMetadata(given: Metadata): Found {
  const exif = exifOf(given.exif);
  const written = `${given.xmp?.toString('latin1') ?? ''}${given.iptc?.toString('latin1') ?? ''}`;
  const has: Record<Kind, boolean> = {
    place: hasAny(exif.GPSInfo) || /gps(latitude|longitude)|exif:gps/i.test(written),
    camera: hasCamera(exif) || /serialnumber|tiff:model/i.test(written),
    time: [exif.Image?.DateTime, exif.Photo?.DateTimeOriginal, exif.Photo?.DateTimeDigitized].some((time) => time !== undefined),
    orientation: (given.orientation ?? 1) !== 1,
    thumbnail: hasAny(exif.Thumbnail),
    color_profile: given.icc !== undefined,
    text: hasText(exif) || (given.comments?.length ?? 0) > 0 || given.iptc !== undefined,
    other: given.xmp !== undefined || given.exif !== undefined,
  };
  const named = (Object.keys(has) as Kind[]).filter((kind) => has[kind]);
  // "Other" says something only where nothing else does.
  return { removed: named.length > 1 ? named.filter((kind) => kind !== 'other') : named, takenAt: takenAt(exif) };
}

function exifOf(bytes: Buffer | undefined): Partial<Exif> {
  if (!bytes) return {};
  try {
    return readExif(bytes);
  } catch {
    // What can't be read isn't kept either.
    return {};
  }
}

const hasAny = (part: object | undefined): boolean => part !== undefined && Object.keys(part).length > 0;

const CAMERA = ['Make', 'Model', 'CameraSerialNumber'];
const LENS = ['BodySerialNumber', 'LensSerialNumber', 'LensModel', 'LensMake', 'CameraOwnerName', 'MakerNote', 'ImageUniqueID'];
const hasCamera = ({ Image, Photo }: Partial<Exif>): boolean =>
  CAMERA.some((name) => Image?.[name as keyof typeof Image] !== undefined) ||
  LENS.some((name) => Photo?.[name as keyof typeof Photo] !== undefined);

const TEXTS = ['ImageDescription', 'Artist', 'Copyright', 'XPTitle', 'XPComment', 'XPAuthor', 'XPKeywords'];
const hasText = ({ Image, Photo }: Partial<Exif>): boolean =>
  TEXTS.some((name) => Image?.[name as keyof typeof Image] !== undefined) || Photo?.UserComment !== undefined;

/** The time on the camera's clock, which the reader gives as if it were UTC. */
function takenAt({ Photo }: Partial<Exif>): Found['takenAt'] {
  const time: unknown = Photo?.DateTimeOriginal;
  if (!(time instanceof Date) || !Number.isFinite(time.getTime())) return undefined;
  const local = time.toISOString().slice(0, 19);
  if (local < EARLIEST || local.length !== 19) return undefined;
  const offset: unknown = Photo?.OffsetTimeOriginal;
  const isOffset = typeof offset === 'string' && /^[+-](0\d|1[0-4]):[0-5]\d$/.test(offset);
  return isOffset ? { local, offset } : { local };
}
