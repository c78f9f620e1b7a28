import { pageMeta } from '../ui/page-meta.ts';
import { DISCLAIMER } from './legal-texts.ts';
import { TextDocumentPage } from './text-document.tsx';

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    title: 'Disclaimer',
    description:
      DISCLAIMER.facts['description'] ??
      "What Limpid's advice is, what it is not, and what stays with you: read the label, test again, ask when in doubt.",
    canonicalPath: '/disclaimer',
  });

export default function DisclaimerPage() {
  return <TextDocumentPage document={DISCLAIMER} title={DISCLAIMER.facts['title'] ?? 'Disclaimer'} />;
}
