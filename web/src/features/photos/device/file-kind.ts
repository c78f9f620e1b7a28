// What a chosen file is, by its content: the name and the type that come with it may say anything.
import type { ReasonCode } from '@limpid/contract';
import { type PhotoHeader, readHeader } from '../../../browser/photo/photo-header.ts';

export type FileKind = PhotoHeader['kind'] | 'svg' | 'gif';

export interface FileFacts extends Omit<PhotoHeader, 'kind'> {
  kind: FileKind;
  isMoving: boolean;
}

export const TYPE_OF: Record<Exclude<FileKind, 'unknown'>, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  svg: 'image/svg+xml',
  gif: 'image/gif',
};

const textOf = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
const SVG_START = /^(\u{FEFF}|ï»¿)?\s*<(\?xml|!--|!doctype|svg)/iu;
const SVG_LOOK_BYTES = 4096;
/** of the eighth bit field of an extended WebP: it has several pictures */
const WEBP_MOVES = 0x02;

/** A PNG moves when it says so before its picture begins. */
function pngMoves(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = textOf(bytes, at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

function moves(kind: FileKind, bytes: Uint8Array): boolean {
  if (kind === 'gif') return true;
  if (kind === 'png') return pngMoves(bytes);
  if (kind === 'webp') return textOf(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & WEBP_MOVES) !== 0;
  return kind === 'avif' && textOf(bytes, 8, 12) === 'avis';
}

/** From its first bytes. */
export function fileFacts(bytes: Uint8Array): FileFacts {
  const header = readHeader(bytes);
  let kind: FileKind = header.kind;
  if (kind === 'unknown' && /^GIF8[79]a/.test(textOf(bytes, 0, 6))) kind = 'gif';
  const start = kind === 'unknown' ? textOf(bytes, 0, SVG_LOOK_BYTES) : '';
  if (SVG_START.test(start) && /<svg[\s>]/i.test(start)) kind = 'svg';
  return { ...header, kind, isMoving: moves(kind, bytes) };
}

/** Why a file of this kind can't become a photo, whatever the browser can do. */
export function refusalOf({ kind, isMoving }: FileFacts): ReasonCode | undefined {
  if (kind === 'svg') return 'photo_drawing';
  if (isMoving) return 'photo_moving';
  return kind === 'unknown' ? 'photo_type' : undefined;
}
