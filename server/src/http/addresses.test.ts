import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { rateLimits } from '../db/tables/rate-limits.ts';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const lines: string[] = [];
const NOT_ADDRESSES = ['mara@example.com', 'unknown', '_hidden', '1.2.3', '256.1.1.1', '<script>', 'a'.repeat(3000), '999', '::g'];
const houses: Record<string, TestApp> = {};

beforeAll(async () => {
  const doors = [
    (app: TestApp['app']) => systemRoutes(app, { version: '0', isStopping: () => false }),
    (app: TestApp['app']) => accountRoutes(app, quickPasswords()),
  ];
  const onLog = (line: string) => lines.push(line);
  houses['the one proxy in front'] = await testApp({ doors, onLog, settings: { trustProxy: true } });
  houses['named networks'] = await testApp({ doors, onLog, settings: { trustProxy: ['198.18.0.0/15'] } });
});
afterAll(() => Promise.all(Object.values(houses).map((house) => house.close())));
beforeEach(async () => {
  lines.length = 0;
  for (const house of Object.values(houses)) await house.database.db.delete(rateLimits);
});

describe.each(['the one proxy in front', 'named networks'])('behind %s', (name) => {
  const signIn = async (proxy: string, forwarded: string) => {
    const house = houses[name] as TestApp;
    const browser = house.browser(proxy);
    const body = { email: `${Math.random()}@example.com`, password: 'Wrong-Harbor-1x' };
    return (await browser.post('/auth/login', body, { 'x-forwarded-for': forwarded })).status;
  };

  it('what is no address does not escape the sign-in limit, and no line of the log repeats it', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1)
      statuses.push(await signIn('198.18.200.1', NOT_ADDRESSES[index % NOT_ADDRESSES.length] as string));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(lines.join('')).toContain('198.18.200.0/24');
    for (const word of NOT_ADDRESSES) expect(lines.join('')).not.toContain(`"network":"${word.slice(0, 3)}`);
    expect(lines.join('')).not.toContain('mara@example.com');
  });

  it('counts a caller by the address that the proxy names, with or without its port', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push(await signIn(`198.18.201.${index + 1}`, index % 2 === 0 ? '203.0.113.9' : `203.0.113.9:${4000 + index}`));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await signIn('198.18.201.1', '[2001:db8::1]:443')).toBe(401);
    expect(lines.join('')).toContain('2001:db8:0:0::/64');
  });
});
