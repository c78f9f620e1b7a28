// What a file is, by its first bytes alone: neither its name nor what the sender says counts.
import type { PHOTO_TYPES, ReasonCode } from '@limpid/contract';

export type PhotoType = (typeof PHOTO_TYPES)[number];
export type Recognized = { type: PhotoType } | { because: ReasonCode };

/** How much of a file has to be read. */
export const HEAD_BYTES = 64 * 1024;

const startsWith = (head: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, index) => head[index] === byte);
const textAt = (head: Buffer, from: number, to: number): string => head.toString('latin1', from, to);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

export function recognize(head: Buffer): Recognized {
  if (startsWith(head, JPEG)) return { type: 'image/jpeg' };
  if (startsWith(head, PNG)) return movesAsPng(head) ? { because: 'photo_moving' } : { type: 'image/png' };
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP')
    return movesAsWebp(head) ? { because: 'photo_moving' } : { type: 'image/webp' };
  if (textAt(head, 4, 8) === 'ftyp') return ofBrands(head);
  if (textAt(head, 0, 4) === 'GIF8') return { because: 'photo_moving' };
  return { because: isDrawing(head) ? 'photo_drawing' : 'photo_type' };
}

/** A chunk that says how many pictures follow stands before the first of them. */
function movesAsPng(head: Buffer): boolean {
  let at = PNG.length;
  while (at + 8 <= head.length) {
    const name = textAt(head, at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += 12 + head.readUInt32BE(at);
  }
  return false;
}

const MOVES = 0x02;
const movesAsWebp = (head: Buffer): boolean => textAt(head, 12, 16) === 'VP8X' && ((head[20] ?? 0) & MOVES) !== 0;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);
/** The brands of the box at the beginning: what a file of this family can be read as. */
function ofBrands(head: Buffer): Recognized {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [textAt(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at, at + 4));
  if (brands[0] === 'avis') return { because: 'photo_moving' };
  if (brands.includes('avif')) return { type: 'image/avif' };
  return { because: brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'photo_heic' : 'photo_type' };
}

function isDrawing(head: Buffer): boolean {
  const text = head
    .toString('utf8', 0, 4096)
    .replace(/^\uFEFF/, '')
    .trimStart();
  return text.startsWith('<') && /<svg[\s>]/i.test(head.toString('utf8'));
}
