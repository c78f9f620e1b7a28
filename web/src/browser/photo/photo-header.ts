// What a file is by its first bytes, and how large the picture in it: so that a huge or foreign one is refused before it is unpacked.

export interface PhotoHeader {
  kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'unknown';
  width?: number;
  height?: number;
}

/** Enough for the header of a JPEG with its thumbnail and profile. */
export const HEADER_BYTES = 262_144;

const textAt = (bytes: Uint8Array, at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));

const HEIC_BRANDS = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/;

export function readHeader(bytes: Uint8Array): PhotoHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && textAt(bytes, 1, 3) === 'PNG') return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes.length >= 4 && bytes[0] === 0xff && bytes[1] === 0xd8) return { kind: 'jpeg', ...jpegSize(view) };
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return { kind: 'webp' };
  if (textAt(bytes, 4, 4) === 'ftyp') {
    const brand = textAt(bytes, 8, 4);
    if (brand === 'avif' || brand === 'avis') return { kind: 'avif' };
    return { kind: HEIC_BRANDS.test(brand) ? 'heic' : 'unknown' };
  }
  return { kind: 'unknown' };
}

/** From the frame header (SOF0 to SOF15 without DHT, JPG and DAC); nothing where it is not among these bytes. */
function jpegSize(view: DataView): { width?: number; height?: number } {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return {};
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return {};
}
