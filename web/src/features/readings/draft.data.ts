// Fills the test that is being typed from elsewhere, such as a photo of a strip: the log page opens with it, and the person saves it there.
import type { Bounds, Look, Method, Parameter } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { uuidV7 } from '../../browser/uuid.ts';
import { boundsOf, emptyDraft, keepDraft, kitOf, loadDraft, type LogDraft } from './log-draft.ts';

export interface DraftFill {
  values?: Partial<Record<Parameter, number>>;
  /** of those values at the end of their test's scale */
  bounds?: Bounds;
  look?: Look;
  method?: Method;
  takenAt?: string;
}

/** What was typed before for other values stays. A test whose Save was pressed is not touched: this is another one. */
export function fillDraft(pool: Pick<Pool, 'id' | 'kit' | 'sanitizer'>, fill: DraftFill): LogDraft {
  const fresh = emptyDraft(uuidV7(), kitOf(pool).kit?.method ?? 'drops');
  const kept = loadDraft(pool.id, fresh);
  const base = kept.pressed ? fresh : kept;
  const values = { ...base.values, ...fill.values };
  const stayed = Object.entries(base.bounds ?? {}).filter(([name]) => fill.values?.[name as Parameter] === undefined);
  const bounds = boundsOf(values, { ...Object.fromEntries(stayed), ...fill.bounds });
  const asked = Object.fromEntries(Object.entries(base.asked ?? {}).filter(([name]) => fill.values?.[name as Parameter] === undefined));
  const filled: LogDraft = { ...base, ...fill, values, bounds, asked, isFilled: base.isFilled || fill.values !== undefined };
  keepDraft(pool.id, filled);
  return filled;
}
