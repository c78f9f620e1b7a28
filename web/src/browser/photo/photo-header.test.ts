import { describe, expect, it } from 'vitest';
import { readHeader } from './photo-header.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));

describe('what a file is by its first bytes', () => {
  it('knows a PNG and its size', () => {
    const png = bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', [0, 0, 16, 0, 0, 0, 12, 0]);
    expect(readHeader(png)).toEqual({ kind: 'png', width: 4096, height: 3072 });
  });

  it('finds the size of a JPEG behind its other segments', () => {
    const jpeg = bytes([0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xc2, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0, 3, 0, 0]);
    expect(readHeader(jpeg)).toEqual({ kind: 'jpeg', width: 4032, height: 3024 });
    expect(readHeader(jpeg.subarray(0, 12))).toEqual({ kind: 'jpeg' });
  });

  it('tells HEIC from AVIF and from anything else', () => {
    expect(readHeader(bytes([0, 0, 0, 24], 'ftypheic'))).toEqual({ kind: 'heic' });
    expect(readHeader(bytes([0, 0, 0, 24], 'ftypavif'))).toEqual({ kind: 'avif' });
    expect(readHeader(bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 '))).toEqual({ kind: 'webp' });
    expect(readHeader(bytes('%PDF-1.7'))).toEqual({ kind: 'unknown' });
    expect(readHeader(bytes(''))).toEqual({ kind: 'unknown' });
  });
});
