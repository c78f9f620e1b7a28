import { describe, expect, it } from 'vitest';
import { cameraFacts, takenAtOf } from './camera-facts.ts';
import { jpegWith, pngWith, webpWith, type Written } from './testing/camera-file.ts';

const PHONE: Written = {
  orientation: 6,
  make: 'Apple',
  model: 'iPhone 15',
  taken: '2026:07:04 18:30:05',
  offset: '-07:00',
  serial: 'F2LX91234',
  place: { latitude: [33, 26, 54.6, 'N'], longitude: [112, 4, 26.4, 'W'] },
};
const FOUND = {
  orientation: 6,
  camera: 'Apple iPhone 15',
  time: '2026:07:04 18:30:05',
  offset: '-07:00',
  serialNumber: 'F2LX91234',
  place: { latitude: expect.closeTo(33.4485, 4), longitude: expect.closeTo(-112.074, 4) },
  hasPlace: true,
  hasThumbnail: false,
};
const read = (bytes: Uint8Array<ArrayBuffer>) => cameraFacts(new Blob([bytes]));

describe('what a camera wrote', () => {
  it.each([
    ['a JPEG', jpegWith(PHONE)],
    ['a JPEG in the other order of bytes', jpegWith(PHONE, undefined, 'big')],
    ['a PNG', pngWith(PHONE)],
    ['a WebP', webpWith(PHONE)],
  ])('is found in %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual(FOUND);
  });

  it('is found at the end of a large WebP', async () => {
    expect(await read(Uint8Array.from([...new Uint8Array(1_200_000), ...webpWith(PHONE)]))).toEqual(FOUND);
  });

  it('is nothing in a file without it, and a cut or lying file breaks nothing', async () => {
    const nothing = { hasPlace: false, hasThumbnail: false };
    expect(await read(new Uint8Array(40))).toEqual(nothing);
    expect(await read(new Uint8Array())).toEqual(nothing);
    const whole = jpegWith(PHONE);
    for (let length = 0; length < whole.length; length += 1) expect(await read(whole.slice(0, length))).toHaveProperty('hasPlace');
    for (let at = 12; at < whole.length; at += 1) expect(await read(whole.with(at, 255))).toHaveProperty('hasPlace');
  });
});

describe('when a photo was taken', () => {
  const now = Date.UTC(2026, 6, 5);

  it('is the time of the camera with its offset', () => {
    expect(takenAtOf({ time: '2026:07:04 18:30:05', offset: '-05:00' }, now)).toBe('2026-07-04T23:30:05.000Z');
  });

  it('is the local time of this device without one', () => {
    const local = new Date(2026, 5, 30, 8, 15, 0).toISOString();
    expect(takenAtOf({ time: '2026:06:30 08:15:00' }, now)).toBe(local);
    expect(takenAtOf({ time: '2026:06:30 08:15:00', offset: '  :  ' }, now)).toBe(local);
  });

  it.each(['0000:00:00 00:00:00', '1970:01:01 00:00:00', '2026:02:31 10:00:00', '2026:07:04 25:00:00', '2026:08:01 10:00:00', 'soon', ''])(
    'is left out where the camera says %j',
    (time) => {
      expect(takenAtOf({ time, offset: '+00:00' }, now)).toBeUndefined();
    },
  );
});
