import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { Drawing } from '../ui/drawings.tsx';
import type { DrawingName } from '../ui/drawings.tsx';
import { EXAMPLE } from './landing-example.ts';

const STEPS: { drawing: DrawingName; title: string; text: string }[] = [
  { drawing: 'test', title: 'Test', text: 'Strip, drops or photometer. Type in what you measured, in the order your kit goes.' },
  {
    drawing: 'shelf',
    title: 'Treat',
    text: 'An ordered plan with what is on your shelf: how much, when, and how long to wait in between.',
  },
  { drawing: 'calm', title: 'Swim', text: 'A clock that says from when the water is safe, why, and when to test again.' },
];

export function LandingStory() {
  return (
    <>
      <section id="story" aria-labelledby="story-title" className="mx-auto w-full max-w-[1160px] px-6 py-16 sm:py-24">
        <h2 id="story-title" className="max-w-[18ch] font-serif text-3xl font-medium">
          A test in. A plan out.
        </h2>
        <ol className="mt-10 grid gap-10 sm:grid-cols-3">
          {STEPS.map((step) => (
            <li key={step.title}>
              <Drawing name={step.drawing} width={136} />
              <h3 className="mt-4 text-lg font-semibold">{step.title}</h3>
              <p className="mt-1 max-w-[36ch] text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="mx-auto grid w-full max-w-[1160px] gap-5 px-6 pb-16 sm:pb-24 lg:grid-cols-[1.5fr_1fr]">
        <Arithmetic />
        <Honest />
      </section>
      <LastWord />
    </>
  );
}

function Panel({ title, children, className }: { title: string; children: ReactNode; className: string }) {
  return (
    <div className={`rounded-hero p-7 sm:p-10 ${className}`}>
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </div>
  );
}

function Arithmetic() {
  return (
    <Panel title="Every dose shows its working" className="border border-line bg-surface shadow-card">
      <p className="mt-3 max-w-[52ch] text-muted">
        No black box: unfold any number and see the sum, the source, and what was left alone because it lies within the error of the test.
      </p>
      <ol className="figures mt-7 flex flex-col gap-3">
        {EXAMPLE.arithmetic.map((line, index) => (
          <li key={line} className="flex items-baseline gap-4 rounded-control bg-sunken px-4 py-3">
            <span className="text-sm text-muted">{index + 1}</span>
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Honest() {
  return (
    <Panel title="Chemistry you can check" className="bg-tint">
      <p className="mt-3">
        Limpid solves the full equilibrium of your water: carbonate, borate, cyanurate and chlorine. The proof page compares its answers
        with published values, live in your browser.
      </p>
      <a href="/proof" className="mt-6 inline-flex min-h-11 items-center gap-2 font-medium text-brand hover:underline">
        See the proof
        <ArrowRight size={18} aria-hidden />
      </a>
      <hr className="my-6 border-line" />
      <p>The calculators are open to everyone: no account, one address each, made to be shared.</p>
      <a href="/calculators" className="mt-4 inline-flex min-h-11 items-center gap-2 font-medium text-brand hover:underline">
        Open the calculators
        <ArrowRight size={18} aria-hidden />
      </a>
    </Panel>
  );
}

function LastWord() {
  return (
    <section className="relative isolate mx-auto mb-20 w-[calc(100%-32px)] max-w-[1112px] overflow-hidden rounded-hero">
      <div className="water is-panel" aria-hidden>
        <span className="shore" />
      </div>
      <div className="flex flex-col items-center px-6 py-20 text-center">
        <h2 className="font-serif text-3xl font-medium">Ready when you are.</h2>
        <p className="mt-3 max-w-[40ch]">Describe your pool once, type in a test, and know what to do tonight.</p>
        <a href="/auth" className={`mt-8 ${buttonClass('primary', 'lg')}`}>
          Get Started Free
        </a>
      </div>
    </section>
  );
}
