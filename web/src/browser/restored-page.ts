// The way back in the browser's history may bring a whole page back with everything that it showed. Not to anybody else.
import { signedInId } from '../session/signed-in-hint.ts';

/** `personId`: whose page this is. */
export function hideFromOthers(personId: () => string | null): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const isOfAnother = () => signedInId() !== personId();
  window.addEventListener(
    'pagehide',
    () => {
      if (isOfAnother()) document.body.hidden = true;
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted || !(document.body.hidden || isOfAnother())) return;
      document.body.hidden = true;
      window.location.reload();
    },
    { signal },
  );
  return () => ending.abort();
}
