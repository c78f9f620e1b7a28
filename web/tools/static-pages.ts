// Pages without scripts are never rendered in the browser: the bundle does not contain them. Links to them inside the app load the whole
// page.
import type { Plugin } from 'vite';

// What answers for an address that cannot be fetched must be able to draw itself.
const DRAWN = /\/offline-page\.tsx/;
const IS_STATIC = /^export const handle = \{[^}]*\bstatic: true\b[^}]*\};?$/m;

/** The same exports, so that the router's table of the build stays true. */
export function withoutPage(code: string): string | null {
  if (!IS_STATIC.test(code)) return null;
  const named = [...code.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name);
  const rest = named.filter((name) => !['handle', 'meta'].includes(name ?? ''));
  if (rest.length > 0) throw new Error(`A page without scripts exports ${rest.join(', ')}.`);
  return [
    "import { useEffect } from 'react';",
    'export const handle = { static: true };',
    named.includes('meta') ? 'export const meta = () => [];' : '',
    'export default function FetchedWhole() {',
    // A document that was loaded for this very address would only come again.
    "  useEffect(() => { const [loaded] = performance.getEntriesByType('navigation'); if (!loaded || new URL(loaded.name).pathname !== location.pathname) location.reload(); }, []);",
    '  return null;',
    '}',
  ].join('\n');
}

export function staticPages(): Plugin {
  return {
    name: 'limpid:static-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: { include: /\/web\/src\/public-pages\/([\w-]+\/)?[\w-]+-page\.tsx/, exclude: DRAWN } },
      handler: (code) => withoutPage(code),
    },
  };
}
