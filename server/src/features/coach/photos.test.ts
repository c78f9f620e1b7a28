// A photo beside a question: kept with it, shown to no one else, and to a model only if it can see.
import { COACH_PHOTOS } from '@limpid/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCoachModel } from '../../adapters/coach-model/open-coach-model.ts';
import { newId } from '../../db/ids.ts';
import { coachChats, coachMessages } from '../../db/tables/coach-chats.ts';
import { coachPhotos } from '../../db/tables/coach-photos.ts';
import { type ModelStub, modelStub } from '../../testing/model-stub.ts';
import { GOOD_PASSWORD, testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { compareFiles, newFileKey, prefixOf, removeDoomedFiles } from '../files/files.ts';
import { coach } from './coach.noun.ts';
import { COACH_FILES, keepPhoto, movePhotos, storePhoto } from './photos.ts';
import { warmUp } from './threads/work-out.ts';

let stub: ModelStub;
let house: TestApp;
let seeing: TestApp;
let photo: string;
beforeAll(async () => {
  warmUp();
  stub = await modelStub();
  const model = openCoachModel({ provider: 'anthropic', model: 'stub', baseUrl: `${stub.url}/v1`, apiKey: 'key' });
  house = await testApp();
  seeing = await testApp({ coach: { model, prices: { dailyBudgetUsd: 5, inputUsd: 3, outputUsd: 15 }, seesPhotos: true } });
  photo = await photoOf('#2f6d3a');
});
afterAll(async () => {
  await Promise.all([house.close(), seeing.close(), stub.close()]);
});

const photoOf = async (background: string) =>
  (
    await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

interface Place {
  chatId: string;
  messageId: string;
}
interface Message {
  id: string;
  role: string;
  text: string;
  photo?: { width: number; height: number };
}
async function signedIn(at: TestApp): Promise<TestBrowser> {
  const browser = at.browser();
  await browser.register();
  return browser;
}
/** The conversation after it, the latest message first. */
async function ask(browser: TestBrowser, message: string, more: object = {}) {
  const { status, text } = await browser.post('/api/coach/chat', { message, ...more });
  expect(status).toBe(200);
  const chatId = /"chatId":"([^"]+)"/.exec(text)?.[1] ?? '';
  const { body } = await browser.get(`/api/coach/chats/${chatId}/messages`);
  const [answer, question] = body['items'] as unknown as [Message, Message];
  return { chatId, answer, question, path: `/api/coach/chats/${chatId}/messages/${question.id}/photo` };
}
const imagesIn = (text: string | undefined): number => text?.split('"media_type":"image/jpeg"').length ?? 0;

