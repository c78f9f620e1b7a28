// The coach: questions in a person's own words, answered with numbers from the engine. A conversation is stored until the person deletes
// it.
import * as z from 'zod/mini';
import { get, patch, post, remove } from './endpoint.ts';
import { ReadingInput } from './readings.ts';
import { PoolCompletionInput, TaskInput } from './tasks.ts';
import { TreatmentInput } from './treatments.ts';
import { Id, inOneLine, Instant, PageQuery, pageOf, text } from './values.ts';
import { ProductId } from './water.ts';
import { fault } from './reasons.ts';

const tag = 'coach';

export const COACH_PERSONALITIES = ['friendly', 'technical', 'encouraging'] as const;
export const COACH_CARD_KINDS = ['dose', 'water', 'value', 'volume', 'plan', 'swim', 'safety'] as const;
export const COACH_MESSAGE_LENGTH = 2000;
export const COACH_TITLE_LENGTH = 80;
/** A photo beside a question is a JPEG of at most so many bytes, each side at most so many pixels: enough to see a stain on a phone with poor signal. */
export const COACH_PHOTO_BYTES = 180_000;
export const COACH_PHOTO_SIDE_PX = 1280;
export const COACH_PHOTOS = 500;

const question = {
  message: text(1, COACH_MESSAGE_LENGTH, fault('question_missing')),
  /** missing: a general question */
  poolId: z.optional(Id),
  personality: z.optional(z.enum(COACH_PERSONALITIES)),
  /** what the person was looking at, as a question: a follow-up may refer to it */
  about: z.optional(text(1, 300)),
  /** a photo that belongs to the question: a JPEG in base64 (`COACH_PHOTO_BYTES`, `COACH_PHOTO_SIDE_PX`). It is kept without what the camera wrote into it */
  photo: z.optional(
    z
      .string({ error: fault('photo_wrong') })
      .check(
        z.maxLength(Math.ceil(COACH_PHOTO_BYTES / 3) * 4, fault('photo_large')),
        z.regex(/^[A-Za-z\d+/]+={0,2}$/, fault('photo_wrong')),
      ),
  ),
  /** IANA, of the person's own clock: “at 6 pm” is meant in it. Missing: that of the pool */
  timeZone: z.optional(text(1, 60)),
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

export const COACH_ACTIONS = ['log_test', 'log_treatment', 'create_task', 'complete_task'] as const;
export type CoachAction = (typeof COACH_ACTIONS)[number];

/** What the coach may prepare, each with the body of the ordinary endpoint. */
export const CoachDraft = z.discriminatedUnion('action', [
  z.object({ action: z.literal('log_test'), fields: ReadingInput }),
  z.object({ action: z.literal('log_treatment'), fields: TreatmentInput }),
  z.object({ action: z.literal('create_task'), fields: TaskInput }),
  z.object({ action: z.literal('complete_task'), fields: PoolCompletionInput }),
]);
export type CoachDraft = z.infer<typeof CoachDraft>;

const proposal = {
  /** signed: it carries out exactly these fields, once, for this person and pool */
  token: z.string(),
  poolId: Id,
  /** what will happen, in the language of the answer; made by the server, never by a model */
  title: z.string(),
  expiresAt: Instant,
};
/** A change that the coach prepared. Nothing is saved until the person confirms it. */
export const CoachProposal = z.discriminatedUnion('action', [
  z.object({ action: z.literal('log_test'), fields: ReadingInput, ...proposal }),
  z.object({ action: z.literal('log_treatment'), fields: TreatmentInput, ...proposal }),
  z.object({ action: z.literal('create_task'), fields: TaskInput, ...proposal }),
  z.object({ action: z.literal('complete_task'), fields: PoolCompletionInput, ...proposal }),
]);
export type CoachProposal = z.infer<typeof CoachProposal>;

const TOKEN_LENGTH = 20_000;
export const CoachConfirmation = z.object({
  action: z.enum(COACH_ACTIONS),
  poolId: Id,
  /** of the test, treatment, task or completion that was saved */
  id: Id,
});
export type CoachConfirmation = z.infer<typeof CoachConfirmation>;

export const CoachAnswer = z.object({
  answer: z.string(),
  cards: z.array(CoachCard),
  sources: z.array(CoachSource),
  /** true: asked back, or answered that it does not know */
  abstained: z.boolean(),
  /** short questions to choose from after an answer that asks back */
  chips: z.array(z.string()),
  /** changes that wait for the person's confirmation */
  proposals: z.array(CoachProposal),
});
export type CoachAnswer = z.infer<typeof CoachAnswer>;

export const CoachChat = z.object({
  id: Id,
  /** the beginning of the first question, or the name that the person gave it */
  title: z.string(),
  poolId: z.nullable(Id),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CoachChat = z.infer<typeof CoachChat>;

/** The size of a photo, in pixels. */
const PhotoSize = z.object({ width: z.number(), height: z.number() });

export const CoachMessage = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** of a question with a photo: its size. The picture itself has an address of its own */
  photo: z.optional(PhotoSize),
  cards: z.array(CoachCard),
  sources: z.array(CoachSource),
  chips: z.array(z.string()),
  proposals: z.array(CoachProposal),
  createdAt: Instant,
});
export type CoachMessage = z.infer<typeof CoachMessage>;

/** With the conversation that it belongs to. */
export const DownloadedCoachMessage = z.extend(CoachMessage, { chatId: Id });

/** A photo that a person sent with a question. */
export const CoachPhoto = z.object({
  chatId: Id,
  messageId: Id,
  ...PhotoSize.def.shape,
  /** JPEG, in base64 */
  jpeg: z.string(),
});
export type CoachPhoto = z.infer<typeof CoachPhoto>;

/** What was asked of the language model in a month; answers of the built-in coach are not counted. */
export const CoachUsage = z.object({
  /** the first day of the month, in UTC */
  monthOn: z.string(),
  answers: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
});
export type CoachUsage = z.infer<typeof CoachUsage>;

/** How many answers of the language model are left this month. */
export const CoachAllowance = z.object({
  /** false: the built-in coach answers everything */
  hasModel: z.boolean(),
  /** whether who answers can look at a photo */
  seesPhotos: z.boolean(),
  used: z.number(),
  /** null: no monthly limit */
  limit: z.nullable(z.number()),
});
export type CoachAllowance = z.infer<typeof CoachAllowance>;

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
    body: z.strictObject({
      chatId: z.optional(Id),
      ...question,
      /** an earlier question of the conversation: this one takes its place, and everything after it is deleted */
      replaces: z.optional(Id),
      /** an earlier question of the conversation, whose photo goes with this one, also where this one replaces it */
      photoOf: z.optional(Id),
    }),
    /** the events, as text */
    response: z.string(),
    withoutTransaction: true,
    problems: ['not_found'],
  }),
  allowance: get('/api/coach/allowance', {
    tag,
    summary: 'Whether a language model answers, and how many of its answers are used this month.',
    response: CoachAllowance,
  }),
  confirm: post('/api/coach/confirmations', {
    tag,
    status: 201,
    creates: true,
    summary: 'Saves what the coach prepared, once. The answer that contains the proposal says until when.',
    body: z.strictObject({
      token: z
        .string({ error: fault('proposal_token_missing') })
        .check(z.minLength(1, fault('proposal_token_missing')), z.maxLength(TOKEN_LENGTH, fault('proposal_token_invalid'))),
    }),
    response: CoachConfirmation,
    problems: ['not_found', 'proposal_invalid', 'proposal_expired', 'proposal_used', 'plan_limit_reached'],
  }),
  listChats: get('/api/coach/chats', {
    tag,
    offline: true,
    summary: 'Your conversations, the latest first.',
    query: PageQuery,
    response: pageOf(CoachChat),
  }),
  listMessages: get('/api/coach/chats/{chatId}/messages', {
    tag,
    offline: true,
    summary: 'What was said in a conversation, the latest first.',
    params: ChatParams,
    query: PageQuery,
    response: pageOf(CoachMessage),
    problems: ['not_found'],
  }),
  findPhoto: get('/api/coach/chats/{chatId}/messages/{messageId}/photo', {
    tag,
    summary: 'The photo that was sent with a question, as image/jpeg.',
    params: z.object({ chatId: Id, messageId: Id }),
    /** the bytes of the picture */
    response: z.string(),
    problems: ['not_found'],
  }),
  renameChat: patch('/api/coach/chats/{chatId}', {
    tag,
    summary: 'Renames a conversation.',
    params: ChatParams,
    body: z.strictObject({ title: text(1, COACH_TITLE_LENGTH, fault('conversation_name_missing')).check(inOneLine()) }),
    response: CoachChat,
    problems: ['not_found'],
  }),
  removeChat: remove('/api/coach/chats/{chatId}', { tag, summary: 'Deletes a conversation.', params: ChatParams, problems: ['not_found'] }),
};
