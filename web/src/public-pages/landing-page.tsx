import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { ExampleCard } from './example-card.tsx';
import { LandingStory } from './landing-story.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    title: 'Limpid: clear water, every day',
    description:
      'Type in a water test and get the exact, safe dose for your pool or spa: in your products, in the right order, with the reason for every step. Free account, no credit card required.',
    canonicalPath: '/',
  });

export default function LandingPage() {
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
        <LandingStory />
      </main>
      <PublicFooter />
    </div>
  );
}

function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-[1160px] grid-cols-1 items-center gap-12 px-6 pt-10 pb-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-16 lg:pb-32">
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
          <a href="#story" className={buttonClass('secondary', 'lg')}>
            Learn More
          </a>
        </div>
        <p className="mt-5 text-sm text-ink">Free account. No credit card required. Works with any test kit.</p>
      </div>
      <ExampleCard />
    </section>
  );
}
