// Whether Limpid is or can be installed. On the first visit the browser shows its own prompt; later we hold it back for our button. No
// React here: pages without the app use it too.
const SEEN_KEY = 'lmp-install-seen';
const INSTALLED_KEY = 'lmp-installed';

export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallState {
  /** running in its own window */
  isStandalone: boolean;
  /** here, or in another window of this browser */
  isInstalled: boolean;
  /** the browser's prompt is at hand for our button */
  canPrompt: boolean;
}

export interface InstallStore {
  /** looks and listens; from the first line of the page on, as the browser says it only once */
  watch: () => void;
  state: () => InstallState;
  subscribe: (listener: () => void) => () => void;
  /** shows the browser's prompt; true when it was accepted */
  prompt: () => Promise<boolean>;
}

type Surroundings = Pick<Window, 'addEventListener' | 'matchMedia' | 'localStorage'> & { navigator: Navigator };

const OWN_WINDOW = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay']
  .map((mode) => `(display-mode: ${mode})`)
  .join(', ');

function memoryOf(place: Surroundings) {
  const remember = (key: string): void => {
    try {
      place.localStorage.setItem(key, 'true');
    } catch {
      // Without storage every visit is a first one.
    }
  };
  const remembers = (key: string): boolean => {
    try {
      return place.localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  };
  return { remember, remembers };
}

const isInOwnWindow = (place: Surroundings): boolean =>
  place.matchMedia(OWN_WINDOW).matches || (place.navigator as { standalone?: boolean }).standalone === true;

interface Kept {
  state: InstallState;
  prompt: InstallPrompt | undefined;
  change: (changes: Partial<InstallState>, prompt?: InstallPrompt) => void;
}

export function createInstallStore(place: Surroundings): InstallStore {
  const listeners = new Set<() => void>();
  const kept: Kept = {
    state: { isStandalone: false, isInstalled: false, canPrompt: false },
    prompt: undefined,
    change: (changes, prompt) => {
      kept.prompt = prompt;
      kept.state = { ...kept.state, ...changes, canPrompt: prompt !== undefined };
      for (const listener of listeners) listener();
    },
  };
  return {
    watch: () => watchPlace(place, kept),
    state: () => kept.state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prompt: () => showPrompt(kept),
  };
}

function watchPlace(place: Surroundings, kept: Kept): void {
  const { remember, remembers } = memoryOf(place);
  const isLaterVisit = remembers(SEEN_KEY);
  remember(SEEN_KEY);
  const isStandalone = isInOwnWindow(place);
  if (isStandalone) remember(INSTALLED_KEY);
  kept.change({ isStandalone, isInstalled: isStandalone || remembers(INSTALLED_KEY) });
  place.addEventListener('beforeinstallprompt', (event) => {
    if (!isLaterVisit) return;
    event.preventDefault();
    // The browser asks only where it is not installed (any more).
    kept.change({ isInstalled: isStandalone }, event as InstallPrompt);
  });
  place.addEventListener('appinstalled', () => {
    remember(INSTALLED_KEY);
    kept.change({ isInstalled: true });
  });
}

/** Each prompt may be shown once; the browser brings a new one when it likes to. */
async function showPrompt(kept: Kept): Promise<boolean> {
  const { prompt } = kept;
  if (!prompt) return false;
  kept.change({});
  await prompt.prompt();
  return (await prompt.userChoice).outcome === 'accepted';
}

let store: InstallStore | undefined;

/** Once per page. */
export function watchInstall(): InstallStore {
  if (!store) {
    store = createInstallStore(window);
    store.watch();
  }
  return store;
}
