// The truth tables beside our values: what the proof page shows and its tests hold.
import { truthTables } from '@limpid/chemistry/truth';

export type TruthTable = (typeof truthTables)[number];
export type TruthRow = TruthTable['rows'][number];

export interface CheckedRow {
  row: TruthRow;
  /** null: our engine gave no number */
  ours: number | null;
  difference: number | null;
  isWithin: boolean;
}
export interface CheckedTable {
  table: TruthTable;
  rows: readonly CheckedRow[];
}
export interface QuantitySummary {
  quantity: string;
  unit: string;
  rows: number;
  within: number;
  /** largest difference without its sign, and the tolerance of that row */
  largest: number;
  tolerance: number;
}
export interface Proof {
  tables: readonly CheckedTable[];
  rows: number;
  within: number;
  quantities: readonly QuantitySummary[];
}

/** Binary fractions must not fail a row that is exactly on its tolerance. */
const SLACK = 1e-12;

export function checkRow(row: TruthRow): CheckedRow {
  const ours = computed(row);
  if (ours === null) return { row, ours, difference: null, isWithin: false };
  const difference = ours - row.truth;
  return { row, ours, difference, isWithin: Math.abs(difference) <= row.tolerance + SLACK };
}

function computed(row: TruthRow): number | null {
  try {
    const value = row.compute();
    return Number.isFinite(value) ? value : null;
  } catch {
    // a row that our engine cannot answer has failed; the page must show it, not break
    return null;
  }
}

export function summarize(rows: readonly CheckedRow[]): QuantitySummary[] {
  const byQuantity = new Map<string, QuantitySummary>();
  for (const { row, difference, isWithin } of rows) {
    const key = quantityKey(row);
    const before = byQuantity.get(key) ?? {
      quantity: row.quantity,
      unit: row.unit,
      rows: 0,
      within: 0,
      largest: 0,
      tolerance: row.tolerance,
    };
    const size = difference === null ? Number.POSITIVE_INFINITY : Math.abs(difference);
    const isLarger = size > before.largest;
    byQuantity.set(key, {
      ...before,
      rows: before.rows + 1,
      within: before.within + (isWithin ? 1 : 0),
      largest: isLarger ? size : before.largest,
      tolerance: isLarger ? row.tolerance : before.tolerance,
    });
  }
  return [...byQuantity.values()];
}

/** One name may be counted in several units. */
export const quantityKey = (row: Pick<TruthRow, 'quantity' | 'unit'>): string => `${row.quantity}|${row.unit}`;

/** Every row, computed now. */
export function prove(): Proof {
  const tables = truthTables.map((table) => ({ table, rows: table.rows.map(checkRow) }));
  const rows = tables.flatMap((one) => one.rows);
  return { tables, rows: rows.length, within: rows.filter((one) => one.isWithin).length, quantities: summarize(rows) };
}

export interface TimedProof {
  proof: Proof;
  tookMs: number;
}

export function proveAndTime(): TimedProof {
  const start = performance.now();
  const proof = prove();
  return { proof, tookMs: performance.now() - start };
}

/** The published value with the digits it was published with. */
export function publishedText(row: TruthRow): string {
  return row.truth.toFixed(digitsOf(row)).replace('-', '−');
}

/** Ours with one digit more, so that the difference can be seen. */
export function oursText(row: TruthRow, value: number): string {
  return value.toFixed(Math.min(digitsOf(row) + 1, 8)).replace('-', '−');
}

export function differenceText(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  const size = Math.abs(value);
  if (size < 1e-9) return '0';
  const digits = Math.min(9, Math.max(0, 1 - Math.floor(Math.log10(size))));
  return size
    .toFixed(digits)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

function digitsOf(row: TruthRow): number {
  const written = /\.(\d+)$/.exec(String(row.truth))?.[1]?.length ?? 0;
  const meant = Math.max(0, Math.ceil(-Math.log10(row.tolerance) - 0.5));
  return Math.min(7, Math.max(written, row.tolerance < 1 ? Math.min(meant, written + 2) : 0));
}
