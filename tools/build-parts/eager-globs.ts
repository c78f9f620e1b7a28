// `import.meta.glob` is Vite's; this writes the same imports for esbuild, which builds the service worker. Only the form that we use:
// import.meta.glob<Type>('./folder/*.ts', { eager: true, import: 'name' }).
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

const GLOB = /import\.meta\.glob(?:<[^>]*>)?\(\s*'([^']+)',\s*\{ eager: true, import: '(\w+)' \}\s*\)/g;

export function withEagerGlobs(source: string, folder: string): string {
  const imports: string[] = [];
  const text = source.replaceAll(GLOB, (_, pattern: string, name: string) => {
    const files = globSync(pattern, { cwd: folder }).toSorted();
    const members = files.map((file) => {
      const address = JSON.stringify(`./${file}`);
      imports.push(`import { ${name} as glob_${imports.length} } from ${address};`);
      return `${address}: glob_${imports.length - 1}`;
    });
    return `({ ${members.join(', ')} })`;
  });
  return [...imports, text].join('\n');
}

export const eagerGlobs: Plugin = {
  name: 'eager-globs',
  setup: (build) => {
    build.onLoad({ filter: /\/offline\/nouns\.ts$/ }, ({ path }) => ({
      contents: withEagerGlobs(readFileSync(path, 'utf8'), dirname(path)),
      loader: 'ts',
    }));
  },
};
