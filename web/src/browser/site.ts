import type { Site } from '@limpid/contract';

// Asked by hand and not through the contract's client, so that the small script of the static pages stays small.
let asked: Promise<Site> | undefined;
const NOTHING: Site = { hasGoogleSignIn: false };

/** What this installation has set up; nothing while it cannot be asked. */
export function askSite(): Promise<Site> {
  asked ??= ask().catch(() => {
    asked = undefined;
    return NOTHING;
  });
  return asked;
}

async function ask(): Promise<Site> {
  const answer = await fetch('/api/site', { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${answer.status}: the settings cannot be read`);
  return (await answer.json()) as Site;
}

export function forgetSite(): void {
  asked = undefined;
}
