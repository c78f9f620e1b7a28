import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileFiles, pngOf } from './hostile-files.ts';
import type { MadePicture, PictureAnswer } from './picture-maker.ts';
import { pictureProcesses } from './picture-processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'limpid-test-pictures-'));
const maker = pictureProcesses();
afterAll(async () => {
  await maker.close();
  await rm(folder, { recursive: true, force: true });
});

async function make(bytes: Buffer): Promise<PictureAnswer> {
  const path = join(folder, 'sent');
  await writeFile(path, bytes);
  return maker.make(path, folder);
}
async function made(bytes: Buffer): Promise<MadePicture> {
  const answer = await make(bytes);
  if (answer.is !== 'made') throw new Error(`refused: ${answer.because}`);
  return answer.picture;
}

/** Red above, blue on the left below, green on the right below: told apart however it is turned. */
function marked(width = 60, height = 40): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      pixels.set(y < height / 2 ? [220, 20, 20] : x < width / 2 ? [20, 20, 220] : [20, 180, 20], (y * width + x) * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
const COLORS = { red: [220, 20, 20], blue: [20, 20, 220], green: [20, 180, 20] } as const;
async function colorAt(path: string, right: number, down: number): Promise<string | undefined> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * right)) * info.channels;
  return Object.entries(COLORS).find(([, color]) => color.every((part, index) => Math.abs(part - (data[at + index] as number)) < 60))?.[0];
}
const corners = async (path: string) =>
  Promise.all([colorAt(path, 0.25, 0.2), colorAt(path, 0.75, 0.2), colorAt(path, 0.25, 0.8), colorAt(path, 0.75, 0.8)]);

describe('upright', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('shows a JPEG of orientation %i as it was seen, in all sizes and formats', async (orientation) => {
    // The pixels as the camera stores them: turning them by the tag gives the marked picture.
    const upright = await marked().png().toBuffer();
    const stored = await sharp(upright)
      .rotate(TURNS[orientation - 1]?.[0] ?? 0)
      .toBuffer();
    const flopped = TURNS[orientation - 1]?.[1] ? await sharp(stored).flop().toBuffer() : stored;
    const picture = await made(
      await sharp(flopped).withMetadata({ orientation }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
    );
    expect([picture.width, picture.height]).toEqual([60, 40]);
    for (const { path, width, height } of picture.files) {
      expect([width, height]).toEqual([60, 40]);
      // oxlint-disable-next-line no-await-in-loop -- one after the other reads better when one fails
      expect(await corners(path)).toEqual(['red', 'red', 'blue', 'green']);
      // oxlint-disable-next-line no-await-in-loop
      expect((await sharp(path).metadata()).orientation ?? 1).toBe(1);
    }
    expect(picture.removed.includes('orientation')).toBe(orientation !== 1);
  });

  it('turns an AVIF once, whatever its tag says', async () => {
    const picture = await made(await marked().withMetadata({ orientation: 6 }).avif({ quality: 90, effort: 0 }).toBuffer());
    // What a reader of the file shows.
    const shown = await sharp(await marked().withMetadata({ orientation: 6 }).avif({ quality: 90, effort: 0 }).toBuffer())
      .png()
      .toBuffer({ resolveWithObject: true });
    expect([picture.width, picture.height]).toEqual([shown.info.width, shown.info.height]);
  });
});
/** How to get from the upright picture to what is stored: turned by so much, then mirrored. */
const TURNS: [number, boolean][] = [
  [0, false],
  [0, true],
  [180, false],
  [180, true],
  [90, true],
  [270, false],
  [270, true],
  [90, false],
];

