import { pageMeta } from '../ui/page-meta.ts';
import { TERMS } from './legal-texts.ts';
import { TextDocumentPage } from './text-document.tsx';

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    title: 'Terms of use',
    description: TERMS.facts['description'] ?? 'The terms under which Limpid may be used.',
    canonicalPath: '/terms',
  });

export default function TermsPage() {
  return <TextDocumentPage document={TERMS} title={TERMS.facts['title'] ?? 'Terms of use'} />;
}
