import { Languages, LockKeyhole, Palette, ShieldCheck, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { m } from '../paraglide/messages.js';

export interface SettingsTab {
  to: string;
  label: string;
  text: string;
  icon: LucideIcon;
}

export const settingsTabs = (): SettingsTab[] => [
  { to: '/settings/profile', label: m.settings_profile(), text: m.settings_profile_text(), icon: UserRound },
  { to: '/settings/units', label: m.settings_units(), text: m.settings_units_text(), icon: Languages },
  { to: '/settings/appearance', label: m.settings_appearance(), text: m.settings_appearance_text(), icon: Palette },
  { to: '/settings/privacy', label: m.settings_privacy(), text: m.settings_privacy_text(), icon: ShieldCheck },
  { to: '/settings/security', label: m.settings_security(), text: m.settings_security_text(), icon: LockKeyhole },
];
