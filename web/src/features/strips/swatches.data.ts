// The pads of a person's strip as colors to tap, for the form of a test.
import type { Bound, UnitSystem } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { layoutName, padNames, readable } from './analytes.data.ts';
import { type Analyte, LAYOUTS, type Pad } from './layout.data.ts';
import { keepStrip, layoutFor, savedStrip } from './my-strip.data.ts';
import { printedColors } from './printed-colors.data.ts';

export interface Swatch {
  value: number;
  /** as a style sheet writes it; about the color that is printed */
  color: string;
  /** the chart ends there: the water may have more, or less */
  bound?: Bound;
}
export interface SwatchPad {
  analyte: Analyte;
  /** in the order of the chart */
  stops: Swatch[];
  /** between two neighbors */
  between: Swatch[];
}
export interface SwatchStrip {
  id: string;
  pads: SwatchPad[];
}

const mix = (from: string, to: string, share: number): string =>
  share === 0 ? from : `color-mix(in oklab, ${from} ${Math.round((1 - share) * 100)}%, ${to})`;

/** A chart with more or fewer numbers than usual has its colors at the same shares of its row. */
function colorAt(colors: readonly string[], share: number): string {
  const position = share * (colors.length - 1);
  const step = Math.min(colors.length - 2, Math.floor(position));
  return mix(colors[step] ?? '', colors[step + 1] ?? '', position - step);
}

export function swatchPad({ analyte, values }: Pad): SwatchPad {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const isRising = values[0] === low;
  const end = values.length - 1;
  const stops = values.map((value, index): Swatch => {
    const bound = value === high ? 'above' : value === low && low > 0 ? 'below' : undefined;
    const color = colorAt(printedColors(analyte), (isRising ? index : end - index) / end);
    return { value, color, ...(bound && { bound }) };
  });
  const between = stops.slice(1).map(({ value, color }, index) => {
    const before = stops[index] as Swatch;
    return { value: readable(analyte, (before.value + value) / 2), color: mix(before.color, color, 0.5) };
  });
  return { analyte, stops, between };
}

/** The strip of this person, or the one that fits the kit. */
export function swatchStrip(pool: Pick<Pool, 'sanitizer' | 'kit'>): SwatchStrip {
  const { id, pads } = layoutFor(pool);
  return { id, pads: pads.map(swatchPad) };
}

/** Which strips there are to choose from: "4 pads: FC · pH · TA · CYA". */
export function stripChoices(units: UnitSystem): { value: string; label: string }[] {
  const { own } = savedStrip();
  return [...LAYOUTS, ...(own ? [own] : [])].map((layout) => ({
    value: layout.id,
    label: `${layoutName(layout)}: ${padNames(layout, units)}`,
  }));
}

export const chooseStrip = (id: string): void => keepStrip(id, savedStrip().own);
