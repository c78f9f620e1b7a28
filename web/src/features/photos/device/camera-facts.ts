// What a camera wrote into a file (EXIF, a TIFF inside the picture): read on the device, and left behind there.
// JPEG, PNG, WebP, AVIF and HEIC keep the same block in different boxes, so it is found by how it begins.

/** Where the block may be: at the front of most files, at the end of a WebP and of some PNGs. */
const FRONT_BYTES = 1_048_576;
const BACK_BYTES = 262_144;
const MOST_ENTRIES = 500;
const MOST_TEXT = 200;
const FIRST_YEAR = 1995;
const CLOCK_SLACK_MS = 5 * 60_000;

export interface CameraFacts {
  /** degrees, north and east above zero */
  place?: { latitude: number; longitude: number };
  /** there is something about the place, even where it can't be read */
  hasPlace: boolean;
  camera?: string;
  serialNumber?: string;
  lens?: string;
  /** as the camera wrote it */
  time?: string;
  offset?: string;
  /** how the camera was held, 1 to 8 */
  orientation?: number;
  hasThumbnail: boolean;
  software?: string;
  artist?: string;
}

const TAGS = {
  make: 0x010f,
  model: 0x0110,
  orientation: 0x0112,
  software: 0x0131,
  artist: 0x013b,
  exif: 0x8769,
  gps: 0x8825,
  taken: 0x9003,
  offset: 0x9011,
  serial: 0xa431,
  lens: 0xa434,
  thumbnail: 0x0201,
} as const;

type Value = string | number | number[];
type Directory = Map<number, Value>;

interface Block {
  view: DataView;
  isLittle: boolean;
}

const SIZES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 };

/** Undefined where the file says something that can't be. */
function valueAt({ view, isLittle }: Block, type: number, count: number, at: number): Value | undefined {
  const size = SIZES[type];
  if (size === undefined || count < 1 || count > 65_535 || at + size * count > view.byteLength) return undefined;
  if (type === 2) {
    const letters = Array.from({ length: Math.min(count, MOST_TEXT) }, (_, index) => view.getUint8(at + index));
    const end = letters.indexOf(0);
    return new TextDecoder().decode(Uint8Array.from(end < 0 ? letters : letters.slice(0, end))).trim();
  }
  const one = (index: number): number => {
    const from = at + size * index;
    if (type === 3) return view.getUint16(from, isLittle);
    if (type === 4) return view.getUint32(from, isLittle);
    if (type === 5) return view.getUint32(from, isLittle) / view.getUint32(from + 4, isLittle);
    return view.getUint8(from);
  };
  return count === 1 ? one(0) : Array.from({ length: Math.min(count, 8) }, (_, index) => one(index));
}

function directoryAt(block: Block, at: number): { entries: Directory; next: number } {
  const { view, isLittle } = block;
  const entries: Directory = new Map();
  if (at < 8 || at + 2 > view.byteLength) return { entries, next: 0 };
  const count = Math.min(view.getUint16(at, isLittle), MOST_ENTRIES);
  for (let index = 0; index < count; index += 1) {
    const from = at + 2 + index * 12;
    if (from + 12 > view.byteLength) return { entries, next: 0 };
    const type = view.getUint16(from + 2, isLittle);
    const values = view.getUint32(from + 4, isLittle);
    const isInside = (SIZES[type] ?? 8) * values <= 4;
    const value = valueAt(block, type, values, isInside ? from + 8 : view.getUint32(from + 8, isLittle));
    if (value !== undefined) entries.set(view.getUint16(from, isLittle), value);
  }
  const end = at + 2 + count * 12;
  return { entries, next: end + 4 <= view.byteLength ? view.getUint32(end, isLittle) : 0 };
}

const isTiff = (bytes: Uint8Array, at: number): boolean =>
  (bytes[at] === 0x49 && bytes[at + 1] === 0x49 && bytes[at + 2] === 0x2a && bytes[at + 3] === 0) ||
  (bytes[at] === 0x4d && bytes[at + 1] === 0x4d && bytes[at + 2] === 0 && bytes[at + 3] === 0x2a);

const textBefore = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(Math.max(0, at - length), at));

