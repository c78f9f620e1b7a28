import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';

/** Says calmly where this plan comes from. */
export function LocalNote() {
  return (
    <div className="mb-4 flex max-w-[60ch] flex-col items-start gap-1.5 text-sm text-muted">
      <Badge tone="brand">{m.plan_local_device()}</Badge>
      <p>{m.plan_local_hint()}</p>
    </div>
  );
}
