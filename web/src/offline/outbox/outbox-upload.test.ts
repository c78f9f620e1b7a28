// A form by XMLHttpRequest, answered as fetch answers.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReachable, noteReached } from '../../browser/reach.ts';
import { openLine } from './outbox-line.ts';
import { upload } from './outbox-upload.ts';

let last: FakeRequest;
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: string[] = [];
  status = 201;
  responseText = '{"id":"a"}';
  responseURL = '';
  body: unknown;
  constructor() {
    super();
    // oxlint-disable-next-line typescript/no-this-alias, unicorn/no-this-assignment -- what a test holds on to
    last = this;
  }
  open(_: string, address: string) {
    this.responseURL = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.push(`${name.toLowerCase()}: ${value}`);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n';
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  say(name: string) {
    this.dispatchEvent(new Event(name));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

const form = () => {
  const body = new FormData();
  body.append('id', 'a');
  return body;
};
const init = (more: RequestInit = {}): RequestInit => ({ method: 'POST', headers: { 'X-CSRF-Token': 't' }, body: form(), ...more });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  noteReached();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says how much has gone, and answers with status, headers and body', async () => {
  const heard: number[][] = [];
  const answer = upload('/api/x', init(), (...figures) => heard.push(figures));
  last.progress(500, 1000);
  last.say('load');
  const response = await answer;
  expect(heard).toEqual([[500, 1000]]);
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([201, '7', { id: 'a' }]);
  expect(last.headers).toEqual(['x-csrf-token: t']);
  expect((last.body as FormData).get('id')).toBe('a');
});

it.each(['error', 'timeout'])('fails as fetch does: %s', async (name) => {
  const answer = upload('/api/x', init());
  last.say(name);
  await expect(answer).rejects.toThrow(TypeError);
});

it('takes no answer from another address', async () => {
  const answer = upload('/api/x', init());
  last.responseURL = 'https://hotel.example/welcome';
  last.say('load');
  await expect(answer).rejects.toThrow(TypeError);
});

it('ends with its signal, before or while it is on its way', async () => {
  const ends = new AbortController();
  const answer = upload('/api/x', init({ signal: ends.signal }));
  ends.abort();
  await expect(answer).rejects.toThrow(TypeError);
  await expect(upload('/api/x', init({ signal: ends.signal }))).rejects.toThrow(TypeError);
  expect(last.body).toBeUndefined();
});

it('asks whether the server is there when nothing has moved for 15 s, however long it takes in all', async () => {
  const answer = openLine('files')('/api/x', init()).catch(() => 'failed');
  for (let second = 0; second < 60; second += 10) {
    await vi.advanceTimersByTimeAsync(10_000);
    last.progress(second, 1000);
  }
  expect(isReachable()).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isReachable()).toBe(false);
  last.say('error');
  expect(await answer).toBe('failed');
});

it('does not take a photo that is taken back for a lost link', async () => {
  const ends = new AbortController();
  const tries = ['a', 'b'].map(() => openLine('files')('/api/x', init({ signal: ends.signal })).catch(() => 'ended'));
  await vi.advanceTimersByTimeAsync(10);
  ends.abort(new DOMException('Taken back.', 'AbortError'));
  expect(await Promise.all(tries)).toEqual(['ended', 'ended']);
  expect(isReachable()).toBe(true);
});
