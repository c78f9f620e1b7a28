// What was typed into the contact form and not sent, in this tab only: anyone may write from a device that is not their own.
const KEY = 'lmp-contact';

/** Every field by its name; empty where nothing was typed. */
export function typedMessage(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export function keepMessage(typed: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // A full or forbidden storage only costs the copy; the form still holds it.
  }
}

export function forgetMessage(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored then.
  }
}
