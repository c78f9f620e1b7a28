import { useOutbox } from '../../offline/use-outbox.ts';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { askForEngine, useEngine } from './plan-engine.ts';

/** Says calmly where this plan comes from. */
export function LocalNote() {
  const { isSignedOut } = useOutbox();
  return (
    <div className="mb-4 flex measure-60 flex-col items-start gap-1.5 text-sm text-muted">
      <Badge tone="brand">{m.plan_local_device()}</Badge>
      <p>{isSignedOut ? m.plan_local_signed_out() : m.plan_local_hint()}</p>
      {isSignedOut ? (
        <LinkButton to="/auth" size="sm" variant="secondary">
          {m.common_sign_in()}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** Something waits here, and what would count with it could not be fetched: the plan on the page is the one from before. */
export function BehindNote({ poolId }: { poolId: string }) {
  const { entries } = useOutbox();
  const engine = useEngine();
  if (engine !== 'missing' || entries.every((entry) => entry.poolId !== poolId)) return null;
  return (
    <Callout
      tone="warn"
      live
      className="mb-4"
      title={m.plan_missing_entries_title()}
      action={
        <Button variant="secondary" size="sm" onClick={askForEngine}>
          {m.common_try_again()}
        </Button>
      }
    >
      {m.plan_missing_entries_text()}
    </Callout>
  );
}
