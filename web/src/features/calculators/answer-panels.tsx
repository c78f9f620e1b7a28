import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import type { AnswerStep, Change, Fact, Panel } from './answer.ts';
import { CurvePicture } from './curve-picture.tsx';
import { ShapePicture } from './shape-picture.tsx';
import { SplitBar } from './split-bar.tsx';

/** What is next to the number: facts, ranges, parts of a sum, steps, pictures. */
export function AnswerPanel({ panel }: { panel: Panel }) {
  switch (panel.kind) {
    case 'facts':
      return <Titled title={panel.title}>{<Facts facts={panel.facts} />}</Titled>;
    case 'ranges':
      return <Titled title={panel.title}>{<Ranges rows={panel.rows} />}</Titled>;
    case 'split':
      return (
        <Titled title={panel.title}>
          <SplitBar parts={panel.parts} unit={panel.unit} label={panel.title} />
        </Titled>
      );
    case 'changes':
      return (
        <Titled title={panel.title}>{panel.changes.length > 0 ? <Changes changes={panel.changes} /> : <Quiet>{panel.none}</Quiet>}</Titled>
      );
    case 'steps':
      return <Titled title={panel.title}>{panel.steps.length > 0 ? <Steps steps={panel.steps} /> : <Quiet>{panel.none}</Quiet>}</Titled>;
    case 'curve':
      return (
        <Titled title={panel.title}>
          <CurvePicture panel={panel} />
        </Titled>
      );
    case 'shape':
      return <ShapePicture shape={panel.shape} />;
  }
}

function Titled({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <section className="min-w-0">
      {title ? <h2 className="mb-3 text-sm font-medium text-muted">{title}</h2> : null}
      {children}
    </section>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted">{children}</p>;
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="two-columns grid gap-x-6 gap-y-4 lg:grid-cols-3">
      {facts.map((fact) => (
        <div key={fact.label} className="min-w-0">
          <dt className="text-xs text-muted">{fact.label}</dt>
          <dd>
            <span className="figures block text-lg font-semibold">{fact.value}</span>
            {fact.note ? <span className="block text-xs text-muted">{fact.note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Ranges({ rows }: { rows: Extract<Panel, { kind: 'ranges' }>['rows'] }) {
  return (
    <ul className="flex flex-col gap-4">
      {rows.map((row) => (
        <li key={row.label}>
          <p className="mb-1 flex items-baseline justify-between gap-4 text-sm">
            <span className="text-muted">{row.label}</span>
            <span className="figures font-semibold">{row.text}</span>
          </p>
          <RangeBar label={`${row.label} ${row.text}`} value={row.value} target={row.target} />
          {row.note ? <p className="mt-1 text-xs text-muted">{row.note}</p> : null}
        </li>
      ))}
    </ul>
  );
}

const ARROWS = { up: ArrowUp, down: ArrowDown, steady: ArrowRight };
const WORDS = { up: m.calculators_to_rises, down: m.calculators_to_falls, steady: m.calculators_to_stays };

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="divide-y divide-line">
      {changes.map((change) => {
        const Arrow = ARROWS[change.direction];
        return (
          <div key={change.label} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0">
            <dt className="text-muted">{change.label}</dt>
            <dd className="figures flex flex-wrap items-center gap-x-2">
              <span className="text-muted">{change.before}</span>
              <Arrow size={16} className="text-brand" aria-hidden />
              <span className="sr-only">{WORDS[change.direction]()}</span>
              <strong className="font-semibold">{change.after}</strong>
              <span className="min-w-8 text-sm text-muted">{change.unit}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Steps({ steps }: { steps: readonly AnswerStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <li key={`${step.productId}-${index}`} className="relative flex gap-4 pb-7 last:pb-0">
          {index < steps.length - 1 ? (
            <span aria-hidden className="absolute top-11 bottom-1 left-[17px] w-0.5 rounded-full bg-line" />
          ) : null}
          <span
            aria-hidden
            className={`figures inline-flex size-9 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${index === 0 ? 'bg-brand text-on-brand' : 'bg-tint text-brand'}`}
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-xs text-muted">{step.when}</p>
            <p className="figures text-xl font-semibold">{step.amount}</p>
            <p className="font-medium">
              {step.product}
              {step.also ? <span className="font-normal text-muted">, {step.also}</span> : null}
            </p>
            <p className="mt-1.5 measure-60 text-sm">{step.why}</p>
            <StepDetails step={step} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function StepDetails({ step }: { step: AnswerStep }) {
  if (step.warnings.length === 0) return null;
  return (
    <Disclosure summary={m.calculators_handling_title()} tone="quiet">
      <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-warn">
        {step.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
