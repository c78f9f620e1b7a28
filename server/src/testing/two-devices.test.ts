// The stories of two devices (web/src/offline/testing), told against this very server: its keys, versions, locks and database.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { people } from '../db/tables/people.ts';
import { GOOD_PASSWORD, type TestApp, testApp, type TestBrowser } from './test-app.ts';

type Fetch = (url: string, init: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<Response>;
interface Told {
  deeds: number;
  carried: number;
  conflicts: number;
  faults: number;
}
interface LogServer {
  connect: () => Promise<Fetch>;
  list: (poolId: string) => Promise<object[]>;
  newPools: () => Promise<[string, string]>;
}
interface Stories {
  stories: (longest: number) => fc.Arbitrary<object[]>;
  tell: (story: object[], server: LogServer) => Promise<Told>;
}

const STORIES = 100;

it('a hundred stories of two devices against the real server', async () => {
  // The pages stand on another floor with other types; only these two functions are wanted of them.
  const wing = (name: string) => new URL(`../../../web/src/offline/testing/${name}.ts`, import.meta.url).pathname;
  const { stories } = (await import(wing('stories'))) as Pick<Stories, 'stories'>;
  const { tell } = (await import(wing('two-devices'))) as Pick<Stories, 'tell'>;
  const house = await testApp({ limits: { person: { count: 1_000_000, windowS: 300 }, signInAddress: { count: 1000, windowS: 60 } } });
  const phone = house.browser();
  const tablet = house.browser();
  const email = 'two-devices@example.com';
  await phone.register({ email });
  expect((await tablet.post('/auth/login', { email, password: GOOD_PASSWORD })).status).toBe(200);
  await house.database.db.update(people).set({ planId: 'pro_monthly', planStatus: 'active' }).where(eq(people.email, email));
  const server = serverOf(house, [phone, tablet]);
  const all: Told = { deeds: 0, carried: 0, conflicts: 0, faults: 0 };
  await fc.assert(
    fc.asyncProperty(stories(24), async (story) => {
      const told = await tell(story, server);
      for (const name of Object.keys(all) as (keyof Told)[]) all[name] += told[name];
    }),
    { numRuns: STORIES, seed: 20_260_704 },
  );
  expect(all.carried).toBeGreaterThan(4 * STORIES);
  expect(all.conflicts).toBeGreaterThan(STORIES / 10);
  expect(all.faults).toBeGreaterThan(STORIES);
  await house.close();
}, 180_000);

function serverOf(house: TestApp, devices: [TestBrowser, TestBrowser]): LogServer {
  let connected = 0;
  const [first] = devices;
  const fetchOf =
    (browser: TestBrowser): Fetch =>
    async (url, { method = 'GET', headers = {}, body }) => {
      // Time goes on between two requests.
      house.clock.now = new Date(house.clock.now.getTime() + 1);
      const given = body === undefined ? {} : { body: JSON.parse(body) as unknown };
      const answer = await browser.send(method, url, { ...given, headers, withoutToken: true });
      // The stories call their person ana.
      const text = url === '/api/me' ? JSON.stringify({ ...answer.body, id: 'ana' }) : answer.text;
      return new Response(answer.status === 204 ? null : text, { status: answer.status });
    };
  const addPool = async () => String((await first.post('/api/pools', { name: 'Twin', volumeL: 40_000 })).body.id);
  return {
    connect: () => Promise.resolve(fetchOf(devices[connected++ % 2 === 0 ? 0 : 1])),
    list: async (poolId) => (await first.get(`/api/pools/${poolId}/readings?limit=200`)).body.items as object[],
    newPools: async () => [await addPool(), await addPool()],
  };
}
