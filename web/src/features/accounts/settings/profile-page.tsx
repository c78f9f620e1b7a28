import { useMe } from '../../../session/me.ts';
import { m } from '../../../paraglide/messages.js';
import { pageMeta } from '../../../ui/page-meta.ts';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { DownloadCard } from './download-card.tsx';
import { EmailCard } from './email-card.tsx';
import { NameCard } from './name-card.tsx';

export const meta = () =>
  pageMeta({ title: m.settings_profile(), description: m.settings_profile_text(), canonicalPath: '/settings/profile', noindex: true });

export default function ProfilePage() {
  const { me } = useMe();
  if (!me) return null;
  return (
    <>
      <NameCard me={me} />
      <EmailCard me={me} />
      <DownloadCard />
      <DeleteAccountCard me={me} />
    </>
  );
}
