import { PendingSetupOffer } from '../features/pools/pending-setup.tsx';
import { useSetupDraft } from '../features/pools/setup-draft.ts';
import { m } from '../paraglide/messages.js';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** With a setup that was begun before, going on with it is the one thing to do. */
export function NoPool() {
  const { draft } = useSetupDraft();
  return (
    <>
      <PendingSetupOffer />
      <PageHeader title={m.dashboard_welcome()} />
      <EmptyState
        drawing="pool"
        title={m.dashboard_describe()}
        action={
          draft ? undefined : (
            <LinkButton to="/setup" size="lg" prefetch="intent">
              {m.dashboard_set_up()}
            </LinkButton>
          )
        }
      >
        {m.dashboard_describe_text()}
      </EmptyState>
    </>
  );
}
