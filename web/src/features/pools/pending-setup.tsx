import { Droplets } from 'lucide-react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useMe } from '../../api/me.ts';
import { useUnits } from '../../api/units.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { useToast } from '../../ui/toast.tsx';
import { firstFaultyPart } from './pool-checks.ts';
import { partSummary } from './pool-summary.ts';
import { keepDraft, useSetupDraft } from './setup-draft.ts';
import { useSaveSetup } from './setup-save.ts';
import { STEP_WORDS } from './setup-steps.ts';

/** What was answered on this device before signing in: offered once there is somebody without a pool to give it to. */
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
  const name = answers.name.trim() || 'your pool';
  const facts = [partSummary('volume', answers, units).lines[0], partSummary('sanitizer', answers, units).lines[0]];
  const discard = () => {
    keepDraft(null);
    toast({ title: 'The answers are cleared', action: { label: 'Undo', onClick: () => keepDraft(draft) } });
  };
  return (
    <Card tone="tint" className="mb-6">
      <CardHeader
        title={isComplete ? `Add ${name}?` : 'Go on with your setup?'}
        description={
          isComplete
            ? `You described it on this device: ${facts.join(', ')}.`
            : `Your answers are still here. Next: ${STEP_WORDS[draft.step].label.toLowerCase()}.`
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
              Add it and log a test
            </Button>
            <LinkButton variant="secondary" to="/setup?step=review">
              Look through it
            </LinkButton>
          </>
        ) : (
          <LinkButton to={`/setup?step=${draft.step}`}>Go on</LinkButton>
        )}
        <Button variant="quiet" onClick={discard}>
          Clear the answers
        </Button>
      </div>
    </Card>
  );
}
