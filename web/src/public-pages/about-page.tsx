import { SIGN_UP_PATH } from '../session/sign-up-path.ts';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { breadcrumbBlock } from '../ui/structured-data.ts';
import { PublicFrame, PublicTitle } from './frame/public-frame.tsx';
import { Chapters, Inlines } from './texts/text-document.tsx';
import { ABOUT } from './texts/texts.ts';

export const handle = { static: true };

const crumbs = () => [
  {
    label: m.common_home(),
    path: '/',
  },
  {
    label: m.common_about_limpid(),
    path: '/about-limpid',
  },
];

export const meta = () => {
  const { title, description, keywords } = ABOUT.facts;
  return pageMeta({ title, description, keywords, canonicalPath: '/about-limpid', structuredData: [breadcrumbBlock(crumbs())] });
};

export default function AboutPage() {
  const { facts, lead, blocks } = ABOUT;
  return (
    <PublicFrame>
      <PublicTitle crumbs={crumbs()} title={facts.title} lead={lead.kind === 'paragraph' ? <Inlines inlines={lead.inlines} /> : null} />
      <article className="public-edge pb-20">
        <div className="prose [&>section:first-child>:first-child]:mt-0">
          <Chapters blocks={blocks} />
        </div>
        <div className="mt-12 flex flex-wrap gap-3">
          <a href={SIGN_UP_PATH} className={buttonClass('primary', 'lg')}>
            {m.common_get_started_free()}
          </a>
          <a href="/faq" className={buttonClass('secondary', 'lg')}>
            {m.common_questions_and_answers()}
          </a>
        </div>
      </article>
    </PublicFrame>
  );
}
