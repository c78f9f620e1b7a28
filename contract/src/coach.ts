// The coach: questions in a person's own words, answered with numbers from the engine. A conversation is kept until the person deletes it.
import * as z from 'zod/mini';
import { get, post, remove } from './endpoint.ts';
import { Id, Instant, PageQuery, pageOf, text } from './values.ts';
import { ProductId } from './water.ts';

const tag = 'coach';

export const COACH_PERSONALITIES = ['friendly', 'technical', 'encouraging'] as const;
export const COACH_CARD_KINDS = ['dose', 'water', 'value', 'volume', 'plan', 'swim', 'safety'] as const;
export const COACH_MESSAGE_LENGTH = 2000;

const question = {
  message: text(1, COACH_MESSAGE_LENGTH, 'Type a question.'),
  /** missing: a general question */
  poolId: z.optional(Id),
  personality: z.optional(z.enum(COACH_PERSONALITIES)),
};

export const CoachCard = z.object({
  kind: z.enum(COACH_CARD_KINDS),
  title: z.string(),
  productId: z.optional(ProductId),
  amountG: z.optional(z.number()),
  amountMl: z.optional(z.number()),
  amountL: z.optional(z.number()),
  value: z.optional(z.number()),
  unit: z.optional(z.string()),
  /** what was understood and used, in canonical units */
  inputs: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type CoachCard = z.infer<typeof CoachCard>;
export const CoachSource = z.object({ title: z.string(), url: z.string() });

export const CoachAnswer = z.object({
  answer: z.string(),
  cards: z.array(CoachCard),
  sources: z.array(CoachSource),
  /** true: asked back, or said that it does not know */
  abstained: z.boolean(),
  /** short questions to choose from after an answer that asks back */
  chips: z.array(z.string()),
});
export type CoachAnswer = z.infer<typeof CoachAnswer>;

export const CoachChat = z.object({
  id: Id,
  /** the beginning of the first question */
  title: z.string(),
  poolId: z.nullable(Id),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CoachChat = z.infer<typeof CoachChat>;

export const CoachMessage = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  cards: z.array(CoachCard),
  sources: z.array(CoachSource),
  chips: z.array(z.string()),
  createdAt: Instant,
});
export type CoachMessage = z.infer<typeof CoachMessage>;

const ChatParams = z.object({ chatId: Id });

export const coach = {
  ask: post('/api/coach/ask', {
    tag,
    summary: 'One question, answered at once; nothing is kept.',
    body: z.strictObject({ chatId: z.optional(Id), ...question }),
    response: CoachAnswer,
    withoutTransaction: true,
    problems: ['not_found'],
  }),
  chat: post('/api/coach/chat', {
    tag,
    summary: 'A question in a conversation, answered as a stream of server-sent events (UI message stream, version 1).',
    body: z.strictObject({ chatId: z.optional(Id), ...question }),
    /** the events, as text */
    response: z.string(),
    problems: ['not_found'],
  }),
  listChats: get('/api/coach/chats', {
    tag,
    summary: 'Your conversations, the latest first.',
    query: PageQuery,
    response: pageOf(CoachChat),
  }),
  listMessages: get('/api/coach/chats/{chatId}/messages', {
    tag,
    summary: 'What was said in a conversation, the latest first.',
    params: ChatParams,
    query: PageQuery,
    response: pageOf(CoachMessage),
    problems: ['not_found'],
  }),
  removeChat: remove('/api/coach/chats/{chatId}', { tag, summary: 'Deletes a conversation.', params: ChatParams, problems: ['not_found'] }),
};
