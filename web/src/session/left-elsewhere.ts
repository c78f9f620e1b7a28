// A person signs out in one tab while another has a half-typed test. It is deleted from the device with everything else of theirs, but
// stays in that tab until it is closed: there we explain what happened, and the same person gets it back.
const KEY = 'lmp-left-elsewhere';
const USER_KEY = 'user';
const DRAFT = /^lmp-log-[0-9a-f]{8}-/;
/** A draft that went longer before has been saved or emptied. */
const TOGETHER_MS = 2000;

interface Left {
  personId: string;
  /** by the names under which they were stored */
  drafts: Record<string, string>;
}

function idIn(user: string | null): string | null {
  const parsed: unknown = JSON.parse(user ?? 'null');
  return typeof parsed === 'object' && parsed !== null && 'id' in parsed && typeof parsed.id === 'string' ? parsed.id : null;
}

type Stored = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>;

/** Listens to what other tabs change on this device. */
export function watchLeaving(now: () => number = Date.now): (event: Stored) => void {
  let gone: { name: string; text: string; at: number }[] = [];
  return ({ key, oldValue, newValue }) => {
    if (key !== null && DRAFT.test(key) && oldValue !== null && newValue === null)
      gone = [...gone.slice(-9), { name: key, text: oldValue, at: now() }];
    if (key !== USER_KEY) return;
    try {
      const [before, after] = [idIn(oldValue), idIn(newValue)];
      if (after !== null) return bringBackTo(after);
      const together = gone.filter(({ at }) => now() - at < TOGETHER_MS).map(({ name, text }) => [name, text] as const);
      const left: Left = { personId: before ?? '', drafts: Object.fromEntries(together) };
      sessionStorage.setItem(KEY, JSON.stringify(left));
    } catch {
      // A browser that keeps nothing has nothing to bring back.
    }
  };
}

function readLeft(): Left | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Left | null;
  } catch {
    return null;
  }
}

/** What to say on the sign-in page: null if no one signed out in another tab. */
export function leftElsewhere(): 'with a draft' | 'empty' | null {
  const left = readLeft();
  return left && (Object.keys(left.drafts).length > 0 ? 'with a draft' : 'empty');
}

/** Called on sign-in; another person's data is forgotten. */
export function bringBackTo(personId: string): void {
  const left = readLeft();
  if (!left) return;
  try {
    sessionStorage.removeItem(KEY);
    if (left.personId !== personId) return;
    for (const [name, text] of Object.entries(left.drafts)) if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
  } catch {
    // As above.
  }
}
