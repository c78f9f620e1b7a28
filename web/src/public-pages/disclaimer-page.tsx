import { m } from '../paraglide/messages.js';
import { DISCLAIMER } from './texts/legal-texts.ts';
import { TextDocumentPage, textMeta } from './texts/text-document.tsx';

export const handle = { static: true };

const text = () => ({
  document: DISCLAIMER,
  path: '/disclaimer',
  title: DISCLAIMER.facts['title'] ?? m.public_disclaimer(),
  description: DISCLAIMER.facts['description'] ?? m.public_disclaimer_description(),
});

export const meta = () => textMeta(text());

export default function DisclaimerPage() {
  return <TextDocumentPage {...text()} />;
}
