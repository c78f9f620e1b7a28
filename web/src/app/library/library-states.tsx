import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function LibraryWaiting() {
  return (
    <Loading label={m.library_loading()}>
      <Skeleton className="mb-3 h-7 w-48" />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-36 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}

export function LibraryFailed({ onAgain }: { onAgain: () => void }) {
  return (
    <EmptyState
      drawing="storm"
      title={m.library_failed()}
      action={
        <Button variant="secondary" onClick={onAgain}>
          {m.common_try_again()}
        </Button>
      }
    >
      {m.library_failed_text()}
    </EmptyState>
  );
}
