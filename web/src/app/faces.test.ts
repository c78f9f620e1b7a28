import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringFaces, FACES_SCRIPT } from './faces.ts';

const load = vi.fn<(font: string, letters?: string) => Promise<unknown[]>>();
const root = document.documentElement;
const openAgain = () => {
  root.removeAttribute('data-faces');
  // As the document runs it: a text between its tags.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(FACES_SCRIPT)();
};

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  localStorage.clear();
  root.removeAttribute('data-faces');
});
afterEach(() => Reflect.deleteProperty(document, 'fonts'));

it('shows the page in a face when it is here, not before', async () => {
  let arrive = () => undefined as void;
  load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve([]))));
  const brought = bringFaces(['sans']);
  expect(root.dataset['faces']).toBeUndefined();
  arrive();
  await brought;
  expect(root.dataset['faces']).toBe('sans');
  expect(load.mock.calls).toEqual([['1em Geist', 'a']]);
});

it('asks for the accents at once where the page speaks another language', async () => {
  root.lang = 'es';
  await bringFaces(['sans']);
  root.lang = 'en';
  expect(load.mock.calls).toEqual([['1em Geist', 'aá']]);
});

it('knows on the next page which faces are here, and asks for them at once', async () => {
  openAgain();
  expect(root.dataset['faces']).toBeUndefined();
  await bringFaces(['sans']);
  await bringFaces(['sans', 'serif']);
  load.mockClear();
  openAgain();
  expect(root.dataset['faces']).toBe('sans serif');
  expect(load.mock.calls).toEqual([['1em Geist']]);
});

it('leaves the page as it is when a face does not come', async () => {
  load.mockRejectedValue(new Error('no network'));
  await bringFaces(['sans']);
  expect(root.dataset['faces']).toBeUndefined();
  openAgain();
  expect(root.dataset['faces']).toBeUndefined();
});
