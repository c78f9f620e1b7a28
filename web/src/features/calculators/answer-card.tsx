import type { Finding } from '@limpid/chemistry';
import { clsx } from 'clsx';
import { StatusPill } from '../../ui/badge.tsx';
import { BigNumber } from '../../ui/big-number.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { Answer } from './answer.ts';
import { AnswerPanel } from './answer-panels.tsx';
import type { Outcome } from './calculator.ts';
import { citationOf } from './citations.ts';

/** The number itself. On a phone it stays in sight while one types below it. */
export function AnswerHero({ outcome, className }: { outcome: Outcome; className?: string }) {
  const { answer, trouble, errors } = outcome;
  const isLong = (answer?.hero.value.length ?? 0) > 12;
  return (
    <Card as="section" aria-label="Result" padding="none" className={clsx('overflow-hidden', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 bg-tint px-5 py-3.5 sm:px-6 lg:py-6">
        <output aria-live="polite" className="block min-w-0">
          <span className="hidden lg:block">
            <BigNumber
              label={answer?.hero.label ?? 'Result'}
              value={answer?.hero.value ?? null}
              unit={answer?.hero.unit}
              size={isLong ? 'lg' : 'xl'}
            />
          </span>
          <span className="block lg:hidden">
            <BigNumber
              label={answer?.hero.label ?? 'Result'}
              value={answer?.hero.value ?? null}
              unit={answer?.hero.unit}
              size={isLong ? 'md' : 'lg'}
            />
          </span>
        </output>
        {answer?.status ? (
          <span className="pb-1">
            <StatusPill status={answer.status.status}>{answer.status.text}</StatusPill>
          </span>
        ) : null}
      </div>
      <p className="hidden px-6 py-4 lg:block">{sentenceOf(answer, trouble, errors)}</p>
    </Card>
  );
}

function sentenceOf(answer: Answer | null, trouble: string | null, errors: Outcome['errors']): string {
  if (answer) return answer.meaning;
  if (trouble) return trouble;
  const count = Object.keys(errors).length;
  return count === 1
    ? 'One value is missing or cannot be: it is marked in the form.'
    : `${count} values are missing or cannot be: they are marked in the form.`;
}

/** What the number means and how it came about. */
export function AnswerDetails({ outcome }: { outcome: Outcome }) {
  const { answer, trouble, errors } = outcome;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="px-1 lg:hidden">{sentenceOf(answer, trouble, errors)}</p>
      {answer ? <Findings findings={answer.findings ?? []} /> : null}
      {answer?.panels && answer.panels.length > 0 ? (
        <Card className="flex flex-col divide-y divide-line *:py-6 *:first:pt-0 *:last:pb-0">
          {answer.panels.map((panel, index) => (
            <AnswerPanel key={`${panel.kind}-${index}`} panel={panel} />
          ))}
        </Card>
      ) : null}
      {answer ? <Arithmetic answer={answer} /> : null}
    </div>
  );
}

const TONES = { danger: 'bad', act: 'warn', watch: 'warn', ask: 'info', info: 'info' } as const;
const RANK = { danger: 0, act: 1, watch: 2, ask: 3, info: 4 } as const;

/** What stands out first; remarks are folded, so that they do not drown it. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  const sorted = findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]);
  const loud = sorted.filter(({ severity }) => severity === 'danger' || severity === 'act' || severity === 'watch');
  const quiet = sorted.filter((finding) => !loud.includes(finding));
  return (
    <>
      {loud.map((finding) => (
        <Callout key={finding.text} tone={TONES[finding.severity]}>
          {finding.text}
        </Callout>
      ))}
      {quiet.length > 0 ? (
        <Disclosure summary={quiet.length === 1 ? 'One remark' : `${quiet.length} remarks`}>
          <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-brand">
            {quiet.map((finding) => (
              <li key={finding.text}>{finding.text}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </>
  );
}

function Arithmetic({ answer }: { answer: Answer }) {
  return (
    <Disclosure summary="The arithmetic" open>
      <ol className="figures flex list-decimal flex-col gap-1.5 pl-5 marker:text-muted">
        {answer.arithmetic.map((line, index) => (
          <li key={`${index}-${line}`}>{line}</li>
        ))}
      </ol>
      <h3 className="mt-5 mb-1.5 text-xs font-medium text-muted">Sources</h3>
      <ul className="flex flex-col gap-1 text-xs text-muted">
        {answer.sources.map((id) => (
          <Source key={id} id={id} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Source({ id }: { id: Answer['sources'][number] }) {
  const { authors, year, title, where, url } = citationOf(id);
  return (
    <li>
      {authors}
      {year === undefined ? '' : ` (${year})`}:{' '}
      {url ? (
        <a href={url} className="underline hover:text-ink">
          {title}
        </a>
      ) : (
        title
      )}
      . {where}
    </li>
  );
}
