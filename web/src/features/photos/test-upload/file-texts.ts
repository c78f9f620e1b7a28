import { dateFormat, numberFormat } from '../../../i18n/formats.ts';
import { languageTag } from '../../../i18n/language.tsx';
import { m } from '../../../paraglide/messages.js';
import type { CameraFacts } from '../device/camera-facts.ts';
import type { Fact } from './fact-list.tsx';

const MEGA = 1_000_000;
const format = (value: number, digits: number): string => numberFormat(languageTag(), { maximumFractionDigits: digits }).format(value);

export const bytesText = (bytes: number): string =>
  bytes >= MEGA
    ? m.camera_megabytes({ size: format(bytes / MEGA, 1) })
    : m.camera_kilobytes({ size: format(Math.max(1, bytes / 1000), 0) });

/** In the time of this device. */
export const instantText = (instant: string): string =>
  dateFormat(languageTag(), { dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant));

export const pixelsText = ({ width, height }: { width: number; height: number }): string =>
  m.camera_pixels({ width: format(width, 0), height: format(height, 0) });

/** "image/jpeg" is "JPEG" to people. */
export const typeText = (type: string | undefined): string =>
  type === undefined
    ? m.camera_type_unknown()
    : (type.split('/')[1] ?? type).replace('svg+xml', 'svg').toUpperCase().replace('WEBP', 'WebP');

const DEGREE_DIGITS = 5;

function placeText({ place, hasPlace }: CameraFacts): string | undefined {
  if (place) return `${format(place.latitude, DEGREE_DIGITS)}, ${format(place.longitude, DEGREE_DIGITS)}`;
  return hasPlace ? m.camera_found_unreadable() : undefined;
}

/** What was found, by kind, with its values: it is the person's own file, on the person's own screen. */
export function foundFacts(camera: CameraFacts): Fact[] {
  const time = camera.time && [camera.time, camera.offset].filter(Boolean).join(' ');
  const found: [string, string | undefined][] = [
    [m.camera_found_place(), placeText(camera)],
    [m.camera_found_camera(), camera.camera],
    [m.camera_found_serial(), camera.serialNumber],
    [m.camera_found_lens(), camera.lens],
    [m.camera_found_time(), time],
    [m.camera_found_orientation(), camera.orientation === undefined || camera.orientation === 1 ? undefined : m.camera_found_turned()],
    [m.camera_found_thumbnail(), camera.hasThumbnail ? m.camera_found_yes() : undefined],
    [m.camera_found_software(), camera.software],
    [m.camera_found_artist(), camera.artist],
  ];
  return found.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}
