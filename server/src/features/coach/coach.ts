// The coach: answers a question, and keeps the conversation.
import { type CoachAnswer, type CoachDraft, reason } from '@limpid/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Files } from '../../adapters/files/files.ts';
import type { Connection, Queries } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import type { Limits } from '../../http/limits.ts';
import { problem } from '../../http/problems.ts';
import type { AccessRule, PoolRow } from '../../http/route.ts';
import type { Person } from '../../http/session.ts';
import { addPart, type AnswerPart, emptyAnswer, type SignDraft } from './answer-parts.ts';
import type { Answerer, Turn } from './answerers.ts';
import {
  type ChatRow,
  deleteMessagesFrom,
  findChat,
  hasQuestion,
  insertChat,
  insertMessage,
  listMessageRows,
  lockChat,
  type MessageRow,
  touchChat,
  updateChatTitle,
} from './coach.queries.ts';
import type { PromptMessage } from './model/model-turn.ts';
import type { FindPages } from './model/tools/tool.ts';
import { findPhoto, keepPhoto, storePhoto, type StoredPicture } from './photos.ts';
import { markPhotoShown } from './photos.queries.ts';
import { propose } from './proposals.ts';
import type { Asker, Question } from './question.ts';
import type { CoachContext } from './skills/reply.ts';
import type { Thinker } from './threads/thinker.ts';
import { answerAlone, thinkAbout, type Thought } from './thought.ts';

/** What the coach works with. */
export interface CoachHouse {
  connection: Connection;
  files: Files;
  limits: Limits;
  access: AccessRule;
  /** signs what the person may confirm */
  secret: string;
  log: FastifyBaseLogger;
  find: FindPages;
  /** works out what the built-in coach says */
  thinker: Thinker;
  answerer: Answerer;
  /** whether a model answers that can look at photos */
  seesPhotos: boolean;
}

/** The pool that a question names; one that this person may not see is not there. */
export async function findAskedPool(
  access: AccessRule,
  db: Queries,
  person: Person,
  poolId: string | undefined,
): Promise<PoolRow | undefined> {
  if (poolId === undefined) return undefined;
  const pool = await access.findPool?.(db, { person, poolId, isLocking: false });
  if (!pool) throw problem('not_found');
  return pool;
}

/** About twelve turns. */
const REMEMBERED = 24;

/** One answer at once; nothing is kept. Of another person's conversation nothing is remembered. */
export async function askCoach(house: CoachHouse, question: Question, asker: Asker): Promise<CoachAnswer> {
  const { db } = house.connection;
  const isOwn = question.chatId !== undefined && (await findChat(db, asker.person.id, question.chatId)) !== undefined;
  const earlier = isOwn && question.chatId !== undefined ? await listMessageRows(db, question.chatId, REMEMBERED) : [];
  const answer = emptyAnswer();
  const thought = await thinkAbout(house, question, asker, earlier);
  for await (const part of partsOf(house, question, asker, { earlier, ...thought })) addPart(answer, part);
  return answer;
}

async function* partsOf(
  house: CoachHouse,
  { about, photo }: Question,
  asker: Asker,
  { earlier, coach, worked }: Thought & { earlier: readonly MessageRow[] },
  onShown = (): void => undefined,
): AsyncGenerator<AnswerPart> {
  const { connection, limits, log, answerer } = house;
  const { built, isFixed, language, message } = worked;
  const before = await turnsBefore(house, asker, earlier, photo !== undefined);
  yield* answerer({
    built,
    isFixed,
    language,
    onAsked: onShown,
    messages: [...before, { role: 'user', ...withPhoto(withScreen(message, about), photo?.jpeg, house.seesPhotos) }],
    sign: signer(house, asker, language),
    signal: asker.signal,
    tools: toolsOf(house, asker, { ...coach, language }),
    connection,
    limits,
    log,
  });
}

/** A model is told what the person sees beside the question. */
const withScreen = (message: string, about: string | undefined): string =>
  about === undefined || message.includes(about) ? message : `${message}\n\n[On my screen: ${about}]`;

