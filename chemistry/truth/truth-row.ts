// One value from an authority, and how to compute ours beside it. The proof page and the tests read the same rows.

export interface TruthRow {
  label: string;
  /** the water, product or condition, in words, canonical units */
  inputs: string;
  quantity: string;
  unit: string;
  /** who, when, by which convention */
  authority: string;
  truth: number;
  /** largest difference we accept, in the row's unit */
  tolerance: number;
  /** why not smaller */
  toleranceReason: string;
  /** our value, computed when called */
  compute: () => number;
}

export interface TruthTable {
  id: string;
  title: string;
  /** what the table shows and by which convention, one or two sentences */
  about: string;
  /** ids in SOURCES */
  sources: readonly string[];
  rows: readonly TruthRow[];
}
