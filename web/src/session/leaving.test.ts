import { expect, it, vi } from 'vitest';
import { askBeforeLeaving, mayLeave } from './leaving.ts';

it('asks each once, also when a question is put again while it is being asked', async () => {
  let takeBack = () => false as boolean | void;
  const question = vi.fn(async () => {
    takeBack();
    if (question.mock.calls.length < 3) takeBack = askBeforeLeaving(() => question());
    return true;
  });
  takeBack = askBeforeLeaving(() => question());
  expect(await mayLeave()).toBe(true);
  expect(question).toHaveBeenCalledOnce();
  takeBack();
  expect(await mayLeave()).toBe(true);
  expect(question).toHaveBeenCalledOnce();
});
