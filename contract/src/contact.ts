import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { Email, Id, inOneLine, Instant, text } from './values.ts';
import { fault } from './reasons.ts';

export const CONTACT_TOPICS = ['question', 'problem', 'advice', 'privacy', 'other'] as const;

export const ContactInput = z.strictObject({
  name: text(1, 100, fault('name_missing')).check(inOneLine()),
  email: Email,
  topic: z.enum(CONTACT_TOPICS, { error: fault('choose_topic') }),
  message: text(10, 5000, fault('message_short')),
  /** how long the form was open, in seconds: programs are quick */
  openForS: z.optional(z.number().check(z.gte(0), z.lte(1e7))),
  /** people never see this field; programs fill it in */
  nickname: z.optional(z.string().check(z.maxLength(500))),
});
export type ContactInput = z.infer<typeof ContactInput>;

/** A message as its writer finds it in their data. */
export const ContactMessage = z.object({
  id: Id,
  createdAt: Instant,
  name: z.string(),
  email: z.string(),
  topic: z.string(),
  message: z.string(),
});

export const contact = {
  send: post('/api/contact', {
    tag: 'contact',
    access: 'public',
    limit: 'contact',
    status: 202,
    summary: 'Keeps a message to the people behind Limpid and mails it to them.',
    body: ContactInput,
    response: z.object({ id: Id, message: z.string() }),
  }),
};
