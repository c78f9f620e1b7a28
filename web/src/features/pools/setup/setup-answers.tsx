import type { UnitSystem } from '@limpid/chemistry';
import type { PoolAnswers } from '../pool-answers.ts';
import type { PoolPart } from '../pool-body.ts';
import { partSummary } from '../pool-summary.ts';

/** What was answered so far, a line each. */
export function SetupAnswers({ parts, answers, units }: { parts: readonly PoolPart[]; answers: PoolAnswers; units: UnitSystem }) {
  return (
    <dl className="mt-3 flex flex-col gap-2.5">
      {parts.map((part) => {
        const { title, lines, isOpen } = partSummary(part, answers, units);
        return (
          <div key={part} className="flex items-baseline justify-between gap-4 text-sm">
            <dt className="whitespace-nowrap text-muted">{title}</dt>
            <dd className="figures min-w-0 truncate text-right font-medium">{isOpen ? '–' : lines[0]}</dd>
          </div>
        );
      })}
    </dl>
  );
}
