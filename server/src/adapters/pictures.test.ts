import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readJpeg } from './pictures.ts';

const blue = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } });
const bounds = { mostSidePx: 400, mostBytes: 20_000 };

describe('readJpeg', () => {
  it('turns a picture upright and leaves out what the camera wrote into it', async () => {
    const exif = { IFD0: { Copyright: 'Canary' }, IFD3: { GPSLatitude: '26/1 7/1 0/1' } };
    const taken = await blue(40, 30).jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer();
    expect(taken.includes('Canary')).toBe(true);
    const read = await readJpeg(taken, bounds);
    expect(read).toMatchObject({ width: 30, height: 40 });
    const kept = await sharp(read?.jpeg).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 30, height: 40 });
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
    expect(read?.jpeg.includes('Canary')).toBe(false);
  });

  it('writes no more bytes than it may, however much detail there is', async () => {
    const pixels = Buffer.from(Array.from({ length: 200 * 150 * 3 }, (_, index) => (index * 7919 * (index % 13)) % 256));
    const noise = sharp(pixels, { raw: { width: 200, height: 150, channels: 3 } });
    const taken = await noise.jpeg({ quality: 60 }).toBuffer();
    const usual = (await readJpeg(taken, { ...bounds, mostBytes: 1_000_000 }))?.jpeg.length ?? 0;
    const fitted = await readJpeg(taken, { ...bounds, mostBytes: usual - 1 });
    expect(fitted?.jpeg.length).toBeLessThan(usual);
    expect(await readJpeg(taken, { ...bounds, mostBytes: 100 })).toBeUndefined();
  });

  it('refuses what is no whole JPEG of an allowed size', async () => {
    const whole = await blue(300, 200).jpeg().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
    const others = [
      whole.subarray(0, whole.length / 2),
      await blue(9, 9).png().toBuffer(),
      await blue(9, 9).webp().toBuffer(),
      svg,
      Buffer.from('<html>hello</html>'),
      Buffer.alloc(0),
      await blue(500, 20).jpeg().toBuffer(),
      await blue(4000, 4000).jpeg().toBuffer(),
    ];
    expect(await readJpeg(whole, bounds)).toBeDefined();
    for (const bytes of others) expect(await readJpeg(bytes, bounds)).toBeUndefined();
  });
});
