import type { Parameter } from '@limpid/chemistry';
import { Check, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ageText } from '../../i18n/ages.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { formatWithUnit, parameterDisplay } from '../../i18n/parameters.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import { type Crossed, isPointedAt, type Judged } from '../../features/library/symptom-paths.ts';
import { CAUSE_TEXTS } from '../../features/library/symptom-texts.ts';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface CauseProps {
  judged: Judged;
  isFirst: boolean;
  /** what the person sees */
  symptom: string;
  now: number;
}

export function CauseCard({ judged, isFirst, symptom, now }: CauseProps) {
  const { href } = useCurrentPool();
  const { units } = useUnits();
  const nameOf = (parameter: Parameter) => parameterDisplay(parameter, units).label;
  const { cause, fitsAnswer, evidence, untested } = judged;
  const texts = CAUSE_TEXTS[cause.id];
  // The first of causes that nothing points to is only the first.
  const isLikely = isFirst && isPointedAt(judged);
  return (
    <Card as="div" tone={isLikely ? 'tint' : 'plain'}>
      <div className="flex flex-wrap items-center gap-2.5">
        <h3 className="text-lg font-semibold">{texts?.name()}</h3>
        {isLikely ? <Badge tone="brand">{m.library_solver_first()}</Badge> : null}
      </div>
      <p className="mt-1 measure-60">{texts?.todo()}</p>
      <ul className="mt-3 flex flex-col gap-1 text-sm">
        {fitsAnswer ? <Reason icon={<Check size={16} />}>{m.library_solver_fits()}</Reason> : null}
        {evidence.map(({ parameter, value, takenAt, isFor, crossed }) => {
          const shown = `${nameOf(parameter)} ${formatWithUnit(parameter, value, units)}`;
          const values = { value: crossed ? `${shown}, ${boundText(parameter, crossed, units)}` : shown, age: ageText(takenAt, now) };
          return (
            <Reason key={parameter} icon={isFor ? <Check size={16} /> : <X size={16} />}>
              {isFor ? m.library_solver_for(values) : m.library_solver_against(values)}
            </Reason>
          );
        })}
        {untested.length > 0 ? (
          <Reason icon={<CircleHelp size={16} />}>{m.library_solver_untested({ values: untested.map(nameOf).join(', ') })}</Reason>
        ) : null}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {cause.isCleared ? <LinkButton to={href(`/chemistry/clear-up?look=${symptom}`)}>{m.common_start_clear_up()}</LinkButton> : null}
        <LinkButton to={href(`/library/${cause.slug}`)} prefetch="intent" variant="secondary">
          {m.library_solver_article()}
        </LinkButton>
        {untested.length > 0 && isFirst ? (
          <LinkButton to={href('/chemistry/log')} variant="quiet">
            {m.common_log_a_test()}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  );
}

function boundText(parameter: Parameter, { bound, limit }: Crossed, units: Units): string {
  const value = formatWithUnit(parameter, limit, units);
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
