import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoPool() {
  return (
    <EmptyState drawing="pool" title={m.photos_no_pool()} action={<LinkButton to="/setup">{m.common_set_up_a_pool()}</LinkButton>}>
      {m.photos_no_pool_text()}
    </EmptyState>
  );
}