describe('what is kept', () => {
  const exif = {
    IFD0: { Make: 'Acme', Model: 'Pool Phone 9', Artist: 'Secret Person' },
    IFD2: { DateTimeOriginal: '2026:07:04 10:11:12', OffsetTimeOriginal: '-04:00', BodySerialNumber: 'SERIAL-4711' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '82/1 27/1 0/1' },
  };

  it('is three sizes in two formats, never enlarged and never cropped', async () => {
    const { files, width, height } = await made(
      await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#4a90a4' } })
        .jpeg()
        .toBuffer(),
    );
    expect([width, height]).toEqual([3000, 1000]);
    const sizes = files.map((file) => `${file.size} ${file.format} ${file.width}x${file.height}`).toSorted();
    expect(sizes).toEqual([
      'large jpeg 2560x853',
      'large webp 2560x853',
      'medium jpeg 1280x427',
      'medium webp 1280x427',
      'small jpeg 320x107',
      'small webp 320x107',
    ]);
    for (const { path, format, bytes } of files) {
      // oxlint-disable-next-line no-await-in-loop -- six small files
      const file = await readFile(path);
      expect(file.length).toBe(bytes);
      // oxlint-disable-next-line no-await-in-loop
      expect((await sharp(file).metadata()).format).toBe(format);
    }
    const small = await made(
      await sharp({ create: { width: 100, height: 50, channels: 3, background: '#4a90a4' } })
        .png()
        .toBuffer(),
    );
    expect(small.files.every((file) => file.width === 100 && file.height === 50)).toBe(true);
  });

  it('has nothing of what the camera wrote, and says what it found', async () => {
    const picture = await made(await marked(400, 300).withExif(exif).withIccProfile('p3').jpeg().toBuffer());
    expect(picture.takenAt).toEqual({ local: '2026-07-04T10:11:12', offset: '-04:00' });
    expect(picture.removed).toEqual(['place', 'camera', 'time', 'color_profile', 'text']);
    for (const { path } of picture.files) {
      // oxlint-disable-next-line no-await-in-loop -- six small files
      const bytes = await readFile(path);
      for (const secret of ['Acme', 'Pool Phone', 'SERIAL', 'Secret', '2026:07', 'Exif', 'ICC_PROFILE', 'ICCP'])
        expect(bytes.includes(secret)).toBe(false);
    }
  });

  it.each([
    ['0000:00:00 00:00:00', undefined],
    ['1970:01:01 00:00:00', undefined],
    ['not a time', undefined],
    ['2026:12:24 23:59:59', { local: '2026-12-24T23:59:59' }],
  ])('reads the camera’s time %s', async (time, expected) => {
    const { takenAt } = await made(
      await marked()
        .withExif({ IFD2: { DateTimeOriginal: time } })
        .jpeg()
        .toBuffer(),
    );
    expect(takenAt).toEqual(expected);
  });

  it('takes gray, transparent, 16-bit and CMYK pictures', async () => {
    const color = { width: 64, height: 48, channels: 4 as const, background: { r: 10, g: 120, b: 200, alpha: 0.5 } };
    const four = [
      sharp({ create: color }).png(),
      sharp({ create: color }).removeAlpha().toColourspace('b-w').png(),
      sharp({ create: color }).toColourspace('rgb16').png(),
      sharp({ create: color }).removeAlpha().toColourspace('cmyk').jpeg(),
    ];
    for (const picture of four) {
      // oxlint-disable-next-line no-await-in-loop -- one process makes them
      const { files } = await made(await picture.toBuffer());
      // oxlint-disable-next-line no-await-in-loop
      const kept = await sharp(files[0]?.path).metadata();
      expect([kept.space, kept.channels]).toEqual(['srgb', 3]);
    }
  });
});

describe('what is refused', async () => {
  it.each(await hostileFiles())('is $name', async ({ bytes, because }) => {
    expect(await make(bytes)).toMatchObject({ is: 'refused', because, status: because === 'photo_pixels' ? 413 : 415 });
  });

  it('takes exactly 50 megapixels', async () => {
    expect(await make(pngOf(10_000, 5000))).toMatchObject({ is: 'made', picture: { width: 10_000, height: 5000 } });
  });

  it('is what takes too much work; the next one is made again', async () => {
    const hurried = pictureProcesses({ mostWorkMs: 1, most: 1 });
    const path = join(folder, 'slow');
    await writeFile(path, pngOf(7000, 7000));
    // The second one waits for the first, and has a process of its own.
    const both = await Promise.all([hurried.make(path, folder), hurried.make(path, folder)]);
    for (const answer of both) expect(answer).toMatchObject({ is: 'refused', because: 'photo_slow' });
    await hurried.close();
    expect(await make(await marked().png().toBuffer())).toMatchObject({ is: 'made' });
  });
});

it('sends back what a busy machine does not finish in time, and refuses nothing for it', async () => {
  const path = join(folder, 'busy');
  await writeFile(path, pngOf(7000, 7000));
  const one = pictureProcesses({ most: 1, deadlineMs: 1 });
  await expect(one.make(path, folder)).rejects.toMatchObject({ statusCode: 503 });
  await one.close();
});

it('sends back what has waited too long', async () => {
  const path = join(folder, 'late');
  await writeFile(path, await marked().png().toBuffer());
  const one = pictureProcesses({ most: 1, patienceMs: 0 });
  await expect(one.make(path, folder)).rejects.toMatchObject({ statusCode: 503 });
  await one.close();
});

it('takes turns, and says when too many wait', async () => {
  const path = join(folder, 'turn');
  await writeFile(path, await marked().png().toBuffer());
  const one = pictureProcesses({ most: 1 });
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => one.make(path, folder)));
  expect(all.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(30);
  await one.close();
});
