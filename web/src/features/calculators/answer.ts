// What a calculator says: one number, what it means, how it came about.
import type { Finding, PoolShape, ProductId, Range } from '@limpid/chemistry';
import type { CitationId } from './citations.ts';

export interface Fact {
  label: string;
  /** with its unit */
  value: string;
  note?: string;
}
export interface Change {
  label: string;
  before: string;
  after: string;
  unit: string;
  direction: 'up' | 'down' | 'steady';
}
export interface AnswerStep {
  productId: ProductId;
  /** "24 fl oz" */
  amount: string;
  also?: string;
  product: string;
  /** "at the start", "after 30 min" */
  when: string;
  why: string;
  warnings: readonly string[];
}

export interface Sum {
  title: string;
  lines: readonly string[];
}

export type Panel =
  | { kind: 'facts'; title?: string; facts: readonly Fact[] }
  | { kind: 'ranges'; title: string; rows: readonly { label: string; text: string; value: number | null; target: Range; note?: string }[] }
  | { kind: 'split'; title: string; unit: string; parts: readonly { label: string; value: number; text: string }[] }
  | { kind: 'changes'; title: string; changes: readonly Change[]; none: string }
  | { kind: 'steps'; title: string; steps: readonly AnswerStep[]; none: string }
  | {
      kind: 'curve';
      title: string;
      /** read aloud instead of the line */
      label: string;
      points: readonly { x: number; y: number }[];
      /** where the answer is */
      mark: { x: number; y: number };
      xEnds: readonly [string, string];
      yTop: string;
    }
  | { kind: 'shape'; shape: PoolShape };

export interface Answer {
  hero: { label: string; value: string; unit?: string };
  status?: { status: 'ok' | 'low' | 'high' | 'warn' | 'bad' | 'unknown' | 'waiting'; text: string };
  /** one or two plain sentences */
  meaning: string;
  panels?: readonly Panel[];
  findings?: readonly Finding[];
  /** lines that give the result again, in one sum or several */
  arithmetic: readonly string[] | readonly Sum[];
  sources: readonly CitationId[];
}
