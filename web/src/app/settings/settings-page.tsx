import { SETTINGS_PLACES } from 'limpid:settings-places';
import { ChevronRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, Navigate } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { useMe } from '../../session/me.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Card, IconTile } from '../../ui/card.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { useTextSize, useTheme } from './theme.ts';

export const meta = () =>
  pageMeta({ title: m.common_settings(), description: m.settings_description(), canonicalPath: '/settings', noindex: true });

// From here on the list is next to every section (lg in the styles).
const WIDE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The list of sections, if there is no room for it next to them; else straight to the first. */
export default function SettingsPage() {
  const { href } = useCurrentPool();
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  const now = useChoices();
  if (isWide) return <Navigate to={href('/settings/profile')} replace />;
  return (
    <Card padding="none" as="nav" aria-label={m.settings_sections()}>
      <ul>
        {SETTINGS_PLACES.map(({ path, title, summary, icon: Icon }) => (
          <li key={path} className="border-b border-line last:border-0">
            <Link
              to={href(path)}
              prefetch="intent"
              className="flex items-center gap-4 px-4 py-3.5 hover:bg-sunken focus-visible:-outline-offset-3"
            >
              <IconTile>
                <Icon size={24} strokeWidth={1.75} />
              </IconTile>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title()}</span>
                <span className="block text-sm text-muted">{now[path] ?? summary()}</span>
              </span>
              <ChevronRight size={20} aria-hidden className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The current choice, if it fits on a line. */
function useChoices(): Record<string, string | undefined> {
  const { me } = useMe();
  const { units } = useUnits();
  const { language } = useLanguage();
  const { theme } = useTheme();
  const { textSize } = useTextSize();
  const themes = { system: m.settings_theme_system(), light: m.common_light(), dark: m.common_dark() };
  return {
    '/settings/profile': me ? `${me.firstName} ${me.lastName}` : undefined,
    '/settings/units': `${units === 'us' ? m.settings_units_us() : m.settings_units_metric()} · ${LANGUAGE_NAMES[language]}`,
    '/settings/appearance': `${themes[theme]} · ${m.ui_percent({ value: textSize })}`,
  };
}

// Each in its own language, for a person who can't read the other.
const LANGUAGE_NAMES = { en: 'English', es: 'Español' };
