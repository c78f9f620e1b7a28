/**
 * React Router loads the document again when the script of a page cannot be fetched, even when a link was only pointed at. Offline and
 * without the service worker no document would come, and what was typed would be lost: such a reload is refused. Browsers without the
 * Navigation API reload.
 */
export function refuseHopelessReloads(): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const isHopeless = !navigator.onLine && !navigator.serviceWorker?.controller;
    if (event.navigationType === 'reload' && isHopeless && event.cancelable) event.preventDefault();
  });
}
