import { formatValue, parameterDisplay } from '../../i18n/parameters.ts';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { rangeText } from './parts/part-targets.tsx';
import type { PoolAnswers } from './pool-answers.ts';
import { type TargetRow, targetRows, usedRange, usualCyanuricAcidPpm } from './pool-targets.ts';

/** The targets at a glance; an own one is marked, with what is recommended beside it. */
export function TargetList({ answers, cyanuricAcidPpm }: { answers: PoolAnswers; cyanuricAcidPpm: number | null }) {
  const rows = targetRows(answers, cyanuricAcidPpm ?? usualCyanuricAcidPpm(answers));
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {rows.map((row) => (
        <TargetTile key={row.parameter} row={row} answers={answers} />
      ))}
    </ul>
  );
}

function TargetTile({ row, answers }: { row: TargetRow; answers: PoolAnswers }) {
  const { parameter, recommended, because } = row;
  const { label, unit } = parameterDisplay(parameter, 'metric');
  const used = usedRange(row, answers.targetOverrides[parameter]);
  const show = (value: number) => formatValue(parameter, value, 'metric');
  return (
    <li className="min-w-0">
      <p className="flex min-h-6 flex-wrap items-center gap-2 text-sm text-muted">
        {label}
        {used.isOwn ? <Badge tone="brand">{m.pools_target_own()}</Badge> : null}
      </p>
      <p className="figures text-xl font-semibold">
        {show(used.low)}–{show(used.high)}
        {unit ? ' ' : null}
        {unit ? <span className="text-sm font-medium tracking-normal text-muted">{unit}</span> : null}
      </p>
      <p className="mt-0.5 text-xs text-muted">
        {used.isOwn ? m.pools_target_recommended({ range: rangeText(parameter, recommended) }) : because}
        {used.isClamped ? <span className="block text-warn">{m.pools_target_moved()}</span> : null}
      </p>
    </li>
  );
}
