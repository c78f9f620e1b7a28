import type { Me } from '@limpid/contract';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { useUnits } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { PlanLimitNotice } from '../plan-limit-notice.tsx';
import { type PoolPart, partOfField } from '../pool-body.ts';
import { partFaults } from '../pool-checks.ts';
import { partSummary, type PartSummary } from '../pool-summary.ts';
import type { SetupDraftHandle } from './setup-draft.ts';
import type { SetupSave } from './setup-save.ts';
import { type SetupStep, stepOfPart } from './setup-steps.ts';

const REVIEWED = ['name', 'units', 'volume', 'surface', 'sanitizer', 'place', 'setting', 'kit', 'shelf', 'pump', 'targets'] as const;

interface ReviewProps {
  draft: SetupDraftHandle;
  me: Me | null | undefined;
  save: SetupSave;
  onEdit: (step: SetupStep) => void;
}

export function SetupReview({ draft, me, save, onEdit }: ReviewProps) {
  const { units } = useUnits();
  const { answers } = draft;
  const faultOf = (part: PoolPart) => {
    const fromServer = Object.entries(save.faults).find(([field]) => partOfField(field) === part)?.[1];
    return fromServer ?? Object.values(partFaults(part, answers, units))[0];
  };
  const parts = REVIEWED.filter((step) => step !== 'units');
  const faulty = parts.find((part) => faultOf(part) !== undefined);
  return (
    <div className="flex flex-col gap-6">
      <Card as="div" padding="none">
        <ul className="divide-y divide-line">
          {REVIEWED.map((step) => (
            <ReviewRow
              key={step}
              summary={
                step === 'units'
                  ? { title: m.common_units(), lines: [units === 'us' ? m.common_us() : m.common_metric()] }
                  : partSummary(step, answers, units)
              }
              fault={step === 'units' ? undefined : faultOf(step)}
              onEdit={() => onEdit(stepOfPart(step))}
            />
          ))}
        </ul>
      </Card>
      <SaveOutcome save={save} />
      {faulty ? (
        <Callout
          tone="warn"
          action={
            <Button onClick={() => onEdit(stepOfPart(faulty))}>
              {m.setup_go_to_step({ value: partSummary(faulty, answers, units).title.toLowerCase() })}
            </Button>
          }
        >
          {m.setup_answer_missing_text()}
        </Callout>
      ) : (
        <Finish me={me} draft={draft} save={save} />
      )}
    </div>
  );
}

function ReviewRow({ summary, fault, onEdit }: { summary: PartSummary; fault?: string; onEdit: () => void }) {
  return (
    <li className="flex items-start gap-4 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 sm:grid sm:grid-cols-[128px_1fr] sm:gap-4">
        <h2 className="text-sm font-normal text-muted sm:pt-0.5">{summary.title}</h2>
        <div className={summary.isOpen ? 'figures text-muted' : 'figures'}>
          {summary.lines.map((line, index) => (
            <span key={line} className={index === 0 ? 'block break-words' : 'block text-sm break-words text-muted'}>
              {line}
            </span>
          ))}
          {fault ? <span className="block text-sm text-bad">{fault}</span> : null}
        </div>
      </div>
      <Button variant="quiet" size="sm" onClick={onEdit} className="-mr-3 -my-1">
        {m.common_edit()}
        <span className="sr-only"> {summary.title.toLowerCase()}</span>
      </Button>
    </li>
  );
}

function SaveOutcome({ save }: { save: SetupSave }) {
  const { pools } = useCurrentPool();
  if (save.isLimitReached) return <PlanLimitNotice pool={pools[0] ?? null} live keepsAnswers />;
  if (save.message === null) return null;
  return (
    <Callout tone="bad" title={m.setup_save_failed_title()} live>
      {m.setup_save_failed_text({ message: save.message })}
    </Callout>
  );
}

function Finish({ me, draft, save }: Omit<ReviewProps, 'onEdit'>) {
  if (me === null) {
    return (
      <Card tone="tint" as="div">
        <h2 className="text-lg font-semibold">{m.setup_one_step_left()}</h2>
        <p className="mt-1 mb-4 text-sm text-muted">{m.setup_sign_in_to_finish()}</p>
        <LinkButton to="/auth" size="lg" wide prefetch="intent">
          {m.setup_continue_to_sign_in()}
        </LinkButton>
      </Card>
    );
  }
  return (
    <Button
      size="lg"
      wide
      pending={save.isSaving || me === undefined}
      onClick={() => {
        const { draft: kept } = draft;
        if (kept) save.save(kept);
      }}
    >
      {m.setup_save_and_log()}
    </Button>
  );
}
