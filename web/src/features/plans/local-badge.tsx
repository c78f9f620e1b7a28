import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';

/** Says calmly where this plan comes from. */
export function LocalBadge() {
  return (
    <Badge tone="brand">
      <span className="md:hidden">{m.plan_local_phone()}</span>
      <span className="hidden md:inline">{m.plan_local_device()}</span>
    </Badge>
  );
}

export function LocalHint() {
  return <p className="mb-4 max-w-[60ch] text-sm text-muted">{m.plan_local_hint()}</p>;
}
