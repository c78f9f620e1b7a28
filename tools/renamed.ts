// Which scripts of a build have to change their name when modules change: those that they are in, and every script in which such a name stands.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** `isChanged`: by the path of the module, as modules.json has it (web/tools/chunk-modules.ts). */
export function renamedWith(build: string, isChanged: (module: string) => boolean): string[] {
  const modules = JSON.parse(readFileSync(join(build, 'modules.json'), 'utf8')) as Record<string, object>;
  const assets = join(build, 'client', 'assets');
  const texts = globSync('*.js', { cwd: assets }).map((name) => [name, readFileSync(join(assets, name), 'utf8')] as const);
  const isOf = (script: string) => Object.keys(modules[script] ?? {}).some(isChanged);
  const renamed = new Set(
    Object.keys(modules)
      .filter(isOf)
      .map((script) => basename(script)),
  );
  for (let before = 0; before < renamed.size;) {
    before = renamed.size;
    for (const [name, text] of texts) if ([...renamed].some((other) => other !== name && text.includes(other))) renamed.add(name);
  }
  return [...renamed];
}
