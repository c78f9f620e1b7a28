// The email with reminders, in the reader's language.
import type { OutgoingMail } from '../../jobs/mail-delivery.ts';
import type { Language } from './notification-texts.ts';

interface Texts {
  hello: string;
  several: (count: number) => string;
  open: string;
  more: (count: number) => string;
  why: string;
  settings: string;
  stop: string;
  motto: string;
}

const TEXTS: Record<Language, Texts> = {
  en: {
    hello: 'Hello,',
    several: (count) => `${count} reminders for your pool`,
    open: 'Open Limpid',
    more: (count) => `And ${count} more in your inbox.`,
    why: 'You get at most one of these emails a day.',
    settings: 'Choose your reminders',
    stop: 'Stop all reminder emails',
    motto: 'Clear water, every day.',
  },
  es: {
    hello: 'Hola:',
    several: (count) => `${count} recordatorios para tu piscina`,
    open: 'Abrir Limpid',
    more: (count) => `Y ${count} más en tus notificaciones.`,
    why: 'Recibes como máximo uno de estos correos al día.',
    settings: 'Elegir tus recordatorios',
    stop: 'No recibir más recordatorios por correo',
    motto: 'Agua clara, todos los días.',
  },
};

const MOST_ITEMS = 20;
/** Readable on a phone, and in the colors of the mail program, light or dark. */
const HEAD =
  '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>';
const BODY = 'font: 16px/1.5 system-ui, sans-serif; max-width: 36em; margin: 0 auto; padding: 16px';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export interface DigestItem {
  title: string;
  text: string;
  url: string;
}

export function digestMail(
  { email, language }: { email: string; language: Language },
  all: readonly DigestItem[],
  links: { baseUrl: string; unsubscribeUrl: string },
): OutgoingMail {
  const texts = TEXTS[language];
  const items = all
    .slice(0, MOST_ITEMS)
    .map(({ title, text, url }) => ({ title: inOneLine(title), text: inOneLine(text), url: links.baseUrl + url }));
  const more = all.length > MOST_ITEMS ? [texts.more(all.length - MOST_ITEMS)] : [];
  const settingsUrl = `${links.baseUrl}/settings/notifications`;
  const text = [
    texts.hello,
    ...items.map((item) => `${item.title}\n${item.text}\n${item.url}`),
    ...more,
    `${texts.why}\n${texts.settings}: ${settingsUrl}\n${texts.stop}: ${links.unsubscribeUrl}`,
    `Limpid\n${texts.motto}`,
  ];
  const html = [
    `<p>${texts.hello}</p>`,
    ...items.map((item) => `<p><a href="${escapeHtml(item.url)}"><b>${escapeHtml(item.title)}</b></a><br>${escapeHtml(item.text)}</p>`),
    ...more.map((line) => `<p>${line}</p>`),
    `<p><a href="${escapeHtml(`${links.baseUrl}/dashboard`)}">${texts.open}</a></p>`,
    `<p><small>${texts.why} <a href="${escapeHtml(settingsUrl)}">${texts.settings}</a> · ` +
      `<a href="${escapeHtml(links.unsubscribeUrl)}">${texts.stop}</a></small></p>`,
    `<p>Limpid<br>${texts.motto}</p>`,
  ];
  const [only] = items;
  return {
    recipient: email,
    subject: items.length === 1 && only ? only.title : texts.several(all.length),
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}">\n${HEAD}\n<body style="${BODY}">\n${html.join('\n')}\n</body>\n</html>\n`,
    unsubscribeUrl: links.unsubscribeUrl,
  };
}
