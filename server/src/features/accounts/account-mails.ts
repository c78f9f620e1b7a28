// The words of the mails about an account. ASCII and lines of at most 76 characters, so that a link stays in one piece also in the raw
// message. No name in them: whoever opens an account with somebody else's address could write what they like into it.
import type { OutgoingMail } from './accounts.queries.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

interface Letter {
  recipient: string;
  subject: string;
  before: string;
  link: { label: string; url: string };
  after: string;
}

function write({ recipient, subject, before, link, after }: Letter): OutgoingMail {
  const paragraphs = ['Hello,', before, link.url, after, 'Limpid\nClear water, every day.'];
  const html = [
    '<p>Hello,</p>',
    `<p>${escapeHtml(before)}</p>`,
    `<p><a\nhref="${escapeHtml(link.url)}">\n${escapeHtml(link.label)}</a></p>`,
    `<p>${escapeHtml(after)}</p>`,
    '<p>Limpid<br>Clear water, every day.</p>',
  ];
  return {
    recipient,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en">\n<body>\n${html.join('\n')}\n</body>\n</html>\n`,
  };
}

export const resetMail = (recipient: string, url: string, minutes: number): OutgoingMail =>
  write({
    recipient,
    subject: 'Reset your Limpid password',
    before: 'Somebody, hopefully you, asked to reset the password\nof your Limpid account. Choose a new one here:',
    link: { label: 'Choose a new password', url },
    after: `The link works once and for ${minutes} minutes.\nIf it was not you, there is nothing to do.`,
  });

export const passwordChangedMail = (recipient: string, url: string): OutgoingMail =>
  write({
    recipient,
    subject: 'Your Limpid password was changed',
    before: 'The password of your Limpid account was changed just now,\nand every browser was signed out.',
    link: { label: 'Sign in', url },
    after: 'If it was not you, reset your password at once: only who\nreads your mail can do that.',
  });
