import { Cloud, MonitorSmartphone, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConsentChoices } from '../../consent/consent-choices.tsx';
import { useMe } from '../../session/me.ts';
import { DeleteAccountCard } from '../../features/accounts/settings/delete-account-card.tsx';
import { DownloadCard } from '../../features/accounts/settings/download-card.tsx';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { Card, CardHeader, IconTile } from '../../ui/card.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

export const meta = () =>
  pageMeta({ title: m.common_privacy(), description: m.settings_privacy_text(), canonicalPath: '/settings/privacy', noindex: true });

export default function PrivacyPage() {
  const { me } = useMe();
  return (
    <>
      <Card>
        <CardHeader title={m.settings_choices()} />
        <ConsentChoices />
      </Card>
      <WhatIsStored />
      <DownloadCard />
      {me ? <DeleteAccountCard me={me} /> : null}
    </>
  );
}

function WhatIsStored() {
  return (
    <Card>
      <CardHeader title={m.settings_stored_title()} />
      <ul className="flex flex-col gap-5">
        <Place icon={<Cloud size={24} strokeWidth={1.75} />} title={m.settings_stored_account()} text={m.settings_stored_account_text()} />
        <Place
          icon={<MonitorSmartphone size={24} strokeWidth={1.75} />}
          title={m.settings_stored_device()}
          text={m.settings_stored_device_text()}
        />
        <Place icon={<Users size={24} strokeWidth={1.75} />} title={m.settings_stored_others()} text={m.settings_stored_others_text()} />
      </ul>
      <a href="/privacy" className={`mt-6 ${buttonClass('secondary')}`}>
        {m.common_privacy_notice()}
      </a>
    </Card>
  );
}

function Place({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex items-start gap-4">
      <IconTile>{icon}</IconTile>
      <div className="min-w-0">
        <h3 className="font-medium">{title}</h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
    </li>
  );
}
