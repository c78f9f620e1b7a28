// A message to the team: stored, then mailed. What looks like spam is stored and not mailed, with the same answer, so that its sender
// learns nothing.
import type { ContactInput } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { insertMail, insertMessage } from './contact.queries.ts';

/** No person reads the form and writes ten characters faster. */
const QUICKEST_PERSON_S = 2;
const MOST_LINKS = 5;

export interface Sender {
  personId: string | null;
  /** people on Pro are answered first */
  planId: string | null;
  supportAddress: string;
  now: Date;
}

/** Signs that need no question: a field that only programs see, haste, and many links. */
export function looksWrittenByProgram({ nickname, openForS, message }: ContactInput): boolean {
  const links = message.match(/https?:\/\//gi)?.length ?? 0;
  return (nickname ?? '') !== '' || (openForS !== undefined && openForS < QUICKEST_PERSON_S) || links > MOST_LINKS;
}

export async function sendMessage(db: Queries, input: ContactInput, sender: Sender): Promise<{ id: string; message: string }> {
  const { name, email, topic, message } = input;
  const isSuspect = looksWrittenByProgram(input);
  const id = newId();
  await insertMessage(db, { id, personId: sender.personId, name, email, topic, message, isSuspect, createdAt: sender.now });
  if (!isSuspect) await insertMail(db, mailOf(id, input, sender), sender.now);
  return { id, message: 'Thank you. We received your message, and a person will answer you by email.' };
}

/** A name cannot break out of its line: the body is plain text, and the subject holds nothing that was typed. */
function mailOf(id: string, { name, email, topic, message }: ContactInput, { personId, planId, supportAddress }: Sender) {
  const lines = [
    `From: ${name.replaceAll(/\s+/g, ' ')}`,
    `Answer to: ${email}`,
    `About: ${topic}`,
    `Account: ${personId ?? 'not signed in'}`,
    `Plan: ${planId ?? 'none'}`,
    `Message: ${id}`,
  ];
  return {
    recipient: supportAddress,
    subject: `Contact form${planId === null || planId === 'free' ? '' : ' (priority)'}: ${topic}`,
    text: `${lines.join('\n')}\n\n${message}\n`,
  };
}
