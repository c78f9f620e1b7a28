// What is in a chosen file, found on this device: its kind, its size, and what the camera wrote into it.
import { HEADER_BYTES } from '../../../browser/photo/photo-header.ts';
import { type CameraFacts, cameraFacts } from '../device/camera-facts.ts';
import { type FileKind, fileFacts, TYPE_OF } from '../device/file-kind.ts';
import { preparePhoto, type PreparedPhoto } from '../device/prepare-photo.ts';

export interface LocalFacts {
  file: File;
  kind: FileKind;
  /** by content */
  type: string | undefined;
  camera: CameraFacts;
  /** as it would be sent */
  prepared: PreparedPhoto;
}

export async function localFacts(file: File): Promise<LocalFacts> {
  const { kind } = fileFacts(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  const [camera, prepared] = await Promise.all([cameraFacts(file), preparePhoto(file)]);
  return { file, kind, type: kind === 'unknown' ? undefined : TYPE_OF[kind], camera, prepared };
}
