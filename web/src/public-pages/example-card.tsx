import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusPill } from '../ui/badge.tsx';
import { BigNumber } from '../ui/big-number.tsx';
import { RangeBar } from '../ui/range-bar.tsx';
import { EXAMPLE } from './landing-example.ts';

/** What the app says about a real water. */
export function ExampleCard() {
  const { freeChlorine, ph, steps } = EXAMPLE;
  return (
    <figure
      aria-label="An example: this evening's plan for a backyard pool"
      className="rounded-hero border border-line bg-surface p-5 shadow-float sm:p-6 lg:rotate-[0.6deg]"
    >
      <figcaption>
        <p className="text-sm text-muted">Backyard pool · {EXAMPLE.volume}</p>
        <p className="text-lg font-semibold">{steps.length === 2 ? 'Two steps' : `${steps.length} steps`} to balanced water</p>
      </figcaption>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Tile>
          <BigNumber label="Free chlorine" value={freeChlorine.value.toFixed(1)} unit="ppm" status={<Low />} />
          <RangeBar
            className="mt-3"
            label={`Free chlorine ${freeChlorine.value} ppm, target ${freeChlorine.target.low} to ${freeChlorine.target.high} ppm`}
            value={freeChlorine.value}
            predicted={freeChlorine.predicted}
            target={freeChlorine.target}
          />
        </Tile>
        <Tile>
          <BigNumber label="pH" value={ph.value.toFixed(1)} status={<High />} />
          <RangeBar
            className="mt-3"
            label={`pH ${ph.value}, target ${ph.target.low} to ${ph.target.high}`}
            value={ph.value}
            predicted={ph.predicted}
            target={ph.target}
          />
        </Tile>
      </div>
      <ol className="mt-3 flex flex-col gap-1 rounded-card bg-tint px-5 py-3">
        {steps.map((step, index) => (
          <li key={step.product} className="flex items-start gap-4 border-line py-2.5 not-first:border-t">
            <span
              aria-hidden
              className="figures mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full bg-brand text-sm font-semibold text-on-brand"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline justify-between gap-3">
                <span>
                  <strong className="font-semibold">{step.dose}</strong> {step.product}
                </span>
                <span className="figures text-sm whitespace-nowrap text-muted">{step.at}</span>
              </p>
              <p className="text-sm text-muted">{step.why.split('. ')[0]?.replace(/\.$/, '')}.</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex items-center gap-2 px-1 text-sm font-medium text-ok">
        <LifeBuoy size={18} strokeWidth={1.75} aria-hidden />
        Safe to swim from {EXAMPLE.swimFrom}
      </p>
    </figure>
  );
}

function Low() {
  return (
    <StatusPill status="low" bare>
      Low
    </StatusPill>
  );
}

function High() {
  return (
    <StatusPill status="high" bare>
      High
    </StatusPill>
  );
}

function Tile({ children }: { children: ReactNode }) {
  return <div className="min-w-0 rounded-card border border-line bg-canvas p-4">{children}</div>;
}
