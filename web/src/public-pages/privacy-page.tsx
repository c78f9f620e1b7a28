import { pageMeta } from '../ui/page-meta.ts';
import { PRIVACY } from './legal-texts.ts';
import { TextDocumentPage } from './text-document.tsx';

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    title: 'Privacy policy',
    description:
      PRIVACY.facts['description'] ?? 'What Limpid stores about you and your pool, why, for how long, and what you can do about it.',
    canonicalPath: '/privacy',
  });

export default function PrivacyPage() {
  return <TextDocumentPage document={PRIVACY} title={PRIVACY.facts['title'] ?? 'Privacy policy'} />;
}
