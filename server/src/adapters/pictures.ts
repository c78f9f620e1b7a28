// Pictures that people send, read and written again: what is kept is a whole picture, upright, without the place and the camera in it.
import type { Sharp } from 'sharp';

export interface Picture {
  jpeg: Buffer;
  width: number;
  height: number;
}
export interface PictureBounds {
  /** of the longer side */
  mostSidePx: number;
  /** of what is written */
  mostBytes: number;
}

/** The first keeps the color of a stain and its edges; the others are for pictures full of detail. */
const QUALITIES = [85, 70, 50];

/** Loaded with the first picture: it brings a library of its own. */
async function opened(bytes: Buffer, { mostSidePx }: PictureBounds): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { failOn: 'warning', limitInputPixels: mostSidePx * mostSidePx });
}

/** Undefined: no whole JPEG, or one with a side that is too long. Throws nothing, whatever the bytes are. */
export async function readJpeg(bytes: Buffer, bounds: PictureBounds): Promise<Picture | undefined> {
  try {
    const picture = await opened(bytes, bounds);
    const { format, width, height } = await picture.metadata();
    if (format !== 'jpeg' || Math.max(width, height) > bounds.mostSidePx) return undefined;
    const upright = picture.autoOrient();
    for (const quality of QUALITIES) {
      // oxlint-disable-next-line no-await-in-loop -- the next one only if this one is too large
      const { data, info } = await upright.clone().jpeg({ quality }).toBuffer({ resolveWithObject: true });
      if (data.length <= bounds.mostBytes) return { jpeg: data, width: info.width, height: info.height };
    }
    return undefined;
  } catch {
    return undefined;
  }
}
