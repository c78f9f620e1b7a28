// The words of the mails about an account. ASCII and lines of at most 76 characters, so that a link stays in one piece also in the raw
// message. No name in them: whoever opens an account with somebody else's address could write what they like into it.
import type { OutgoingMail } from './accounts.queries.ts';

const WIDTH = 64;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line !== '' && line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

interface Letter {
  recipient: string;
  subject: string;
  before: string;
  link: { label: string; url: string };
  after: string;
}

function write({ recipient, subject, link, ...letter }: Letter): OutgoingMail {
  const [before, after] = [wrapped(letter.before), wrapped(letter.after)];
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
    before: 'Somebody, hopefully you, asked to reset the password of your Limpid account. Choose a new one here:',
    link: { label: 'Choose a new password', url },
    after: `The link works once and for ${minutes} minutes. If it was not you, there is nothing to do.`,
  });

export const verifyMail = (recipient: string, url: string): OutgoingMail =>
  write({
    recipient,
    subject: 'Confirm your email address',
    before: 'A Limpid account was opened with this email address. If that was you, confirm that the address is yours:',
    link: { label: 'Confirm the address', url },
    after:
      'The link works once and for 24 hours. If it was not you, leave it alone: nobody can prove that this address is theirs without it.',
  });

export const confirmChangeMail = (recipient: string, url: string): OutgoingMail =>
  write({
    recipient,
    subject: 'Confirm your new email address',
    before: 'Somebody, hopefully you, wants to use this email address for a Limpid account. Confirm it here:',
    link: { label: 'Use this address', url },
    after: 'The link works once and for 24 hours. Until then nothing changes. If it was not you, there is nothing to do.',
  });

export const addressTakenMail = (recipient: string, url: string): OutgoingMail =>
  write({
    recipient,
    subject: 'Your email address has a Limpid account already',
    before:
      'Somebody wanted to use this email address for another Limpid account. It belongs to your account already, so nothing was changed. ' +
      'If that was you, sign in to the account that has this address:',
    link: { label: 'Sign in', url },
    after: 'If it was not you, there is nothing to do.',
  });

/** Notices say that something has happened, and what to do when it was somebody else. */
const notice = (subject: string, before: string, label: string, after: string) => (recipient: string, url: string) =>
  write({ recipient, subject, before, link: { label, url }, after });

const LOOK = 'Look at your security settings';
const IF_NOT =
  'If it was not you, reset your password on the sign-in page at once: only who reads your mail can do that. Then look through the ' +
  'security settings of your account.';

export const passwordChangedMail = notice(
  'Your Limpid password was changed',
  'The password of your Limpid account was changed just now, and every browser was signed out.',
  'Sign in',
  'If it was not you, reset your password at once: only who reads your mail can do that.',
);
export const newPasswordMail = notice(
  'Your Limpid password was changed',
  'The password of your Limpid account was set just now, and every other browser was signed out.',
  LOOK,
  IF_NOT,
);
export const changeAskedMail = notice(
  'A new email address for your Limpid account',
  'Somebody, hopefully you, asked to move your Limpid account to another email address. It happens once the new address is confirmed.',
  LOOK,
  `You will then get a mail with a link that takes it back for 7 days. ${IF_NOT}`,
);
export const addressChangedMail = notice(
  'Your Limpid account has a new email address',
  'Your Limpid account was moved to another email address just now. If it was not you, take it back here:',
  'Take it back',
  'The link works for 7 days. It gives the account back to this address, signs every browser out and lets you choose a new password.',
);
export const addressRestoredMail = notice(
  'Your Limpid account is back at this address',
  'The change of email address of your Limpid account was taken back, and every browser was signed out.',
  'Sign in',
  'Please choose a new password: somebody else may know the old one. Sign-in methods that were added around the change are gone.',
);
export const secondFactorOnMail = notice(
  'Two-step sign-in is on',
  'Signing in to your Limpid account now asks for a code of your authenticator app as well.',
  LOOK,
  IF_NOT,
);
export const secondFactorOffMail = notice(
  'Two-step sign-in is off',
  'Signing in to your Limpid account no longer asks for a code of your authenticator app.',
  LOOK,
  IF_NOT,
);
export const recoveryCodesRenewedMail = notice(
  'You have new recovery codes',
  'New recovery codes were made for your Limpid account, and the old ones are void.',
  LOOK,
  IF_NOT,
);
export const recoveryCodeUsedMail = (recipient: string, url: string, left: number): OutgoingMail =>
  notice(
    'A recovery code was used',
    `One of your recovery codes was used in your Limpid account just now. Codes left: ${left}.`,
    left < 3 ? 'Make new recovery codes' : LOOK,
    IF_NOT,
  )(recipient, url);
export const passkeyAddedMail = notice('A passkey was added', 'A new passkey can open your Limpid account from now on.', LOOK, IF_NOT);
export const passkeyRemovedMail = notice(
  'A passkey was removed',
  'One of the passkeys of your Limpid account was removed and no longer opens it.',
  LOOK,
  IF_NOT,
);
export const googleLinkedMail = notice(
  'A Google account was linked',
  'A Google account can open your Limpid account from now on.',
  LOOK,
  IF_NOT,
);
export const googleUnlinkedMail = notice(
  'A Google account was unlinked',
  'The Google account that opened your Limpid account no longer does.',
  LOOK,
  IF_NOT,
);
export const accountDeletedMail = notice(
  'Your Limpid account is deleted',
  'Your Limpid account and everything in it were erased just now. This is the last mail about it.',
  'Limpid',
  'If it was not you, write to us: nothing can be brought back, but we want to know.',
);
