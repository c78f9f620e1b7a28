import { m } from '../../paraglide/messages.js';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function TreatmentsSkeleton() {
  return (
    <Loading label={m.treatments_loading()}>
      <Skeleton className="h-72 w-full rounded-card" />
    </Loading>
  );
}
