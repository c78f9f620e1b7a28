// Is what was built still what would be built? A hash over the names and contents of everything that goes in.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isSource = (path: string) => !/(^|\/)(node_modules|build|dist|\.react-router|paraglide|testing)(\/|$)|\.test\.tsx?$/.test(path);

export function fingerprint(root: string, patterns: string[], settings: string[] = []): string {
  const hash = createHash('sha256').update([process.versions.node.split('.')[0], ...settings].join('\n'));
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isSource(path.slice(root.length).replaceAll('\\', '/')))
    .toSorted();
  for (const path of files) {
    const content = readFileSync(path);
    hash.update(`${path.slice(root.length)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

const stampIn = (output: string) => join(output, '.built-from');

export function isBuiltFrom(output: string, inputs: string): boolean {
  try {
    return readFileSync(stampIn(output), 'utf8') === inputs;
  } catch {
    return false;
  }
}

/** Before building: a build that is cut short must not count as done. */
export const forgetBuild = (output: string) => rmSync(stampIn(output), { force: true });
export const rememberBuild = (output: string, inputs: string) => writeFileSync(stampIn(output), inputs);
