import type { Pool } from '@limpid/contract';
import { errorText } from '../../api/api-error.ts';
import { ReadOnlyPool } from '../../api/read-only-pool.tsx';
import { TreatmentList } from '../../features/treatments/treatment-list.tsx';
import { useTreatments } from '../../features/treatments/treatments.data.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TreatmentsSkeleton } from './treatments-skeleton.tsx';

/** Everything that was added to the water, or why nothing is here. */
export function TreatmentsCard({ pool }: { pool: Pool }) {
  const treatments = useTreatments(pool.id);
  if (treatments.isPending) return <TreatmentsSkeleton />;
  if (treatments.isError) {
    return (
      <Callout
        tone="bad"
        title={m.treatments_error()}
        action={
          <Button variant="secondary" onClick={() => void treatments.refetch()}>
            {m.common_try_again()}
          </Button>
        }
      >
        {errorText(treatments.error)}
      </Callout>
    );
  }
  const { items } = treatments.data;
  return (
    <>
      {pool.isReadOnly ? <ReadOnlyPool className="mb-6">{m.treatments_read_only_text()}</ReadOnlyPool> : null}
      {items.length > 0 ? (
        <Card padding="lg">
          <TreatmentList pool={pool} treatments={items} />
        </Card>
      ) : (
        <EmptyState drawing="shelf" title={m.treatments_empty()}>
          {m.treatments_empty_text()}
        </EmptyState>
      )}
    </>
  );
}
