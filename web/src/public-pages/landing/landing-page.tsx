import { ArrowRight } from 'lucide-react';
import { SIGN_UP_PATH } from '../../session/sign-up-path.ts';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { ExampleCard } from './example-card.tsx';
import { LastWord, Mission, SomeQuestions } from './landing-close.tsx';
import { LandingFeatures } from './landing-features.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { Showcase } from './showcase.tsx';
import { FAQ } from '../texts/texts.ts';

export const handle = { static: true };

// Four that people ask before they begin.
const ASKED = [
  'What do I need to get started?',
  'My pool store says something different. Who is right?',
  'When can we swim after a treatment?',
  'What does Limpid cost?',
];

const QUESTIONS = FAQ.facts.groups.flatMap(({ items }) => items).filter(({ question }) => ASKED.includes(question));

export const meta = () =>
  pageMeta({
    title: m.landing_page_title(),
    description: m.landing_description(),
    canonicalPath: '/',
  });

export default function LandingPage() {
  return (
    <PublicFrame depth="screen">
      <Hero />
      <Showcase />
      <Mission />
      <LandingFeatures />
      <SomeQuestions items={QUESTIONS} />
      <LastWord />
    </PublicFrame>
  );
}

function Hero() {
  return (
    <section className="public-edge grid grid-cols-1 items-center gap-12 pt-10 pb-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-16 lg:pb-24">
      <div>
        <p className="text-lg font-semibold text-brand">{m.landing_name()}</p>
        <h1 className="mt-3 font-serif text-display font-medium">{m.common_slogan()}</h1>
        <p className="mt-6 max-w-[34rem] text-lg leading-relaxed text-ink">{m.landing_hero_text()}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={SIGN_UP_PATH} className={buttonClass('primary', 'lg')}>
            {m.common_get_started_free()}
            <ArrowRight size={20} aria-hidden />
          </a>
          <a href="#features" className={buttonClass('secondary', 'lg')}>
            {m.landing_learn_more()}
          </a>
        </div>
        <p className="mt-5 text-sm text-ink">{m.landing_free_note()}</p>
      </div>
      <ExampleCard />
    </section>
  );
}
