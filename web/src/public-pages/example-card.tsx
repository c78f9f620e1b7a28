import { Droplets, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusPill } from '../ui/badge.tsx';
import { BigNumber } from '../ui/big-number.tsx';
import { RangeBar } from '../ui/range-bar.tsx';
import { EXAMPLE } from './landing-example.ts';

/** What the app says about a real water, computed by the same engine while this page is built. */
export function ExampleCard() {
  return (
    <figure
      aria-label="An example: the plan for a backyard pool"
      className="rounded-hero border border-line bg-surface p-5 shadow-float sm:p-6 lg:rotate-[0.6deg]"
    >
      <figcaption className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="text-sm text-muted">Backyard pool · {EXAMPLE.volume}</p>
          <p className="text-lg font-semibold">One step to balanced water</p>
        </div>
        <StatusPill status="ok">Swim now</StatusPill>
      </figcaption>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Tile>
          <BigNumber
            label="Free chlorine"
            value={EXAMPLE.freeChlorine.value}
            unit="ppm"
            status={
              <StatusPill status="low" bare>
                Low
              </StatusPill>
            }
          />
          <RangeBar
            className="mt-3"
            label={`Free chlorine ${EXAMPLE.freeChlorine.value} ppm, target ${EXAMPLE.freeChlorine.target.low} to ${EXAMPLE.freeChlorine.target.high} ppm`}
            value={EXAMPLE.freeChlorine.number}
            predicted={EXAMPLE.freeChlorine.predicted}
            target={EXAMPLE.freeChlorine.target}
          />
        </Tile>
        <Tile>
          <BigNumber
            label="pH"
            value={EXAMPLE.ph.value}
            status={
              <StatusPill status="ok" bare>
                In range
              </StatusPill>
            }
          />
          <RangeBar
            className="mt-3"
            label={`pH ${EXAMPLE.ph.value}, target ${EXAMPLE.ph.target.low} to ${EXAMPLE.ph.target.high}`}
            value={EXAMPLE.ph.number}
            target={EXAMPLE.ph.target}
          />
        </Tile>
      </div>
      <div className="mt-3 flex items-start gap-4 rounded-card bg-tint p-5">
        <Droplets size={24} strokeWidth={1.75} className="mt-0.5 shrink-0 text-brand" aria-hidden />
        <div>
          <p>
            <strong className="font-semibold">Add {EXAMPLE.dose}</strong> of {EXAMPLE.product} this evening, with the pump running.
          </p>
          <p className="figures mt-1.5 text-sm text-muted">
            {EXAMPLE.freeChlorine.value} → {EXAMPLE.predictedText} ppm. Cyanuric acid is {EXAMPLE.cyanuricAcid} ppm, so this water needs{' '}
            {EXAMPLE.freeChlorine.target.low} to {EXAMPLE.freeChlorine.target.high}.
          </p>
        </div>
      </div>
      <p className="mt-4 flex items-center gap-2 px-1 text-sm text-muted">
        <Timer size={18} strokeWidth={1.75} aria-hidden />
        Test again tomorrow evening
      </p>
    </figure>
  );
}

function Tile({ children }: { children: ReactNode }) {
  return <div className="min-w-0 rounded-card border border-line bg-canvas p-4">{children}</div>;
}
