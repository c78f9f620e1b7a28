// What the coach has prepared to save. Nothing is saved until the person presses the button here.
import { PARAMETERS } from '@limpid/chemistry';
import type { CoachProposal, Recurrence } from '@limpid/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ApiError, errorText } from '../../api/api-error.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { amountText, percentText } from '../../i18n/amounts.ts';
import { dateFormat, numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { parameterDisplay, shownValue } from '../../i18n/parameters.ts';
import { productName } from '../../i18n/product-names.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { useFocusWhenLost } from '../../ui/focus-when-lost.ts';
import { CARD_FRAME, CardLink, type Fact, Facts } from './card-parts.tsx';
import { useConfirmProposal } from './coach.data.ts';
import { useWasSaved } from './saved-proposals.ts';

const dayShown = (day: string) => dateFormat(languageTag(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
const momentShown = (at: string) => dateFormat(languageTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
/** 2024-01-01 was a Monday. */
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const weekdayShown = (index: number) =>
  dateFormat(languageTag(), { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, 1 + index)));

function dueFact(recurrence: Recurrence): Fact[] {
  if (recurrence.kind === 'once') return [{ name: m.coach_due(), value: dayShown(recurrence.dueOn) }];
  if (recurrence.kind === 'since_done') return [{ name: m.coach_repeats(), value: m.coach_every_days({ days: recurrence.days }) }];
  if (recurrence.kind !== 'calendar') return [];
  const weekday = WEEKDAYS.indexOf(/BYDAY=(\w\w)(?:;|$)/.exec(recurrence.rule)?.[1] ?? '');
  const first = { name: m.coach_due(), value: dayShown(recurrence.startsOn) };
  return weekday < 0 ? [first] : [{ name: m.coach_repeats(), value: m.coach_every({ day: weekdayShown(weekday) }) }, first];
}

function factsOf(proposal: CoachProposal, units: Units): Fact[] {
  switch (proposal.action) {
    case 'log_test': {
      const { fields } = proposal;
      const values = PARAMETERS.flatMap((name) => {
        const value = fields[name];
        if (value === undefined) return [];
        const { label, unit, decimals, leastDecimals } = parameterDisplay(name, units);
        const figures = { maximumFractionDigits: Math.max(decimals, 1), minimumFractionDigits: leastDecimals };
        const figure = numberFormat(languageTag(), figures).format(shownValue(name, value, units));
        return [{ name: label, value: unit === '' ? figure : `${figure} ${unit}` }];
      });
      return [...values, ...(fields.takenAt === undefined ? [] : [{ name: m.common_when(), value: momentShown(fields.takenAt) }])];
    }
    case 'log_treatment': {
      const { productId, strengthPercent, doneAt } = proposal.fields;
      return [
        { name: productName(productId), value: amountText(proposal.fields, units, productId) },
        ...(strengthPercent === undefined ? [] : [{ name: m.common_strength(), value: percentText(strengthPercent) }]),
        ...(doneAt === undefined ? [] : [{ name: m.common_when(), value: momentShown(doneAt) }]),
      ];
    }
    case 'create_task':
      return [{ name: m.coach_task(), value: proposal.fields.title }, ...dueFact(proposal.fields.recurrence)];
    case 'complete_task':
      return proposal.fields.doneAt === undefined ? [] : [{ name: m.common_when(), value: momentShown(proposal.fields.doneAt) }];
  }
}

const PLACES: Record<CoachProposal['action'], string> = {
  log_test: '/chemistry',
  log_treatment: '/chemistry',
  create_task: '/maintenance',
  complete_task: '/maintenance',
};

interface ProposalProps {
  proposal: CoachProposal;
  /** puts the question back, to be changed */
  onChange: () => void;
}

export function ProposalCard({ proposal, onChange }: ProposalProps) {
  const { units } = useUnits();
  const { pools, href } = useCurrentPool();
  const [isDismissed, setDismissed] = useState(false);
  const confirm = useConfirmProposal(proposal.poolId);
  const now = useNow(30_000);
  const pool = pools.find(({ id }) => id === proposal.poolId);
  const isUsed = confirm.error instanceof ApiError && confirm.error.problem?.code === 'proposal_used';
  const wasSavedBefore = useWasSaved(proposal.token);
  const isSaved = confirm.isSuccess || isUsed || wasSavedBefore;
  const isOver = !isSaved && Date.parse(proposal.expiresAt) <= now;
  const card = useFocusWhenLost<HTMLDivElement>(isSaved || isDismissed);
  return (
    <div ref={card} tabIndex={-1} role="group" aria-label={proposal.title} className={`${CARD_FRAME} outline-none`}>
      {pool ? <p className="text-sm text-muted">{pool.name}</p> : null}
      <p className="font-semibold">{proposal.title}</p>
      <Facts facts={factsOf(proposal, units)} />
      {isSaved ? (
        <>
          <p role="status" className="mt-3 inline-flex items-center gap-1.5 text-sm font-medium text-ok">
            <Check size={18} aria-hidden />
            {m.common_saved()}
          </p>
          <div>
            <CardLink to={href(PLACES[proposal.action])}>{m.coach_see_saved()}</CardLink>
          </div>
        </>
      ) : null}
      {isDismissed ? <p className="mt-3 text-sm text-muted">{m.coach_not_saved()}</p> : null}
      {isOver && !isDismissed ? <Over onChange={onChange} /> : null}
      {isSaved || isDismissed || isOver ? null : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button pending={confirm.isPending} onClick={() => confirm.mutate(proposal.token)}>
            {m.common_save()}
          </Button>
          <Button variant="secondary" onClick={onChange}>
            {m.common_change()}
          </Button>
          <Button variant="quiet" onClick={() => setDismissed(true)}>
            {m.common_not_now()}
          </Button>
        </div>
      )}
      {confirm.error && !isUsed ? (
        <p role="alert" className="mt-2 text-sm text-bad">
          {errorText(confirm.error)}
        </p>
      ) : null}
    </div>
  );
}

function Over({ onChange }: { onChange: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-sm text-muted">
      {m.coach_proposal_over()}
      <Button variant="secondary" onClick={onChange}>
        {m.coach_ask_again()}
      </Button>
    </div>
  );
}
