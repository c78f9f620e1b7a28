// What a camera writes into a file, for tests: a TIFF with the directories of EXIF and GPS, in the box of each kind of file.

export interface Written {
  orientation?: number;
  make?: string;
  model?: string;
  taken?: string;
  offset?: string;
  serial?: string;
  /** degrees, minutes, seconds with their letters */
  place?: { latitude: readonly [number, number, number, 'N' | 'S']; longitude: readonly [number, number, number, 'E' | 'W'] };
}

type Entry = [tag: number, type: 2 | 3 | 4 | 5, value: string | number | number[]];

const letters = (text: string): number[] => [...new TextEncoder().encode(text)];

type Order = 'little' | 'big';

const inOrder = (order: Order, value: number, size: 2 | 4): number[] => {
  const all = Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 255);
  return order === 'little' ? all : all.toReversed();
};

function contentOf(order: Order, [, type, value]: Entry): number[] {
  if (type === 2) return [...letters(String(value)), 0];
  if (type === 5)
    return [value].flat().flatMap((part) => [...inOrder(order, Math.round(Number(part) * 1000), 4), ...inOrder(order, 1000, 4)]);
  return inOrder(order, Number(value), type === 3 ? 2 : 4);
}

/** What is longer than four bytes lies behind the entries. */
function directory(order: Order, entries: Entry[], at: number): number[] {
  let rest = at + 2 + entries.length * 12 + 4;
  const long: number[] = [];
  const rows = entries.flatMap((entry) => {
    const [tag, type, value] = entry;
    const content = contentOf(order, entry);
    const count = type === 2 ? content.length : [value].flat().length;
    const field = content.length <= 4 ? [...content, 0, 0, 0, 0].slice(0, 4) : inOrder(order, rest, 4);
    if (content.length > 4) {
      long.push(...content);
      rest += content.length;
    }
    return [...inOrder(order, tag, 2), ...inOrder(order, type, 2), ...inOrder(order, count, 4), ...field];
  });
  return [...inOrder(order, entries.length, 2), ...rows, ...inOrder(order, 0, 4), ...long];
}

const given = (tag: number, type: Entry[1], value: Entry[2] | undefined): Entry[] => (value === undefined ? [] : [[tag, type, value]]);

function placeEntries({ place }: Written): Entry[] {
  const { latitude, longitude } = place ?? {};
  return [
    ...given(1, 2, latitude?.[3]),
    ...given(2, 5, latitude?.slice(0, 3).map(Number)),
    ...given(3, 2, longitude?.[3]),
    ...given(4, 5, longitude?.slice(0, 3).map(Number)),
  ];
}

/** The block with its first directory, and those of the camera and the place behind it. */
export function tiffOf(written: Written, order: Order = 'little'): Uint8Array {
  const first = (exifAt: number, gpsAt: number): Entry[] => [
    ...given(0x010f, 2, written.make),
    ...given(0x0110, 2, written.model),
    ...given(0x0112, 3, written.orientation),
    [0x8769, 4, exifAt],
    [0x8825, 4, gpsAt],
  ];
  const exif = [...given(0x9003, 2, written.taken), ...given(0x9011, 2, written.offset), ...given(0xa431, 2, written.serial)];
  const exifAt = 8 + directory(order, first(0, 0), 8).length;
  const exifBytes = directory(order, exif, exifAt);
  const gpsAt = exifAt + exifBytes.length;
  const start = [...letters(order === 'little' ? 'II' : 'MM'), ...inOrder(order, 42, 2), ...inOrder(order, 8, 4)];
  return Uint8Array.from([
    ...start,
    ...directory(order, first(exifAt, gpsAt), 8),
    ...exifBytes,
    ...directory(order, placeEntries(written), gpsAt),
  ]);
}

const bigEndian = (value: number, size: 2 | 4): number[] =>
  Array.from({ length: size }, (_, index) => (value >>> (8 * (size - 1 - index))) & 255);

/** A JPEG with the block behind its first two bytes. */
export function jpegWith(
  written: Written,
  jpeg: Uint8Array = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9),
  order: Order = 'little',
): Uint8Array<ArrayBuffer> {
  const block = tiffOf(written, order);
  const segment = [0xff, 0xe1, ...bigEndian(block.length + 8, 2), ...letters('Exif'), 0, 0, ...block];
  return Uint8Array.from([...jpeg.subarray(0, 2), ...segment, ...jpeg.subarray(2)]);
}

/** A PNG that has nothing but the block. */
export function pngWith(written: Written): Uint8Array<ArrayBuffer> {
  const block = tiffOf(written);
  return Uint8Array.from([0x89, ...letters('PNG\r\n'), 26, 10, ...bigEndian(block.length, 4), ...letters('eXIf'), ...block, 0, 0, 0, 0]);
}

/** A WebP that has nothing but the block. */
export function webpWith(written: Written): Uint8Array<ArrayBuffer> {
  const block = tiffOf(written, 'big');
  return Uint8Array.from([...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBPEXIF'), ...bigEndian(block.length, 4).toReversed(), ...block]);
}
