// The icon that browsers, readers of feeds and others ask for by a fixed name, without being told of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('favicon.ico holds our mark in the sizes that are asked for', () => {
  const ico = readFileSync(join(import.meta.dirname, '..', 'web', 'public', 'favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const from = ico.readUInt32LE(at + 12);
    return { size: ico.readUInt8(at), png: ico.subarray(from, from + ico.readUInt32LE(at + 8)) };
  });
  expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
  for (const { size, png } of pictures) {
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
    // whole to its end
    expect(png.toString('latin1', png.length - 8, png.length - 4)).toBe('IEND');
  }
});
