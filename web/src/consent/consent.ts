// What this browser's owner has allowed. One record in local storage, the same for pages with and without the app.
export const CONSENT_KEY = 'lmp-consent';
/** A record of another version answers another question: it is asked again. */
export const CONSENT_VERSION = '1';
export const BANNER_DELAY_MS = 100;

export const OPTIONAL = ['analytics', 'marketing', 'preferences'] as const;
export type OptionalCategory = (typeof OPTIONAL)[number];
export type ConsentChoice = Record<OptionalCategory, boolean>;
export interface ConsentRecord {
  /** when it was decided, ISO 8601 */
  timestamp: string;
  preferences: ConsentChoice & { essential: true };
  version: string;
}

export const ALL: ConsentChoice = { analytics: true, marketing: true, preferences: true };
export const NONE: ConsentChoice = { analytics: false, marketing: false, preferences: false };

export const consentRecord = ({ analytics, marketing, preferences }: ConsentChoice, at: Date): ConsentRecord => ({
  timestamp: at.toISOString(),
  preferences: { essential: true, analytics, marketing, preferences },
  version: CONSENT_VERSION,
});

/** Undefined when nothing was decided, or nothing that can still be read. */
export function parseConsent(text: string | null): ConsentRecord | undefined {
  if (text === null) return undefined;
  try {
    const { timestamp, preferences, version } = JSON.parse(text) as Partial<ConsentRecord>;
    const isWhole = OPTIONAL.every((category) => typeof preferences?.[category] === 'boolean');
    if (version !== CONSENT_VERSION || typeof timestamp !== 'string' || !preferences || !isWhole) return undefined;
    const { analytics, marketing, preferences: comfort } = preferences;
    return { timestamp, preferences: { essential: true, analytics, marketing, preferences: comfort }, version };
  } catch {
    return undefined;
  }
}

type Listener = (record: ConsentRecord) => void;
const listeners = new Set<Listener>();
// Where nothing can be stored, a decision still holds for this page.
let unstored: ConsentRecord | undefined;

export function readConsent(): ConsentRecord | undefined {
  try {
    return unstored ?? parseConsent(localStorage.getItem(CONSENT_KEY));
  } catch {
    return unstored;
  }
}

export const isAllowed = (category: OptionalCategory): boolean => readConsent()?.preferences[category] ?? false;

export function decideConsent(choice: ConsentChoice): ConsentRecord {
  const record = consentRecord(choice, new Date());
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
    unstored = undefined;
  } catch {
    // Asked again on the next page.
    unstored = record;
  }
  for (const listener of listeners) listener(record);
  return record;
}

/** Hears every decision, also of another tab. */
export function onConsent(listener: Listener): () => void {
  const fromElsewhere = ({ key, newValue }: StorageEvent) => {
    const record = key === CONSENT_KEY ? parseConsent(newValue) : undefined;
    if (record) listener(record);
  };
  listeners.add(listener);
  window.addEventListener('storage', fromElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromElsewhere);
  };
}
