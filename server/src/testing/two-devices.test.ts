// The stories of two devices (web/src/offline/testing), told against this very server: its keys, versions, locks and database.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { people } from '../db/tables/people.ts';
import { cameraFile } from '../features/photos/testing/camera-file.ts';
import { GOOD_PASSWORD, type TestApp, testApp, type TestBrowser } from './test-app.ts';

type Fetch = (url: string, init: { method?: string; headers?: Record<string, string>; body?: string | FormData }) => Promise<Response>;
interface Told {
  deeds: number;
  carried: number;
  conflicts: number;
  faults: number;
}
interface LogServer {
  connect: () => Promise<Fetch>;
  list: (address: string) => Promise<object[]>;
  newPools: () => Promise<[string, string]>;
}
type Needs = readonly { path: string; body: Readonly<Record<string, unknown>> }[];
/** One declared noun, in play. */
interface Part {
  calls: { change?: string };
  example: { needs?: Needs };
}
interface Stories {
  stories: (longest: number, part: Part) => fc.Arbitrary<object[]>;
  tell: (story: object[], server: LogServer, part: Part) => Promise<Told>;
  partOf: (noun: string, examples: object) => Part;
  declaredExamples: () => object;
  NOUNS: ReadonlyMap<string, object>;
}

/** Hundreds of them are told against a model of the server (web/src/offline/two-devices.test.ts); these hold the model against it. */
const STORIES = process.env['ALL_RUNS'] ? 30 : 5;

// The pages are compiled with other types; only these functions are needed here.
const webModule = async <Name extends keyof Stories>(name: string) =>
  (await import(new URL(`../../../web/src/offline/${name}.ts`, import.meta.url).pathname)) as Pick<Stories, Name>;

const { NOUNS } = await webModule<'NOUNS'>('nouns');

it.each([...NOUNS.keys()])(
  '%s: stories of two devices against the real server',
  async (noun) => {
    const { stories } = await webModule<'stories'>('testing/stories');
    const { tell } = await webModule<'tell'>('testing/two-devices');
    const { partOf, declaredExamples } = await webModule<'partOf' | 'declaredExamples'>('testing/examples');
    const part = partOf(noun, declaredExamples());
    const house = await testApp({
      limits: {
        person: { count: 1_000_000, windowS: 300 },
        photos: { count: 1_000_000, windowS: 300 },
        signInAddress: { count: 1000, windowS: 60 },
      },
    });
    const phone = house.browser();
    const tablet = house.browser();
    const email = 'two-devices@example.com';
    await phone.register({ email });
    expect((await tablet.post('/auth/login', { email, password: GOOD_PASSWORD })).status).toBe(200);
    await house.database.db.update(people).set({ planId: 'pro_monthly', planStatus: 'active' }).where(eq(people.email, email));
    const server = serverOf(house, [phone, tablet], part.example.needs);
    const all: Told = { deeds: 0, carried: 0, conflicts: 0, faults: 0 };
    await fc.assert(
      fc.asyncProperty(stories(24, part), async (story) => {
        const told = await tell(story, server, part);
        for (const name of Object.keys(all) as (keyof Told)[]) all[name] += told[name];
      }),
      { numRuns: STORIES, seed: 20_260_704 },
    );
    expect(all.carried).toBeGreaterThan(3 * STORIES);
    if (part.calls.change !== undefined) expect(all.conflicts).toBeGreaterThan(STORIES / 10);
    expect(all.faults).toBeGreaterThan(STORIES);
    await house.close();
  },
  180_000,
);

/** Its texts as they are; the file of a story is no picture, so a small one takes its place. */
async function sendForm(browser: TestBrowser, url: string, form: FormData) {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  return browser.upload(url, await cameraFile(), Object.fromEntries(texts));
}

function serverOf(house: TestApp, devices: [TestBrowser, TestBrowser], needs: Needs = []): LogServer {
  let connected = 0;
  const [first] = devices;
  const fetchOf =
    (browser: TestBrowser): Fetch =>
    async (url, { method = 'GET', headers = {}, body }) => {
      // Time goes on between two requests.
      house.clock.now = new Date(house.clock.now.getTime() + 1);
      const answer = await (body instanceof FormData
        ? sendForm(browser, url, body)
        : browser.send(method, url, { ...(body !== undefined && { body: JSON.parse(body) as unknown }), headers, withoutToken: true }));
      // The stories call their person ana.
      const text = url === '/api/me' ? JSON.stringify({ ...answer.body, id: 'ana' }) : answer.text;
      return new Response(answer.status === 204 ? null : text, { status: answer.status });
    };
  /** what earlier stories have left in a list of the account */
  let before = new Set<string>();
  const addresses = new Set<string>();
  const listed = async (address: string): Promise<{ id: string }[]> => {
    if (!address.startsWith('/api/pools/')) addresses.add(address);
    const { body } = await first.get(`${address}?limit=200`);
    return (Array.isArray(body) ? body : body.items) as { id: string }[];
  };
  const addPool = async () => {
    const id = String((await first.post('/api/pools', { name: 'Twin', volumeL: 40_000 })).body.id);
    for (const { path, body } of needs) expect((await first.post(path.replace('{poolId}', id), body)).status).toBe(201);
    return id;
  };
  return {
    connect: () => Promise.resolve(fetchOf(devices[connected++ % 2 === 0 ? 0 : 1])),
    list: async (address) => (await listed(address)).filter(({ id }) => !before.has(id)),
    newPools: async () => {
      before = new Set(addresses.size > 0 ? (await Promise.all([...addresses].map(listed))).flat().map(({ id }) => id) : []);
      addresses.clear();
      return [await addPool(), await addPool()];
    },
  };
}
