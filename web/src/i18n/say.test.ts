import { expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { loadSentences, say } from './say.ts';

const words = vi.hoisted(() => ({ arrive: () => undefined as void, asked: [] as string[] }));
vi.mock('../ui/lazy-messages.ts', () => ({
  fetchMessages: (language: string) => {
    words.asked.push(language);
    return new Promise<void>((resolve) => {
      words.arrive = resolve;
    });
  },
}));

it('says nothing in Spanish before the Spanish texts of the sentences are here', async () => {
  overwriteGetLocale(() => 'es');
  const messages = [{ code: 'findings_swim_ready' }];
  const loading = loadSentences();
  await vi.waitFor(() => expect(words.asked).toEqual(['es']));
  expect(say('in English', messages)).toBe('in English');
  words.arrive();
  await loading;
  expect(say('in English', messages)).not.toBe('in English');
});
