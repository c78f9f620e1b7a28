import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FACED, showFacesInParts } from './face-parts.ts';

const lines = (count: number, words: string) => Array.from({ length: count }, () => `<p>${words}</p>`).join('');
const faced = () => [...document.querySelectorAll(`[${FACED}]`)];

/** how much of the page stood in its faces when the lines were measured, task by task */
const measured: number[] = [];
beforeEach(() => {
  measured.length = 0;
  vi.spyOn(document.body, 'offsetHeight', 'get').mockImplementation(() => measured.push(faced().length));
});
afterEach(() => vi.restoreAllMocks());

it('reaches every element that has words, in more than one task, from the top down', async () => {
  document.body.innerHTML = `<header><a>Limpid</a></header><main><section>${lines(30, 'first')}</section><section>${lines(30, 'second')}</section></main>`;
  await showFacesInParts();
  expect(measured).toEqual([2, 3]);
  expect(faced()).toEqual([...document.querySelectorAll('header, section')]);
});

it('never leaves out words that stand between elements', async () => {
  document.body.innerHTML = `<div>before ${lines(60, 'within')} after</div>`;
  await showFacesInParts();
  expect(faced()).toEqual([document.querySelector('div')]);
});
