import { expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { loadSentences, say } from './say.ts';

const words = vi.hoisted(() => ({ arrive: () => undefined as void, asked: [] as string[] }));
vi.mock('../ui/late-words.ts', () => ({
  fetchWords: (language: string) => {
    words.asked.push(language);
    return new Promise<void>((resolve) => {
      words.arrive = resolve;
    });
  },
}));

it('says nothing in Spanish before the Spanish texts of the sentences are here', async () => {
  overwriteGetLocale(() => 'es');
  const said = [{ code: 'findings_swim_ready' }];
  const loading = loadSentences();
  await vi.waitFor(() => expect(words.asked).toEqual(['es']));
  expect(say('in English', said)).toBe('in English');
  words.arrive();
  await loading;
  expect(say('in English', said)).not.toBe('in English');
});
