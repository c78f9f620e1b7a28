import type { Finding } from '@limpid/chemistry';
import { clsx } from 'clsx';
import { engineText } from '../../i18n/engine-text.ts';
import { m } from '../../paraglide/messages.js';
import { StatusPill, StatusShape } from '../../ui/badge.tsx';
import { BigNumber } from '../../ui/big-number.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { Answer } from './answer.ts';
import { AnswerPanel } from './answer-panels.tsx';
import type { Outcome } from './calculator.ts';
import { citationOf } from './citations.ts';

/** The number itself. On a phone it stays in sight while someone types below it. */
export function AnswerHero({ outcome, className }: { outcome: Outcome; className?: string }) {
  const { answer, trouble, errors } = outcome;
  // a unit written as a word needs more room than a symbol
  const unit = answer?.hero.unit ? `\u00a0${answer.hero.unit}` : undefined;
  const isLong = (answer?.hero.value.length ?? 0) > 12;
  return (
    <Card as="section" aria-label={m.common_result()} padding="none" className={clsx('overflow-hidden', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 bg-tint px-5 py-2.5 sm:px-6 lg:py-6">
        <output aria-live="polite" className="block min-w-0">
          <span className="hidden lg:block">
            <BigNumber
              label={answer?.hero.label ?? m.common_result()}
              value={answer?.hero.value ?? null}
              unit={unit}
              size={isLong ? 'lg' : 'xl'}
            />
          </span>
          <span className="block lg:hidden">
            <BigNumber
              label={answer?.hero.label ?? m.common_result()}
              value={answer?.hero.value ?? null}
              unit={unit}
              size={isLong ? 'md' : 'lg'}
            />
          </span>
        </output>
        {answer?.status ? (
          <span className="pb-1">
            <StatusPill status={answer.status.status} bare={answer.status.status === 'waiting'}>
              {answer.status.text}
            </StatusPill>
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
  return count === 1 ? m.calculators_one_value_wrong() : m.calculators_values_wrong({ count });
}

/** What the number means and how it came about. */
export function AnswerDetails({ outcome }: { outcome: Outcome }) {
  const { answer, trouble, errors } = outcome;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="px-1 lg:hidden">{sentenceOf(answer, trouble, errors)}</p>
      {answer ? <Dangers findings={answer.findings ?? []} /> : null}
      {answer?.panels && answer.panels.length > 0 ? (
        <Card className="flex flex-col divide-y divide-line *:py-6 *:first:pt-0 *:last:pb-0">
          {answer.panels.map((panel, index) => (
            <AnswerPanel key={`${panel.kind}-${index}`} panel={panel} />
          ))}
        </Card>
      ) : null}
      {answer ? <Remarks findings={answer.findings ?? []} /> : null}
      {answer ? <Arithmetic answer={answer} /> : null}
    </div>
  );
}

function Dangers({ findings }: { findings: readonly Finding[] }) {
  return findings
    .filter(({ severity }) => severity === 'danger')
    .map(({ text, messages }) => (
      <Callout key={text} tone="bad">
        {engineText(text, messages)}
      </Callout>
    ));
}

const SHAPES = { danger: 'bad', act: 'warn', watch: 'warn', ask: 'unknown', info: 'unknown' } as const;
const RANK = { danger: 0, act: 1, ask: 2, watch: 3, info: 4 } as const;
const INKS = { danger: 'text-bad', act: 'text-warn', watch: 'text-warn', ask: 'text-brand', info: 'text-muted' } as const;

/** What to mind; mere remarks are folded, so that they do not drown it. */
function Remarks({ findings }: { findings: readonly Finding[] }) {
  const sorted = findings.filter(({ severity }) => severity !== 'danger').toSorted((a, b) => RANK[a.severity] - RANK[b.severity]);
  const loud = sorted.filter(({ severity }) => severity !== 'info');
  const quiet = sorted.filter(({ severity }) => severity === 'info');
  return (
    <>
      {loud.length > 0 ? (
        <Card padding="none" className="px-5 py-2 sm:px-6">
          <h2 className="sr-only">{m.calculators_cautions_title()}</h2>
          <FindingList findings={loud} />
        </Card>
      ) : null}
      {quiet.length > 0 ? (
        <Disclosure summary={quiet.length === 1 ? m.calculators_one_remark() : m.calculators_remarks({ length: quiet.length })}>
          <FindingList findings={quiet} />
        </Disclosure>
      ) : null}
    </>
  );
}

function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="divide-y divide-line">
      {findings.map(({ text, severity, messages }) => (
        <li key={text} className="flex gap-3 py-3 text-sm">
          <span className={clsx('mt-1', INKS[severity])}>
            <StatusShape status={SHAPES[severity]} />
          </span>
          <span className="min-w-0">{engineText(text, messages)}</span>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="figures flex list-decimal flex-col gap-1.5 pl-6 marker:text-muted">
      {lines.map((line, index) => (
        <li key={`${index}-${line}`}>{line}</li>
      ))}
    </ol>
  );
}

/** Never folded by us: the sum is what makes the number believable. */
function Arithmetic({ answer }: { answer: Answer }) {
  const { arithmetic, sources } = answer;
  const plain = arithmetic.filter((part) => typeof part === 'string');
  const sums = arithmetic.filter((part) => typeof part !== 'string');
  return (
    <Disclosure summary={m.common_show_math()} open>
      <div className="flex flex-col gap-4">
        {plain.length > 0 ? <Lines lines={plain} /> : null}
        {sums.map(({ title, lines }) => (
          <section key={title}>
            <h3 className="mb-1.5 font-medium">{title}</h3>
            <Lines lines={lines} />
          </section>
        ))}
        {arithmetic.length === 0 ? <p>{m.calculators_effect_none_text()}</p> : null}
      </div>
      <h2 className="mt-5 mb-1.5 text-xs font-medium text-muted">{m.common_sources()}</h2>
      <ul className="flex flex-col gap-1 text-xs text-muted">
        {sources.map((id) => (
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
