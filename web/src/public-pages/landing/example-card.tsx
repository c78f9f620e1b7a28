import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { BigNumber } from '../../ui/big-number.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import { EXAMPLE, exampleSteps, exampleSwimFrom } from './landing-example.ts';

/** What the app says about a real water. */
export function ExampleCard() {
  const { freeChlorine, ph } = EXAMPLE;
  const steps = exampleSteps();
  return (
    <figure
      aria-label={m.landing_example_label()}
      className="rounded-hero border border-line bg-surface p-5 shadow-float sm:p-6 lg:rotate-[0.6deg]"
    >
      <figcaption>
        <p className="text-sm text-muted">{m.landing_example_name({ volume: EXAMPLE.volume })}</p>
        <p className="text-lg font-semibold">{m.landing_steps_to_balanced({ steps: steps.length })}</p>
      </figcaption>
      <div className="two-columns mt-5 grid gap-3">
        <Tile>
          <BigNumber label={m.common_free_chlorine()} value={freeChlorine.value.toFixed(1)} unit="ppm" status={<Low />} />
          <RangeBar
            className="mt-3"
            label={m.landing_free_chlorine_target({
              value: freeChlorine.value,
              low: freeChlorine.target.low,
              high: freeChlorine.target.high,
            })}
            value={freeChlorine.value}
            predicted={freeChlorine.predicted}
            target={freeChlorine.target}
          />
        </Tile>
        <Tile>
          <BigNumber label={m.common_ph()} value={ph.value.toFixed(1)} status={<High />} />
          <RangeBar
            className="mt-3"
            label={m.landing_ph_target({ value: ph.value, low: ph.target.low, high: ph.target.high })}
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
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0">
                  <strong className="font-semibold">{step.dose}</strong> {step.product}
                </span>
                <span className="figures text-sm text-muted">{step.at}</span>
              </p>
              <p className="text-sm text-muted">{step.why.split('. ')[0]?.replace(/\.$/, '')}.</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex items-center gap-2 px-1 text-sm font-medium text-ok">
        <LifeBuoy size={18} strokeWidth={1.75} aria-hidden />
        {m.landing_example_swim({ time: exampleSwimFrom() })}
      </p>
    </figure>
  );
}

function Low() {
  return (
    <StatusPill status="low" bare>
      {m.common_low()}
    </StatusPill>
  );
}

function High() {
  return (
    <StatusPill status="high" bare>
      {m.common_high()}
    </StatusPill>
  );
}

function Tile({ children }: { children: ReactNode }) {
  return <div className="min-w-0 rounded-card border border-line bg-canvas p-4">{children}</div>;
}