/** `Exif` and two zeros (JPEG, HEIC, AVIF), a chunk named eXIf (PNG), or one named EXIF with its length (WebP). */
function blockIn(bytes: Uint8Array): Block | undefined {
  for (let at = 4; at + 8 < bytes.length; at += 1) {
    if (!isTiff(bytes, at)) continue;
    const before = textBefore(bytes, at, 8);
    if (before.endsWith('Exif\0\0') || before.endsWith('eXIf') || before.startsWith('EXIF')) {
      return { view: new DataView(bytes.buffer, bytes.byteOffset + at), isLittle: bytes[at] === 0x49 };
    }
  }
  return undefined;
}

const textIn = (directory: Directory, tag: number): string | undefined => {
  const value = directory.get(tag);
  return typeof value === 'string' && value !== '' ? value : undefined;
};
const numberIn = (directory: Directory, tag: number): number | undefined => {
  const value = directory.get(tag);
  return typeof value === 'number' ? value : undefined;
};

/** Degrees, minutes and seconds, with the letter of the half of the world. */
function degreesIn(gps: Directory, letterTag: number, negative: string): number | undefined {
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = [gps.get(letterTag + 1)].flat().map(Number);
  const value = degrees + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value)) return undefined;
  return textIn(gps, letterTag)?.toUpperCase() === negative ? -value : value;
}

function placeIn(gps: Directory): CameraFacts['place'] {
  const [latitude, longitude] = [degreesIn(gps, 1, 'S'), degreesIn(gps, 3, 'W')];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

const NOTHING: CameraFacts = { hasPlace: false, hasThumbnail: false };

function factsIn(block: Block): CameraFacts {
  const first = directoryAt(block, block.view.getUint32(4, block.isLittle));
  const inner = (tag: number): Directory => directoryAt(block, numberIn(first.entries, tag) ?? 0).entries;
  const [exif, gps] = [inner(TAGS.exif), inner(TAGS.gps)];
  const thumbnail = directoryAt(block, first.next).entries;
  const found = {
    place: placeIn(gps),
    camera: [textIn(first.entries, TAGS.make), textIn(first.entries, TAGS.model)].filter(Boolean).join(' ') || undefined,
    serialNumber: textIn(exif, TAGS.serial),
    lens: textIn(exif, TAGS.lens),
    time: textIn(exif, TAGS.taken),
    offset: textIn(exif, TAGS.offset),
    orientation: numberIn(first.entries, TAGS.orientation),
    software: textIn(first.entries, TAGS.software),
    artist: textIn(first.entries, TAGS.artist),
  };
  const known = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
  return { ...known, hasPlace: gps.size > 0, hasThumbnail: thumbnail.has(TAGS.thumbnail) };
}

/** Never throws: a file may say anything. */
export async function cameraFacts(file: Blob): Promise<CameraFacts> {
  const parts = [file.slice(0, FRONT_BYTES), ...(file.size > FRONT_BYTES ? [file.slice(-BACK_BYTES)] : [])];
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop -- the end is only read if there was nothing at the front
    const block = blockIn(new Uint8Array(await part.arrayBuffer()));
    if (block) return factsIn(block);
  }
  return NOTHING;
}

const WRITTEN = /^(\d{4}):(\d\d):(\d\d)[ T](\d\d):(\d\d):(\d\d)/;
const OFFSET = /^[+-]\d\d:\d\d$/;

/** When the photo was taken, as an instant. Without an offset the camera meant the time of this device; what can't be is left out. */
export function takenAtOf({ time = '', offset }: Pick<CameraFacts, 'time' | 'offset'>, now: number): string | undefined {
  const [, year = '', month = '', day = '', ...clock] = WRITTEN.exec(time) ?? [];
  if (year === '') return undefined;
  const [hour, minute, second] = clock.map(Number) as [number, number, number];
  const written = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), hour, minute, second));
  // The 31st of February would become a day of March.
  if (written.getUTCDate() !== Number(day) || written.getUTCMonth() !== Number(month) - 1 || hour > 23) return undefined;
  const zone = OFFSET.test(offset ?? '') ? offset : '';
  const at = new Date(`${year}-${month}-${day}T${clock.join(':')}${zone}`);
  if (Number.isNaN(at.getTime()) || Number(year) < FIRST_YEAR || at.getTime() > now + CLOCK_SLACK_MS) return undefined;
  return at.toISOString();
}
