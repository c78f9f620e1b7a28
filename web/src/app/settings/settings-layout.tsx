import { clsx } from 'clsx';
import { SETTINGS_PLACES } from 'limpid:settings-places';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Page, PageHeader } from '../../ui/page-header.tsx';

/** The frame of all settings: on a wide screen the list of sections stays beside them, on a phone /settings is that list. */
export default function Settings() {
  const { pathname } = useLocation();
  const { href } = useCurrentPool();
  const tab = SETTINGS_PLACES.find(({ path }) => pathname.replace(/\/$/, '') === path);
  const crumbs = tab ? [{ label: m.common_settings(), to: href('/settings') }, { label: tab.title() }] : undefined;
  return (
    <Page>
      <PageHeader title={tab?.title() ?? m.common_settings()} description={tab?.summary()} crumbs={crumbs} />
      <div className={clsx(tab && 'lg:grid lg:grid-cols-[13rem_minmax(0,680px)] lg:gap-10 xl:gap-16')}>
        {tab ? (
          <nav aria-label={m.settings_sections()} className="hidden lg:block">
            <ul className="sticky top-8 flex flex-col gap-1">
              {SETTINGS_PLACES.map(({ path, title, icon: Icon }) => (
                <li key={path}>
                  <NavLink
                    to={href(path)}
                    prefetch="intent"
                    className={({ isActive }) =>
                      clsx(
                        'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-sm font-medium transition-colors',
                        isActive ? 'bg-tint text-brand' : 'text-muted hover:bg-sunken hover:text-ink dark:hover:bg-raised',
                      )
                    }
                  >
                    <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
                    <span className="min-w-0">{title()}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className="flex min-w-0 flex-col gap-6">
          <Outlet />
        </div>
      </div>
    </Page>
  );
}
