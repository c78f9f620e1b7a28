// How these pages look follows what another tab of this browser chooses: light or dark, the size of the text, how much may move. The head
// has put on what was chosen before (app/settings/theme-script.ts).
import { MOTION_KEY, TEXT_SIZE_KEY, TEXT_SIZES, THEME_KEY } from '../../app/settings/theme-script.ts';

const LOOKS_KEYS: readonly (string | null)[] = [THEME_KEY, TEXT_SIZE_KEY, MOTION_KEY, null];
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** Pictures follow the system's theme; a chosen theme has to be applied. */
export function themePictures(): void {
  const { theme } = document.documentElement.dataset;
  const chosen = theme === 'dark' ? 'all' : 'not all';
  for (const source of document.querySelectorAll('source')) source.media = theme === undefined ? SYSTEM_IS_DARK : chosen;
}

function wear(name: 'theme' | 'motion', value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

function wearStoredLooks(): void {
  const chosen = (key: string, values: readonly string[]) => values.find((value) => value === localStorage.getItem(key));
  const size = chosen(TEXT_SIZE_KEY, TEXT_SIZES.slice(1));
  wear('theme', chosen(THEME_KEY, ['light', 'dark']));
  wear('motion', chosen(MOTION_KEY, ['reduce']));
  document.documentElement.style.fontSize = size === undefined ? '' : `${size}%`;
  themePictures();
}

/** The key is null after everything was cleared; a page from the back/forward cache has missed changes. */
export function followLooks(): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== sessionStorage && LOOKS_KEYS.includes(key)) wearStoredLooks();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // Storage that is forbidden holds no choice.
    try {
      if (persisted) wearStoredLooks();
    } catch {
      return;
    }
  });
}
