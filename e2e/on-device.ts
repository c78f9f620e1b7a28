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

/** How many entries wait in the outbox. */
export const waitingOnDevice = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Opened before the app has made it, it would stay without its store.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'limpid-outbox')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('limpid-outbox');
      opening.addEventListener('error', () => reject(new Error('no outbox')));
      opening.addEventListener('success', () => {
        const keys = opening.result.transaction('records').objectStore('records').getAllKeys();
        keys.addEventListener('success', () => {
          opening.result.close();
          resolve(keys.result.filter((key) => key !== 'ledger').length);
        });
      });
    });
  });
