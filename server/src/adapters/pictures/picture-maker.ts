// Makes what is kept of a photo that a person sent: the sizes of the contract, upright, in sRGB, without anything that the camera wrote.
// It works in processes of their own at low priority, so that no file, however hostile, slows or ends the server.
import type { PhotoCheck, PhotoSize, ReasonCode } from '@limpid/contract';

export interface MadeFile {
  size: PhotoSize;
  format: 'jpeg' | 'webp';
  path: string;
  bytes: number;
  width: number;
  height: number;
}
export interface MadePicture {
  /** of what was sent, such as image/jpeg */
  type: string;
  /** of the upright original */
  width: number;
  height: number;
  /** the camera's time as it is in the file; `offset` such as +02:00 where the file has one */
  takenAt?: { local: string; offset?: string } | undefined;
  removed: PhotoCheck['removed'];
  files: MadeFile[];
}
export type PictureAnswer =
  | { is: 'made'; picture: MadePicture }
  | { is: 'refused'; status: 413 | 415; because: ReasonCode; count?: number };

export interface PictureMaker {
  /** Reads the file at `path` and writes what is kept into the existing folder `into`. Throws only when the processes can't work at all. */
  make(path: string, into: string): Promise<PictureAnswer>;
  close(): Promise<void>;
}
