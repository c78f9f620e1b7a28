import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: m.notifications_stop_title(),
    description: m.notifications_stop_description(),
    canonicalPath: '/unsubscribe',
    noindex: true,
  });

/**
 * The form goes to the address of this page, with what the link in the mail carries, and the server points at one of the answers by the
 * address's fragment: it works without a session and without a script.
 */
export default function UnsubscribePage() {
  return (
    <Page width="medium">
      <PageHeader title={m.notifications_stop_title()} />
      <Answer id="done" tone="ok" title={m.notifications_stop_done()} text={m.notifications_stop_done_text()} />
      <Answer id="unknown" tone="bad" title={m.notifications_stop_unknown()} text={m.notifications_stop_unknown_text()} />
      <Card padding="lg" className="[[data-answer]:target~&]:hidden">
        <p>{m.notifications_stop_text()}</p>
        <form method="post" className="mt-6">
          <input type="hidden" name="from" value="page" />
          <Button type="submit" size="lg" wide>
            {m.notifications_stop_do()}
          </Button>
        </form>
      </Card>
    </Page>
  );
}

function Answer({ id, tone, title, text }: { id: string; tone: 'ok' | 'bad'; title: string; text: string }) {
  return (
    <div id={id} data-answer className="hidden scroll-mt-24 target:block">
      <Callout tone={tone} title={title} live>
        {text}
      </Callout>
      <LinkButton variant="secondary" to="/settings/notifications" className="mt-6">
        {m.notifications_stop_settings()}
      </LinkButton>
    </div>
  );
}
