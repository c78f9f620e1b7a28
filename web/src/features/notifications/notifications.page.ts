import type { Page } from '../../pages/page.ts';

export const pages: readonly Page[] = [
  {
    path: '/notifications',
    html: 'shell',
    isProtected: true,
    offline: 'later',
    skeleton: { shape: 'cards', width: 'medium', title: 'notifications_bell' },
    title: 'notifications_bell',
    icon: 'Bell',
    searchWords: 'notifications_words',
    home: 'more',
  },
  {
    path: '/settings/notifications',
    html: 'shell',
    isProtected: true,
    offline: 'later',
    skeleton: { shape: 'form', width: 'medium' },
    title: 'notifications_bell',
    fullTitle: 'shell_settings_notifications',
    summary: 'notifications_settings_text',
    icon: 'BellRing',
    searchWords: 'shell_settings_notifications_words',
    home: 'more',
    navigation: { group: 'settings', order: 6 },
  },
  { path: '/unsubscribe', html: 'complete', offline: 'never' },
];
