import type { Page } from '../../pages/page.ts';

const settings = {
  html: 'shell',
  isProtected: true,
  offline: 'later',
  home: 'more',
  skeleton: { shape: 'form', width: 'medium' },
} as const;

export const pages: readonly Page[] = [
  { ...settings, path: '/settings', title: 'common_settings', icon: 'Settings', navigation: { group: 'you', order: 3 } },
  {
    ...settings,
    path: '/settings/appearance',
    title: 'common_appearance',
    fullTitle: 'shell_settings_appearance',
    summary: 'settings_appearance_text',
    icon: 'Palette',
    searchWords: 'shell_settings_appearance_words',
    navigation: { group: 'settings', order: 3 },
  },
  {
    ...settings,
    path: '/settings/privacy',
    title: 'common_privacy',
    fullTitle: 'common_privacy_settings',
    summary: 'settings_privacy_text',
    icon: 'ShieldCheck',
    searchWords: 'shell_settings_privacy_words',
    navigation: { group: 'settings', order: 4 },
  },
];
