// Values from authorities, each with its tolerance and our value computed live. Read by the proof page and by truth.test.ts.
import { alkalinityTable } from './alkalinity-table.ts';
import { chlorineTable } from './chlorine-table.ts';
import { constantsTable } from './constants-table.ts';
import { dosingTable } from './dosing-table.ts';
import { pumpsTable } from './pumps-table.ts';
import { saturationConstantTable, saturationTable } from './saturation-table.ts';
import type { TruthTable } from './truth-row.ts';
import { yieldsTable } from './yields-table.ts';

export type { TruthRow, TruthTable } from './truth-row.ts';

/** All tables, the most telling first. */
export const truthTables: readonly TruthTable[] = [
  saturationTable,
  dosingTable,
  chlorineTable,
  yieldsTable,
  alkalinityTable,
  saturationConstantTable,
  constantsTable,
  pumpsTable,
];
