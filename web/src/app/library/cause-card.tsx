import { Check, CircleHelp, Equal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ageText } from '../../i18n/ages.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { formatIndex, formatWithUnit, parameterDisplay } from '../../i18n/parameters.ts';
import { poolPath } from '../../features/calculators/calculator-names.ts';
import { CALCULATORS } from '../../features/calculators/calculators.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import type { Crossed, Evidence, Measured } from '../../features/library/symptom-evidence.ts';
import type { Judged } from '../../features/library/symptom-paths.ts';
import { CAUSE_TEXTS } from '../../features/library/symptom-texts.ts';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CALCULATOR_OF_CAUSE } from './article-links.ts';

interface CauseProps {
  judged: Judged;
  /** what to do about it in this pool */
  todo: string | undefined;
  isFirst: boolean;
  /** the tests or the answer point to it before all others */
  isLikely: boolean;
  /** what the person sees */
  symptom: string;
  now: number;
}

export function CauseCard({ judged, todo, isFirst, isLikely, symptom, now }: CauseProps) {
  const { href } = useCurrentPool();
  const { units } = useUnits();
  const { cause, slug, fitsAnswer, evidence, untested } = judged;
  const texts = CAUSE_TEXTS[cause.id];
  const calculator = CALCULATOR_OF_CAUSE[cause.id];
  return (
    <Card as="div" tone={isLikely ? 'tint' : 'plain'}>
      <div className="flex flex-wrap items-center gap-2.5">
        <h3 className="text-lg font-semibold">{texts?.name()}</h3>
        {isLikely ? <Badge tone="brand">{m.library_solver_first()}</Badge> : null}
      </div>
      <p className="mt-1 measure-60">{todo}</p>
      <ul className="mt-3 flex flex-col gap-1 text-sm">
        {fitsAnswer ? <Reason icon={<Check size={16} />}>{m.library_solver_fits()}</Reason> : null}
        {evidence.map((one) => (
          <TestReason key={one.parameter} evidence={one} units={units} now={now} />
        ))}
        {untested.length > 0 ? (
          <Reason icon={<CircleHelp size={16} />}>
            {m.library_solver_untested({ values: untested.map((one) => nameOf(one, units)).join(', ') })}
          </Reason>
        ) : null}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {cause.isCleared ? <LinkButton to={href(`/chemistry/clear-up?look=${symptom}`)}>{m.common_start_clear_up()}</LinkButton> : null}
        <LinkButton to={href(`/library/${slug}`)} prefetch="intent" variant="secondary">
          {m.library_solver_article()}
        </LinkButton>
        {calculator ? (
          <LinkButton to={href(poolPath(calculator))} variant="quiet">
            {CALCULATORS[calculator].title()}
          </LinkButton>
        ) : null}
        {untested.length > 0 && isFirst ? (
          <LinkButton to={href('/chemistry/log')} variant="quiet">
            {m.common_log_a_test()}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  );
}

const VERDICTS = {
  for: { icon: <Check size={16} />, text: m.library_solver_for },
  unclear: { icon: <Equal size={16} />, text: m.library_solver_unclear },
  against: { icon: <X size={16} />, text: m.library_solver_against },
} as const;

/** "pH 6.6, below 7.2" */
function shownEvidence({ parameter, value, crossed }: Evidence, units: Units): string {
  const shown = `${nameOf(parameter, units)} ${valueText(parameter, value, units)}`;
  return crossed ? `${shown}, ${boundText(parameter, crossed, units)}` : shown;
}

function TestReason({ evidence, units, now }: { evidence: Evidence; units: Units; now: number }) {
  const { icon, text } = VERDICTS[evidence.verdict];
  return <Reason icon={icon}>{text({ value: shownEvidence(evidence, units), age: ageText(evidence.takenAt, now) })}</Reason>;
}

const nameOf = (parameter: Measured, units: Units): string =>
  parameter === 'saturationIndex' ? m.common_saturation_index() : parameterDisplay(parameter, units).label;

const valueText = (parameter: Measured, value: number, units: Units): string =>
  parameter === 'saturationIndex' ? formatIndex(value) : formatWithUnit(parameter, value, units);

function boundText(parameter: Measured, { bound, limit }: Crossed, units: Units): string {
  const value = valueText(parameter, limit, units);
  return bound === 'below' ? m.library_solver_below({ value }) : m.library_solver_above({ value });
}

function Reason({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-muted">
      <span aria-hidden className="mt-0.5 shrink-0">
        {icon}
      </span>
      <span className="figures min-w-0">{children}</span>
    </li>
  );
}