describe('a photo', () => {
  let owner: TestBrowser;
  beforeEach(async () => {
    owner = await signedIn(house);
  });

  it('is kept with its question, and goes with the conversation', async () => {
    const { chatId, question, path } = await ask(owner, 'My water is green', { photo });
    expect(question).toMatchObject({ role: 'user', photo: { width: 320, height: 240 } });
    const served = await owner.get(path);
    expect(served).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' } });
    expect(served.headers['cache-control']).toContain('private');
    await owner.remove(`/api/coach/chats/${chatId}`);
    expect((await owner.get(path)).status).toBe(404);
    expect((await house.database.pool.query('select 1 from coach_photos where chat_id = $1', [chatId])).rows).toEqual([]);
  });

  it('belongs to its person only', async () => {
    const { chatId, path } = await ask(owner, 'My water is green', { photo });
    const stranger = await signedIn(house);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await house.browser().get(path)).status).toBe(401);
    // nor can it be asked for through the stranger's own conversation
    const own = await ask(stranger, 'Hello');
    expect((await stranger.get(path.replace(chatId, own.chatId))).status).toBe(404);
  });

  it('is in the data download', async () => {
    const { chatId, question } = await ask(owner, 'My water is green', { photo });
    const { body } = await owner.get('/api/me/download');
    expect(body['coachPhotos']).toMatchObject([
      { chatId, messageId: question.id, width: 320, jpeg: expect.stringMatching(/^\/9j\//) as string },
    ]);
  });

  it('goes when its question is replaced, and stays when the same question is asked again', async () => {
    const first = await ask(owner, 'What are these spots?', { photo });
    const replaced = await ask(owner, 'What are these brown spots?', { chatId: first.chatId, replaces: first.question.id });
    expect(replaced.question.photo).toBeUndefined();
    expect((await owner.get(first.path)).status).toBe(404);
    const another = await photoOf('#886644');
    const asked = await ask(owner, 'What are these spots?', { chatId: first.chatId, photo: another });
    await house.database.pool.query('delete from coach_messages where id = $1', [asked.answer.id]);
    const again = await ask(owner, 'What are these spots?', { chatId: first.chatId });
    expect(again.question).toMatchObject({ id: asked.question.id, photo: { width: 320 } });
    expect(again.answer.text).toContain("can't look at");
    expect((await owner.get(again.path)).status).toBe(200);
  });

  it('goes over to the question that takes the place of its own, and to no other conversation', async () => {
    const first = await ask(owner, 'What are these spots?', { photo });
    const { id } = first.question;
    const changed = await ask(owner, 'What are these brown spots?', { chatId: first.chatId, replaces: id, photoOf: id });
    expect(changed.question).toMatchObject({ text: 'What are these brown spots?', photo: { width: 320, height: 240 } });
    expect((await owner.get(changed.path)).status).toBe(200);
    const elsewhere = await ask(await signedIn(house), 'And these?', { photoOf: changed.question.id });
    expect(elsewhere.question.photo).toBeUndefined();
    const other = await ask(owner, 'And these?', { photoOf: changed.question.id });
    expect(other.question.photo).toBeUndefined();
  });

  it.each([
    ['is not base64', '<svg/>'],
    ['is no picture', Buffer.from('hello').toString('base64')],
    ['is only half', 'HALF'],
    ['is too long', 'A'.repeat(240_004)],
  ])('is refused when it %s, and nothing is kept', async (_name, text) => {
    const given = text === 'HALF' ? photo.slice(0, 200) : text;
    const answer = await owner.post('/api/coach/chat', { message: 'What is this?', photo: given });
    expect(answer).toMatchObject({ status: 400, body: { fields: { photo: expect.stringContaining('photo') as string } } });
    expect((await owner.get('/api/coach/chats')).body['items']).toEqual([]);
  });

  it('is refused beyond that also when twenty come at once, in as many conversations', async () => {
    const { db, pool: sql } = house.database;
    const { rows } = await sql.query<{ id: string }>('select id from people order by created_at desc, id desc limit 1');
    const personId = rows[0]?.id ?? '';
    const places = Array.from({ length: 21 }, () => ({ chatId: newId(), messageId: newId() }));
    const [full, ...others] = places as [Place, ...Place[]];
    await db.insert(coachChats).values(places.map(({ chatId }) => ({ id: chatId, personId, title: 'x' })));
    const kept = Array.from({ length: COACH_PHOTOS - 5 }, () => ({ chatId: full.chatId, messageId: newId() }));
    const messages = [...others, ...kept].map(({ chatId, messageId }) => ({ chatId, id: messageId, role: 'user' as const, text: 'x' }));
    await db.insert(coachMessages).values(messages);
    const picture = { jpeg: Buffer.from('x'), width: 1, height: 1 };
    await db.insert(coachPhotos).values(kept.map((place) => ({ ...place, ...picture })));
    const done = await Promise.allSettled(
      others.map(async (place) => {
        const stored = await storePhoto({ connection: house.database, files: house.files }, picture, new Date());
        return house.database.withTransaction((tx) => keepPhoto(tx, personId, place, stored));
      }),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await sql.query('select 1 from coach_photos join coach_chats on id = chat_id where person_id = $1', [personId])).toMatchObject({
      rowCount: COACH_PHOTOS,
    });
  });

  it('is refused beyond what all conversations may hold together', async () => {
    const { chatId, question } = await ask(owner, 'My water is green', { photo });
    await house.database.pool.query(
      `with more as (insert into coach_messages (chat_id, id, role, text) select $1, gen_random_uuid(), 'user', 'x' from generate_series(1, 499) returning id)
       insert into coach_photos (chat_id, message_id, width, height, jpeg) select $1, more.id, 1, 1, '' from more`,
      [chatId],
    );
    const { status, body } = await owner.post('/api/coach/chat', { chatId, message: 'And this?', photo });
    expect({ status, fields: body['fields'] }).toMatchObject({ status: 400, fields: { photo: expect.stringContaining('500') as string } });
    expect((await owner.get(`/api/coach/chats/${chatId}/messages/${question.id}/photo`)).status).toBe(200);
  });

  it('leaves with the account', async () => {
    const { body } = await owner.get('/api/me');
    const { chatId } = await ask(owner, 'My water is green', { photo });
    expect((await owner.post('/api/me/delete', { password: GOOD_PASSWORD, confirm: body['email'] })).status).toBe(204);
    expect((await house.database.pool.query('select 1 from coach_photos where chat_id = $1', [chatId])).rows).toEqual([]);
  });
});

