import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { ExampleCard } from './example-card.tsx';
import type { Question } from './front-matter.ts';
import { LastWord, Mission, SomeQuestions } from './landing-close.tsx';
import { LandingFeatures } from './landing-features.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { Showcase } from './showcase.tsx';
import { FAQ } from './texts.ts';

export const handle = { static: true };

// Four that people ask before they begin.
const ASKED = [
  'What do I need to begin?',
  'My pool store says something different. Who is right?',
  'When may we swim after a treatment?',
  'What does Limpid cost?',
];

export const loader = (): Question[] => FAQ.facts.groups.flatMap(({ items }) => items).filter(({ question }) => ASKED.includes(question));

export const meta = () =>
  pageMeta({
    title: 'Limpid: clear water, every day',
    description:
      'Type in a water test and get the exact, safe dose for your pool or spa: in your products, in the right order, with the reason for every step. Free account, no credit card required.',
    canonicalPath: '/',
  });

export default function LandingPage({ loaderData }: { loaderData: Question[] }) {
  return (
    <div className="relative isolate">
      <div className="absolute inset-x-0 top-0 -z-10 h-[1180px] lg:h-[880px]" aria-hidden>
        <div className="water">
          <span className="sun-glow" />
          <span className="shore" />
        </div>
      </div>
      <PublicHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <Showcase />
        <Mission />
        <LandingFeatures />
        <SomeQuestions items={loaderData} />
        <LastWord />
      </main>
      <PublicFooter />
    </div>
  );
}

function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-[1160px] grid-cols-1 items-center gap-12 px-6 pt-10 pb-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-16 lg:pb-24">
      <div>
        <p className="text-lg font-semibold text-brand">Limpid</p>
        <h1 className="mt-3 font-serif text-display font-medium">Clear water, every day.</h1>
        <p className="mt-6 max-w-[34rem] text-lg leading-relaxed text-ink">
          Type in a water test. Get the exact dose for your pool, in your own products and measures, in the right order, with the reason for
          every step.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="/auth" className={buttonClass('primary', 'lg')}>
            Get Started Free
            <ArrowRight size={20} aria-hidden />
          </a>
          <a href="#features" className={buttonClass('secondary', 'lg')}>
            Learn More
          </a>
        </div>
        <p className="mt-5 text-sm text-ink">Free account. No credit card required. 30-day free trial of Pro.</p>
      </div>
      <ExampleCard />
    </section>
  );
}
