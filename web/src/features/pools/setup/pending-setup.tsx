import { Droplets } from 'lucide-react';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { useMe } from '../../../session/me.ts';
import { useUnits } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { firstFaultyPart } from '../pool-checks.ts';
import { partSummary } from '../pool-summary.ts';
import { keepDraft, useSetupDraft } from './setup-draft.ts';
import { useSaveSetup } from './setup-save.ts';
import { STEP_TEXTS } from './setup-steps.ts';

/** Answers given on this device before signing in: offered once a person without a pool has signed in. */
export function PendingSetupOffer() {
  const { draft } = useSetupDraft();
  const { me } = useMe({ onlyIfHinted: true });
  const { pools, isLoading } = useCurrentPool();
  const { units } = useUnits();
  const { toast } = useToast();
  const save = useSaveSetup(me);
  if (!draft || !me || isLoading || pools.length > 0) return null;
  const { answers } = draft;
  const isComplete = firstFaultyPart(answers, units) === undefined;
  const name = answers.name.trim() || m.pools_your_pool();
  const facts = [partSummary('volume', answers, units).lines[0], partSummary('sanitizer', answers, units).lines[0]];
  const discard = () => {
    keepDraft(null);
    toast({ title: m.pools_pending_cleared(), action: { label: m.common_undo(), onClick: () => keepDraft(draft) } });
  };
  return (
    <Card tone="tint" className="mb-6">
      <CardHeader
        title={isComplete ? m.pools_pending_add_title({ name }) : m.pools_pending_continue_title()}
        description={
          isComplete
            ? m.pools_pending_add_text({ value: facts.join(', ') })
            : m.pools_pending_next_text({ value: STEP_TEXTS[draft.step].label().toLowerCase() })
        }
        icon={<Droplets size={24} strokeWidth={1.75} />}
      />
      {save.message ? (
        <Callout tone="bad" live className="mb-4">
          {save.message}
        </Callout>
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        {isComplete ? (
          <>
            <Button pending={save.isSaving} onClick={() => save.save(draft)}>
              {m.pools_pending_add_and_log()}
            </Button>
            <LinkButton variant="secondary" to="/setup?step=review">
              {m.pools_pending_review()}
            </LinkButton>
          </>
        ) : (
          <LinkButton to={`/setup?step=${draft.step}`}>{m.pools_pending_continue()}</LinkButton>
        )}
        <Button variant="quiet" onClick={discard}>
          {m.pools_pending_clear()}
        </Button>
      </div>
    </Card>
  );
}
