// What the journeys share: a person of their own, a pool, a reading, through the same calls that the pages make.
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { pngOf } from './photo-file.ts';

export interface Newcomer {
  email: string;
  password: string;
}

let count = 0;

/** A write with the protection token, in the page's own session. */
export async function write<Answer = unknown>(
  page: Page,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { token, headerName } = (await (await page.request.get('/api/csrf-token')).json()) as { token: string; headerName: string };
  const response = await page.request.fetch(path, { method, data: body, headers: { [headerName]: token } });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${response.ok() ? '' : await response.text()}`).toBe(true);
  return (response.status() === 204 ? undefined : await response.json()) as Answer;
}

/** Opens an account by the call, not by the form. */
export async function signUp(page: Page): Promise<Newcomer> {
  const email = `person-${process.pid}-${Date.now()}-${count++}@example.com`;
  const password = 'Clear-Water-7';
  await write(page, 'POST', '/auth/register', { firstName: 'Robin', lastName: 'Reef', email, password });
  return { email, password };
}

/** A professional with four pools and a year of tests and treatments, made beside the running server. */
export async function seededYear(): Promise<Newcomer> {
  const env = { ...process.env, DATA_DIR: process.env.JOURNEYS_DATA_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/src/seed.ts', '--again'], { env });
  const [, email = '', password = ''] = /(demo\.pro@\S+)\s+password: (\S+)/.exec(stdout) ?? [];
  return { email, password };
}

/** The form as a person fills it: by its labels, then Enter. */
export async function signIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** The links of the reset mails to this address, oldest first, as soon as there are `atLeast` of them. */
export async function resetLinks(email: string, atLeast: number): Promise<string[]> {
  const folder = join(process.env.JOURNEYS_DATA_DIR ?? '', 'mail');
  let links: string[] = [];
  const look = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).toSorted();
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    links = mails.filter((mail) => mail.includes(`To: ${email}`)).flatMap((mail) => /^\S+\/auth\?token=\S+$/m.exec(mail)?.[0] ?? []);
    return links.length;
  };
  await expect.poll(look, { timeout: 15_000 }).toBeGreaterThanOrEqual(atLeast);
  return links;
}

export const BACKYARD = {
  name: 'Backyard pool',
  volumeL: 56_781,
  surface: 'plaster',
  timeZone: 'America/Phoenix',
  place: { city: 'Phoenix', state: 'AZ', zip: '85004', latitude: 33.45, longitude: -112.07, timeZone: 'America/Phoenix' },
};

export const addPool = (page: Page, pool: object = BACKYARD) => write<{ id: string }>(page, 'POST', '/api/pools', pool);

export const OFF_WATER = {
  freeChlorinePpm: 1,
  combinedChlorinePpm: 0.2,
  ph: 7.9,
  alkalinityPpm: 130,
  hardnessPpm: 180,
  cyanuricAcidPpm: 30,
  temperatureC: 29,
  method: 'drops',
};

export const addReading = (page: Page, poolId: string, reading: object = OFF_WATER) =>
  write<{ id: string }>(page, 'POST', `/api/pools/${poolId}/readings`, reading);

/** A picture that is gray all over. */
export async function addPhoto(
  page: Page,
  poolId: string,
  about: Record<string, string> = {},
  [width, height] = [64, 48],
): Promise<{ id: string }> {
  const { token, headerName } = (await (await page.request.get('/api/csrf-token')).json()) as { token: string; headerName: string };
  const data = new Uint8ClampedArray(width * height * 4).fill(200);
  const file = { name: 'pool.png', mimeType: 'image/png', buffer: pngOf({ data, width, height }) };
  const sent = await page.request.post(`/api/pools/${poolId}/photos`, { multipart: { ...about, file }, headers: { [headerName]: token } });
  expect(sent.status(), await sent.text()).toBe(201);
  return (await sent.json()) as { id: string };
}