const toolsOf = (
  { connection, access, find, thinker }: CoachHouse,
  { person, pool, now, signal }: Asker,
  coach: CoachContext,
): Turn['tools'] => ({
  db: connection.db,
  person,
  access,
  poolId: pool?.id,
  coach,
  answer: (message) => answerAlone(thinker, { person, signal }, coach, message),
  find,
  now,
});

/** A model that can't look at it is told that there is one. */
const withPhoto = (text: string, jpeg: Buffer | undefined, isSeen: boolean): Pick<PromptMessage, 'text' | 'jpeg'> =>
  jpeg === undefined
    ? { text }
    : isSeen
      ? { text, jpeg }
      : { text: `${text}\n\n[I sent a photo with this. You can't see it: say so, and go by my words.]` };

/**
 * Both sides as they are in our database, the oldest first; questions that were never answered are left out. Of the photos that a model
 * was shown only the latest is shown again, as each of them costs as much as a long text.
 */
async function turnsBefore(
  house: CoachHouse,
  { person }: Asker,
  earlier: readonly MessageRow[],
  hasPhoto: boolean,
): Promise<PromptMessage[]> {
  const last = hasPhoto || !house.seesPhotos ? undefined : earlier.find(({ photo }) => photo?.isShown);
  const jpeg = last && (await findPhoto(house.connection.db, house.files, person.id, { chatId: last.chatId, messageId: last.id }))?.jpeg;
  const messages = earlier
    .toReversed()
    .map((row): PromptMessage => ({ role: row.role, text: row.text, ...(row === last && jpeg ? { jpeg } : {}) }));
  return messages.filter(({ role }, index) =>
    role === 'user' ? messages[index + 1]?.role === 'assistant' : messages[index - 1]?.role === 'user',
  );
}

function signer({ connection, secret }: CoachHouse, { person, pool, now }: Asker, language: 'en' | 'es'): SignDraft {
  return async (draft: CoachDraft) => {
    if (!pool) throw problem('not_found', { reason: reason('pool_not_chosen') });
    return propose(connection.db, { personId: person.id, pool, language, secret, now }, draft);
  };
}

export interface ChatTurn {
  chatId: string;
  questionId: string;
  messageId: string;
  /** the answer as it comes; it is kept when it is complete */
  parts: AsyncGenerator<AnswerPart>;
}

/** Answers in a conversation. The question is kept at once, the answer when it is complete. An id that is not known yet begins a conversation. */
export async function chatWithCoach(house: CoachHouse, question: Question, asker: Asker): Promise<ChatTurn> {
  house.thinker.requireRoom(asker.person.id);
  const given = await photoFor(house, question, asker);
  const { chat, questionId, earlier, photoAt } = await house.connection.withTransaction((tx) =>
    openQuestion(tx, { ...question, given }, asker),
  );
  const photo = given ?? (photoAt && (await findPhoto(house.connection.db, house.files, asker.person.id, photoAt)));
  const messageId = idBehind(questionId);
  const asked = { ...question, photo };
  const thought = await thinkAbout(house, asked, asker, earlier);
  const answer = emptyAnswer();
  const parts = async function* (): AsyncGenerator<AnswerPart> {
    let isShown = false;
    for await (const part of partsOf(house, asked, asker, { earlier, ...thought }, () => (isShown = photo !== undefined))) {
      addPart(answer, part);
      yield part;
    }
    if (asker.signal.aborted) return;
    await house.connection.withTransaction((tx) =>
      keepAnswer(tx, { chat, questionId, messageId, isShown: isShown && house.seesPhotos, now: asker.now }, answer),
    );
  };
  return { chatId: chat.id, questionId, messageId, parts: parts() };
}

