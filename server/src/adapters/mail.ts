// Mail leaves by SMTP, or, when none is configured, as .eml files into the outbox folder that any mail program opens.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** ends mails of this kind by one press (RFC 8058) */
  unsubscribeUrl?: string | undefined;
  writtenAt?: Date | undefined;
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
  /** Deletes those that are still here, were written before that moment and are chosen. What a mail server took is no longer here. */
  forget: (isChosen: (mail: Pick<Mail, 'id' | 'recipient'>) => boolean, before: Date) => Promise<void>;
  close: () => void;
}

/** In one line however long: a header that is broken in two spoils the signature that mail servers put under it. */
const inOneLine = (value: string) => ({ prepared: true, foldLines: false, value });

const headersOf = ({ unsubscribeUrl }: Mail) => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl === undefined
    ? {}
    : { 'List-Unsubscribe': inOneLine(`<${unsubscribeUrl}>`), 'List-Unsubscribe-Post': inOneLine('List-Unsubscribe=One-Click') }),
});

const messageOf = (mail: Mail, from: string) => ({
  from,
  // As an object, an address is never parsed for further recipients.
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.text,
  ...(mail.html === undefined ? {} : { html: mail.html }),
  messageId: `<${mail.id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
  headers: headersOf(mail),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** `url` such as smtps://name:password@mail.example:465 */
export function smtpMailer(url: string, from: string): Mailer {
  const address = new URL(url);
  const transport = createTransport({
    host: address.hostname,
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    ...(address.username ? { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } } : {}),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from));
    },
    forget: async () => {},
    close: () => transport.close(),
  };
}

/** One that begins with a dot was being written when the server died. */
const NAME = /^\.?(\d{8}T\d{6}\.\d{3}Z)-([\w-]+)\.eml$/;
const stampOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:]/g, '');

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** From the head of the message; a long address has a line of its own. */
async function recipientOf(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const head = text.split(/\r?\n\r?\n/, 1)[0] ?? '';
  return (/^To:\s*<?([^\s<>]+)>?$/im.exec(head)?.[1] ?? '').toLowerCase();
}

/** Writes each mail whole or not at all, and under the same name when it is sent again after a crash; the names sort by time. */
export function outboxMailer(folder: string, from: string, now: () => Date = () => new Date()): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...messageOf(mail, from), date: now() });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${stampOf(mail.writtenAt ?? now())}-${mail.id}.eml`;
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    forget: async (isChosen, before) => {
      for (const name of await namesIn(folder)) {
        const [, stamp = '', id = ''] = NAME.exec(name) ?? [];
        if (id === '' || stamp >= stampOf(before)) continue;
        if (isChosen({ id, recipient: await recipientOf(join(folder, name)) })) await rm(join(folder, name), { force: true });
      }
    },
    close: () => transport.close(),
  };
}