describe('the file of a photo', () => {
  let owner: TestBrowser;
  beforeEach(async () => {
    owner = await signedIn(house);
  });
  const filesOf = async (at: TestApp, prefix = `${COACH_FILES}/`) => {
    const keys: string[] = [];
    for await (const { key } of at.files.list(prefix)) keys.push(key);
    return keys;
  };
  const fileOf = async (chatId: string) => {
    const { rows } = await house.database.pool.query<{ file_key: string | null }>('select file_key from coach_photos where chat_id = $1', [
      chatId,
    ]);
    return prefixOf(COACH_FILES, rows[0]?.file_key ?? 'none');
  };
  const later = () => new Date(Date.now() + 2 * 3600_000);

  it('is in the store, and goes with its question, its conversation and its account', async () => {
    const first = await ask(owner, 'What are these spots?', { photo });
    const { rows } = await house.database.pool.query('select jpeg from coach_photos where chat_id = $1', [first.chatId]);
    expect(rows).toEqual([{ jpeg: null }]);
    const ofFirst = await fileOf(first.chatId);
    expect(await filesOf(house, ofFirst)).toEqual([`${ofFirst}photo.jpeg`]);
    // Another photo in the place of the first, as when the same question is asked again with it.
    await house.database.pool.query('delete from coach_messages where id = $1', [first.answer.id]);
    await ask(owner, 'What are these spots?', { chatId: first.chatId, photo: await photoOf('#886644') });
    const ofSecond = await fileOf(first.chatId);
    const { id } = first.question;
    await ask(owner, 'What are these brown spots?', { chatId: first.chatId, replaces: id, photoOf: id });
    const ofThird = await fileOf(first.chatId);
    expect(new Set([ofFirst, ofSecond, ofThird]).size).toBe(3);
    const other = await ask(owner, 'And here?', { photo });
    const ofOther = await fileOf(other.chatId);
    await owner.remove(`/api/coach/chats/${other.chatId}`);
    await removeDoomedFiles(house.database, house.files, new Date());
    for (const gone of [ofFirst, ofSecond, ofOther]) expect(await filesOf(house, gone)).toEqual([]);
    expect(await filesOf(house, ofThird)).toHaveLength(1);
    const { body } = await owner.get('/api/me');
    expect((await owner.post('/api/me/delete', { password: GOOD_PASSWORD, confirm: body['email'] })).status).toBe(204);
    await removeDoomedFiles(house.database, house.files, new Date());
    expect(await filesOf(house, ofThird)).toEqual([]);
  });

  it('is removed again where its question is refused', async () => {
    const before = new Set(await filesOf(house));
    expect((await owner.post('/api/coach/chat', { message: 'And this?', photo, poolId: newId() })).status).toBe(404);
    expect(
      (await owner.post('/api/coach/chat', { chatId: (await ask(await signedIn(house), 'Hello')).chatId, message: 'And this?', photo }))
        .status,
    ).toBe(404);
    const left = (await filesOf(house)).filter((key) => !before.has(key));
    expect(left).toHaveLength(1);
    await removeDoomedFiles(house.database, house.files, new Date());
    expect(await filesOf(house)).toContain(left[0]);
    await removeDoomedFiles(house.database, house.files, later());
    expect(await filesOf(house)).not.toContain(left[0]);
  });

  it('is moved out of the row of an earlier version, once', async () => {
    const { chatId, question, path } = await ask(owner, 'My water is green', { photo });
    const jpeg = Buffer.from(photo, 'base64');
    await house.database.pool.query('update coach_photos set file_key = null, jpeg = $2 where chat_id = $1', [chatId, jpeg]);
    expect(await owner.get(path)).toMatchObject({ status: 200 });
    const store = { connection: house.database, files: house.files };
    await Promise.all([movePhotos(store, new Date()), movePhotos(store, new Date())]);
    const { rows } = await house.database.pool.query('select jpeg from coach_photos where chat_id = $1', [chatId]);
    expect(rows).toEqual([{ jpeg: null }]);
    expect(await filesOf(house, await fileOf(chatId))).toHaveLength(1);
    expect(await owner.get(path)).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    const { body } = await owner.get('/api/me/download');
    expect(body['coachPhotos']).toMatchObject([{ messageId: question.id, jpeg: jpeg.toString('base64') }]);
  });

  it('is missed when it is lost, and found when no row has it', async () => {
    const own = await testApp();
    const chatIds = [(await ask(await signedIn(own), 'What is this?', { photo })).chatId];
    const noun = coach.files ?? { name: '', listKeys: async () => [] };
    const report = (now: Date) => compareFiles(own.database.db, own.files, noun, now);
    const nextWeek = new Date(Date.now() + 7 * 24 * 3600_000);
    expect(await report(nextWeek)).toEqual({ filesWithoutRows: 0, rowsWithoutFiles: 0 });
    await own.files.put(`${prefixOf(COACH_FILES, newFileKey())}photo.jpeg`, { bytes: Buffer.from('x') }, 'image/jpeg');
    // younger than a day, it may still get its row
    expect(await report(new Date())).toEqual({ filesWithoutRows: 0, rowsWithoutFiles: 0 });
    expect(await report(nextWeek)).toEqual({ filesWithoutRows: 1, rowsWithoutFiles: 0 });
    await own.database.pool.query(`update coach_photos set file_key = 'lost' where chat_id = $1`, [chatIds[0]]);
    // the one before it is doomed now, and no longer without a row
    expect(await report(nextWeek)).toEqual({ filesWithoutRows: 1, rowsWithoutFiles: 1 });
    await own.close();
  });
});

