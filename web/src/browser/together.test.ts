import { expect, it, vi } from 'vitest';
import { together } from './together.ts';

it('asks once for all who ask in the meantime, and again afterwards, also after a failure', async () => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('one').mockRejectedValueOnce(new Error('no')).mockResolvedValue('three');
  const press = together(ask);
  expect(await Promise.all([press(), press()])).toEqual(['one', 'one']);
  expect(ask).toHaveBeenCalledOnce();
  await expect(press()).rejects.toThrow('no');
  expect(await press()).toBe('three');
});
