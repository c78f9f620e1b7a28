import type { Site } from '@limpid/contract';
import type { OutsideServices } from '../../config.ts';
import { ping, type Queries } from '../../db/connection.ts';

const ANSWER_WITHIN_MS = 2000;
/** Many simultaneous probes cause one question to the database. */
const CACHED_MS = 250;

/** Whether the database answers in time. */
export function createReadiness(db: Queries): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  const ask = (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    });
    const answer = ping(db).then(
      () => true,
      () => false,
    );
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
  return () => {
    if (!asked || performance.now() - asked.at > CACHED_MS) asked = { at: performance.now(), answer: ask() };
    return asked.answer;
  };
}

/** The page without personal data: no query, ids as `:id`. */
export const placeOf = (url: string): string =>
  url
    .replace(/[?#].*$/s, '')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id')
    .replaceAll(/[^\w/:.-]/g, '')
    .slice(0, 200);

/** The settings that browsers get: public ids. */
export const siteOf = (
  { analyticsId, errorDsn, ads }: OutsideServices,
  { hasGoogleSignIn, vapidPublicKey }: Pick<Site, 'hasGoogleSignIn' | 'vapidPublicKey'>,
): Site => ({
  ...(analyticsId === undefined ? {} : { analyticsId }),
  ...(errorDsn === undefined ? {} : { errorDsn }),
  ...(ads ? { ads: { scriptUrl: ads.scriptUrl, slots: ads.slots } } : {}),
  hasGoogleSignIn,
  vapidPublicKey,
});
