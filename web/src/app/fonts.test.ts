import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFonts, FONTS_SCRIPT } from './fonts.ts';

const load = vi.fn<(font: string, letters?: string) => Promise<unknown[]>>();
const root = document.documentElement;
const openAgain = () => {
  root.removeAttribute('data-fonts');
  // As the document runs it: a text between its tags.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(FONTS_SCRIPT)();
};

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  localStorage.clear();
  root.removeAttribute('data-fonts');
});
afterEach(() => Reflect.deleteProperty(document, 'fonts'));

it('shows the page in a font when it is here, not before', async () => {
  let arrive = () => undefined as void;
  load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve([]))));
  const brought = loadFonts(['sans']);
  expect(root.dataset['fonts']).toBeUndefined();
  arrive();
  await brought;
  expect(root.dataset['fonts']).toBe('sans');
  expect(load.mock.calls).toEqual([['1em Geist', 'a']]);
});

it('asks for the accents at once where the page speaks another language', async () => {
  root.lang = 'es';
  await loadFonts(['sans']);
  root.lang = 'en';
  expect(load.mock.calls).toEqual([['1em Geist', 'aá']]);
});

it('knows on the next page which fonts are here, and asks for them at once', async () => {
  openAgain();
  expect(root.dataset['fonts']).toBeUndefined();
  await loadFonts(['sans']);
  await loadFonts(['sans', 'serif']);
  load.mockClear();
  openAgain();
  expect(root.dataset['fonts']).toBe('sans serif');
  expect(load.mock.calls).toEqual([['1em Geist']]);
});

it('leaves the page as it is when a font does not come', async () => {
  load.mockRejectedValue(new Error('no network'));
  await loadFonts(['sans']);
  expect(root.dataset['fonts']).toBeUndefined();
  openAgain();
  expect(root.dataset['fonts']).toBeUndefined();
});
