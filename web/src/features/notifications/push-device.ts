// Push messages in this browser: whether it can, whether it may, and turning them on and off. The permission is asked for by a press only.
import { ApiError } from '../../api/api-error.ts';
import { askSite } from '../../browser/site.ts';
import { subscribePush, unsubscribePush } from './notifications.data.ts';

export type PushState = 'unsupported' | 'needs_install' | 'blocked' | 'off' | 'on';

/** The person who turned them on here: the next person to sign in has not asked for any. */
const OWNER_KEY = 'lmp-push';
const RENEWED_KEY = 'lmp-push-renewed-at';
const RENEW_AFTER_MS = 24 * 3600_000;
const WORKER_PATIENCE_MS = 10_000;
const SERVICE_PATIENCE_MS = 20_000;

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that blocks storage forgets it; the server does not.
  }
}
function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** False: its push service takes no more messages for it. Then it is of no use here either, and the next one is new. */
async function save(subscription: PushSubscription, personId: string): Promise<boolean> {
  const { endpoint, keys = {} } = subscription.toJSON();
  try {
    await subscribePush({ endpoint: endpoint ?? subscription.endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== 'conflict') throw error;
    await subscription.unsubscribe();
    remember(OWNER_KEY, null);
    return false;
  }
  remember(OWNER_KEY, personId);
  remember(RENEWED_KEY, String(Date.now()));
  return true;
}

/** What there is, told to the server once more: it may have forgotten a browser that did not answer for a while. */
export async function readPushState(personId: string): Promise<PushState> {
  if (!isSupported()) return isApple() ? 'needs_install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await findSubscription();
  if (!subscription || Notification.permission !== 'granted' || remembered(OWNER_KEY) !== personId) return 'off';
  return (await save(subscription, personId)) ? 'on' : 'off';
}

/** Once a day, while the app is open: push services change their addresses. */
export async function renewPush(personId: string): Promise<void> {
  if (remembered(OWNER_KEY) !== personId || Date.now() - Number(remembered(RENEWED_KEY) ?? 0) < RENEW_AFTER_MS) return;
  await readPushState(personId);
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const sameBytes = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
  one !== null && one !== undefined && new Uint8Array(one).join() === other.join();

const after = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The browser did not answer in time.')), ms);
  });

/** After a press. Throws where the push service cannot be reached. */
export async function turnOnPush(personId: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return Notification.permission === 'denied' ? 'blocked' : 'off';
  const { vapidPublicKey } = await askSite();
  if (vapidPublicKey === undefined) throw new Error('This server has no key for push messages.');
  const key = bytesOf(vapidPublicKey);
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, after(WORKER_PATIENCE_MS)]);
  const known = await pushManager.getSubscription();
  // A subscription with another key cannot be used, and blocks a new one.
  const isCurrent = known !== null && sameBytes(known.options.applicationServerKey, key);
  if (known && isCurrent && (await save(known, personId))) return 'on';
  if (known && !isCurrent) await known.unsubscribe();
  const subscribing = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const made = await Promise.race([subscribing, after(SERVICE_PATIENCE_MS)]);
  return (await save(made, personId)) ? 'on' : 'off';
}

export async function turnOffPush(): Promise<void> {
  const subscription = await findSubscription();
  if (subscription) {
    await unsubscribePush(subscription.endpoint);
    await subscription.unsubscribe();
  }
  remember(OWNER_KEY, null);
}
