import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { addressHere } from '../../i18n/addresses.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Drawing } from '../../ui/drawings.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { breadcrumbBlock } from '../../ui/structured-data.ts';
import { ContactForm } from './contact-form.tsx';

const SUPPORT_ADDRESS = 'hello@limpid.example';

export const meta = () =>
  pageMeta({
    title: m.common_contact(),
    description: m.contact_description(),
    keywords: ['contact Limpid', 'pool app support', 'pool care help'],
    canonicalPath: '/contact',
    structuredData: [
      breadcrumbBlock([
        { label: m.common_home(), path: '/' },
        { label: m.common_contact(), path: '/contact' },
      ]),
    ],
  });

const emergencyNumbers = () => [
  { name: m.contact_danger_emergency(), number: '911', href: 'tel:911' },
  { name: m.contact_danger_poison(), number: '1-800-222-1222', href: 'tel:+18002221222' },
];

/** Where the browser sends the form without a script, the server points at one of these by the address's fragment. */
function PlainAnswers() {
  const answers = [
    { id: 'sent', tone: 'ok', text: m.contact_plain_sent() },
    { id: 'wrong', tone: 'bad', text: m.contact_plain_wrong() },
    { id: 'later', tone: 'bad', text: m.contact_plain_later() },
  ] as const;
  return answers.map(({ id, tone, text }) => (
    <div key={id} id={id} className="mb-6 hidden scroll-mt-24 target:block">
      <Callout tone={tone}>{text}</Callout>
    </div>
  ));
}

interface Sent {
  id: string;
  email: string;
}

export default function ContactPage() {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Page>
      <PageHeader
        title={m.common_contact()}
        description={m.contact_lead()}
        crumbs={[{ label: m.common_home(), to: '/' }, { label: m.common_contact() }]}
      />
      <PlainAnswers />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <Card padding="lg">{sent ? <Thanks {...sent} onAgain={() => setSent(null)} /> : <ContactForm onSent={setSent} />}</Card>
        <aside className="flex flex-col gap-6" aria-label={m.contact_urgent()}>
          <Card tone="bad">
            <h2 className="flex items-center gap-2 font-semibold">
              <Phone size={20} strokeWidth={1.75} aria-hidden />
              {m.contact_danger_title()}
            </h2>
            <p className="mt-2 text-sm">{m.contact_danger_text()}</p>
            <ul className="mt-2 text-sm">
              {emergencyNumbers().map(({ name, number, href }) => (
                <li key={href}>
                  <a href={href} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 font-medium hover:underline">
                    {name} <span className="figures text-lg font-semibold">{number}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Card>
          <div className="text-sm text-muted">
            <p>{m.contact_answer()}</p>
            <p className="mt-4 font-medium text-ink">{m.contact_by_email()}</p>
            <a href={`mailto:${SUPPORT_ADDRESS}`} className="inline-flex min-h-11 items-center gap-2 text-brand hover:underline">
              <Mail size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
              <span className="wrap-anywhere">{SUPPORT_ADDRESS}</span>
            </a>
            <p>
              <a href={addressHere('/faq')} className="inline-flex min-h-11 min-w-11 items-center text-brand hover:underline">
                {m.common_questions_and_answers()}
              </a>
            </p>
          </div>
        </aside>
      </div>
    </Page>
  );
}

function Thanks({ id, email, onAgain }: Sent & { onAgain: () => void }) {
  return (
    <div role="status" className="flex flex-col items-center py-6 text-center">
      <Drawing name="mail" width={168} />
      <h2 className="mt-6 text-xl font-semibold">{m.contact_sent_title()}</h2>
      <p className="mt-2 measure-44">{m.contact_sent_text({ email })}</p>
      <p className="figures mt-2 text-xs break-all text-muted">{m.contact_reference({ number: id.slice(-12) })}</p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        {m.contact_again()}
      </Button>
    </div>
  );
}
