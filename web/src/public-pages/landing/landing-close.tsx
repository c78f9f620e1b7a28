import { addressHere } from '../../i18n/addresses.ts';
import { SIGN_UP_PATH } from '../../session/sign-up-path.ts';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawings.tsx';
import type { DrawingName } from '../../ui/drawings.tsx';
import type { Question } from '../texts/front-matter.ts';
import { Questions } from '../questions.tsx';

const STEPS: { drawing: DrawingName; title: () => string; text: () => string }[] = [
  {
    drawing: 'test',
    title: m.landing_how_test_title,
    text: m.landing_test_text,
  },
  {
    drawing: 'shelf',
    title: m.landing_how_treat_title,
    text: m.landing_treat_text,
  },
  {
    drawing: 'calm',
    title: m.landing_how_swim_title,
    text: m.landing_swim_text,
  },
];

export function Mission() {
  return (
    <section aria-labelledby="mission-title" className="public-edge py-16 sm:py-24">
      <h2 id="mission-title" className="text-sm font-semibold text-brand">
        {m.landing_why_title()}
      </h2>
      <p className="mt-4 measure-28 font-serif text-2xl leading-tight font-medium text-balance sm:text-3xl">{m.landing_why_text()}</p>
      <ol className="mt-14 grid gap-10 sm:grid-cols-3">
        {STEPS.map((step) => (
          <li key={step.drawing}>
            <Drawing name={step.drawing} width={136} />
            <h3 className="mt-4 text-lg font-semibold">{step.title()}</h3>
            <p className="mt-1 measure-36 text-muted">{step.text()}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function SomeQuestions({ items }: { items: readonly Question[] }) {
  return (
    <section
      aria-labelledby="questions-title"
      className="public-edge grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-4 pb-16 sm:pb-24 lg:grid-cols-[1fr_1.6fr]"
    >
      <div>
        <h2 id="questions-title" className="font-serif text-3xl font-medium wrap-anywhere hyphens-auto">
          {m.common_frequent_questions()}
        </h2>
        <a href={addressHere('/faq')} className={`mt-6 ${buttonClass('secondary', 'lg')}`}>
          {m.landing_faq_all_questions()}
        </a>
      </div>
      <Questions items={items} />
    </section>
  );
}

export function LastWord() {
  return (
    <section className="relative isolate mx-auto mb-20 w-[calc(100%-32px)] max-w-[1112px] overflow-hidden rounded-hero">
      <div className="water is-panel" aria-hidden>
        <span className="shore" />
      </div>
      <div className="flex flex-col items-center px-6 py-20 text-center">
        <h2 className="font-serif text-3xl font-medium">{m.landing_close_title()}</h2>
        <p className="mt-3 measure-40">{m.landing_how_text()}</p>
        <a href={SIGN_UP_PATH} className={`mt-8 ${buttonClass('primary', 'lg')}`}>
          {m.common_get_started_free()}
        </a>
      </div>
    </section>
  );
}
