import type { Pool } from '@limpid/contract';
import { useState } from 'react';
import { useKeptDraft } from '../../ui/fields/kept-draft.ts';
import { trueInstant } from '../../ui/true-now.ts';
import { type ChosenProduct, foundAgain, type NewTreatment, NOTHING } from './new-treatment.ts';

/** What is typed, kept on this device until it is saved or given up. A product alone is one press and not kept. */
export function useNewTreatment(pool: Pool, now: number) {
  const kept = useKeptDraft<NewTreatment>(`new treatment ${pool.id}`, () => NOTHING);
  const [product, setProduct] = useState(kept.draft.product);
  const draft: NewTreatment = { ...foundAgain(kept.draft, pool.timeZone, now), product };
  const change = (changed: Partial<NewTreatment>) => kept.change({ ...draft, ...changed, typedAt: trueInstant() });
  const choose = (chosen: ChosenProduct | null) => {
    setProduct(chosen);
    // Another product has another amount; when it was and the note stay.
    if (draft.typedAt !== null) change({ product: chosen, measured: null, strengthPercent: undefined });
  };
  const startOver = () => {
    kept.startOver();
    setProduct(null);
  };
  return { kept: { ...kept, startOver }, product, draft, change, choose };
}

export type NewTreatmentDraft = ReturnType<typeof useNewTreatment>;
