// The compiler knows the page's globals here; these are the worker's own that we use.
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Rules that the browser applies without starting the worker. */
export interface Route {
  condition: { urlPattern: string; requestMode?: 'navigate' };
  source: 'network' | 'race-network-and-fetch-handler';
}

interface InstallEvent extends LastingEvent {
  addRoutes?: (rules: Route[]) => Promise<void>;
}

interface RequestEvent extends LastingEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface TagEvent extends LastingEvent {
  tag: string;
}

interface WordEvent extends LastingEvent {
  data: unknown;
}

interface PushEvent extends LastingEvent {
  data: { text: () => string } | null;
}

interface NotificationPressEvent extends LastingEvent {
  notification: Notification;
}

export interface WorkerClient {
  visibilityState: DocumentVisibilityState;
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
}

interface WorkerEvents {
  install: InstallEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  sync: TagEvent;
  message: WordEvent;
  push: PushEvent;
  notificationclick: NotificationPressEvent;
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WorkerClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  location: Location;
}
