import type { ClearUpCriteria, OvernightProblem } from '@limpid/chemistry';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { LOOK_LABELS } from '../../i18n/looks.ts';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';

const PROBLEMS: Record<OvernightProblem, () => string> = {
  strip: () => m.clear_up_overnight_strip(),
  other_method: () => m.clear_up_overnight_other_method(),
  added: () => m.clear_up_overnight_added(),
  mixing: () => m.clear_up_overnight_mixing(),
  rose: () => m.clear_up_overnight_rose(),
  short: () => m.clear_up_overnight_short(),
  too_low: () => m.clear_up_overnight_too_low(),
};
const ppm = (value: number) => numberFormat(languageTag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** What ends it, and how far each is. */
export function CriteriaList({ criteria }: { criteria: ClearUpCriteria }) {
  const { clear, combined, overnight } = criteria;
  const night = overnight.test;
  return (
    <Card>
      <CardHeader title={m.clear_up_criteria()} description={m.clear_up_criteria_note()} />
      <ul className="flex flex-col divide-y divide-line">
        <Criterion
          isMet={clear.isMet}
          title={m.common_clear()}
          text={m.clear_up_criterion_clear_text()}
          value={clear.look ? LOOK_LABELS[clear.look]() : undefined}
        />
        <Criterion
          isMet={combined.isMet}
          title={m.common_combined_chlorine()}
          text={m.clear_up_criterion_combined_text()}
          value={combined.ppm === undefined ? undefined : `${ppm(combined.ppm)} ppm`}
        />
        <Criterion
          isMet={overnight.isMet}
          title={m.clear_up_criterion_overnight()}
          text={night?.problem ? PROBLEMS[night.problem]() : m.clear_up_criterion_overnight_text()}
          value={night && !night.problem ? m.clear_up_loss({ ppm: ppm(night.lossPpm) }) : undefined}
        />
      </ul>
    </Card>
  );
}

function Criterion({ isMet, title, text, value }: { isMet: boolean; title: string; text: string; value: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <div className="flex flex-col items-end gap-0.5 text-right">
        {value === undefined ? null : (
          <span className={clsx('figures text-lg leading-tight font-semibold', isMet && 'text-ok')}>{value}</span>
        )}
        <StatusPill status={isMet ? 'ok' : value === undefined ? 'unknown' : 'waiting'} bare>
          {isMet ? m.clear_up_met() : value === undefined ? m.clear_up_not_tested() : m.common_not_yet()}
        </StatusPill>
      </div>
    </li>
  );
}
