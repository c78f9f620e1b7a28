// What is on a strip and on the chart of its bottle: the fields in their order, and the values that the chart shows for each.
import type { Parameter } from '@limpid/chemistry';

/** What a field of a strip measures. */
export type Analyte = Parameter;

export interface Pad {
  analyte: Analyte;
  /** of the chart's row, from left to right; rising or falling */
  values: readonly number[];
}
/** `columns`: the fields of all rows stand below each other. `spread`: each row fills the whole width. */
export type RowFit = 'columns' | 'spread';

export interface StripLayout {
  id: string;
  /** from the field at the first end of the strip; the rows of the chart come in the same order */
  pads: readonly Pad[];
  rowFit: RowFit;
  /** when the colors are ready after dipping, and until when they may be read */
  readFromSeconds: number;
  readUntilSeconds: number;
}

const FREE_CHLORINE: Pad = { analyte: 'freeChlorinePpm', values: [0, 0.5, 1, 3, 5, 10] };
const TOTAL_CHLORINE: Pad = { analyte: 'totalChlorinePpm', values: [0, 0.5, 1, 3, 5, 10] };
const BROMINE: Pad = { analyte: 'brominePpm', values: [0, 1, 2, 6, 10, 20] };
const PH: Pad = { analyte: 'ph', values: [6.2, 6.8, 7.2, 7.8, 8.4] };
const ALKALINITY: Pad = { analyte: 'alkalinityPpm', values: [0, 40, 80, 120, 180, 240] };
const HARDNESS: Pad = { analyte: 'hardnessPpm', values: [0, 100, 250, 500, 1000] };
const TOTAL_HARDNESS: Pad = { analyte: 'totalHardnessPpm', values: [0, 100, 250, 500, 1000] };
const CYANURIC_ACID: Pad = { analyte: 'cyanuricAcidPpm', values: [0, 40, 100, 150, 300] };

/** What most makers print: read 15 s after dipping, and within the next 45 s. */
const USUAL = { rowFit: 'columns', readFromSeconds: 15, readUntilSeconds: 60 } as const;

/** Common orders and scales. Makers differ, so the person compares the numbers with the bottle. */
export const LAYOUTS: readonly StripLayout[] = [
  { ...USUAL, id: 'four', pads: [FREE_CHLORINE, PH, ALKALINITY, CYANURIC_ACID] },
  { ...USUAL, id: 'six', pads: [HARDNESS, TOTAL_CHLORINE, FREE_CHLORINE, PH, ALKALINITY, CYANURIC_ACID] },
  { ...USUAL, id: 'seven', pads: [TOTAL_HARDNESS, FREE_CHLORINE, BROMINE, TOTAL_CHLORINE, CYANURIC_ACID, ALKALINITY, PH] },
  { ...USUAL, id: 'bromine', pads: [BROMINE, PH, ALKALINITY, HARDNESS] },
];

/** What strips can measure by a color. */
export const STRIP_ANALYTES = [
  'freeChlorinePpm',
  'totalChlorinePpm',
  'brominePpm',
  'ph',
  'alkalinityPpm',
  'hardnessPpm',
  'totalHardnessPpm',
  'cyanuricAcidPpm',
  'boratePpm',
  'copperPpm',
  'ironPpm',
  'phosphatePpb',
] as const satisfies readonly Analyte[];
