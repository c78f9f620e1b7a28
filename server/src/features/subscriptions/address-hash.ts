// An address as a keyed hash: it can be recognized by this installation, and read by no one. Spellings that reach one mailbox are one address.
import { createHmac } from 'node:crypto';

/** Their mailboxes ignore dots. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // What follows a plus sign is a label of its owner.
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

export const addressHash = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`trial:${mailboxOf(email)}`)
    .digest('base64url');
