import { ChevronRight } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { useMe } from '../../session/me.ts';
import { Card } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { InstallButton } from '../install/install.tsx';
import { PreferencesFields } from '../settings/preferences-fields.tsx';
import { AuthButton } from '../shell/auth-button.tsx';
import { PlaceLink, useAddressOf } from '../shell/place-link.tsx';
import { placeGroups } from '../shell/place-groups.tsx';

export const meta = () =>
  pageMeta({ title: m.shell_more(), description: m.shell_more_description(), canonicalPath: '/more', noindex: true });

/** All pages that are none of the other homes, in groups, and what concerns the person. */
export default function MorePage() {
  const addressOf = useAddressOf();
  const { me } = useMe({ onlyIfHinted: true });
  return (
    <Page>
      <PageHeader title={m.shell_more()} eyebrow={me?.email ?? '\u00a0'} />
      <nav aria-label={m.shell_secondary()} className="grid items-start gap-6 md:grid-cols-2">
        {placeGroups().map(({ name, title, places }) => (
          <section key={name} aria-labelledby={`more-${name}`}>
            <h2 id={`more-${name}`} className="mb-2 px-1 text-sm font-medium text-muted">
              {title}
            </h2>
            <Card padding="none" as="div">
              <ul>
                {places.map((place) => (
                  <li key={place.path} className="border-b border-line last:border-0">
                    <PlaceLink place={place} to={addressOf(place)} isHere={false} className="min-h-14 rounded-none text-ink">
                      <ChevronRight size={20} aria-hidden className="shrink-0 text-muted" />
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </Card>
          </section>
        ))}
      </nav>
      <Card className="mt-6 grid items-end gap-6 md:grid-cols-2">
        <PreferencesFields />
        <div className="flex flex-wrap items-center justify-between gap-3 md:justify-end">
          <AuthButton />
          <InstallButton variant="quiet" />
        </div>
      </Card>
    </Page>
  );
}
