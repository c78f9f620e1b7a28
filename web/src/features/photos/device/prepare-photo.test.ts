import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setBehind } from '../../../ui/true-now.ts';
import { preparePhoto } from './prepare-photo.ts';
import type { ShrunkPhoto } from './shrink.ts';
import { jpegWith } from './testing/camera-file.ts';

const shrinkPhoto = vi.hoisted(() => vi.fn<(file: Blob) => Promise<ShrunkPhoto | undefined>>());
vi.mock('./shrink-beside.ts', () => ({ shrinkPhoto }));

const bytes = (...parts: (string | number[])[]) =>
  new Blob([Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))]);
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13];
const size = (width: number, height: number) => [width, height].flatMap((side) => [0, 0, side >> 8, side & 255]);
const png = (width: number, height: number, next = 'IDAT') =>
  bytes(PNG_START, 'IHDR', size(width, height), [8, 6, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 8], next);

const SMALL: ShrunkPhoto = { file: new Blob(['w']), width: 2560, height: 1920, preview: new Blob(['p']) };
beforeEach(() => {
  shrinkPhoto.mockResolvedValue(SMALL);
  setBehind(Date.UTC(2026, 6, 5) - Date.now());
});
afterEach(() => {
  setBehind(0);
  shrinkPhoto.mockReset();
});

describe('a file made ready', () => {
  it('carries the camera’s time and the fingerprint of the original', async () => {
    const file = new Blob([jpegWith({ taken: '2026:07:04 18:30:05', offset: '+02:00' })]);
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).toString('hex');
    expect(await preparePhoto(file)).toEqual({ is: 'ready', ...SMALL, takenAt: '2026-07-04T16:30:05.000Z', fingerprint: digest });
  });

  it('has no time where the camera wrote none', async () => {
    expect(await preparePhoto(png(10, 10))).not.toHaveProperty('takenAt');
  });

  it('waits until the one before is done', async () => {
    const order: string[] = [];
    shrinkPhoto.mockImplementation(async (file) => {
      order.push(`begins ${file.size}`);
      await Promise.resolve();
      order.push(`ends ${file.size}`);
      return SMALL;
    });
    const [one, two] = [png(1, 1), new Blob([png(1, 1), 'x'])];
    await Promise.all([preparePhoto(one), preparePhoto(two)]);
    expect(order).toEqual([`begins ${one.size}`, `ends ${one.size}`, `begins ${two.size}`, `ends ${two.size}`]);
  });
});

describe('a file refused before anything is queued', () => {
  it.each([
    ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo_drawing'],
    ['a drawing behind its declaration', bytes('<?xml version="1.0"?>\n<!-- Logo -->\n<svg width="1"/>'), 'photo_drawing'],
    ['a GIF', bytes('GIF89a', [1, 0, 1, 0]), 'photo_moving'],
    ['a PNG that moves', png(10, 10, 'acTL'), 'photo_moving'],
    ['a WebP that moves', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 2]), 'photo_moving'],
    ['a PDF', bytes('%PDF-1.7'), 'photo_type'],
    ['a page', bytes('<!doctype html><p>no photo'), 'photo_type'],
    ['an empty file', bytes(), 'photo_broken'],
  ])('%s', async (_, file, because) => {
    expect(await preparePhoto(file)).toEqual({ is: 'refused', because });
    expect(shrinkPhoto).not.toHaveBeenCalled();
  });

  it('one with more pixels than a phone holds', async () => {
    expect(await preparePhoto(png(9000, 9000))).toEqual({ is: 'refused', because: 'photo_pixels', count: 50 });
  });

  it('one of too many bytes, without reading it', async () => {
    expect(await preparePhoto({ size: 60_000_001 } as Blob)).toEqual({ is: 'refused', because: 'photo_bytes', count: 60 });
  });

  it('Apple’s format where the browser can’t unpack it, and taken where it can', async () => {
    const heic = bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0]);
    expect(await preparePhoto(heic)).toMatchObject({ is: 'ready' });
    shrinkPhoto.mockResolvedValue(undefined);
    expect(await preparePhoto(heic)).toEqual({ is: 'refused', because: 'photo_heic' });
    expect(await preparePhoto(png(10, 10))).toEqual({ is: 'refused', because: 'photo_broken' });
  });

  it('one that can’t be read any more', async () => {
    const gone = { size: 5, slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }) };
    expect(await preparePhoto(gone as unknown as Blob)).toEqual({ is: 'refused', because: 'photo_broken' });
  });
});
