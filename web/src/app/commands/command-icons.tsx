import { Languages, Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '../settings/theme.ts';

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon };

export function ThemeIcon({ theme }: { theme: Theme }) {
  const Icon = THEME_ICONS[theme];
  return <Icon size={20} strokeWidth={1.75} />;
}

export function LanguageIcon() {
  return <Languages size={20} strokeWidth={1.75} />;
}
