import { beforeEach, expect, it } from 'vitest';
import { followLooks } from './looks.ts';

const root = document.documentElement;
const picture = () => document.querySelector('source')?.media;

/** What another tab has done, and what the browser then says to this one. */
function elsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  document.body.innerHTML = '<picture><source media="(prefers-color-scheme: dark)"><img alt=""></picture>';
});
followLooks();

it('follows the theme that another tab chooses, with its pictures, and back to the system', () => {
  elsewhere('lmp-theme', 'dark');
  expect([root.dataset['theme'], picture()]).toEqual(['dark', 'all']);
  elsewhere('lmp-theme', 'light');
  expect([root.dataset['theme'], picture()]).toEqual(['light', 'not all']);
  elsewhere('lmp-theme', null);
  expect([root.dataset['theme'], picture()]).toEqual([undefined, '(prefers-color-scheme: dark)']);
});

it('follows the size of the text and the wish for less motion', () => {
  elsewhere('lmp-text-size', '150');
  elsewhere('lmp-motion', 'reduce');
  expect([root.style.fontSize, root.dataset['motion']]).toEqual(['150%', 'reduce']);
  elsewhere('lmp-text-size', null);
  elsewhere('lmp-motion', null);
  expect([root.style.fontSize, root.dataset['motion']]).toEqual(['', undefined]);
});

it('takes no value that no one offers, and does not touch the looks for anything else', () => {
  elsewhere('lmp-theme', 'pink');
  elsewhere('lmp-text-size', '900');
  expect([root.dataset['theme'], root.style.fontSize]).toEqual([undefined, '']);
  localStorage.setItem('lmp-theme', 'dark');
  elsewhere('lmp-units', 'metric');
  expect(root.dataset['theme']).toBeUndefined();
});

it('catches up when it comes back from the browser’s store of pages', () => {
  localStorage.setItem('lmp-theme', 'dark');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(root.dataset['theme']).toBeUndefined();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(root.dataset['theme']).toBe('dark');
});
