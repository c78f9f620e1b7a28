// Where the browser for the journeys is: named, found, or installed from the system's packages when that is allowed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of Chromium or Chrome, if there is one. CHROMIUM_PATH names it outright. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [process.env.CHROMIUM_PATH, ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC];
  return candidates.find((path) => path && isRunnable(path));
}

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Finds Chromium, or installs it from Debian's packages when we are root; otherwise says what to install. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (mayInstall()) {
    console.log('No Chromium here; installing it from the system packages for the browser journeys ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('The browser journeys need Chromium or Chrome: install the package "chromium", or name its path in CHROMIUM_PATH.');
}
