import { useLocation } from 'react-router';
import { addressIn, languageOfAddress } from '../i18n/addresses.ts';
import { m } from '../paraglide/messages.js';
import type { Language } from '../i18n/language.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { breadcrumbBlock, questionsBlock } from '../ui/structured-data.ts';
import { anchorOf, inOneLine } from './texts/plain-text.ts';
import { PublicFrame, PublicTitle } from './frame/public-frame.tsx';
import { Blocks } from './texts/text-document.tsx';
import { FAQ } from './texts/texts.ts';
import { Questions } from './questions.tsx';
import { speechOf, translationsOf } from './translations.ts';

export const handle = { static: true };

const crumbs = (language: Language) => [
  {
    label: m.common_home(),
    path: addressIn(language, '/'),
  },
  {
    label: m.common_questions_and_answers(),
    path: addressIn(language, '/faq'),
  },
];

export const meta = ({ location }: { location: { pathname: string } }) => {
  const language = languageOfAddress(location.pathname);
  const { title, description, keywords, groups } = FAQ[language].facts;
  const items = groups.flatMap((group) => group.items);
  const questions = questionsBlock(items.map(({ question, answer }) => ({ question, answer: inOneLine(answer) })));
  const head = pageMeta({
    title,
    description,
    keywords,
    canonicalPath: addressIn(language, '/faq'),
    structuredData: [{ ...questions, inLanguage: `${language}-US` }, breadcrumbBlock(crumbs(language))],
    ...speechOf(language),
  });
  return [...head, ...translationsOf('/faq', language)];
};

export default function FaqPage() {
  const language = languageOfAddress(useLocation().pathname);
  const { facts, lead, blocks } = FAQ[language];
  return (
    <PublicFrame>
      <PublicTitle crumbs={crumbs(language)} title={facts.title} lead={facts.description} />
      <div className="public-edge grid gap-x-16 gap-y-8 pb-20 lg:grid-cols-[260px_1fr]">
        <nav aria-label={m.public_topics()} className="lg:sticky lg:top-6 lg:self-start">
          <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
            {facts.groups.map(({ group }) => (
              <li key={group}>
                <a
                  href={`#${anchorOf(group)}`}
                  className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium hover:border-brand lg:border-0 lg:bg-transparent lg:px-0 lg:hover:underline"
                >
                  {group}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-12">
          {facts.groups.map(({ group, items }) => (
            <section key={group} aria-labelledby={anchorOf(group)}>
              <h2 id={anchorOf(group)} className="scroll-mt-6 font-serif text-2xl font-medium">
                {group}
              </h2>
              <Questions items={items} />
            </section>
          ))}
          <div className="prose border-t border-line pt-6">
            <Blocks blocks={[lead, ...blocks]} />
          </div>
        </div>
      </div>
    </PublicFrame>
  );
}
