import type { Page } from '../../../pages/page.ts';

const settings = {
  html: 'shell',
  isProtected: true,
  offline: 'later',
  home: 'more',
  skeleton: { shape: 'form', width: 'medium' },
} as const;

export const pages: readonly Page[] = [
  {
    ...settings,
    path: '/settings/profile',
    title: 'settings_profile',
    fullTitle: 'shell_settings_profile',
    summary: 'settings_profile_text',
    icon: 'UserRound',
    searchWords: 'shell_settings_profile_words',
    navigation: { group: 'settings', order: 1 },
  },
  {
    ...settings,
    path: '/settings/units',
    title: 'settings_units',
    fullTitle: 'shell_settings_units',
    summary: 'settings_units_text',
    icon: 'Languages',
    searchWords: 'shell_settings_units_words',
    navigation: { group: 'settings', order: 2 },
  },
  {
    ...settings,
    path: '/settings/security',
    title: 'settings_security',
    fullTitle: 'common_security_settings',
    summary: 'settings_security_text',
    icon: 'LockKeyhole',
    searchWords: 'shell_settings_security_words',
    navigation: { group: 'settings', order: 5 },
  },
];
