import type { Me } from '@limpid/contract';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { m } from '../../../paraglide/messages.js';
import { StatusPill } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { useSendVerification } from '../accounts.data.ts';

export function EmailCard({ me }: { me: Me }) {
  const { href } = useCurrentPool();
  const send = useSendVerification(me.email);
  return (
    <Card>
      <CardHeader title={m.common_email_address()} description={m.settings_email_text()} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 font-medium wrap-anywhere">{me.email}</p>
        <StatusPill status={me.emailVerified ? 'ok' : 'waiting'}>
          {me.emailVerified ? m.settings_email_verified() : m.settings_email_unverified()}
        </StatusPill>
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {me.emailVerified ? null : (
          <Button pending={send.isPending} disabled={send.isSuccess} onClick={() => send.mutate()}>
            {m.common_send_again()}
          </Button>
        )}
        <LinkButton to={href('/settings/security')} variant="secondary" prefetch="intent">
          {m.common_change()}
        </LinkButton>
      </div>
    </Card>
  );
}
