import { m } from '../paraglide/messages.js';
import { PRIVACY } from './texts/legal-texts.ts';
import { TextDocumentPage, textMeta } from './texts/text-document.tsx';

export const handle = { static: true };

const text = () => ({
  document: PRIVACY,
  path: '/privacy',
  title: PRIVACY.facts['title'] ?? m.common_privacy_notice(),
  description: PRIVACY.facts['description'] ?? m.public_privacy_description(),
});

export const meta = () => textMeta(text());

export default function PrivacyPage() {
  return <TextDocumentPage {...text()} />;
}
