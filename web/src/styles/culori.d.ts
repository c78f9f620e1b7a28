// As much of culori as the test of the colours uses; the package brings no types.
declare module 'culori' {
  interface Colour {
    mode: string;
    l?: number;
    c?: number;
    h?: number;
  }
  export function parse(colour: string): Colour | undefined;
  export function oklch(colour: string | Colour): Colour | undefined;
  export function displayable(colour: Colour | undefined): boolean;
  export function wcagContrast(one: string | Colour, other: string | Colour): number;
  export function interpolate(colours: (string | Colour)[], mode: string): (share: number) => Colour;
}
