// Takes the pictures of the public pages from the running product: the start page's two views, the chart, and the cards for shared links.
// Run by hand beside a fresh server: node tools/take-pictures.ts http://localhost:3000 (opens one account of its own there).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { requireChromium } from './chromium.ts';

const base = process.argv[2] ?? 'http://localhost:3000';
const web = join(import.meta.dirname, '..', 'web');
const pictures = join(web, 'src', 'public-pages', 'pictures');
const share = join(web, 'public', 'share');
const DAY_MS = 86_400_000;
const SCHEMES = ['light', 'dark'] as const;

// A month of a well-cared-for pool, then today's test: everything in range, so every part of the picture agrees.
const HISTORY = [
  [30, 4.5, 7.6, 90],
  [27, 5.5, 7.7, 90],
  [24, 6, 7.5, 85],
  [21, 3.5, 7.8, 90],
  [18, 6.5, 7.6, 85],
  [15, 4.5, 7.7, 85],
  [12, 4, 7.6, 90],
  [9, 6, 7.5, 85],
  [6, 5, 7.6, 85],
  [3, 5, 7.7, 90],
  [0, 5.5, 7.5, 90],
] as const;
const POOL = {
  name: 'Backyard pool',
  volumeL: 56_781,
  surface: 'plaster',
  timeZone: 'America/Phoenix',
  shelf: [
    { productId: 'liquid-chlorine', strengthPercent: 12.5 },
    { productId: 'muriatic-acid', strengthPercent: 31.45 },
  ],
};

async function write(page: Page, path: string, body: object): Promise<{ id: string }> {
  const { token, headerName } = (await (await page.request.get(`${base}/api/csrf-token`)).json()) as { token: string; headerName: string };
  const answer = await page.request.post(base + path, { data: body, headers: { [headerName]: token } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

async function furnish(page: Page): Promise<void> {
  const email = `pictures-${Date.now()}@example.com`;
  await write(page, '/auth/register', { firstName: 'Robin', lastName: 'Reef', email, password: 'Clear-Water-7' });
  const { shelf, ...pool } = POOL;
  const { id } = await write(page, '/api/pools', { ...pool, shelf });
  for (const [days, freeChlorinePpm, ph, alkalinityPpm] of HISTORY) {
    const takenAt = new Date(Date.now() - days * DAY_MS - 20 * 60_000).toISOString();
    const values = { freeChlorinePpm, combinedChlorinePpm: 0, ph, alkalinityPpm, hardnessPpm: 320, cyanuricAcidPpm: 40, temperatureC: 28 };
    await write(page, `/api/pools/${id}/readings`, { ...values, method: 'drops', takenAt });
    if (days === 0) continue;
    const doneAt = new Date(Date.now() - days * DAY_MS).toISOString();
    await write(page, `/api/pools/${id}/treatments`, { productId: 'liquid-chlorine', strengthPercent: 12.5, amountMl: 1200, doneAt });
  }
}

/** The browser of the tests writes WebP; nothing else needs to be installed. */
async function saveWebp(page: Page, png: Buffer, file: string, quality: number): Promise<void> {
  const dataUrl = await page.evaluate(
    async ([source, level]) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: level });
      return [...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join('');
    },
    [`data:image/png;base64,${png.toString('base64')}`, quality] as const,
  );
  const bytes = Buffer.from(dataUrl, 'latin1');
  writeFileSync(file, bytes);
  console.log(`${file.slice(web.length + 1)} ${(bytes.byteLength / 1024).toFixed(1)} kB`);
}

/** What a person has answered or put away long before: the questions about cookies and the mail address. */
const asLongHere = () => {
  const preferences = { essential: true, analytics: false, marketing: false, preferences: false };
  localStorage.setItem('lmp-consent', JSON.stringify({ timestamp: new Date().toISOString(), preferences, version: '1' }));
  sessionStorage.setItem('lmp-verify-later', '1');
};

async function settle(page: Page, path: string): Promise<void> {
  await page.addInitScript(asLongHere);
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
}

async function takeViews(
  browser: Browser,
  state: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>,
): Promise<void> {
  const encoder = await browser.newPage();
  for (const colorScheme of SCHEMES) {
    const given = { colorScheme, storageState: state, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/Phoenix' } as const;
    const desk = await browser.newPage({ ...given, viewport: { width: 1240, height: 775 }, deviceScaleFactor: 1.5 });
    await settle(desk, '/dashboard');
    await saveWebp(encoder, await desk.screenshot(), join(pictures, `desktop-${colorScheme}.webp`), 0.8);
    await settle(desk, '/chemistry');
    const chart = desk.locator('[role="img"]:has(canvas), .uplot').first();
    await saveWebp(encoder, await chart.screenshot(), join(pictures, `chart-${colorScheme}.webp`), 0.8);
    const phone = await browser.newPage({ ...given, viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 });
    await settle(phone, '/dashboard');
    await saveWebp(encoder, await phone.screenshot(), join(pictures, `phone-${colorScheme}.webp`), 0.8);
  }
}

const CARDS = {
  site: ['Clear water, every day.', 'From a water test to the exact, safe dose.'],
  regions: ['Your pool, month by month.', 'Climate, checklists and fill water of five regions.'],
  rules: ['Pool rules in plain words.', 'Numbers, sources and dates of five regions.'],
} as const;

const inline = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

/** 1200 x 630, as the networks ask; the phone on it is the product's own screen. */
async function takeCards(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const fonts = join(web, 'src', 'styles', 'fonts');
  const serif = inline(join(fonts, 'newsreader-460.woff2'), 'font/woff2');
  const sans = inline(join(fonts, 'geist-400-650.woff2'), 'font/woff2');
  const phone = inline(join(pictures, 'phone-light.webp'), 'image/webp');
  const mark = inline(join(web, 'public', 'favicon.svg'), 'image/svg+xml');
  for (const [name, [title, text]] of Object.entries(CARDS)) {
    await page.setContent(`<style>
      @font-face { font-family: N; src: url(${serif}) } @font-face { font-family: G; src: url(${sans}); font-weight: 400 650 }
      body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: #0e222e; font: 400 32px/1.4 G;
        background: linear-gradient(165deg, #8fdcf0, #c9f1f8 55%, #f6fbfd) }
      p, h1 { margin: 0; position: absolute; left: 72px } .brand { top: 60px; display: flex; gap: 16px; align-items: center; font-weight: 600; font-size: 36px }
      h1 { top: 186px; width: 650px; font: 460 92px/1.02 N; letter-spacing: -.03em } .text { bottom: 76px; width: 520px; color: #2c4350 }
      .phone { position: absolute; right: 84px; top: 74px; width: 316px; border-radius: 40px; border: 10px solid #fff; box-shadow: 0 24px 64px -12px rgb(4 40 60 / .35) }
    </style><p class="brand"><img src="${mark}" width="56" height="56" alt="">Limpid</p><h1>${title}</h1><p class="text">${text}</p><img class="phone" src="${phone}" alt="">`);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(200);
    const png = await page.screenshot({ path: join(share, `${name}.png`) });
    console.log(`public/share/${name}.png ${(png.byteLength / 1024).toFixed(1)} kB`);
  }
}

mkdirSync(pictures, { recursive: true });
mkdirSync(share, { recursive: true });
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  const page = await browser.newPage();
  await furnish(page);
  await takeViews(browser, await page.context().storageState());
  await takeCards(browser);
} finally {
  await browser.close();
}
