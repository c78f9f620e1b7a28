import { expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { loadSentences, engineText } from './engine-text.ts';

const texts = vi.hoisted(() => ({ arrive: () => undefined as void, asked: [] as string[] }));
vi.mock('../ui/lazy-messages.ts', () => ({
  fetchMessages: (language: string) => {
    texts.asked.push(language);
    return new Promise<void>((resolve) => {
      texts.arrive = resolve;
    });
  },
}));

it('stays English until the Spanish texts of the sentences are loaded', async () => {
  overwriteGetLocale(() => 'es');
  const messages = [{ code: 'findings_swim_ready' }];
  const loading = loadSentences();
  await vi.waitFor(() => expect(texts.asked).toEqual(['es']));
  expect(engineText('in English', messages)).toBe('in English');
  texts.arrive();
  await loading;
  expect(engineText('in English', messages)).not.toBe('in English');
});
