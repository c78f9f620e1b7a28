import { m } from '../paraglide/messages.js';
import { TERMS } from './texts/legal-texts.ts';
import { TextDocumentPage, textMeta } from './texts/text-document.tsx';

export const handle = { static: true };

const text = () => ({
  document: TERMS,
  path: '/terms',
  title: TERMS.facts['title'] ?? m.common_terms_of_use(),
  description: TERMS.facts['description'] ?? m.public_terms_description(),
});

export const meta = () => textMeta(text());

export default function TermsPage() {
  return <TextDocumentPage {...text()} />;
}