describe('the built-in coach', () => {
  let owner: TestBrowser;
  beforeEach(async () => {
    owner = await signedIn(house);
  });

  it('goes by the words, and says that it can’t look', async () => {
    const { answer } = await ask(owner, 'How much baking soda raises 10,000 gallons from 60 to 90?', { photo });
    expect(answer.text).toMatch(/lb/);
    expect(answer.text).toMatch(/can't look at your photo/);
  });

  it.each([
    ['What do you see in this photo?', "can't look at photos"],
    ['¿Qué ves en esta foto?', 'no puedo ver fotos'],
    ['is this normal', "can't look at photos"],
    ['¿Está bien así?', 'no puedo ver fotos'],
    ['can you identify this', "can't look at photos"],
    ['hi', "can't look at photos"],
  ])('asks what it shows, in the language of the question: %s', async (message, expected) => {
    expect((await ask(owner, message, { photo })).answer.text).toContain(expected);
  });

  it('says in Spanish that it went by the words', async () => {
    expect((await ask(owner, 'Mi agua está verde, ¿qué hago?', { photo })).answer.text).toContain('No puedo ver tu foto');
  });

  it('sends someone in danger to help, whatever the photo shows', async () => {
    const { answer } = await ask(owner, 'my son drank pool acid, look', { photo });
    expect(answer.text).toContain('1-800-222-1222');
    expect(answer.text).not.toContain('photo');
  });

  it('says that it sees none', async () => {
    expect((await owner.get('/api/coach/allowance')).body).toMatchObject({ hasModel: false, seesPhotos: false });
  });
});

describe('a model that sees', () => {
  let owner: TestBrowser;
  beforeEach(async () => {
    owner = await signedIn(seeing);
    stub.heard.length = 0;
    stub.say(() => ({ text: ['That looks like algae.'] }));
  });

  it('is shown the photo, and of earlier ones only the latest', async () => {
    expect((await owner.get('/api/coach/allowance')).body).toMatchObject({ seesPhotos: true });
    const { chatId, answer } = await ask(owner, 'What do you think of this?', { photo });
    expect(answer.text).toBe('That looks like algae.');
    await ask(owner, 'And of this one here?', { chatId, photo: await photoOf('#101010') });
    await ask(owner, 'So what would you say about it?', { chatId });
    await ask(await signedIn(seeing), 'What would you say about it?', {});
    expect(stub.heard.map(({ text }) => imagesIn(text) - 1)).toEqual([1, 1, 1, 0]);
  });

  it('is never shown the photo of an emergency, nor one that came when no model could see', async () => {
    const { chatId } = await ask(owner, 'my son drank pool acid, look', { photo });
    await ask(owner, 'Thanks. How often should the skimmer basket be emptied?', { chatId });
    expect(stub.heard.map(({ text }) => imagesIn(text) - 1)).toEqual([0]);
  });

  it('obeys what is written in a photo, and gets nowhere with it', async () => {
    stub.say(() => ({ text: ['The sign says so. Add 5 gallons of muriatic acid. ', 'See https://evil.example for more.'] }));
    const { answer } = await ask(owner, 'What does this sign tell me to do?', { photo });
    expect(answer.text).not.toMatch(/5 gallons|evil\.example/);
  });

  it('is not asked in an emergency', async () => {
    const { answer } = await ask(owner, 'my son drank pool acid, look', { photo });
    expect(answer.text).toContain('1-800-222-1222');
    expect(stub.heard).toEqual([]);
  });

  it('leaves the question to the built-in coach when it fails, which says that it can’t look', async () => {
    stub.say(() => ({ status: 500 }));
    expect((await ask(owner, 'What do you see in this photo?', { photo })).answer.text).toMatch(/can't look at photos/);
  });
});
