// What the markup of consent-form.tsx does. Plain DOM, so that pages with and without the app behave the same.
import { ALL, decideConsent, NONE, onConsent, OPTIONAL, readConsent } from './consent.ts';
import type { ConsentChoice } from './consent.ts';
import { askSite } from '../browser/site.ts';

const boxOf = (root: ParentNode, name: string) => root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const partOf = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-consent-${name}]`);

function show(root: ParentNode, name: string, isShown: boolean): void {
  const part = partOf(root, name);
  if (part) part.hidden = !isShown;
}

const chosen = (root: ParentNode): ConsentChoice =>
  Object.fromEntries(OPTIONAL.map((name) => [name, boxOf(root, name)?.checked ?? false])) as ConsentChoice;

/** What was decided last, in boxes and words. */
function fill(root: ParentNode, locale: string): void {
  const record = readConsent();
  for (const name of OPTIONAL) {
    const box = boxOf(root, name);
    if (box) box.checked = record?.preferences[name] ?? false;
  }
  show(root, 'decided', record !== undefined);
  show(root, 'undecided', record === undefined);
  const when = root.querySelector('time');
  if (!when || !record) return;
  when.dateTime = record.timestamp;
  when.textContent = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(record.timestamp));
}

/** Says of each category whether anything here uses it. */
async function tellUse(root: ParentNode): Promise<void> {
  const { analyticsId, errorDsn, ads } = await askSite();
  const inUse = { analytics: analyticsId !== undefined || errorDsn !== undefined, marketing: ads !== undefined };
  for (const [name, isUsed] of Object.entries(inUse)) {
    const note = root.querySelector<HTMLElement>(`[data-consent-unused="${name}"]`);
    if (note) note.hidden = isUsed;
  }
}

function customize(root: HTMLElement, isOpen: boolean): void {
  show(root, 'choices', isOpen);
  const button = (name: string) => root.querySelector<HTMLElement>(`[data-consent="${name}"]`);
  const [opener, save] = [button('customize'), button('save')];
  opener?.setAttribute('aria-expanded', String(isOpen));
  if (opener) opener.hidden = isOpen;
  if (save) save.hidden = !isOpen;
  if (!isOpen) return opener?.focus();
  void tellUse(root);
  boxOf(root, 'analytics')?.focus();
}

function onAnswer(root: HTMLElement, answered: (choice: ConsentChoice) => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const name = target instanceof Element ? target.closest<HTMLElement>('[data-consent]')?.dataset['consent'] : undefined;
    if (name === 'customize') customize(root, true);
    if (name === 'accept') answered(ALL);
    if (name === 'reject') answered(NONE);
    if (name === 'save') answered(chosen(root));
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

/**
 * For the form: shows what holds, keeps what is chosen, and follows decisions made elsewhere. The app names its language, because its page
 * gets the attribute `lang` only after this.
 */
export function wireConsentForm(root: HTMLElement, locale = document.documentElement.lang || 'en'): () => void {
  fill(root, locale);
  void tellUse(root);
  const stopHearing = onConsent(() => fill(root, locale));
  const stopAnswering = onAnswer(root, (choice) => {
    decideConsent(choice);
    show(root, 'saved', true);
  });
  return () => {
    stopHearing();
    stopAnswering();
  };
}

/** Adds space below the page, so that the banner covers nothing and hides no focus. What sticks to the bottom keeps clear of it too. */
function leaveRoom(banner: HTMLElement): () => void {
  const { body, documentElement: root } = document;
  const fit = () => {
    const room = `${Math.max(0, window.innerHeight - banner.getBoundingClientRect().top) + 16}px`;
    body.style.paddingBottom = room;
    root.style.scrollPaddingBottom = room;
    root.style.setProperty('--covered-bottom', room);
  };
  const observer = new ResizeObserver(fit);
  observer.observe(banner);
  return () => {
    observer.disconnect();
    body.style.removeProperty('padding-bottom');
    root.style.removeProperty('scroll-padding-bottom');
    root.style.removeProperty('--covered-bottom');
  };
}

/** For the banner: `close` takes it away, after an answer or for now. Escape decides nothing. */
export function wireConsentBanner(banner: HTMLElement, close: () => void): () => void {
  const end = () => {
    const hadFocus = banner.contains(document.activeElement);
    close();
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (partOf(banner, 'choices')?.hidden) end();
    else customize(banner, false);
  };
  banner.addEventListener('keydown', onKey);
  const stops = [leaveRoom(banner), onConsent(end), onAnswer(banner, decideConsent), () => banner.removeEventListener('keydown', onKey)];
  return () => {
    for (const stop of stops) stop();
  };
}
