// Files as cameras write them, for tests.
import sharp from 'sharp';

interface Camera {
  width?: number;
  height?: number;
  /** by the camera's clock, as in 2026:07:04 12:00:00 */
  time?: string;
  offset?: string;
}

export function cameraFile({ width = 64, height = 48, time, offset }: Camera = {}): Promise<Buffer> {
  const photo = {
    ...(time === undefined ? {} : { DateTimeOriginal: time }),
    ...(offset === undefined ? {} : { OffsetTimeOriginal: offset }),
  };
  return sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } })
    .withExif({ IFD0: { Model: 'Camera 9' }, IFD2: photo, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 56/1 0/1' } })
    .jpeg()
    .toBuffer();
}
