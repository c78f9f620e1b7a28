// Colors of a photo: encoded as the camera saved them (sRGB, 0 to 255), linear for anything about light, and CIELAB for comparing.
import { convertRgbToLab65, differenceCiede2000 } from 'culori/fn';

/** Red, green and blue; `Encoded` from 0 to 255, `Linear` from 0 to 1. */
export type Encoded = readonly [red: number, green: number, blue: number];
export type Linear = readonly [red: number, green: number, blue: number];

export interface Lab {
  mode: 'lab65';
  l: number;
  a: number;
  b: number;
}

const toLinear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const toEncoded = (value: number): number => {
  const share = Math.min(1, Math.max(0, value));
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
};

export const linearOf = ([red, green, blue]: Encoded): Linear => [toLinear(red), toLinear(green), toLinear(blue)];
export const encodedOf = ([red, green, blue]: Linear): Encoded => [toEncoded(red), toEncoded(green), toEncoded(blue)];

/** Relative luminance of a linear color (Rec. 709). */
export const luminanceOf = ([red, green, blue]: Linear): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

export const labOf = ([red, green, blue]: Encoded): Lab => convertRgbToLab65({ r: red / 255, g: green / 255, b: blue / 255 });

/** CIEDE2000: about 1 is the smallest difference that people see side by side. */
export const colorDistance: (one: Lab, other: Lab) => number = differenceCiede2000();

export function between(one: Lab, other: Lab, share: number): Lab {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return { mode: 'lab65', l: mix(one.l, other.l), a: mix(one.a, other.a), b: mix(one.b, other.b) };
}

/** As a style sheet writes it. */
export const cssOf = ([red, green, blue]: Encoded): string => `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)})`;
