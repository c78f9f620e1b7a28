// Every noun that works offline: whatever is declared in nouns/. A build knows these calls and no others.
import type { NounDeclaration } from './noun.ts';
import { registryOf } from './noun-registry.ts';

// Vite writes the imports; for the worker tools/build-parts/eager-globs.ts does.
const declared = import.meta.glob<NounDeclaration>('./nouns/*.ts', { eager: true, import: 'noun' });

export const { NOUNS, CALLS, callOf, nounOf, verbOf, declarationOf, siblingCall, momentsOf, MOMENTS } = registryOf(declared);
