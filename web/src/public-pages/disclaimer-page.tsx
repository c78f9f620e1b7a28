import { m } from '../paraglide/messages.js';
import { pageMeta } from '../ui/page-meta.ts';
import { DISCLAIMER } from './legal-texts.ts';
import { TextDocumentPage } from './text-document.tsx';

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    title: m.public_disclaimer(),
    description: DISCLAIMER.facts['description'] ?? m.public_what_limpid_s_advice(),
    canonicalPath: '/disclaimer',
  });

export default function DisclaimerPage() {
  return <TextDocumentPage document={DISCLAIMER} title={DISCLAIMER.facts['title'] ?? m.public_disclaimer()} />;
}
