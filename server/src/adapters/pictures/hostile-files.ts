// Files that are no photos, or only say that they are: for tests and for the bench.
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface HostileFile {
  name: string;
  bytes: Buffer;
  /** why it is refused */
  because: string;
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
function crc(bytes: Buffer): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
}
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
}
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([1, 0, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** A black picture of one bit a pixel: hardly any bytes, however large it is. */
export function pngOf(width: number, height: number, ...before: Buffer[]): Buffer {
  const row = Buffer.alloc(Math.ceil(width / 8) + 1);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)), { level: 9 });
  return Buffer.concat([PNG, header(width, height), ...before, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
/** Names a size and holds nothing of it. */
const emptyPng = (width: number, height: number): Buffer => Buffer.concat([PNG, header(width, height), chunk('IEND', Buffer.alloc(0))]);
const ftyp = (...brands: string[]): Buffer => {
  const box = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from('ftyp'),
    Buffer.from(brands[0] ?? ''),
    Buffer.alloc(4),
    ...brands.map((brand) => Buffer.from(brand)),
  ]);
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(500)]);
};

/** Forty of them. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const noise = {
    create: {
      width: 640,
      height: 480,
      channels: 3 as const,
      background: '#4a90a4',
      noise: { type: 'gaussian' as const, mean: 120, sigma: 40 },
    },
  };
  const jpeg = await sharp(noise).jpeg().toBuffer();
  const png = await sharp(noise).png().toBuffer();
  const webp = await sharp(noise).webp().toBuffer();
  const avif = await sharp(noise).avif({ effort: 0 }).toBuffer();
  const gif = await sharp(noise).gif().toBuffer();
  const tiff = await sharp(noise).tiff().toBuffer();
  const moving = await sharp(noise).webp().toBuffer();
  const text = (content: string) => Buffer.from(content);
  const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const list: [string, Buffer, string][] = [
    ['nothing', Buffer.alloc(0), 'photo_type'],
    ['one byte', Buffer.from([0xff]), 'photo_type'],
    ['zeros', Buffer.alloc(1000), 'photo_type'],
    ['text', text('The water was clear today.'), 'photo_type'],
    ['HTML', text('<!doctype html><script>alert(1)</script>'), 'photo_type'],
    [
      'HTML with a JPEG’s first bytes',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text('<script>alert(1)</script>')]),
      'photo_broken',
    ],
    ['HTML with a GIF’s first bytes', text('GIF89a<script>alert(1)</script>'), 'photo_moving'],
    ['SVG', text(svg), 'photo_drawing'],
    ['SVG with a declaration', text(`<?xml version="1.0"?>\n<!-- pool -->\n${svg}`), 'photo_drawing'],
    ['SVG after a byte order mark', text(`\uFEFF${svg}`), 'photo_drawing'],
    [
      'SVG that includes a file',
      text('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
      'photo_drawing',
    ],
    ['XML', text('<?xml version="1.0"?><note/>'), 'photo_type'],
    ['PDF', text('%PDF-1.7\n1 0 obj\n'), 'photo_type'],
    ['zip', Buffer.concat([text('PK\u0003\u0004'), Buffer.alloc(200)]), 'photo_type'],
    ['a program', Buffer.concat([text('MZ'), Buffer.alloc(200)]), 'photo_type'],
    ['an ELF program', Buffer.concat([Buffer.from([0x7f]), text('ELF'), Buffer.alloc(200)]), 'photo_type'],
    ['a shell script', text('#!/bin/sh\nrm -rf /\n'), 'photo_type'],
    ['GIF', gif, 'photo_moving'],
    ['TIFF', tiff, 'photo_type'],
    ['BMP', Buffer.concat([text('BM'), Buffer.alloc(200)]), 'photo_type'],
    ['ICO', Buffer.concat([Buffer.from([0, 0, 1, 0]), Buffer.alloc(200)]), 'photo_type'],
    ['a video', ftyp('isom', 'mp42'), 'photo_type'],
    ['HEIC', ftyp('heic', 'mif1', 'heic'), 'photo_heic'],
    ['HEIC by another brand', ftyp('mif1', 'heic'), 'photo_heic'],
    ['a moving AVIF', ftyp('avis', 'avif'), 'photo_moving'],
    ['an AVIF without a picture', ftyp('avif', 'mif1'), 'photo_broken'],
    ['half a JPEG', cut(jpeg, 0.5), 'photo_broken'],
    ['nearly a whole JPEG', cut(jpeg, 0.9), 'photo_broken'],
    ['the head of a JPEG', jpeg.subarray(0, 200), 'photo_broken'],
    ['half a PNG', cut(png, 0.5), 'photo_broken'],
    ['half a WebP', cut(webp, 0.5), 'photo_broken'],
    ['half an AVIF', cut(avif, 0.5), 'photo_broken'],
    ['a PNG without pixels', emptyPng(640, 480), 'photo_broken'],
    ['a PNG that moves', pngOf(64, 64, chunk('acTL', Buffer.alloc(8))), 'photo_moving'],
    ['a PNG of 30,000 by 30,000', pngOf(30_000, 30_000), 'photo_pixels'],
    ['a PNG that only says it is 2 billion wide', emptyPng(2_000_000_000, 2_000_000_000), 'photo_broken'],
    ['a PNG of 50,000,001 pixels', pngOf(50_000_001, 1), 'photo_pixels'],
    ['a PNG with wrong sums', withFault(png), 'photo_broken'],
    ['a WebP that says it moves', withMove(moving), 'photo_moving'],
    ['a JPEG full of noise', Buffer.concat([jpeg.subarray(0, 700), Buffer.alloc(5000, 0x5a)]), 'photo_broken'],
  ];
  return list.map(([name, bytes, because]) => ({ name, bytes, because }));
}

function withFault(png: Buffer): Buffer {
  const copy = Buffer.from(png);
  for (let at = 200; at < 260; at += 1) copy[at] = (copy[at] as number) ^ 0xff;
  return copy;
}

function withMove(webp: Buffer): Buffer {
  const extended = Buffer.concat([
    webp.subarray(0, 12),
    Buffer.from('VP8X'),
    Buffer.from([10, 0, 0, 0, 0x02, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]),
    webp.subarray(12),
  ]);
  extended.writeUInt32LE(extended.length - 8, 4);
  return extended;
}