/** The next id in the order of ids. */
function idBehind(id: string): string {
  const digits = (BigInt(`0x${id.replaceAll('-', '')}`) + 1n).toString(16).padStart(32, '0');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The id of a question that comes after `last`, whatever the clocks say. The id behind a question is that of its answer, so that no other
 * device’s question comes between the two.
 */
function questionIdAfter(last: string | undefined): string {
  const id = newId();
  return last !== undefined && id <= last ? idBehind(idBehind(last)) : id;
}

interface Place {
  chat: ChatRow;
  questionId: string;
  messageId: string;
  /** the photo of the question, to a model */
  isShown: boolean;
  now: Date;
}

/** Not where the conversation was deleted, or the question was replaced, while the answer was being made. */
async function keepAnswer(tx: Queries, { chat, questionId, messageId, isShown, now }: Place, given: CoachAnswer): Promise<void> {
  if (!(await lockChat(tx, chat.personId, chat.id)) || !(await hasQuestion(tx, chat.id, questionId))) return;
  const { answer: text, cards, sources, chips, proposals } = given;
  await insertMessage(tx, { chatId: chat.id, id: messageId, role: 'assistant', text, cards, sources, chips, proposals, createdAt: now });
  if (isShown) await markPhotoShown(tx, { chatId: chat.id, messageId: questionId });
}

interface OpenQuestion {
  chat: ChatRow;
  questionId: string;
  earlier: MessageRow[];
  /** that of the same question, asked before; read after the transaction, which waits for no store */
  photoAt: { chatId: string; messageId: string } | undefined;
}

/** Asked again after a stopped answer, it is the same question. */
async function openQuestion(
  tx: Queries,
  { given, ...question }: Question & { given: StoredPicture | undefined },
  asker: Asker,
): Promise<OpenQuestion> {
  const chat = await openChat(tx, question, asker);
  await makeRoom(tx, chat, question);
  const rows = await listMessageRows(tx, chat.id, REMEMBERED + 1);
  const again = rows[0]?.role === 'user' && rows[0].text === question.message ? rows[0] : undefined;
  const id = again?.id ?? questionIdAfter(rows[0]?.id);
  if (!again) {
    const empty = { cards: [], sources: [], chips: [], proposals: [] };
    await insertMessage(tx, { chatId: chat.id, id, role: 'user', text: question.message, ...empty, createdAt: asker.now });
  }
  const place = { chatId: chat.id, messageId: id };
  if (given) await keepPhoto(tx, asker.person.id, place, given);
  await touchChat(tx, chat.id, asker.now);
  return { chat, questionId: id, earlier: again ? rows.slice(1) : rows.slice(0, REMEMBERED), photoAt: again?.photo ? place : undefined };
}

/** In the store before the question is: its own, or that of an earlier question of the conversation, which may be deleted with it. */
async function photoFor(
  house: CoachHouse,
  { chatId, photo, photoOf }: Question,
  { person, now }: Asker,
): Promise<StoredPicture | undefined> {
  const isOfEarlier = photo === undefined && photoOf !== undefined && chatId !== undefined;
  const given = isOfEarlier ? await findPhoto(house.connection.db, house.files, person.id, { chatId, messageId: photoOf }) : photo;
  return given && storePhoto(house, given, now);
}

/** Deletes what the question replaces. What was saved from it stays. A conversation that begins with it gets its name, unless the person gave one. */
async function makeRoom(tx: Queries, chat: ChatRow, { message, replaces }: Question): Promise<void> {
  if (replaces === undefined) return;
  const [first] = await deleteMessagesFrom(tx, chat.id, replaces);
  if (first && chat.title === titleOf(first.text) && (await listMessageRows(tx, chat.id, 1)).length === 0)
    await updateChatTitle(tx, chat.personId, chat.id, titleOf(message));
}

const TITLE_LENGTH = 60;
const titleOf = (message: string): string => (message.length > TITLE_LENGTH ? `${message.slice(0, TITLE_LENGTH - 1).trimEnd()}…` : message);

/** Locks it. Of several first questions at once, one begins the conversation and the others go on with it. */
async function openChat(db: Queries, { chatId, message }: Question, { person, pool, now }: Asker): Promise<ChatRow> {
  const id = chatId ?? newId();
  const begun = { id, personId: person.id, poolId: pool?.id ?? null, title: titleOf(message), createdAt: now, updatedAt: now };
  const chat = (await lockChat(db, person.id, id)) ?? (await insertChat(db, begun)) ?? (await lockChat(db, person.id, id));
  if (!chat) throw problem('not_found');
  return chat;
}
