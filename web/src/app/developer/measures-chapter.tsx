import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { loadFonts } from '../fonts.ts';
import { Chapter, Facts, Specimen } from './book-frame.tsx';

const TYPE = [
  { name: 'display', className: 'text-display font-semibold', facts: '42 to 68 px · 1.02' },
  { name: '3xl', className: 'text-3xl font-semibold', facts: '44 px · 1.05' },
  { name: '2xl', className: 'text-2xl font-semibold', facts: '32 px · 1.15' },
  { name: 'xl', className: 'text-xl font-semibold', facts: '24 px · 1.2' },
  { name: 'lg', className: 'text-lg font-semibold', facts: '20 px · 1.3' },
  { name: 'base', className: 'text-base', facts: '17 px · 1.6' },
  { name: 'sm', className: 'text-sm', facts: '15 px · 1.5' },
  { name: 'xs', className: 'text-xs', facts: '13 px · 1.45' },
] as const;

const SPACES = [
  ['1', 'w-1'],
  ['2', 'w-2'],
  ['3', 'w-3'],
  ['4', 'w-4'],
  ['6', 'w-6'],
  ['8', 'w-8'],
  ['12', 'w-12'],
  ['16', 'w-16'],
  ['24', 'w-24'],
] as const;

const RADII = [
  ['small', 8, 'rounded-small'],
  ['control', 12, 'rounded-control'],
  ['card', 20, 'rounded-card'],
  ['hero', 28, 'rounded-hero'],
  ['full', 999, 'rounded-full'],
] as const;

const MOTIONS = [
  ['feedback', '150 ms', 'transition-transform'],
  ['page change', '180 ms', 'animate-fade-in'],
  ['menus, dialogs', '180 ms', 'animate-rise-in'],
  ['sheets', '240 ms', 'animate-sheet-in'],
] as const;

/** Type, space, corners, depth and movement. */
export function MeasuresChapter() {
  // Pages of the app bring only what they are set in.
  useEffect(() => void loadFonts(['serif']), []);
  return (
    <Chapter id="measures" title="Measures" text="A 4 px grid, eight sizes of type, five corners, three depths, three speeds.">
      <Specimen
        name="Type"
        note="Geist for everything, Newsreader for the titles of public pages. Figures are tabular wherever numbers stand under each other."
      >
        <ul className="flex flex-col gap-5">
          {TYPE.map(({ name, className, facts }) => (
            <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <span className={`min-w-0 wrap-anywhere ${className}`}>Clear water 7.4</span>
              <span className="figures text-xs text-muted">
                {name} · {facts}
              </span>
            </li>
          ))}
          <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span className="min-w-0 font-serif text-3xl font-medium">Pool care in Florida</span>
            <span className="text-xs text-muted">serif · Newsreader 460</span>
          </li>
          <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span className="figures text-xl">
              1,111.0
              <br />
              9,808.6
            </span>
            <span className="text-xs text-muted">figures</span>
          </li>
        </ul>
      </Specimen>
      <Specimen name="Space" note="In steps of 4 px. Between parts of one thing 2 to 4, between things 6 to 8, between sections 12 to 24.">
        <ul className="flex flex-wrap items-end gap-6">
          {SPACES.map(([name, width]) => (
            <li key={name} className="text-xs text-muted">
              <span aria-hidden className={`block h-8 rounded-[3px] bg-brand ${width}`} />
              <span className="figures mt-2 block">
                {name} · {Number(name) * 4} px
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Corners">
        <ul className="flex flex-wrap gap-6">
          {RADII.map(([name, px, className]) => (
            <li key={name} className="text-xs text-muted">
              <span aria-hidden className={`block h-20 w-28 border border-line-strong bg-tint ${className}`} />
              <span className="figures mt-2 block">
                {name} · {px} px
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Depths />
      <Motions />
    </Chapter>
  );
}

function Depths() {
  return (
    <Specimen name="Depth" note="In the dark a lighter ground says what a shadow says in the light." plain>
      <ul className="grid gap-6 sm:grid-cols-3">
        <li className="rounded-card bg-surface p-6 text-sm shadow-hairline">hairline: buttons</li>
        <li className="rounded-card border border-line bg-surface p-6 text-sm shadow-card">card: what lies on the page</li>
        <li className="rounded-card border border-line bg-surface p-6 text-sm shadow-float dark:bg-raised">
          float: menus, dialogs, toasts
        </li>
      </ul>
    </Specimen>
  );
}

function Motions() {
  const [round, setRound] = useState(0);
  return (
    <Specimen
      name="Motion"
      note="Water moves, the interface settles. Only transform and opacity; nothing moves where less motion is asked for."
    >
      <ul className="grid gap-4 sm:grid-cols-4">
        {MOTIONS.map(([name, duration, className]) => (
          <li key={name} className="overflow-hidden text-xs text-muted">
            <span aria-hidden key={round} className={`block h-16 rounded-control bg-brand ${className}`} />
            <span className="figures mt-2 block">
              {name} · {duration}
            </span>
          </li>
        ))}
      </ul>
      <Facts facts={[['curve', '(0.2, 0.8, 0.2, 1)']]} />
      <Button variant="secondary" className="mt-4" onClick={() => setRound(round + 1)}>
        Play again
      </Button>
    </Specimen>
  );
}
