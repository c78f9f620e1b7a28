import { m } from '../paraglide/messages.js';
import { pageMeta } from '../ui/page-meta.ts';
import { TERMS } from './legal-texts.ts';
import { TextDocumentPage } from './text-document.tsx';

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    title: m.public_terms_use(),
    description: TERMS.facts['description'] ?? m.public_terms_under_which_limpid(),
    canonicalPath: '/terms',
  });

export default function TermsPage() {
  return <TextDocumentPage document={TERMS} title={TERMS.facts['title'] ?? m.public_terms_use()} />;
}
