// Which source files each of the browser's scripts is made of, and how much of it: modules.json beside them, read by tools/page-weights.ts.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

export function chunkModules(webRoot: string): Plugin {
  const houseRoot = path.dirname(webRoot);
  return {
    name: 'limpid:chunk-modules',
    apply: 'build',
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const modules = chunks.map((chunk) => {
        const lengths = Object.entries(chunk.modules).map(([id, { renderedLength }]) => [path.relative(houseRoot, id), renderedLength]);
        return [`/${chunk.fileName}`, Object.fromEntries(lengths)];
      });
      const { root, build } = this.environment.config;
      writeFileSync(path.join(path.resolve(root, build.outDir), '..', 'modules.json'), JSON.stringify(Object.fromEntries(modules)));
    },
  };
}
