import { ArrowRight } from 'lucide-react';
import { useLocation } from 'react-router';
import { addressIn, languageOfAddress } from '../../i18n/addresses.ts';
import type { Language } from '../../i18n/language.tsx';
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
import { speechOf, translationsOf } from '../translations.ts';

export const handle = { static: true };

// Four that people ask before they begin.
const ASKED: Record<Language, readonly string[]> = {
  en: [
    'What do I need to get started?',
    'My pool store says something different. Who is right?',
    'When can we swim after a treatment?',
    'What does Limpid cost?',
  ],
  es: [
    '¿Qué necesito para empezar?',
    'En la tienda de piscinas me dicen otra cosa. ¿Quién tiene razón?',
    '¿Cuándo podemos nadar después de un tratamiento?',
    '¿Cuánto cuesta Limpid?',
  ],
};

const questionsIn = (language: Language) =>
  FAQ[language].facts.groups.flatMap(({ items }) => items).filter(({ question }) => ASKED[language].includes(question));

export const meta = ({ location }: { location: { pathname: string } }) => {
  const language = languageOfAddress(location.pathname);
  const head = pageMeta({
    title: m.landing_page_title({}, { locale: language }),
    description: m.landing_description({}, { locale: language }),
    canonicalPath: addressIn(language, '/'),
    ...speechOf(language),
  });
  return [...head, ...translationsOf('/', language)];
};

export default function LandingPage() {
  const language = languageOfAddress(useLocation().pathname);
  return (
    <PublicFrame depth="screen">
      <Hero />
      <Showcase />
      <Mission />
      <LandingFeatures />
      <SomeQuestions items={questionsIn(language)} />
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
