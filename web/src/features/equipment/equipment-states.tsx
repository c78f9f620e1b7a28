// What the equipment and the pump planner show before there is anything, and where nothing can be changed.
import type { Pool } from '@limpid/contract';
import { errorText } from '../../api/api-error.ts';
import { ReadOnlyPool } from '../../api/read-only-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function EquipmentWaiting({ height }: { height: string }) {
  return (
    <Loading label={m.equipment_loading()}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className={`${height} rounded-card`} />
        <Skeleton className={`${height} rounded-card`} />
      </div>
    </Loading>
  );
}

export function EquipmentNotLoaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <Card padding="lg">
      <EmptyState drawing="storm" title={m.equipment_not_loaded()} action={<Button onClick={onRetry}>{m.common_try_again()}</Button>}>
        {error ? errorText(error) : null}
      </EmptyState>
    </Card>
  );
}

/** Nothing where the pool can be changed. */
export const EquipmentReadOnly = ({ pool }: { pool: Pool }) =>
  pool.isReadOnly ? <ReadOnlyPool className="mb-6">{m.equipment_read_only_text()}</ReadOnlyPool> : null;
