import { m } from '../paraglide/messages.js';
import { pageMeta } from '../ui/page-meta.ts';
import { PRIVACY } from './legal-texts.ts';
import { TextDocumentPage } from './text-document.tsx';

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    title: m.public_privacy_policy(),
    description: PRIVACY.facts['description'] ?? m.public_what_limpid_stores_about(),
    canonicalPath: '/privacy',
  });

export default function PrivacyPage() {
  return <TextDocumentPage document={PRIVACY} title={PRIVACY.facts['title'] ?? m.public_privacy_policy()} />;
}
