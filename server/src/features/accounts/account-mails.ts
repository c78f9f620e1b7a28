// A mail about an account, in the reader's language. Lines of at most 76 characters, and HTML in plain ASCII, so that a link stays
// in one piece also in the raw message.
import type { FastifyRequest } from 'fastify';
import { insertMail, type OutgoingMail } from './accounts.queries.ts';
import { type AccountMailKind, MAILS_IN_ENGLISH, type MailTexts } from './texts/mail-texts-en.ts';
import { MAILS_IN_SPANISH } from './texts/mail-texts-es.ts';

export type MailLanguage = 'en' | 'es';
export interface Recipient {
  email: string;
  language: MailLanguage;
}

/** In the transaction that causes it; for features that tell the owner of an account something. */
export const sendMail = insertMail;

const WIDTH = 64;
const TEXTS: Record<MailLanguage, Record<AccountMailKind, MailTexts>> = { en: MAILS_IN_ENGLISH, es: MAILS_IN_SPANISH };
const FRAME: Record<MailLanguage, { hello: string; motto: string }> = {
  en: { hello: 'Hello,', motto: 'Clear water, every day.' },
  es: { hello: 'Hola:', motto: 'Agua clara, todos los días.' },
};

/** Of `es-MX,es;q=0.9,en;q=0.8`, the first that we write; English where there is none. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): MailLanguage {
  const wanted = (request.headers['accept-language'] ?? '').split(',', 20).map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined);
    return { language: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
  });
  const spoken = wanted.filter(({ language, weight }) => language in TEXTS && weight > 0).toSorted((a, b) => b.weight - a.weight);
  return (spoken[0]?.language as MailLanguage | undefined) ?? 'en';
}

/** The language that the account has chosen, else that of the browser that caused the mail. */
export const recipientOf = (
  person: { email: string; language: MailLanguage | null },
  { request }: { request: Pick<FastifyRequest, 'headers'> },
): Recipient => ({ email: person.email, language: person.language ?? languageOf(request) });

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll(/[^\n\x20-\x7e]/gu, (letter) => `&#${letter.codePointAt(0)};`);

function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line !== '' && line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

export function accountMail(
  kind: AccountMailKind,
  { email, language }: Recipient,
  url: string,
  values: Readonly<Record<string, number>> = {},
): OutgoingMail {
  const texts = TEXTS[language][kind];
  const { hello, motto } = FRAME[language];
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const [before, after] = [filled(texts.before), filled(texts.after)];
  const paragraphs = [hello, wrapped(before), url, wrapped(after), `Limpid\n${motto}`];
  // A letter with an accent becomes longer: wrapped once it is written out.
  const inHtml = (text: string): string => wrapped(escapeHtml(text));
  const html = [
    `<p>${inHtml(hello)}</p>`,
    `<p>${inHtml(before)}</p>`,
    `<p><a\nhref="${escapeHtml(url)}">\n${inHtml(texts.label)}</a></p>`,
    `<p>${inHtml(after)}</p>`,
    `<p>Limpid<br>${inHtml(motto)}</p>`,
  ];
  return {
    recipient: email,
    subject: texts.subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}">\n<body>\n${html.join('\n')}\n</body>\n</html>\n`,
  };
}
