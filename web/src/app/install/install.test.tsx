import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { platformOf } from './install-platform.ts';
import { createInstallStore, type InstallPrompt } from './install-state.ts';
import { InstallButton, InstallHelp } from './install.tsx';

function visit({ standalone = false, storage = localStorage as Storage | null } = {}) {
  const place = Object.assign(new EventTarget(), { navigator: {}, matchMedia: () => ({ matches: standalone }) });
  Object.defineProperty(place, 'localStorage', {
    get: () => {
      if (!storage) throw new DOMException('denied', 'SecurityError');
      return storage;
    },
  });
  const store = createInstallStore(place as unknown as Window);
  store.watch();
  const offer = (outcome: 'accepted' | 'dismissed' = 'accepted') => {
    const prompt = vi.fn<InstallPrompt['prompt']>(async () => undefined);
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome }),
    });
    place.dispatchEvent(event);
    return { event, prompt };
  };
  return { store, place, offer };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the prompt', () => {
  it('is the browser’s own on the first visit, which is remembered', () => {
    const { store, offer } = visit();
    expect(localStorage.getItem('lmp-install-seen')).not.toBeNull();
    expect(offer().event.defaultPrevented).toBe(false);
    expect(store.state()).toEqual({ isStandalone: false, isInstalled: false, canPrompt: false });
  });

  it('is held back for our button later, and shown once', async () => {
    visit();
    const { store, offer } = visit();
    const heard = vi.fn<() => void>();
    store.subscribe(heard);
    const { event, prompt } = offer();
    expect(event.defaultPrevented).toBe(true);
    expect(store.state().canPrompt).toBe(true);
    expect(heard).toHaveBeenCalled();
    expect(await store.prompt()).toBe(true);
    expect(prompt).toHaveBeenCalledOnce();
    expect(store.state().canPrompt).toBe(false);
    expect(await store.prompt()).toBe(false);
    offer('dismissed');
    expect(await store.prompt()).toBe(false);
  });

  it('stores that it is installed: by the event, or when it runs in its own window', () => {
    const first = visit();
    first.place.dispatchEvent(new Event('appinstalled'));
    expect(first.store.state().isInstalled).toBe(true);
    expect(localStorage.getItem('lmp-installed')).not.toBeNull();
    expect(visit().store.state()).toMatchObject({ isInstalled: true, isStandalone: false });
    localStorage.clear();
    expect(visit({ standalone: true }).store.state()).toMatchObject({ isInstalled: true, isStandalone: true });
    expect(localStorage.getItem('lmp-installed')).not.toBeNull();
  });

  it('comes back when it was removed, and works without storage', () => {
    localStorage.setItem('lmp-installed', 'true');
    localStorage.setItem('lmp-install-seen', 'true');
    const { store, offer } = visit();
    offer();
    expect(store.state()).toEqual({ isStandalone: false, isInstalled: false, canPrompt: true });
    expect(visit({ storage: null }).store.state().isInstalled).toBe(false);
  });
});

describe('the way to install', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile Safari/604.1', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15', 0, 'desktop'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/145.0.0.0 Mobile Safari/537.36', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/145.0.0.0 Safari/537.36', 10, 'desktop'],
  ] as const)('%s with %i touches is %s', (userAgent, maxTouchPoints, platform) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
  });

  it.each([
    ['ios', 'Tap Share', 'Tap Add to Home Screen'],
    ['android', 'Open the menu', 'Tap Add to Home screen'],
    ['desktop', 'Click the install icon', 'Click Install'],
  ] as const)('is explained on %s', (platform, first, second) => {
    render(<InstallHelp open platform={platform} onClose={() => undefined} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining(first),
      expect.stringContaining(second),
    ]);
  });

  it('opens from the button where the browser cannot be asked', () => {
    render(<InstallButton />);
    fireEvent.click(screen.getByRole('button', { name: 'Install Limpid' }));
    expect(screen.getByRole('dialog', { name: 'Install Limpid' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
