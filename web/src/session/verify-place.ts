// The place of the notice about an unconfirmed address (features/accounts/verify-notice.tsx): this device remembers its height, so that its
// place is reserved from the first paint on and nothing below moves when it appears.
const KEY = 'lmp-unverified';
/** When it was put off. */
export const PUT_OFF_KEY = 'lmp-verify-later';
/** It comes back after a week: by then a person has had time to look for the mail. */
export const PUT_OFF_MS = 7 * 86_400_000;
const HEIGHT = '--verify-place';

/** In the head of the page (early-reads.ts), where `u` is who has signed in on this device. */
export const KEEP_VERIFY_PLACE = `var v=(localStorage.getItem('${KEY}')||'').split(':');if(v[0]===u.id&&!(Date.now()-localStorage.getItem('${PUT_OFF_KEY}')<${PUT_OFF_MS})&&location.pathname==='/dashboard')document.documentElement.style.setProperty('${HEIGHT}',v[1]+'px');`;

/** As high as the word was, as long as it will come. */
export const VERIFY_PLACE = 'min-h-(--verify-place,0px)';

export function freeVerifyPlace(): void {
  document.documentElement.style.removeProperty(HEIGHT);
}

/** From now on, on this page. */
export const keepVerifyPlace = (heightPx: number): void => document.documentElement.style.setProperty(HEIGHT, `${heightPx}px`);

/** Whether the notice fits its place without moving what is below. */
export const fitsVerifyPlace = (heightPx: number): boolean =>
  heightPx <= (Number.parseFloat(document.documentElement.style.getPropertyValue(HEIGHT)) || 0) + 0.5;

export function noteVerifyPlace(personId: string, heightPx: number): void {
  try {
    localStorage.setItem(KEY, `${personId}:${heightPx}`);
  } catch {
    // Then the notice appears on the second page.
  }
}

/** Before it was ever seen, by who has just come in: about as high as it will be on a phone, on a desk with its second line. */
export const expectVerifyPlace = (personId: string): void => noteVerifyPlace(personId, window.innerWidth < 640 ? 53 : 58.25);

export function forgetVerifyPlace(): void {
  freeVerifyPlace();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was noted then.
  }
}
