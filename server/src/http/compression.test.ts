import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAnswers, SMALLEST_BYTES } from './compression.ts';

const server = Fastify();
const long = { items: Array.from({ length: 200 }, (_, index) => ({ ph: 7.4, index })) };

beforeAll(async () => {
  compressAnswers(server);
  server.get('/api/pools', () => long);
  server.get('/api/short', () => ({ ok: true }));
  server.get('/api/csrf-token', () => ({ ...long, token: 'secret' }));
  await server.ready();
});
afterAll(() => server.close());

const ask = (url: string, coding = 'gzip, deflate, br') => server.inject({ url, headers: { 'accept-encoding': coding } });

describe('long answers', () => {
  it('are packed for who takes it, and say so', async () => {
    const answer = await ask('/api/pools');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(long);
    expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 3);
  });

  it.each(['', 'br', 'gzip;q=0', 'identity'])('stay as they are for "%s"', async (coding) => {
    const answer = await ask('/api/pools', coding);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual(long);
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  it('short ones and those with a secret are not packed', async () => {
    expect(JSON.stringify(long).length).toBeGreaterThan(SMALLEST_BYTES);
    expect((await ask('/api/short')).headers['content-encoding']).toBeUndefined();
    for (const path of ['/api/csrf-token', '/%61pi/csrf-token', '/api/csrf%2Dtoken'])
      expect((await ask(path)).headers['content-encoding'], path).toBeUndefined();
  });
});
