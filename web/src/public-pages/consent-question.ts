import { readConsent } from '../consent/consent.ts';
import { wireConsentBanner } from '../consent/consent-wiring.ts';

/** Takes the question out of the page's template, unless it was answered; right after the skip link, so that the keyboard finds it soon. */
export function askForConsent(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-consent-template]');
  if (!template || readConsent()) return;
  const banner = document.importNode(template.content, true).querySelector<HTMLElement>('[data-consent-banner]');
  if (!banner) return;
  const skipLink = document.querySelector('.skip-link');
  if (skipLink) skipLink.after(banner);
  else document.body.prepend(banner);
  const stop = wireConsentBanner(banner, () => {
    stop();
    banner.remove();
  });
}
