// As much of culori's tree-shakeable entry as the strip reader uses; the package brings no types.
declare module 'culori/fn' {
  interface Lab65 {
    mode: 'lab65';
    l: number;
    a: number;
    b: number;
  }
  /** channels from 0 to 1, gamma-encoded */
  export function convertRgbToLab65(color: { r: number; g: number; b: number }): Lab65;
  export function differenceCiede2000(): (one: Lab65, other: Lab65) => number;
}
