import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetLeftovers, OF_PERSON } from './leftovers.ts';
import { forgetUser, rememberUser } from './signed-in-hint.ts';
import { forgetVerifyPlace, noteVerifyPlace } from './verify-place.ts';

const PERSON = '01a203f7-3464-7455-9803-42d335c34f86';
/** Stored for each pool; a pool's id looks like a person's. */
const OF_POOL = ['lmp-log-', 'lmp-guides-', 'lmp-bought-'];

/** Names of stored things that say nothing about a person: settings of the device, marks without a content. */
const OF_DEVICE = [
  'lmp-chart-span',
  'lmp-chart-values',
  'lmp-clock',
  'lmp-consent',
  'lmp-folded-groups',
  'lmp-fonts',
  'lmp-install-seen',
  'lmp-installed',
  'lmp-language',
  'lmp-leaving',
  'lmp-log-drops',
  'lmp-log-keys',
  'lmp-log-mode',
  'lmp-motion',
  'lmp-outbox',
  'lmp-passkey',
  'lmp-push',
  'lmp-push-renewed-at',
  'lmp-reloaded-at',
  'lmp-session-over',
  'lmp-text-size',
  'lmp-theme',
  'lmp-units',
  'lmp-water',
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what a person leaves on a device', () => {
  it('goes when they sign out, in both storages; what is of the device stays', () => {
    for (const storage of [localStorage, sessionStorage])
      for (const name of [...OF_PERSON, ...OF_POOL.map((name) => name + PERSON), ...OF_DEVICE]) storage.setItem(name, PERSON);
    noteVerifyPlace(PERSON, 53);
    forgetUser();
    const left = [localStorage, sessionStorage].flatMap((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index)),
    );
    expect(left.filter((name) => !OF_DEVICE.includes(name ?? ''))).toEqual([]);
    expect(localStorage.getItem('lmp-theme')).toBe(PERSON);
    forgetVerifyPlace();
  });

  it('goes when another person signs in', () => {
    rememberUser({ id: 'other', email: 'o@example.com', username: 'o', firstName: 'O' });
    noteVerifyPlace('other', 53);
    rememberUser({ id: PERSON, email: 'a@example.com', username: 'a', firstName: 'A' });
    expect(localStorage.getItem('lmp-unverified')).toBeNull();
    forgetLeftovers();
  });

  it('has every name in one of the lists, so that a new one is decided upon', () => {
    const folder = join(import.meta.dirname, '..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !/^(paraglide|testing)/.test(name),
    );
    const names = files.flatMap(
      (name) => readFileSync(join(folder, name), 'utf8').match(/(?<=['"`])lmp-(?:[a-z-]*[a-z](?=['"`])|[a-z-]*-(?=\$))/g) ?? [],
    );
    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(names)].filter((name) => ![...OF_PERSON, ...OF_POOL, ...OF_DEVICE].includes(name))).toEqual([]);
  });
});
