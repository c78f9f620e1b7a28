// A server that is asked to stop while clients are connected, and one that is overloaded.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPasswords } from '../adapters/passwords.ts';
import { testApp } from '../testing/test-app.ts';
import { asProblem } from './problems.ts';

it('answers what still comes on open connections while it ends, as ever', async () => {
  const house = await testApp({
    doors: [
      ({ server }) => {
        server.get('/api/slow', async () => {
          await pause(300);
          return 'slow';
        });
      },
    ],
  });
  const address = await house.app.server.listen({ port: 0, host: '127.0.0.1' });
  const output = new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
      socket.write('GET /api/slow HTTP/1.1\r\nHost: limpid.test\r\n\r\n'),
    );
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    setTimeout(() => socket.write('GET /api/nothing HTTP/1.1\r\nHost: limpid.test\r\n\r\n'), 150);
  });
  await pause(100);
  const closed = house.app.server.close();
  const text = await output;
  await closed;
  expect(text).toMatch(/^HTTP\/1.1 200 OK/);
  expect(text).toContain('slow');
  // The second came after the word to end.
  expect(text).toContain('"code":"not_found"');
  expect(text).not.toContain('"error":"Service Unavailable"');
  await house.close();
});

it('says that it is busy when more passwords wait than can be hashed in time', async () => {
  const passwords = createPasswords(1);
  const tries = await Promise.allSettled(Array.from({ length: 202 }, () => passwords.verify('Some-Word-11', undefined)));
  const [refused] = tries.filter((one) => one.status === 'rejected');
  expect(tries.filter((one) => one.status === 'rejected')).toHaveLength(1);
  expect(asProblem(refused?.reason)).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 2 } });
}, 30_000);
