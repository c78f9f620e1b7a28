import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { contactRoutes } from '../features/contact/contact.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const MACHINE = hostname().toLowerCase();
let named: TestApp;
let unnamed: TestApp;

beforeAll(async () => {
  const doors = [
    (app: TestApp['app']) => systemRoutes(app, { version: '0', isStopping: () => false }),
    (app: TestApp['app']) => accountRoutes(app, quickPasswords()),
    (app: TestApp['app']) => contactRoutes(app, 'hello@limpid.example'),
  ];
  named = await testApp({ doors, settings: { baseUrl: 'https://limpid.test' } });
  unnamed = await testApp({ doors, settings: { baseUrl: 'http://localhost:3000', allowsLocalHosts: true } });
});
afterAll(async () => {
  await named.close();
  await unnamed.close();
});

/** 401: the page may write, and the password is wrong. 403: it may not. */
async function signIn(house: TestApp, origin: string, host: string): Promise<number> {
  const body = { email: 'nobody@example.com', password: 'Wrong-Harbor-1x' };
  const answer = await house.browser().post('/auth/login', body, { origin, host });
  return answer.status;
}

describe('with PUBLIC_URL', () => {
  it.each([
    ['https://limpid.test', 'limpid.test', 401],
    ['https://limpid.test', 'behind-a-proxy:3000', 401],
    ['http://limpid.test', 'limpid.test', 403],
    ['https://limpid.test:8443', 'limpid.test:8443', 403],
    ['https://limpid.test.evil.example', 'limpid.test.evil.example', 403],
    ['https://evil.example', 'evil.example', 403],
    ['http://localhost:3000', 'localhost:3000', 403],
    ['http://127.0.0.1', '127.0.0.1', 403],
    ['null', 'limpid.test', 403],
  ])('a page of %s asking %s: %i', async (origin, host, status) => {
    expect(await signIn(named, origin, host)).toBe(status);
  });
});

describe('without PUBLIC_URL', () => {
  it.each([
    ['http://localhost:3000', 'localhost:3000', 401],
    // a port that is passed on, as containers do
    ['http://localhost:8080', 'localhost:8080', 401],
    ['http://127.0.0.1:3000', '127.0.0.1:3000', 401],
    ['http://[::1]:3000', '[::1]:3000', 401],
    ['http://192.168.1.20:3000', '192.168.1.20:3000', 401],
    ['http://192.168.1.20', '192.168.1.20:80', 401],
    [`http://${MACHINE}:3000`, `${MACHINE}:3000`, 401],
    // a name that leads to this machine
    ['http://evil.example:3000', 'evil.example:3000', 403],
    ['http://127.0.0.1.evil.example', '127.0.0.1.evil.example', 403],
    // another program on this machine
    ['http://localhost:4000', 'localhost:3001', 403],
    ['http://127.0.0.1:3000', '192.168.1.20:3000', 403],
    ['https://evil.example', 'localhost:3000', 403],
    ['null', 'localhost:3000', 403],
  ])('a page of %s asking %s: %i', async (origin, host, status) => {
    expect(await signIn(unnamed, origin, host)).toBe(status);
  });
});

it('the contact form without scripts takes the pages of this site only', async () => {
  const send = async (origin: string) => {
    const headers = { origin, host: new URL(origin).host, 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'email=a%40example.com&topic=other&message=Hello+there%2C+how+are+you';
    return (await named.app.server.inject({ method: 'POST', url: '/contact', headers, payload })).headers.location;
  };
  expect(await send('https://evil.example')).toBe('/contact#later');
  expect(await send('https://limpid.test')).not.toBe('/contact#later');
});
