// What a browser has on its disk.
import type { Page } from '@playwright/test';

/** The words of every address whose answer is cached. */
export const cachedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opened before the app has made it, it would stay without its store.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'limpid-reads')) return [];
    const keys = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('limpid-reads');
      opening.addEventListener('error', () => reject(new Error('no cached answers')));
      opening.addEventListener('success', () => {
        const asked = opening.result.transaction('reads').objectStore('reads').getAllKeys();
        asked.addEventListener('success', () => {
          opening.result.close();
          resolve(asked.result);
        });
      });
    });
    return keys.flatMap((key) => (typeof key === 'string' ? [...key.matchAll(/"([a-z-]+)"/g)].map(([, word = '']) => word) : []));
  });
