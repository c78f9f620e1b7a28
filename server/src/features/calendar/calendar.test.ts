// Written by one iCalendar library, read back by another.
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

// A Saturday evening in Florida: Sunday already in UTC.
const NOW = new Date('2026-07-05T01:00:00Z');
const DAY_MS = 24 * 3600_000;

let house: TestApp;
let mara: TestBrowser;
let poolId: string;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.now = NOW;
  mara = house.browser();
  await mara.register();
  poolId = String((await mara.post('/api/pools', { name: 'Backyard', volumeL: 40_000, timeZone: 'America/New_York' })).body.id);
});

const addTask = async (title: string, recurrence: object) =>
  String((await mara.post(`/api/pools/${poolId}/tasks`, { title, recurrence })).body.id);
const start = async () => String((await mara.post('/api/me/calendar')).body.url).replace('http://limpid.test', '');
/** As a calendar program asks: without a session. */
const read = (path: string, headers: Record<string, string> = {}) => house.browser().send('GET', path, { headers });

interface Read {
  uid: string;
  summary: string;
  isDate: boolean;
  days: string[];
}
function eventsIn(text: string, most = 5): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const days: string[] = [];
    const iterator = event.isRecurring() ? event.iterator() : undefined;
    for (let next = iterator?.next(); next && days.length < most; next = iterator?.next()) days.push(next.toString());
    const isDate = event.startDate.isDate;
    return { uid: event.uid, summary: event.summary, isDate, days: iterator ? days : [event.startDate.toString()] };
  });
}

describe('the feed', () => {
  it('names the tasks of our catalog in the language of its owner, and others as they were written', async () => {
    const recurrence = { kind: 'once', dueOn: '2026-08-01' };
    await mara.post(`/api/pools/${poolId}/tasks`, { title: 'Brush walls and steps', catalogSlug: 'brush', recurrence });
    await mara.post(`/api/pools/${poolId}/tasks`, { title: 'Skim for Grandma', catalogSlug: 'skim', recurrence });
    await mara.patch('/api/me', { language: 'es' });
    const { text } = await read(await start());
    expect(
      eventsIn(text)
        .map(({ summary }) => summary)
        .toSorted(),
    ).toEqual(['Cepillar paredes y escalones', 'Skim for Grandma']);
  });

  it('has each task on its days at the pool, whatever the zone of the server', async () => {
    await addTask('Skim, and "brush"; again', { kind: 'calendar', rule: 'FREQ=WEEKLY;BYDAY=MO,TH', startsOn: '2026-07-06' });
    await addTask('Month end', { kind: 'calendar', rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', startsOn: '2026-07-31' });
    await addTask('Three times', { kind: 'calendar', rule: 'FREQ=DAILY;COUNT=3', startsOn: '2026-07-10' });
    await addTask('Baskets', { kind: 'since_done', days: 7 });
    await addTask('Storm', { kind: 'once', dueOn: '2026-08-01' });
    await addTask('Filter', { kind: 'every_nth_reading', n: 5 });
    const { status, headers, text } = await read(await start());
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' });
    const byTitle = new Map<string, string[]>();
    for (const event of eventsIn(text, 3)) {
      expect(event.isDate).toBe(true);
      byTitle.set(event.summary, [...(byTitle.get(event.summary) ?? []), ...event.days]);
    }
    expect(Object.fromEntries(byTitle)).toEqual({
      'Skim, and "brush"; again': ['2026-07-06', '2026-07-09', '2026-07-13'],
      'Month end': ['2026-07-31', '2026-08-31', '2026-09-30'],
      'Three times': ['2026-07-10', '2026-07-11', '2026-07-12'],
      Baskets: ['2026-07-04', '2026-07-11', '2026-07-18'],
      Storm: ['2026-08-01'],
    });
  });

  it('ends every line as RFC 5545 has it, folded within 75 octets and never inside a letter', async () => {
    const title = `Limpiar el filtro de la piscina pequeña 🏊${'ñandú 🌊 '.repeat(4)}`;
    await addTask(title, { kind: 'once', dueOn: '2026-08-01' });
    const { text } = await read(await start());
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(eventsIn(text)[0]?.summary).toBe(title.trim());
  });

  it('keeps what was missed on today, and goes on with the rule after it', async () => {
    await addTask('Skim', { kind: 'calendar', rule: 'FREQ=WEEKLY;BYDAY=MO', startsOn: '2026-06-29' });
    const events = eventsIn((await read(await start())).text, 2);
    expect(events.map(({ days }) => days)).toEqual([['2026-07-04'], ['2026-07-06', '2026-07-13']]);
  });

  it('is the same text with the same names while nothing changes', async () => {
    const id = await addTask('Skim', { kind: 'calendar', rule: 'FREQ=DAILY', startsOn: '2026-07-10' });
    const path = await start();
    const first = await read(path);
    house.clock.now = new Date(NOW.getTime() + DAY_MS);
    const etag = String(first.headers['etag']);
    expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await read(path)).text).toBe(first.text);
    await mara.patch(`/api/pools/${poolId}/tasks/${id}`, { title: 'Skim well' });
    const changed = await read(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(eventsIn(changed.text)).toMatchObject([{ uid: eventsIn(first.text)[0]?.uid, summary: 'Skim well' }]);
  });

  it('ends when it is revoked or replaced, and is not found by guessing', async () => {
    const first = await start();
    const second = await start();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await mara.get('/api/me/calendar')).body).toEqual({ createdAt: NOW.toISOString(), endedAt: null });
    expect((await mara.remove('/api/me/calendar')).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    expect((await mara.get('/api/me/calendar')).body).toEqual({ createdAt: null, endedAt: null });
    const { rows } = await house.database.pool.query<{ text: string }>('select calendar_feeds::text as text from calendar_feeds');
    expect(rows.map(({ text }) => text).join()).not.toContain(second.slice(10, 40));
    const guesser = house.browser();
    const statuses = await Promise.all(
      Array.from(
        { length: 31 },
        async (_, index) => (await guesser.get(`/calendar/${'a'.repeat(41)}${String(index).padStart(2, '0')}.ics`)).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await house.browser().get('/api/me/calendar')).status).toBe(401);
  });
});
