// What the worker does with a push message: it is always shown, and a press on it leads to the page that it is about.
import type { WorkerClient } from './worker-scope.ts';

interface PushMessage {
  title: string;
  options: { body: string; tag: string; icon: string; badge: string; data: { url: string } };
}

const ICON = '/icons/icon-192.png';
const BADGE = '/icons/monochrome-512.png';
const INBOX = '/notifications';

/** A path of this site and nothing else. */
function ownPath(url: unknown, origin: string): string {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return INBOX;
  const { origin: target, pathname, search } = new URL(url, origin);
  return target === origin ? pathname + search : INBOX;
}

/** Browsers want something to be shown for every message, also for one that cannot be read. */
export function pushMessageOf(text: string | undefined, origin: string): PushMessage {
  let given: { id?: unknown; title?: unknown; text?: unknown; url?: unknown } = {};
  try {
    given = (JSON.parse(text ?? '') ?? {}) as typeof given;
  } catch {
    // It is shown without words of its own.
  }
  const { id, title, text: body, url } = given;
  return {
    title: typeof title === 'string' ? title : 'Limpid',
    options: {
      body: typeof body === 'string' ? body : '',
      // The same message twice is shown once.
      tag: typeof id === 'string' ? id : 'limpid',
      icon: ICON,
      badge: BADGE,
      data: { url: ownPath(url, origin) },
    },
  };
}

interface Windows {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Pick<WorkerClient, 'focus' | 'navigate'>[]>;
  openWindow: (url: string) => Promise<unknown>;
}

/** In the window that is open, else in a new one. */
export async function openFrom(windows: Windows, url: unknown, origin: string): Promise<void> {
  const path = ownPath(url, origin);
  const [open] = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) return void (await windows.openWindow(path));
  try {
    await open.focus();
    await open.navigate(path);
  } catch {
    // A window that this worker does not control cannot be led anywhere.
    await windows.openWindow(path);
  }
}
