// Every page, once for each kind of person who sees it another way: it fits, axe finds nothing, and it complains of nothing.
import { expect, test } from './journey.ts';
import { PAGES } from '../web/tools/page-list.ts';
import { complaintsOf, inspect, inspectFrame, open, SIZES } from './inspect.ts';
import { lostByTab } from './keyboard.ts';
import { addPhoto, addPool, addReading, seededYear, signUp, write } from './people.ts';
import { publicFacts } from './public-facts.ts';
import { Ways } from './ways.ts';

const NO_POOL = '018f0000-0000-7000-8000-00000000dead';
/** An address that shows more than its bare page. */
const FULL: Readonly<Record<string, string>> = {
  '/search': '/search?q=chlorine',
  '/library/:slug': '/library/free-chlorine',
  '/seasonal/:slug': '/seasonal/florida-before-a-hurricane',
  '/es/seasonal/:slug': '/es/seasonal/florida-before-a-hurricane',
};
/** What is made at the request has its own journey (shared-photo.spec.ts). */
const addressesOf = (isProtected: boolean): string[] =>
  PAGES.filter((page) => (page.isProtected ?? false) === isProtected && !page.atRequest).map(({ path }) => FULL[path] ?? path);
const PUBLIC = [...addressesOf(false), '/nothing-here'];
const OF_THE_APP = addressesOf(true);
/** What is made of the same parts has the same faults. */
const ALIKE = new Set(PAGES.filter(({ looksLike }) => looksLike !== undefined).map(({ path }) => FULL[path] ?? path));
const isAlike = (address: string): boolean => ALIKE.has(address);

/** Their documents are all the same empty one; a person comes to them from another page. */
const SHELLS = new Set(PAGES.filter(({ html }) => html === 'shell').map(({ path }) => path));

// Long walks; a busy machine may take its time.
test.describe.configure({ timeout: 600_000 });

// What other pages need is fetched ahead by every page; nothing of it is seen here, and a walk would wait for it at every stop.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) })),
);

test('every public page: its head, its links, its looks', async ({ page }) => {
  const complaints = complaintsOf(page, /401|404/);
  const facts = publicFacts(page);
  for (const path of PUBLIC) {
    await inspect(page, path, { isAlike: isAlike(path) });
    await facts.gather(path);
  }
  await inspectFrame(page, '/');
  await facts.judge();
  expect(complaints).toEqual([]);
});

test('every page of the app without a pool, and with a pool without a test', async ({ page }) => {
  const complaints = complaintsOf(page, /404/);
  await signUp(page);
  const own = OF_THE_APP.filter((address) => !address.includes('calculators'));
  // Axe looks at these where they are full; here at what is there instead. Their documents are those of the next walk.
  await inspect(page, '/dashboard');
  for (const path of own.filter((address) => address !== '/dashboard'))
    await inspect(page, path.replace(':poolId', NO_POOL), { isAlike: true, isInside: true });
  for (const path of ['/setup', '/search?q=chlorine']) await inspect(page, path, { isAlike: true });
  await addPool(page);
  await inspect(page, '/dashboard');
  expect(complaints).toEqual([]);
});

test('every page of the app with a year of data', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { email, password } = await seededYear();
  await write(page, 'POST', '/auth/login', { email, password });
  const pools = (await (await page.request.get('/api/pools')).json()) as { id: string }[];
  const [first] = pools as [{ id: string }];
  for (let photo = 0; photo < 2; photo++) await addPhoto(page, first.id);
  const ways = new Ways();
  // Open for visitors too, who see something else there.
  for (const path of [...OF_THE_APP, `/gallery?pool=${first.id}`, '/gallery/links', '/setup']) {
    await inspect(page, path.replace(':poolId', pools[0]?.id ?? NO_POOL), {
      isAlike: isAlike(path),
      isInside: isAlike(path) || SHELLS.has(path),
    });
    if (path !== '/setup') await ways.note(page);
  }
  await inspectFrame(page, '/dashboard');
  ways.noteLog(['/chemistry/log', '/chemistry/strip', '/maintenance', '/ai-coach']);
  expect(ways.unclear).toEqual([]);
  expect(ways.beyond(3), 'more than three taps from Today').toEqual([]);
  expect(complaints).toEqual([]);
});

test('by Tab alone every stop is seen, free and in order, on a phone and on a desk', async ({ page }) => {
  // rings that fade in are half way for a moment
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const walk = async (paths: readonly string[]) => {
    for (const [viewport, path] of Object.values(SIZES).flatMap((size) => paths.map((one) => [size, one] as const))) {
      await page.setViewportSize(viewport);
      await open(page, path);
      expect.soft(await lostByTab(page), `${path} at ${viewport.width} px`).toEqual([]);
    }
  };
  await walk(['/auth', '/setup', '/contact', '/pricing', '/calculators/dose']);
  await signUp(page);
  const { id } = await addPool(page);
  await addReading(page, id);
  await walk(['/dashboard', '/chemistry', '/chemistry/log', `/pools/${id}`, '/settings/profile', '/settings/security']);
});
